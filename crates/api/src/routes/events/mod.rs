//! Live notices.

mod body;
mod stream_events;

pub(crate) use body::{changed_event, notice_event};

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config.service(stream_events::stream_events);
}
