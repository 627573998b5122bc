//! Request metrics: per response one label look-up, two additions and a short lock.

use std::sync::OnceLock;

use actix_web::http::{Method, StatusCode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::places::{Places, places};
use crate::operations::Operations;

/// Upper bounds of the times, in seconds.
const BOUNDS: [f64; 13] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Status classes. The first: the client disconnected, or there was no response.
const CLASSES: [&str; 6] = ["none", "1xx", "2xx", "3xx", "4xx", "5xx"];

#[derive(Clone)]
struct Times;

impl MetricConstructor<Histogram> for Times {
    fn new_metric(&self) -> Histogram {
        Histogram::new(BOUNDS)
    }
}

/// Request metrics of one instance.
pub(super) struct Requests {
    places: &'static Places,
    counts: Family<[(&'static str, &'static str); 3], Counter>,
    times: Family<[(&'static str, &'static str); 1], Histogram, Times>,
    in_flight: Gauge,
    /// Metric handles by label index, to avoid repeated look-ups.
    slots: Vec<Slot>,
}

#[derive(Default)]
struct Slot {
    counts: [OnceLock<Counter>; CLASSES.len()],
    time: OnceLock<Histogram>,
}

impl Requests {
    /// None yet.
    pub(super) fn new(operations: &'static Operations) -> Requests {
        let places = places(operations);
        Requests {
            places,
            counts: Family::default(),
            times: Family::new_with_constructor(Times),
            in_flight: Gauge::default(),
            slots: places.all().iter().map(|_| Slot::default()).collect(),
        }
    }

    /// A request has come; the number of its place.
    pub(super) fn begin(&self, method: &Method, path: &str) -> usize {
        self.in_flight.inc();
        self.places.find(method, path)
    }

    /// The operation of a place.
    pub(super) fn operation(&self, place: usize) -> &str {
        self.places.all().get(place).map_or("", |place| place.operation.as_str())
    }

    /// It has ended, with this response if there was one.
    pub(super) fn end(&self, place: usize, status: Option<StatusCode>, seconds: f64) {
        self.in_flight.dec();
        self.note(place, status, seconds);
    }

    fn note(&self, number: usize, status: Option<StatusCode>, seconds: f64) {
        let (Some(slot), Some(place)) = (self.slots.get(number), self.places.all().get(number)) else { return };
        let class = status.map_or(0, |status| usize::from(status.as_u16() / 100)).min(CLASSES.len() - 1);
        let count = slot.counts[class].get_or_init(|| {
            let labels =
                [("operation", place.operation.as_str()), ("method", place.method), ("status", CLASSES[class])];
            self.counts.get_or_create_owned(&labels)
        });
        count.inc();
        let time = slot.time.get_or_init(|| self.times.get_or_create_owned(&[("operation", place.operation.as_str())]));
        time.observe(seconds);
    }

    /// Registers the metrics.
    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register("tierway_http_requests", "Requests completed", self.counts.clone());
        let help = "Time to first byte of the response, in seconds";
        registry.register("tierway_http_request_duration_seconds", help, self.times.clone());
        let help = "Requests in progress";
        registry.register("tierway_http_requests_in_flight", help, self.in_flight.clone());
    }
}
