//! The order list: who may see what, filters, orders.

use std::cmp::Reverse;

use diesel::dsl::not;
use diesel::prelude::*;
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, UserId, is_descending, to_micros};
use tierway_orders::{Order, OrderFilter, OrderScope, OrderSort, OrderStatus, PaymentStatus};

use super::order_search::{Query, Search};
use super::paging::{after_int, by_time, paged, sorted};
use super::{Conn, order_search, order_totals};
use crate::error::store_error;
use crate::rows::OrderRow;
use crate::schema::{order_lines, orders, quotes};

fn filtered<'a>(scope: OrderScope, filter: &'a OrderFilter, search: Option<&'a Search>) -> Query<'a> {
    let mut query = orders::table.into_boxed();
    if let OrderScope::Party(user) = scope {
        let deals = orders::customer_id.eq(user.0).or(orders::seller_id.eq(user.0));
        query = match filter.filters_hidden_data() {
            true => query.filter(deals),
            false => query.filter(deals.or(orders::referrer_id.eq(user.0))),
        };
    }
    if let Some(status) = filter.status {
        query = query.filter(orders::status.eq(status.as_str()));
    }
    if let Some(paid) = filter.paid {
        let status = if paid { PaymentStatus::Paid } else { PaymentStatus::Unpaid };
        query = query.filter(orders::payment_status.eq(status.as_str()));
    }
    if let Some(is_quote) = filter.is_quote {
        query = query.filter(orders::is_quote.eq(is_quote));
    }
    if let Some(is_trade) = filter.is_trade {
        let cancelled = OrderStatus::Cancelled.as_str();
        query = match is_trade {
            true => query.filter(orders::status.ne(cancelled).and(orders::is_quote.eq(false))),
            false => query.filter(orders::status.eq(cancelled).or(orders::is_quote.eq(true))),
        };
    }
    if let Some(is_open) = filter.is_open {
        let under_way = OrderStatus::ALL.into_iter().filter(|status| status.is_undelivered()).map(OrderStatus::as_str);
        let open = orders::status.eq_any(under_way).and(orders::is_quote.eq(false));
        query = if is_open { query.filter(open) } else { query.filter(not(open)) };
    }
    if let Some(state) = filter.quote_state {
        let stand_there = quotes::table.filter(quotes::state.eq(state.as_str())).select(quotes::order_id);
        query = query.filter(orders::id.eq_any(stand_there));
    }
    if let Some(courier) = filter.courier {
        query = query.filter(orders::courier.eq(courier.as_str()));
    }
    if let Some(customer) = filter.customer_id {
        query = query.filter(orders::customer_id.eq(customer.0));
    }
    if let Some(seller) = filter.seller_id {
        query = query.filter(orders::seller_id.eq(seller.0));
    }
    if let Some(referrer) = filter.referrer_id {
        query = query.filter(orders::referrer_id.eq(referrer.0));
    }
    if let Some(channel) = filter.channel.as_deref() {
        query = query.filter(orders::channel.eq(channel));
    }
    if let Some(from) = filter.from {
        query = query.filter(orders::created_at.ge(to_micros(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(orders::created_at.lt(to_micros(to)));
    }
    let query = with_sale(query, filter);
    match search {
        Some(search) => search.limit(query),
        None => query,
    }
}

/// Stored sales data of orders.
fn with_sale<'a>(mut query: Query<'a>, filter: &'a OrderFilter) -> Query<'a> {
    if let Some(region) = filter.region.as_deref() {
        query = query.filter(orders::region.eq(region));
    }
    if let Some(role) = filter.buyer_role {
        query = query.filter(orders::buyer_role.eq(role.as_str()));
    }
    if let Some(product) = filter.product_id {
        let with_it = order_lines::table.filter(order_lines::product_id.eq(product.0));
        query = query.filter(orders::id.eq_any(with_it.select(order_lines::order_id)));
    }
    if let Some(category) = filter.category.as_deref() {
        let with_some = order_lines::table.filter(order_lines::category.eq(category));
        query = query.filter(orders::id.eq_any(with_some.select(order_lines::order_id)));
    }
    query
}

fn load(connection: &mut Conn, query: Query<'_>, sort: OrderSort, page: &PageRequest) -> QueryResult<Vec<OrderRow>> {
    let down = is_descending(sort.as_str());
    let query = match sort {
        OrderSort::Newest | OrderSort::Oldest => by_time!(query, orders, page, down),
        OrderSort::Largest | OrderSort::Smallest => {
            sorted!(query, orders::total, orders::id, after_int(page), page, down)
        }
    };
    query.select(OrderRow::as_select()).load(connection)
}

/// What an order is sorted by.
fn key(sort: OrderSort, row: &OrderRow) -> (i64, i64) {
    match sort {
        OrderSort::Newest | OrderSort::Oldest => (row.created_at, row.id),
        OrderSort::Largest | OrderSort::Smallest => (row.total, row.id),
    }
}

/// A page of a user's bought, sold and referred orders: the first of each by its own index, so that by time the cost does
/// not grow with their history.
fn of_party(
    connection: &mut Conn,
    user: UserId,
    filter: &OrderFilter,
    search: Option<&Search>,
    page: &PageRequest,
) -> QueryResult<Vec<OrderRow>> {
    let all = || filtered(OrderScope::All, filter, search);
    let sort = filter.sort;
    let mut rows = load(connection, all().filter(orders::customer_id.eq(user.0)), sort, page)?;
    rows.extend(load(connection, all().filter(orders::seller_id.eq(user.0)), sort, page)?);
    if !filter.filters_hidden_data() {
        rows.extend(load(connection, all().filter(orders::referrer_id.eq(user.0)), sort, page)?);
    }
    match is_descending(sort.as_str()) {
        true => rows.sort_unstable_by_key(|row| Reverse(key(sort, row))),
        false => rows.sort_unstable_by_key(|row| key(sort, row)),
    }
    rows.dedup_by_key(|row| row.id);
    rows.truncate(page.limit as usize + 1);
    Ok(rows)
}

/// The scope, unless implied by the filter, so that a single condition can use its index.
fn needed(scope: OrderScope, filter: &OrderFilter) -> OrderScope {
    let referrer = filter.referrer_id.filter(|_| !filter.filters_hidden_data());
    let named = [filter.customer_id, filter.seller_id, referrer];
    match scope {
        OrderScope::Party(user) if named.contains(&Some(user)) => OrderScope::All,
        scope => scope,
    }
}

/// Total number of orders in the list, from the sums where possible.
pub(super) fn count(connection: &mut Conn, scope: OrderScope, filter: &OrderFilter) -> Result<u64, StoreError> {
    if scope == OrderScope::Nothing {
        return Ok(0);
    }
    let scope = needed(scope, filter);
    let total = match order_totals::count(connection, scope, filter)? {
        Some(total) => total,
        None => {
            let search = order_search::search(connection, filter.text.as_deref().unwrap_or_default())?;
            filtered(scope, filter, search.as_ref()).count().get_result(connection).map_err(store_error)?
        }
    };
    Ok(total.unsigned_abs())
}

/// One page of the list.
pub(super) fn list(
    connection: &mut Conn,
    scope: OrderScope,
    filter: &OrderFilter,
    page: &PageRequest,
) -> Result<Page<Order>, StoreError> {
    if scope == OrderScope::Nothing {
        return Ok(Page { items: Vec::new(), total: 0, next: None });
    }
    let scope = needed(scope, filter);
    let search = order_search::search(connection, filter.text.as_deref().unwrap_or_default())?;
    let filtered = || filtered(scope, filter, search.as_ref());
    let rows = match scope {
        OrderScope::Party(user) => of_party(connection, user, filter, search.as_ref(), page).map_err(store_error)?,
        _ => load(connection, filtered(), filter.sort, page).map_err(store_error)?,
    };
    let known = match page.cursor {
        None if rows.len() > page.limit as usize => order_totals::count(connection, scope, filter)?,
        _ => None,
    };
    let count = || match known {
        Some(total) => Ok(total),
        None => filtered().count().get_result(connection),
    };
    let cursor = |row: &OrderRow| {
        let (key, id) = key(filter.sort, row);
        Cursor::int(key, id)
    };
    paged(rows, page, count, cursor, OrderRow::into_order)
}
