//! `GET /metrics`: numbers for those who watch the product, in the text format of OpenMetrics that Prometheus reads.
//! docs/operations/metrics.md says what each means; a test holds that page against what is given out.
//!
//! What happens here is counted as it happens. What others know (the store's queues, the database's backlog, open
//! streams) is asked for when somebody reads.

mod access;
mod backlog;
mod endpoint;
mod places;
mod process;
mod report;
mod requests;

use prometheus_client::metrics::counter::Counter;

pub use access::MetricsToken;
pub(crate) use endpoint::configure;
pub(crate) use requests::Measured;

use backlog::KeptBacklog;
use requests::Requests;

/// Where the numbers are read.
pub(crate) const PATH: &str = "/metrics";

/// What an instance counts.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Requests,
    backlog: KeptBacklog,
    /// Orders that were placed.
    pub(crate) orders: Counter,
    /// Quote requests that were placed.
    pub(crate) quotes: Counter,
}
