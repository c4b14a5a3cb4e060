"""What is counted, for Prometheus at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
DECISIONS = Counter("folktable_decisions", "Decisions that were stored", ["game"], registry=REGISTRY)
REFUSALS = Counter("folktable_refusals", "Messages that were refused", ["code"], registry=REGISTRY)
SLOW_READERS = Counter("folktable_slow_readers", "Connections dropped because they read too slowly", registry=REGISTRY)
TURNED_AWAY = Counter("folktable_turned_away", "Connections ended because of a limit", ["limit"], registry=REGISTRY)
FAILED_TASKS = Counter("folktable_failed_tasks", "Faults of background tasks; they go on", ["task"], registry=REGISTRY)
CONNECTIONS = Gauge("folktable_connections", "Open connections to tables", registry=REGISTRY)
TABLES = Gauge("folktable_tables", "Tables in memory", registry=REGISTRY)
STORE_SECONDS = Histogram(
    "folktable_store_seconds",
    "One commit, of all that came in together",
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
