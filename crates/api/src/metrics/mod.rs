//! `GET /metrics`: metrics in the OpenMetrics text format, for Prometheus. docs/operations/metrics.md explains each; a
//! test compares that page with the output.
//!
//! Requests are counted as they happen. Gauges of other parts (database queues, backlog, open streams) are read on
//! scrape.

mod access;
mod backlog;
mod endpoint;
mod measured;
mod places;
mod process;
mod report;
mod requests;

use prometheus_client::metrics::counter::Counter;

pub use access::MetricsToken;
pub(crate) use endpoint::configure;
pub(crate) use measured::Measured;

use backlog::CachedBacklog;
use requests::Requests;

use crate::operations::Operations;

/// Metrics of an instance.
pub(crate) struct Metrics {
    requests: Requests,
    backlog: CachedBacklog,
    /// Orders that were placed.
    pub(crate) orders: Counter,
    /// Quote requests that were placed.
    pub(crate) quotes: Counter,
}

impl Metrics {
    /// Nothing counted yet.
    pub(crate) fn new(operations: &'static Operations) -> Metrics {
        Metrics {
            requests: Requests::new(operations),
            backlog: CachedBacklog::default(),
            orders: Counter::default(),
            quotes: Counter::default(),
        }
    }
}
