//! What dealers ask in their own stores, and the history of it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_catalogue::{DealerPrice, OwnPrices};
use tierway_kernel::{Money, ProductId, StoreError, UserId, to_micros};

use super::Conn;
use crate::error::store_error;
use crate::rows::DealerPriceRow;
use crate::schema::{dealer_price_events, dealer_prices};
use crate::steps::in_steps;

/// A dealer's own prices, of all products or of these.
pub(super) fn read(
    connection: &mut Conn,
    dealer: UserId,
    products: Option<&[ProductId]>,
) -> Result<Vec<DealerPrice>, StoreError> {
    let mine = || dealer_prices::table.filter(dealer_prices::dealer_id.eq(dealer.0));
    let rows: Vec<DealerPriceRow> = match products {
        None => mine().order(dealer_prices::product_id).select(DealerPriceRow::as_select()).load(connection),
        Some(products) => {
            return in_steps(products, |products| {
                let rows: Vec<DealerPriceRow> = mine()
                    .filter(dealer_prices::product_id.eq_any(products.iter().map(|id| id.0)))
                    .order(dealer_prices::product_id)
                    .select(DealerPriceRow::as_select())
                    .load(connection)
                    .map_err(store_error)?;
                Ok(rows.into_iter().map(DealerPriceRow::into_price).collect())
            });
        }
    }
    .map_err(store_error)?;
    Ok(rows.into_iter().map(DealerPriceRow::into_price).collect())
}

/// Sets or removes them, and notes it; `false` when there was nothing to remove.
pub(super) fn write(
    connection: &mut Conn,
    (dealer, product): (UserId, ProductId),
    prices: Option<OwnPrices>,
    actor: Option<UserId>,
    now: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let (pack, bulk) = (prices.and_then(|own| own.pack), prices.and_then(|own| own.bulk));
    let (pack, bulk) = (pack.map(Money::minor), bulk.map(Money::minor));
    let written = match prices {
        Some(own) => {
            let cell = (
                dealer_prices::price.eq(own.unit.minor()),
                dealer_prices::updated_at.eq(to_micros(now)),
                dealer_prices::pack_price.eq(pack),
                dealer_prices::bulk_price.eq(bulk),
            );
            diesel::insert_into(dealer_prices::table)
                .values((dealer_prices::dealer_id.eq(dealer.0), dealer_prices::product_id.eq(product.0), cell))
                .on_conflict((dealer_prices::dealer_id, dealer_prices::product_id))
                .do_update()
                .set(cell)
                .execute(connection)
        }
        None => diesel::delete(dealer_prices::table.find((dealer.0, product.0))).execute(connection),
    };
    if written.map_err(store_error)? == 0 {
        return Ok(false);
    }
    diesel::insert_into(dealer_price_events::table)
        .values((
            dealer_price_events::dealer_id.eq(dealer.0),
            dealer_price_events::product_id.eq(product.0),
            dealer_price_events::price.eq(prices.map(|own| own.unit.minor())),
            dealer_price_events::pack_price.eq(pack),
            dealer_price_events::bulk_price.eq(bulk),
            dealer_price_events::actor_id.eq(actor.map(|id| id.0)),
            dealer_price_events::created_at.eq(to_micros(now)),
        ))
        .execute(connection)
        .map(|_| true)
        .map_err(store_error)
}
