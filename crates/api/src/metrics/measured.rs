//! The time a request takes.

use std::time::Instant;

use actix_web::http::{Method, StatusCode};
use actix_web::web;

use crate::App;

/// A request in progress; counted on drop, however it ended.
pub(crate) struct Measured {
    app: web::Data<App>,
    place: usize,
    begun: Instant,
    status: Option<StatusCode>,
}

impl Measured {
    /// Starts counting a request.
    pub(crate) fn begin(app: &web::Data<App>, method: &Method, path: &str) -> Measured {
        let place = app.metrics.requests.begin(method, path);
        Measured { app: app.clone(), place, begun: Instant::now(), status: None }
    }

    /// The requested operation, or the area of an unknown path.
    pub(crate) fn operation(&self) -> &str {
        self.app.metrics.requests.operation(self.place)
    }

    /// The response is available.
    pub(crate) fn end(mut self, status: StatusCode) {
        self.status = Some(status);
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        self.app.metrics.requests.end(self.place, self.status, self.begun.elapsed().as_secs_f64());
    }
}
