//! `GET /api/search`.

use tierway_accounts::{UserFilter, UserVisibility};
use tierway_catalogue::Product;
use tierway_inventory::{LotSort, ShelfLocation, handles_goods};
use tierway_kernel::{PageRequest, Permission};
use tierway_orders::{
    OrderFilter, OrderVisibility, is_found_by_itself, is_number_found, is_payable, may_record_payment,
    parse_order_number,
};
use tierway_workforce::{IssueFilter, IssueStatus, PurchasePermission, SupplierFilter, may_purchase};

use super::documents::documents;
use super::shipments::shipments;
use super::{SearchAction, SearchHit, SearchKind, SearchQuery};
use crate::accounts::{AccountView, find_similar_users, list_users};
use crate::catalogue::{ProductFilters, ProductQuery, list_products};
use crate::inventory::{LotCondition, LotQuery, LotView, list_lots};
use crate::orders::{OrderView, get_order, list_orders};
use crate::purchasing::list_suppliers;
use crate::workforce::{IssueView, list_issues};
use crate::{Context, Failure, Settings, Transaction};

/// Maximum number of results per kind.
pub const MOST_OF_A_KIND: u32 = 10;

/// The top results of each kind visible to the actor, found as the lists find them, without counts.
pub fn search_all(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    context.require(Permission::Search)?;
    let mut hits = Vec::new();
    if query.text.trim().is_empty() {
        return Ok(hits);
    }
    if query.opens(context, Permission::ListProducts) {
        hits.extend(products(tx, context, query)?);
    }
    let sees_orders = query.opens(context, Permission::ListOrders);
    let orders = if sees_orders { found_orders(tx, context, query)? } else { Vec::new() };
    let parcels = if sees_orders { shipments(tx, context, query, &orders)? } else { Vec::new() };
    let shown = orders.iter().filter(|found| !found.order.is_quote && !stands_for_parcel(found, query, &parcels));
    hits.extend(shown.map(|found| order_hit(context, query, found)));
    hits.extend(parcels);
    hits.extend(documents(tx, context, query, &orders)?);
    if query.opens(context, Permission::ListUsers) {
        hits.extend(people(tx, context, query)?);
    }
    if query.opens(context, Permission::ListSuppliers) && may_purchase(&context.actor, PurchasePermission::View) {
        hits.extend(suppliers(tx, context, query)?);
    }
    if query.opens(context, Permission::ListLots) {
        hits.extend(lots(tx, context, query)?);
    }
    if query.opens(context, Permission::ListIssues) {
        hits.extend(issues(tx, context, query)?);
    }
    Ok(hits)
}

fn products(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    let asked = ProductQuery {
        filters: ProductFilters { text: Some(query.text.clone()), ..ProductFilters::default() },
        low_stock: false,
        sku: None,
        barcode: None,
        order: None,
        store: None,
        page: PageRequest::first(query.limit),
    };
    let mut hits = at_location(tx, context, query)?;
    for view in list_products(tx, context, &asked)?.items {
        if hits.iter().all(|hit| hit.id != view.product.id.0) {
            hits.push(product_hit(view.product, view.location.as_ref()));
        }
    }
    hits.truncate(query.limit as usize);
    Ok(hits)
}

/// Products at the location that was entered, for company staff.
fn at_location(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    let Ok(location) = ShelfLocation::parse(&query.text) else { return Ok(Vec::new()) };
    if !handles_goods(&context.actor) {
        return Ok(Vec::new());
    }
    let ids = tx.stock().products_at(&location, query.limit)?;
    let mut products = tx.products().by_ids(&ids)?;
    products.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(products.into_iter().map(|product| product_hit(product, Some(&location))).collect())
}

fn product_hit(product: Product, location: Option<&ShelfLocation>) -> SearchHit {
    let status = if product.is_active { "active" } else { "discontinued" };
    let parts: Vec<&str> = [product.sku.as_str()].into_iter().chain(location.map(ShelfLocation::as_str)).collect();
    let detail = parts.join(" · ");
    SearchHit::new(SearchKind::Product, product.id.0, product.name).with_detail(detail).with_status(status)
}

