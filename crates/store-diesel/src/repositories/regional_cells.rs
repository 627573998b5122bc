//! Which rows of the regional prices apply, and which of those are out of range. Whoever uses these macros has the tables
//! and aliases they name in sight.

use diesel::dsl::{exists, not, sql};
use diesel::expression::SqlLiteral;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use tierway_catalogue::{Audience, PriceCheck};
use tierway_kernel::to_micros;

use super::Db;
use crate::schema::{price_changes, regional_prices};

diesel::alias!(regional_prices as other: Other, price_changes as taken_back: TakenBack);

/// A row whose change is none of the few that never count.
macro_rules! stands {
    ($change:expr) => {
        not($change.eq_any(
            taken_back.filter(not(taken_back.field(price_changes::counts))).select(taken_back.field(price_changes::id)),
        ))
    };
}
pub(super) use stands;

/// The valid rows of the same cell.
macro_rules! same_cell {
    () => {
        other
            .filter(other.field(regional_prices::product_id).eq(regional_prices::product_id))
            .filter(other.field(regional_prices::audience).eq(regional_prices::audience))
            .filter(other.field(regional_prices::region).eq(regional_prices::region))
            .filter(stands!(other.field(regional_prices::change_id)))
    };
}
pub(super) use same_cell;

/// Of the same time, and written later.
macro_rules! written_later {
    () => {
        other
            .field(regional_prices::effective_from)
            .eq(regional_prices::effective_from)
            .and(other.field(regional_prices::id).gt(regional_prices::id))
    };
}
pub(super) use written_later;

/// Only the rows in effect at `now`: the latest effective one of each cell.
macro_rules! counting {
    ($now:expr) => {{
        let newer = other.field(regional_prices::effective_from).gt(regional_prices::effective_from);
        let come = same_cell!()
            .filter(other.field(regional_prices::effective_from).le($now))
            .filter(newer.or(written_later!()));
        regional_prices::effective_from.le($now).and(stands!(regional_prices::change_id)).and(not(exists(come)))
    }};
}
pub(super) use counting;

/// Only the next rows to take effect after `now`: the earliest of each cell.
macro_rules! coming {
    ($now:expr) => {{
        let sooner = other.field(regional_prices::effective_from).lt(regional_prices::effective_from);
        let before = same_cell!()
            .filter(other.field(regional_prices::effective_from).gt($now))
            .filter(sooner.or(written_later!()));
        regional_prices::effective_from.gt($now).and(stands!(regional_prices::change_id)).and(not(exists(before)))
    }};
}
pub(super) use coming;

/// Whether a check warns of a price: the rule of `tierway_catalogue::price_warnings` in SQL. The numbers and names are of
/// this program.
fn is_warned_of(check: &PriceCheck) -> SqlLiteral<Bool> {
    let base = match check.audience {
        Audience::Dealer => {
            "(CASE WHEN p.suggested_dealer_min_price > 0 THEN p.suggested_dealer_min_price ELSE p.wholesaler_price END)"
        }
        Audience::Agent => "p.agent_price",
    };
    let cost = if check.is_by_wholesale_price() { "p.wholesaler_price" } else { "p.manufacturer_cost" };
    let (price, percent) = ("regional_prices.price", check.percent);
    sql::<Bool>(&format!(
        "EXISTS (SELECT 1 FROM products p WHERE p.id = regional_prices.product_id AND p.is_active AND ({price} < {cost} \
         OR ({base} > 0 AND ABS({price} - {base}) * 100 > {base} * {percent})))"
    ))
}

/// The prices of products on sale that apply and are out of range.
pub(super) fn out_of_range(check: &PriceCheck) -> regional_prices::BoxedQuery<'static, Db> {
    let query = regional_prices::table
        .filter(regional_prices::audience.eq(check.audience.as_str()))
        .filter(regional_prices::price.is_not_null())
        .filter(is_warned_of(check))
        .filter(counting!(to_micros(check.at)))
        .into_boxed();
    match check.region {
        Some(region) => query.filter(regional_prices::region.eq(region.as_str())),
        None => query,
    }
}
