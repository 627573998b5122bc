//! Read access to orders (product.md §7).

use tierway_kernel::{Actor, Role, Sentence, UserId};

use crate::Order;

/// Which orders a list is limited to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderScope {
    /// All (staff and admin).
    All,
    /// Those this user bought, sold or referred; without referred ones under a filter on hidden data
    /// ([`crate::OrderFilter::filters_hidden_data`]).
    Party(UserId),
    /// None.
    Nothing,
}

/// How much of an order a viewer sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderVisibility {
    /// All of it.
    Full,
    /// Totals, status and date; no lines, address or notes (the referring agent).
    Totals,
    /// Nothing: for them it does not exist.
    Hidden,
}

/// The scope of a list for this actor.
pub fn visible_orders(actor: &Actor) -> OrderScope {
    match actor {
        Actor::System => OrderScope::All,
        Actor::Guest => OrderScope::Nothing,
        Actor::User(user) if user.role.is_staff() => OrderScope::All,
        Actor::User(user) => OrderScope::Party(user.id),
    }
}

/// How much of an order this actor sees.
pub fn visibility(order: &Order, actor: &Actor) -> OrderVisibility {
    match actor {
        Actor::System => OrderVisibility::Full,
        Actor::Guest => OrderVisibility::Hidden,
        Actor::User(user) if user.role.is_staff() => OrderVisibility::Full,
        Actor::User(user) if order.customer_id == user.id || order.seller_id == Some(user.id) => OrderVisibility::Full,
        Actor::User(user)
            if order.referrer_id == Some(user.id) && matches!(user.role, Role::Agent | Role::SubAgent) =>
        {
            OrderVisibility::Totals
        }
        Actor::User(_) => OrderVisibility::Hidden,
    }
}

/// The figures of another user were requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
#[error("You may only see your own figures.")]
pub struct NotOwnFigures;

/// The account whose trade figures this actor gets when requesting `wanted`: owners any or all, others their own.
/// `Ok(None)` means all.
pub fn visible_trade(actor: &Actor, wanted: Option<UserId>) -> Result<Option<UserId>, NotOwnFigures> {
    match actor {
        Actor::System => Ok(wanted),
        Actor::Guest => Err(NotOwnFigures),
        Actor::User(user) => match (user.role, wanted) {
            (Role::Admin | Role::Manufacturer, _) => Ok(wanted),
            (_, Some(other)) if other != user.id => Err(NotOwnFigures),
            _ => Ok(Some(user.id)),
        },
    }
}

/// Whether this actor sees what the lines of an order cost. The company's staff see no prices but order totals
/// (product.md §4); the owners and the order's own parties see them.
pub fn sees_line_prices(order: &Order, actor: &Actor) -> bool {
    match actor {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => match user.role {
            Role::Admin | Role::Manufacturer => true,
            Role::Employee | Role::Warehouse => false,
            _ => visibility(order, actor) == OrderVisibility::Full,
        },
    }
}

#[cfg(test)]
mod tests;
