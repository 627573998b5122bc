//! `GET /api/products`.

use tierway_catalogue::{ProductFilter, ProductSort, StatusFilter, StatusScope, visible_status};
use tierway_inventory::{StockSight, stock_sight};
use tierway_kernel::{Page, PageRequest, Permission, Refused};

use super::view::{ProductView, levels, view};
use crate::{Context, Failure, Settings, Transaction};

/// What of the catalogue is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductQuery {
    /// Words that must all occur.
    pub text: Option<String>,
    /// This category exactly.
    pub category: Option<String>,
    /// On sale, discontinued or both; `None`: what the viewer may see.
    pub status: Option<StatusFilter>,
    /// Only products on the purchaser's stock alerts.
    pub low_stock: bool,
    /// The order.
    pub sort: ProductSort,
    /// The page.
    pub page: PageRequest,
}

/// Lists products with stock and the viewer's prices: three queries, however long the page.
pub fn list_products(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &ProductQuery,
) -> Result<Page<ProductView>, Failure> {
    context.require(Permission::ListProducts)?;
    let mut filter =
        ProductFilter { text: query.text.clone(), category: query.category.clone(), ..ProductFilter::default() };
    let mut status = query.status;
    if query.low_stock {
        filter.balance_below = Some(alert_mark(tx, context)?);
        // Nobody reorders what is no longer sold.
        status = status.or(Some(StatusFilter::Active));
    }
    filter.is_active = match visible_status(&context.actor, status) {
        StatusScope::All => None,
        StatusScope::Only(active) => Some(active),
        StatusScope::Nothing => return Ok(Page { items: Vec::new(), total: 0, next: None }),
    };
    let page = tx.products().list(&filter, query.sort, &query.page)?;
    let mut levels = levels(tx, &page.items)?;
    Ok(page.map(|product| {
        let level = levels.remove(&product.id);
        view(product, level, &context.actor)
    }))
}

/// The mark of the alerts; only those who see stock figures may filter by one.
fn alert_mark(tx: &mut dyn Transaction, context: &Context) -> Result<i64, Failure> {
    if stock_sight(&context.actor) != StockSight::Figures {
        context.actor.signed_in()?;
        return Err(Refused::Forbidden.into());
    }
    Ok(Settings::load(tx)?.purchaser_alert_mark)
}
