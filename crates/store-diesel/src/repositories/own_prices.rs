//! Dealers' own prices and their history.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use tierway_catalogue::{DealerPrice, DealerPriceFilter, OPEN_PRICES, OwnPrices, Product, dealer_price_key};
use tierway_kernel::{Cursor, Money, Page, PageRequest, ProductId, StoreError, UserId, to_micros};

use super::paging::{after_text, fetch, paged};
use super::{Conn, Db, locks};
use crate::error::store_error;
use crate::rows::{DealerPriceRow, ProductRow};
use crate::schema::{dealer_price_events, dealer_prices, products};
use crate::steps::{IDS_AT_ONCE, in_steps};

/// A dealer's own prices of these products.
pub(super) fn read(
    connection: &mut Conn,
    dealer: UserId,
    products: &[ProductId],
) -> Result<Vec<DealerPrice>, StoreError> {
    let rows: Vec<DealerPriceRow> = in_steps(products, |products| {
        listed(dealer, None, Some(products)).select(DealerPriceRow::as_select()).load(connection).map_err(store_error)
    })?;
    Ok(rows.into_iter().map(DealerPriceRow::into_price).collect())
}

/// A dealer's own prices, of all products or of these.
fn listed<'a>(
    dealer: UserId,
    blocked: Option<bool>,
    products: Option<&[ProductId]>,
) -> dealer_prices::BoxedQuery<'a, Db> {
    let mut query = dealer_prices::table.filter(dealer_prices::dealer_id.eq(dealer.0)).into_boxed();
    match blocked {
        Some(true) => query = query.filter(dealer_prices::list_key.lt(OPEN_PRICES)),
        Some(false) => query = query.filter(dealer_prices::list_key.ge(OPEN_PRICES)),
        None => {}
    }
    if let Some(products) = products {
        let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        query = query.filter(dealer_prices::product_id.eq_any(ids));
    }
    query
}

/// A page of them. With a product filter, each chunk returns its first rows, which are merged.
pub(super) fn list(
    connection: &mut Conn,
    dealer: UserId,
    filter: &DealerPriceFilter,
    page: &PageRequest,
) -> Result<Page<DealerPrice>, StoreError> {
    let products = filter.products.clone().map(|mut products| {
        products.sort_unstable();
        products.dedup();
        products
    });
    let steps: Vec<Option<&[ProductId]>> = match &products {
        None => vec![None],
        Some(products) => products.chunks(IDS_AT_ONCE).map(Some).collect(),
    };
    let mut rows: Vec<DealerPriceRow> = Vec::new();
    for products in &steps {
        let mut query = listed(dealer, filter.blocked, *products);
        if let Some((key, id)) = after_text(page) {
            let after = dealer_prices::list_key.gt(key).or(dealer_prices::product_id.gt(id));
            query = query.filter(dealer_prices::list_key.ge(key).and(after));
        }
        let query = query.order((dealer_prices::list_key, dealer_prices::product_id)).limit(fetch(page));
        let some: Vec<DealerPriceRow> =
            query.select(DealerPriceRow::as_select()).load(connection).map_err(store_error)?;
        rows.extend(some);
    }
    if steps.len() > 1 {
        rows.sort_by(|one, other| (&one.list_key, one.product_id).cmp(&(&other.list_key, other.product_id)));
        rows.truncate(page.limit as usize + 1);
    }
    let count = || {
        let counts = steps
            .iter()
            .map(|products| listed(dealer, filter.blocked, *products).count().get_result::<i64>(connection));
        counts.sum()
    };
    let cursor = |row: &DealerPriceRow| Cursor::text(row.list_key.as_str(), row.product_id);
    paged(rows, page, count, cursor, |row| Ok(row.into_price()))
}

/// A product has changed: updates the sort keys of its prices.
pub(super) fn place_anew(connection: &mut Conn, product: &Product) -> Result<(), StoreError> {
    let of_product = || dealer_prices::table.filter(dealer_prices::product_id.eq(product.id.0));
    let rows: Vec<DealerPriceRow> =
        of_product().select(DealerPriceRow::as_select()).load(connection).map_err(store_error)?;
    let mut moved: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    for row in rows {
        let key = dealer_price_key(product, row.prices());
        if key != row.list_key {
            moved.entry(key).or_default().push(row.dealer_id);
        }
    }
    for (key, dealers) in moved {
        for dealers in dealers.chunks(IDS_AT_ONCE) {
            diesel::update(dealer_prices::table)
                .filter(dealer_prices::product_id.eq(product.id.0).and(dealer_prices::dealer_id.eq_any(dealers)))
                .set(dealer_prices::list_key.eq(&key))
                .execute(connection)
                .map_err(store_error)?;
        }
    }
    Ok(())
}

/// Places prices that an older version of the program has set, with the migrations.
pub(in super::super) fn place_old(connection: &mut Conn) -> Result<(), StoreError> {
    loop {
        // As it is written in the index of those without a place.
        let without = dealer_prices::table.filter(sql::<Bool>("list_key = ''"));
        let some: Vec<i64> = without
            .select(dealer_prices::product_id)
            .distinct()
            .limit(IDS_AT_ONCE as i64)
            .load(connection)
            .map_err(store_error)?;
        if some.is_empty() {
            return Ok(());
        }
        let rows: Vec<ProductRow> = products::table
            .filter(products::id.eq_any(some))
            .select(ProductRow::as_select())
            .load(connection)
            .map_err(store_error)?;
        for row in rows {
            place_anew(connection, &row.into_product()?)?;
        }
    }
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
            // The product stays as it is until the price is there, so that concurrent changes find the price to place
            // again.
            let sold = locks::product(connection, product.0).map_err(store_error)?;
            let sold = sold.map(ProductRow::into_product).transpose()?;
            let key = sold.map(|sold| dealer_price_key(&sold, own)).unwrap_or_default();
            let cell = (
                dealer_prices::list_key.eq(key.as_str()),
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
