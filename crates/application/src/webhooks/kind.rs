//! Webhook event types and their recipients.

use std::str::FromStr;

use tierway_kernel::{Area, Role, RoleSet, Scope, parse_enum};

const OWNERS: RoleSet = RoleSet::of(&[Role::Admin, Role::Manufacturer]);
const TRADERS: RoleSet =
    RoleSet::of(&[Role::Admin, Role::Manufacturer, Role::Wholesaler, Role::Dealer, Role::Agent, Role::SubAgent]);
const EARNERS: RoleSet = RoleSet::of(&[Role::Admin, Role::Manufacturer, Role::Agent, Role::SubAgent]);

/// Declares the kinds: `Kind = "name", area, roles;`.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal, $area:ident, $roles:ident;)+) => {
        /// A kind of event.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum EventKind { $($(#[$doc])* $kind),+ }

        impl EventKind {
            /// Each.
            pub const ALL: &'static [EventKind] = &[$(EventKind::$kind),+];

            /// The name on the wire and in the store.
            pub const fn as_str(self) -> &'static str {
                match self { $(EventKind::$kind => $name),+ }
            }

            /// Scope an API token needs to create a webhook for it.
            pub const fn scope(self) -> Scope {
                match self { $(EventKind::$kind => Scope { area: Area::$area, writes: false }),+ }
            }

            /// Roles that can receive it, if they are concerned.
            pub const fn roles(self) -> RoleSet {
                match self { $(EventKind::$kind => $roles),+ }
            }
        }
    };
}

kinds! {
    /// An order or a quote request was placed.
    OrderPlaced = "order.placed", Orders, TRADERS;
    /// Something about an order is another now, its status for instance.
    OrderChanged = "order.changed", Orders, TRADERS;
    /// The payment of an order was recorded.
    OrderPaid = "order.paid", Orders, TRADERS;
    /// An order has left, or a part of it.
    OrderShipped = "order.shipped", Orders, TRADERS;
    /// An order was cancelled.
    OrderCancelled = "order.cancelled", Orders, TRADERS;
    /// Money of an order went back.
    OrderRefunded = "order.refunded", Orders, TRADERS;
    /// A product's balance, reserved or held pieces changed.
    StockChanged = "stock.changed", Stock, OWNERS;
    /// A balance fell to the low mark.
    StockLow = "stock.low", Stock, OWNERS;
    /// A product was created.
    ProductCreated = "product.created", Products, TRADERS;
    /// A product was changed.
    ProductChanged = "product.changed", Products, TRADERS;
    /// A product is no longer sold.
    ProductDiscontinued = "product.discontinued", Products, TRADERS;
    /// Somebody has registered.
    UserRegistered = "user.registered", Accounts, OWNERS;
    /// An account was approved.
    UserApproved = "user.approved", Accounts, OWNERS;
    /// An account was rejected.
    UserRejected = "user.rejected", Accounts, OWNERS;
    /// An account was turned off.
    UserDeactivated = "user.deactivated", Accounts, OWNERS;
    /// A commission was earned.
    CommissionEarned = "commission.earned", Commissions, EARNERS;
    /// The hold of a commission is over.
    CommissionApproved = "commission.approved", Commissions, EARNERS;
    /// A commission was paid.
    CommissionPaid = "commission.paid", Commissions, EARNERS;
    /// A commission was reversed, in whole or in part.
    CommissionReversed = "commission.reversed", Commissions, EARNERS;
}

/// The type of test events; it cannot be subscribed to.
pub(super) const TEST_EVENT: &str = "webhook.test";

/// A text that names no kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not an event type")]
pub struct UnknownEvent;

impl FromStr for EventKind {
    type Err = UnknownEvent;

    fn from_str(text: &str) -> Result<EventKind, UnknownEvent> {
        parse_enum(EventKind::ALL, EventKind::as_str, text).ok_or(UnknownEvent)
    }
}
