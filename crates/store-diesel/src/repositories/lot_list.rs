//! The list of lots: filters, orders, keyset pages.

use diesel::prelude::*;
use tierway_inventory::{Lot, LotFilter, LotSelection, LotSort, lot_code_key};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, is_descending};

use super::paging::{after_text, newest_first, paged, sorted};
use super::{Conn, Db};
use crate::error::store_error;
use crate::rows::{LotRow, day_text};
use crate::schema::lots;
use crate::text::begins;

type Query<'a> = lots::BoxedQuery<'a, Db>;

fn filtered(filter: &LotFilter) -> Query<'_> {
    let mut query = lots::table.into_boxed();
    if let Some(product) = filter.product_id {
        query = query.filter(lots::product_id.eq(product.0));
    }
    if let Some(pattern) = filter.code.as_deref().and_then(begins) {
        query = query.filter(lots::code_key.like(pattern).escape('\\'));
    }
    if let Some(day) = filter.expires_until {
        query = query.filter(lots::expires_on.le(day_text(day)));
    }
    let stocked = lots::stock_in.gt(lots::stock_out);
    match filter.show {
        LotSelection::All => query,
        LotSelection::Stocked => query.filter(stocked),
        LotSelection::Held => query.filter(lots::is_held.eq(true)),
        LotSelection::EndedBefore(day) => query.filter(stocked.and(lots::expiry_key.lt(day_text(day)))),
        LotSelection::EndingWithin(first, last) => {
            query.filter(stocked).filter(lots::expiry_key.between(day_text(first), day_text(last)))
        }
        LotSelection::Empty => query.filter(lots::stock_in.eq(lots::stock_out)),
    }
}

fn one_page<'a>(query: Query<'a>, sort: LotSort, page: &'a PageRequest) -> Query<'a> {
    let down = is_descending(sort.as_str());
    match sort {
        LotSort::Newest => newest_first!(query, lots, page),
        LotSort::Expiry | LotSort::LastExpiry => {
            sorted!(query, lots::expiry_key, lots::id, after_text(page), page, down)
        }
        LotSort::Code | LotSort::CodeDescending => {
            sorted!(query, lots::code_key, lots::id, after_text(page), page, down)
        }
    }
}

/// Lots under a filter, in an order.
pub(super) fn list(
    connection: &mut Conn,
    filter: &LotFilter,
    sort: LotSort,
    page: &PageRequest,
) -> Result<Page<Lot>, StoreError> {
    let rows: Vec<LotRow> =
        one_page(filtered(filter), sort, page).select(LotRow::as_select()).load(connection).map_err(store_error)?;
    let count = || filtered(filter).count().get_result(connection);
    let cursor = |row: &LotRow| match sort {
        LotSort::Expiry | LotSort::LastExpiry => Cursor::text(row.expiry_key.clone(), row.id),
        LotSort::Code | LotSort::CodeDescending => Cursor::text(lot_code_key(&row.code), row.id),
        LotSort::Newest => Cursor::int(row.created_at, row.id),
    };
    paged(rows, page, count, cursor, LotRow::into_lot)
}
