//! The product list: filters, orders, keyset pages.

use std::collections::HashMap;

use diesel::dsl::sql;
use diesel::expression::SqlLiteral;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_catalogue::{Product, ProductFilter, ProductSort};
use tierway_kernel::{Cursor, Page, PageRequest, ProductId, StoreError, fold};

use super::paging::{after_int, after_text, by_time, paged, sorted};
use super::regional_cells::out_of_range;
use super::{Conn, Db};
use crate::error::store_error;
use crate::rows::{PricedRow, ProductRow};
use crate::schema::{product_details, products, regional_prices, stock_levels};
use crate::text::{MOST_WORDS, contains};

type Query<'a> = products::BoxedQuery<'a, Db>;

fn filtered(filter: &ProductFilter) -> Query<'_> {
    let mut query = products::table.into_boxed();
    if let Some(active) = filter.is_active {
        query = query.filter(products::is_active.eq(active));
    }
    if let Some(category) = &filter.category {
        query = query.filter(products::category.eq(category));
    }
    if let Some(sku) = &filter.sku {
        query = query.filter(products::sku_key.eq(fold(sku)));
    }
    if let Some(barcode) = &filter.barcode {
        let coded = product_details::table.filter(product_details::barcode.eq(barcode));
        query = query.filter(products::id.eq_any(coded.select(product_details::product_id)));
    }
    for word in filter.text.as_deref().unwrap_or_default().split_whitespace().take(MOST_WORDS) {
        if let Some(pattern) = contains(word) {
            query = query.filter(products::search_text.like(pattern).escape('\\'));
        }
    }
    if let Some(mark) = filter.balance_below {
        // Through the index of balances: few are low. Each product has a level from its beginning.
        let low = stock_levels::table.filter((stock_levels::stock_in - stock_levels::stock_out).lt(mark));
        query = query.filter(products::id.eq_any(low.select(stock_levels::product_id)));
    }
    if let Some(check) = &filter.out_of_range {
        query = query.filter(products::id.eq_any(out_of_range(check).select(regional_prices::product_id)));
    }
    query
}

fn one_page<'a>(query: Query<'a>, sort: ProductSort, page: &'a PageRequest) -> Query<'a> {
    let down = sort.is_descending();
    match sort {
        ProductSort::Name | ProductSort::NameDescending => {
            sorted!(query, products::name_key, products::id, after_text(page), page, down)
        }
        ProductSort::Category | ProductSort::CategoryDescending => {
            sorted!(query, products::category_key, products::id, after_text(page), page, down)
        }
        ProductSort::Price | ProductSort::PriceDescending => {
            sorted!(query, products::price_key, products::id, after_int(page), page, down)
        }
        // The orders by stock and popularity have their own queries.
        ProductSort::Newest
        | ProductSort::Oldest
        | ProductSort::Stock
        | ProductSort::StockDescending
        | ProductSort::BestSelling => {
            by_time!(query, products, page, down)
        }
    }
}

fn cursor(sort: ProductSort, row: &PricedRow) -> Cursor {
    match sort {
        ProductSort::Name | ProductSort::NameDescending => Cursor::text(fold(&row.name), row.id),
        ProductSort::Category | ProductSort::CategoryDescending => Cursor::text(fold(&row.category), row.id),
        ProductSort::Price | ProductSort::PriceDescending => Cursor::int(row.agent_price.unwrap_or(i64::MAX), row.id),
        ProductSort::Newest
        | ProductSort::Oldest
        | ProductSort::Stock
        | ProductSort::StockDescending
        | ProductSort::BestSelling => Cursor::int(row.created_at, row.id),
    }
}

/// One page of the list.
pub(super) fn list(
    connection: &mut Conn,
    filter: &ProductFilter,
    sort: ProductSort,
    page: &PageRequest,
) -> Result<Page<Product>, StoreError> {
    if sort.is_by_stock() {
        return by_stock(connection, filter, sort.is_descending(), page);
    }
    if sort == ProductSort::BestSelling {
        return best_selling(connection, filter, page);
    }
    let rows: Vec<ProductRow> =
        one_page(filtered(filter), sort, page).select(ProductRow::as_select()).load(connection).map_err(store_error)?;
    let count = || filtered(filter).count().get_result(connection);
    paged(rows, page, count, |row| cursor(sort, &row.priced), ProductRow::into_product)
}

/// The column beyond the 32 that a diesel table may have.
fn popularity() -> SqlLiteral<BigInt> {
    sql::<BigInt>("products.popularity")
}

/// The same with the best sellers first; among equals the newest.
fn best_selling(
    connection: &mut Conn,
    filter: &ProductFilter,
    page: &PageRequest,
) -> Result<Page<Product>, StoreError> {
    let rows: Vec<(ProductRow, i64)> =
        sorted!(filtered(filter), popularity(), products::id, after_int(page), page, true)
            .select((ProductRow::as_select(), popularity()))
            .load(connection)
            .map_err(store_error)?;
    let count = || filtered(filter).count().get_result(connection);
    paged(rows, page, count, |(row, popularity)| Cursor::int(*popularity, row.priced.id), |(row, _)| row.into_product())
}

/// The same by the balance.
fn by_stock(
    connection: &mut Conn,
    filter: &ProductFilter,
    is_descending: bool,
    page: &PageRequest,
) -> Result<Page<Product>, StoreError> {
    let balance = || stock_levels::stock_in - stock_levels::stock_out;
    let listed = || stock_levels::table.filter(stock_levels::product_id.eq_any(filtered(filter).select(products::id)));
    let query = listed().into_boxed();
    let rows: Vec<(i64, i64)> =
        sorted!(query, balance(), stock_levels::product_id, after_int(page), page, is_descending)
            .select((balance(), stock_levels::product_id))
            .load(connection)
            .map_err(store_error)?;
    let ids: Vec<i64> = rows.iter().map(|(_, id)| *id).collect();
    let found: Vec<ProductRow> = products::table
        .filter(products::id.eq_any(ids))
        .select(ProductRow::as_select())
        .load(connection)
        .map_err(store_error)?;
    let mut found: HashMap<i64, ProductRow> = found.into_iter().map(|row| (row.priced.id, row)).collect();
    let count = || listed().count().get_result(connection);
    paged(
        rows,
        page,
        count,
        |(balance, id)| Cursor::int(*balance, *id),
        |(_, id)| {
            let missing = || StoreError::Failed(format!("product {} of the page is missing", ProductId(id)));
            found.remove(&id).ok_or_else(missing)?.into_product()
        },
    )
}
