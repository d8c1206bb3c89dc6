"""How sure a mean is: the one place that knows what 95 % are."""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.96  # standard errors on either side that a 95 % interval has


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean; of a single one nothing is known, and none is told."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return SURE * math.sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
