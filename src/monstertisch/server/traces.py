"""Spans of what people ask for, for OpenTelemetry: only if its extra is installed and the environment says where they go."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

EXTRA = "monstertisch[otel]"
ENDPOINTS = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"]
NOTHING = nullcontext()

tracer: Tracer | None = None


def span(name: str, **facts: str) -> AbstractContextManager[object]:
    """Something that takes time. Errors are not repeated here: their texts may hold what was to be written."""
    if tracer is None:
        return NOTHING
    return tracer.start_as_current_span(name, attributes=facts, record_exception=False, set_status_on_exception=False)


@contextmanager
def exported() -> Iterator[None]:
    """Spans go where the standard variables of the environment say, until the server ends."""
    if not any(os.environ.get(name) for name in ENDPOINTS):
        yield
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        logging.getLogger(__name__).warning('there are no traces, because something is missing: pip install "%s"', EXTRA)
        yield
        return
    with processed_by(BatchSpanProcessor(OTLPSpanExporter())):
        yield


@contextmanager
def processed_by(processor: SpanProcessor) -> Iterator[None]:
    global tracer
    from opentelemetry.sdk.resources import SERVICE_NAME, OTELResourceDetector, Resource
    from opentelemetry.sdk.trace import TracerProvider

    resource = Resource.create({SERVICE_NAME: "monstertisch"}).merge(OTELResourceDetector().detect())
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(processor)
    tracer = provider.get_tracer("monstertisch")
    try:
        yield
    finally:
        tracer = None
        provider.shutdown()
