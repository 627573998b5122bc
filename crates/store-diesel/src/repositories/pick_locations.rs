//! Where products are picked.

use std::collections::HashMap;

use diesel::prelude::*;
use tierway_inventory::ShelfLocation;
use tierway_kernel::{ProductId, StoreError};

use super::Conn;
use super::ids::one_of;
use crate::error::store_error;
use crate::rows::read_location;
use crate::schema::pick_locations;
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

const AT: &str = "SELECT product_id FROM pick_locations WHERE location = ? \
     UNION SELECT product_id FROM lots WHERE location = ? AND stock_in > stock_out ORDER BY 1 LIMIT ?";

/// The locations of these products.
pub(super) fn locations(
    connection: &mut Conn,
    products: &[ProductId],
) -> Result<HashMap<ProductId, ShelfLocation>, StoreError> {
    let rows: Vec<(i64, String)> = in_steps(products, |products| {
        pick_locations::table
            .filter(one_of(pick_locations::product_id, products.iter().map(|id| id.0).collect()))
            .select((pick_locations::product_id, pick_locations::location))
            .load(connection)
            .map_err(store_error)
    })?;
    let read =
        |(product, text): (i64, String)| Ok((ProductId(product), read_location("pick_locations.location", &text)?));
    rows.into_iter().map(read).collect()
}

/// Sets or clears the location of a product.
pub(super) fn set(
    connection: &mut Conn,
    product: ProductId,
    location: Option<&ShelfLocation>,
) -> Result<(), StoreError> {
    let written = match location {
        Some(location) => diesel::insert_into(pick_locations::table)
            .values((pick_locations::product_id.eq(product.0), pick_locations::location.eq(location.as_str())))
            .on_conflict(pick_locations::product_id)
            .do_update()
            .set(pick_locations::location.eq(location.as_str()))
            .execute(connection),
        None => diesel::delete(pick_locations::table.find(product.0)).execute(connection),
    };
    written.map(|_| ()).map_err(store_error)
}

/// Products at a location, by their own or a lot's.
pub(super) fn products_at(
    connection: &mut Conn,
    location: &ShelfLocation,
    limit: u32,
) -> Result<Vec<ProductId>, StoreError> {
    let place = location.as_str();
    let values = [Value::Text(place), Value::Text(place), Value::Int(limit.into())];
    let ids: Vec<i64> = Statement::new(AT, &values).load(connection).map_err(store_error)?;
    Ok(ids.into_iter().map(ProductId).collect())
}