/// The order whose number was typed, then those that a search of the list finds.
fn found_orders(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<OrderView>, Failure> {
    let mut orders: Vec<OrderView> = Vec::new();
    if let Some(id) = parse_order_number(&query.text) {
        match get_order(tx, context, id) {
            // Like the list, do not reveal referred orders by number.
            Ok(found) if found.order.visibility == OrderVisibility::Full => orders.push(found.order),
            Ok(_) | Err(Failure::NotFound(_)) => {}
            Err(failure) => return Err(failure),
        }
    }
    let filter = OrderFilter { text: Some(query.text.clone()), ..OrderFilter::default() };
    let listed = list_orders(tx, context, &filter, &PageRequest::newest(query.limit))?;
    let numbered = orders.first().map(|found| found.order.id);
    orders.extend(listed.items.into_iter().filter(|found| Some(found.order.id) != numbered));
    orders.truncate(query.limit as usize);
    Ok(orders)
}

/// Whether an order was found only by the tracking number of a shipment that was found itself.
fn stands_for_parcel(found: &OrderView, query: &SearchQuery, parcels: &[SearchHit]) -> bool {
    !is_found_by_itself(&found.order, &query.text) && parcels.iter().any(|hit| hit.order_id == Some(found.order.id))
}

fn order_hit(context: &Context, query: &SearchQuery, found: &OrderView) -> SearchHit {
    let order = &found.order;
    let tracking = order.shipping.tracking_number.as_deref().filter(|number| is_number_found(number, &query.text));
    let parts: Vec<&str> = [order.customer_name.as_str()].into_iter().chain(tracking).collect();
    let hit = SearchHit::new(SearchKind::Order, order.id.0, format!("#{}", order.id.0));
    let hit = hit.with_detail(parts.join(" · ")).with_status(order.status.as_str());
    let is_due = is_payable(order);
    let may_pay = context.actor.role().is_some_and(may_record_payment) && query.opens(context, Permission::UpdateOrder);
    SearchHit { order_id: Some(order.id), ..hit.with_action(SearchAction::RecordPayment, is_due && may_pay) }
}

fn people(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    let filter = UserFilter { text: Some(query.text.clone()), ..UserFilter::default() };
    let mut found = list_users(tx, context, &filter, &PageRequest::newest(query.limit))?.items;
    if found.is_empty() {
        found = find_similar_users(tx, context, &query.text, query.limit)?;
    }
    let may_review = query.opens(context, Permission::ApproveUser);
    Ok(found.into_iter().map(|view| person(view, may_review)).collect())
}

/// A person as far as the list shows them.
fn person(view: AccountView, may_review: bool) -> SearchHit {
    let detail = match view.visibility {
        UserVisibility::Referred => None,
        UserVisibility::Business => view.user.profile.company_name.clone(),
        UserVisibility::Full => view.user.profile.company_name.clone().or_else(|| Some(view.user.username.clone())),
    };
    let hit = SearchHit::new(SearchKind::Person, view.user.id.0, view.user.full_name());
    let hit = SearchHit { role: Some(view.user.role), ..hit.with_detail(detail.unwrap_or_default()) };
    if view.visibility != UserVisibility::Full {
        return hit;
    }
    let may_review = may_review && view.user.awaits_review();
    hit.with_status(view.user.status()).with_action(SearchAction::ReviewAccount, may_review)
}

fn suppliers(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    let filter = SupplierFilter { text: Some(query.text.clone()), ..SupplierFilter::default() };
    let found = list_suppliers(tx, context, &filter, &PageRequest::first(query.limit))?;
    Ok(found
        .items
        .into_iter()
        .map(|supplier| {
            let status = if supplier.draft.is_active { "active" } else { "inactive" };
            SearchHit::new(SearchKind::Supplier, supplier.id.0, supplier.draft.name).with_status(status)
        })
        .collect())
}

/// Batches whose code begins with the text, empty ones too.
fn lots(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    let asked = LotQuery {
        standing: LotCondition::All,
        code: Some(query.text.clone()),
        sort: LotSort::Newest,
        ..LotQuery::default()
    };
    let may_release = query.opens(context, Permission::ReleaseLot);
    let (today, keeps_expired) = (context.today(tx)?, Settings::load(tx)?.hold_expired_lots);
    let hit = |view: LotView| {
        let may = may_release && view.lot.check_release(today, keeps_expired).is_ok();
        let hit = SearchHit::new(SearchKind::Lot, view.lot.id.0, view.lot.code).with_detail(view.product_name);
        let hit = hit.with_status(view.state.as_str());
        SearchHit { product_id: Some(view.lot.product_id), ..hit.with_action(SearchAction::ReleaseLot, may) }
    };
    Ok(list_lots(tx, context, &asked, &PageRequest::newest(query.limit))?.items.into_iter().map(hit).collect())
}

fn issues(tx: &mut dyn Transaction, context: &Context, query: &SearchQuery) -> Result<Vec<SearchHit>, Failure> {
    let filter = IssueFilter { text: Some(query.text.clone()), ..IssueFilter::default() };
    let may_decide = query.opens(context, Permission::UpdateIssue);
    let hit = |view: IssueView| {
        let issue = view.issue;
        let title = format!("#{} {}", issue.id.0, issue.entry.issue_type);
        let about = view.product.map(|(name, _)| name).unwrap_or_default();
        let may = may_decide && view.targets.contains(&IssueStatus::Solved);
        let hit = SearchHit::new(SearchKind::Issue, issue.id.0, title).with_detail(about);
        hit.with_status(issue.status.as_str()).with_action(SearchAction::ResolveIssue, may)
    };
    Ok(list_issues(tx, context, &filter, &PageRequest::newest(query.limit))?.items.into_iter().map(hit).collect())
}
