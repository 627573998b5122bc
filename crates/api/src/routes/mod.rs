//! The operations by area, one file each.

use crate::registry::Registry;

pub mod accounts;
pub mod addresses;
pub mod analytics;
pub mod cart;
pub mod catalogue;
pub mod commissions;
pub mod events;
pub mod exports;
pub mod health;
pub mod imports;
pub mod inventory;
pub mod issues;
pub mod jobs;
pub mod mail;
pub mod notes;
pub mod orders;
pub mod picking;
pub mod presence;
pub mod pricing;
pub mod purchasing;
pub mod quotes;
pub mod saved_views;
pub mod search;
pub mod settings;
pub mod system;
pub mod taxes;
pub mod tokens;
pub mod waiting;
pub mod warehouse;
pub mod webhooks;
pub mod wishlist;
pub mod workforce;

/// Registers every operation; the OpenAPI document is collected from the same call.
pub fn configure(config: &mut Registry<'_>) {
    health::configure(config);
    accounts::configure(config);
    workforce::configure(config);
    events::configure(config);
    issues::configure(config);
    notes::configure(config);
    presence::configure(config);
    catalogue::configure(config);
    inventory::configure(config);
    pricing::configure(config);
    purchasing::configure(config);
    cart::configure(config);
    wishlist::configure(config);
    addresses::configure(config);
    orders::configure(config);
    quotes::configure(config);
    search::configure(config);
    saved_views::configure(config);
    waiting::configure(config);
    warehouse::configure(config);
    picking::configure(config);
    commissions::configure(config);
    analytics::configure(config);
    imports::configure(config);
    exports::configure(config);
    settings::configure(config);
    taxes::configure(config);
    system::configure(config);
    tokens::configure(config);
    webhooks::configure(config);
    mail::configure(config);
    jobs::configure(config);
}
