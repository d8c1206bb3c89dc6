"""Many games on a cluster of Ray: the same portions as on the cores of one machine, done again where a worker dies."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.reason import BadSetup, Reason
from .series import Done, Workers, do_portion

LOCAL = "ray"  # the cluster that RAY_ADDRESS names, or one of this machine, for this series alone
EXTRA = "monstertisch[ray]"
TRIES = 3  # for a portion whose worker died, before it is the bots' fault


class Cluster(Workers):
    """`ray`, or `ray://host:10001`. Every machine of it has the same Monstertisch installed."""

    def __init__(self, address: str) -> None:
        if address != LOCAL and not address.startswith("ray://"):
            raise BadSetup(Reason("cluster-address", "", {"address": address}))
        if find_spec("ray") is None:
            raise BadSetup(Reason("ray-missing", "", {"extra": EXTRA}))
        ray: Any = import_module("ray")
        try:
            quietly = {"log_to_driver": False, "logging_level": logging.ERROR, "include_dashboard": False}
            ray.init(None if address == LOCAL else address, **quietly)
        except (ConnectionError, RuntimeError, ValueError) as error:
            problem = str(error).partition("\n")[0]
            raise BadSetup(Reason("cluster-unreachable", "", {"address": address, "problem": problem})) from None
        self.ray = ray
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(max_retries=TRIES)(do_portion)

    def submit(self, made: bytes, numbers: range) -> Any:
        return self.remote.remote(made, numbers)

    def result(self, submitted: Any) -> Done:
        try:
            done: Done = self.ray.get(submitted)
        except self.ray.exceptions.RayTaskError as failed:
            raise failed.cause from None
        except self.ray.exceptions.RayError as failed:
            raise BrokenProcessPool(str(failed)) from None
        return done

    def close(self) -> None:
        self.ray.shutdown()
