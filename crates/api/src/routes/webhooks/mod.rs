//! Webhooks and their deliveries.

mod create_webhook;
mod delete_webhook;
mod delivery_dto;
mod dto;
mod enable_webhook;
mod get_webhook;
mod get_webhook_delivery;
mod list_webhook_deliveries;
mod list_webhooks;
mod resend_webhook_delivery;
mod rotate_webhook_secret;
mod test_webhook;
mod update_webhook;
mod webhook_scope;

use crate::registry::Registry;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_webhooks::list_webhooks)
        .service(create_webhook::create_webhook)
        .service(get_webhook::get_webhook)
        .service(update_webhook::update_webhook)
        .service(delete_webhook::delete_webhook)
        .service(rotate_webhook_secret::rotate_webhook_secret)
        .service(test_webhook::test_webhook)
        .service(enable_webhook::enable_webhook)
        .service(list_webhook_deliveries::list_webhook_deliveries)
        .service(get_webhook_delivery::get_webhook_delivery)
        .service(resend_webhook_delivery::resend_webhook_delivery);
}
