//! The guest context of public pages, and what they depend on.

use std::sync::Arc;

use tierway_application::{Client, Context, Services, Topic};
use tierway_kernel::{Actor, Language};

/// Topics that public pages depend on.
pub(super) const TOPICS: &[Topic] =
    &[Topic::Catalogue, Topic::Prices, Topic::Settings, Topic::Accounts, Topic::Sessions];

/// Rendered as for a guest, even with a session.
pub(super) fn guest(services: &Arc<Services>) -> Context {
    Context {
        actor: Actor::Guest,
        viewed_by: None,
        now: services.clock.now(),
        client: Client::default(),
        language: Language::En,
        services: Arc::clone(services),
    }
}
