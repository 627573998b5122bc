//! `GET /api/products`.

use std::collections::HashMap;

use tierway_catalogue::{Product, ProductSort, SearchQuestion, SearchSort, StatusFilter, StoreFront, read_barcode};
use tierway_inventory::StockVisibility;
use tierway_kernel::{Page, PageRequest, Permission, ProductId, Refused, message};

use super::ProductFilters;
use super::view::{ProductView, in_store, views_of};
use super::viewer::{ViewerProfile, viewer_profile};
use crate::pricing::store_prices;
use crate::{Context, Failure, Settings, Transaction};

/// Filters of the product list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductQuery {
    /// Words and filters.
    pub filters: ProductFilters,
    /// Only products on the purchaser's stock alerts.
    pub low_stock: bool,
    /// The product with this SKU, without case.
    pub sku: Option<String>,
    /// The product with this barcode; none when it is no barcode.
    pub barcode: Option<String>,
    /// The order; `None`: the best match first where there are words, by name otherwise.
    pub order: Option<ProductOrder>,
    /// The public store whose prices are shown in addition to the viewer's.
    pub store: Option<StoreFront>,
    /// The page.
    pub page: PageRequest,
}

/// Orders of the product list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProductOrder {
    /// The best match first.
    Relevance,
    /// By a column.
    By(ProductSort),
}

impl ProductQuery {
    /// Whether the search index answers it, not the database.
    pub fn uses_search(&self) -> bool {
        let has_words = self.filters.text.as_ref().is_some_and(|text| !text.trim().is_empty());
        let is_plain = self.filters.plain(true).is_some();
        !self.needs_database() && (has_words || !is_plain || self.order == Some(ProductOrder::Relevance))
    }

    /// Whether the result depends only on catalogue and prices; a list by stock figures changes with every movement.
    pub fn can_be_kept(&self) -> bool {
        !self.needs_stock_figures()
    }

    /// Whether only the database can answer it (stock figures and codes).
    fn needs_database(&self) -> bool {
        self.needs_stock_figures() || self.sku.is_some() || self.barcode.is_some()
    }

    /// Whether it reveals stock figures.
    fn needs_stock_figures(&self) -> bool {
        let is_by_stock = matches!(self.order, Some(ProductOrder::By(sort)) if sort.is_by_stock());
        self.low_stock || is_by_stock
    }

    fn order(&self) -> ProductOrder {
        let has_words = self.filters.text.as_ref().is_some_and(|text| !text.trim().is_empty());
        self.order.unwrap_or(if has_words { ProductOrder::Relevance } else { ProductOrder::By(ProductSort::Name) })
    }
}

/// Lists products with stock and the viewer's prices: a few queries, however long the page. Words and the attributes of
/// the trade are the search's business, everything else the database's.
pub fn list_products(
    tx: &mut dyn Transaction,
    context: &Context,
    query: &ProductQuery,
) -> Result<Page<ProductView>, Failure> {
    let viewer = viewer_profile(tx, &context.actor)?;
    list_products_for(tx, context, &viewer, query)
}

/// The same for the actor's viewer profile.
pub fn list_products_for(
    tx: &mut dyn Transaction,
    context: &Context,
    viewer: &ViewerProfile,
    query: &ProductQuery,
) -> Result<Page<ProductView>, Failure> {
    context.require(Permission::ListProducts)?;
    let page = match query.needs_database() {
        true => narrowed(tx, context, viewer, query)?,
        false => products(tx, context, viewer, query)?,
    };
    let ids: Vec<ProductId> = page.items.iter().map(|product| product.id).collect();
    let shown = views_of(tx, context, viewer, page)?;
    let Some(store) = query.store else { return Ok(shown) };
    let own = store_prices(tx, store, &ids)?;
    Ok(shown.map(|shown| {
        let own = own.get(&shown.product.id).copied();
        in_store(shown, store, own)
    }))
}

fn products(
    tx: &mut dyn Transaction,
    context: &Context,
    viewer: &ViewerProfile,
    query: &ProductQuery,
) -> Result<Page<Product>, Failure> {
    let Some(question) = query.filters.question(viewer.sees_discontinued) else { return Ok(nothing()) };
    let order = query.order();
    let plain = query.filters.plain(viewer.sees_discontinued);
    if let (None, ProductOrder::By(sort), Some(filter)) = (&question.text, order, plain) {
        return Ok(tx.products().list(&filter, sort, &query.page)?);
    }
    found(tx, context, &question, search_sort(order), &query.page)
}

/// The page as the search finds it.
fn found(
    tx: &mut dyn Transaction,
    context: &Context,
    question: &SearchQuestion,
    sort: SearchSort,
    page: &PageRequest,
) -> Result<Page<Product>, Failure> {
    let found = context.services.search.find(tx, question, sort, page)?;
    let mut products: HashMap<ProductId, Product> =
        tx.products().by_ids(&found.items)?.into_iter().map(|product| (product.id, product)).collect();
    // The search may be ahead of this transaction, which then shows less, never what the viewer may not see.
    let visible = |product: &Product| question.is_active.is_none_or(|active| product.is_active == active);
    let items = found.items.iter().filter_map(|id| products.remove(id)).filter(visible).collect();
    Ok(Page { items, total: found.total, next: found.next })
}

/// The page as the database finds it: by figures of the stock, which the search does not know, or by exact codes.
fn narrowed(
    tx: &mut dyn Transaction,
    context: &Context,
    viewer: &ViewerProfile,
    query: &ProductQuery,
) -> Result<Page<Product>, Failure> {
    if query.needs_stock_figures() {
        sees_figures(context, viewer)?;
    }
    let mut filters = query.filters.clone();
    if query.low_stock {
        // Nobody reorders what is no longer sold.
        filters.status = filters.status.or(Some(StatusFilter::Active));
    }
    if filters.question(viewer.sees_discontinued).is_none() {
        return Ok(nothing());
    }
    let mut filter = filters.plain(viewer.sees_discontinued).ok_or_else(|| {
        let (field, list) = match (query.low_stock, query.needs_stock_figures()) {
            (true, _) => ("filter", "The list of low stock"),
            (false, true) => ("sort", "A list by stock"),
            (false, false) => ("sku", "A list by SKU or barcode"),
        };
        Failure::field(field, message!("{list} cannot be filtered by attributes or several categories.", list))
    })?;
    if query.low_stock {
        filter.balance_below = Some(Settings::load(tx)?.purchaser_alert_mark);
    }
    filter.sku = query.sku.clone();
    if let Some(text) = &query.barcode {
        let Ok(barcode) = read_barcode(text) else { return Ok(nothing()) };
        filter.barcode = Some(barcode);
    }
    let sort = match query.order() {
        ProductOrder::By(sort) => sort,
        ProductOrder::Relevance => ProductSort::Name,
    };
    Ok(tx.products().list(&filter, sort, &query.page)?)
}

fn nothing() -> Page<Product> {
    Page { items: Vec::new(), total: 0, next: None }
}

fn search_sort(order: ProductOrder) -> SearchSort {
    match order {
        ProductOrder::Relevance => SearchSort::Relevance,
        ProductOrder::By(ProductSort::Name) => SearchSort::Name,
        ProductOrder::By(ProductSort::NameDescending) => SearchSort::NameDescending,
        ProductOrder::By(ProductSort::Price) => SearchSort::Price,
        ProductOrder::By(ProductSort::PriceDescending) => SearchSort::PriceDescending,
        ProductOrder::By(ProductSort::Category) => SearchSort::Category,
        ProductOrder::By(ProductSort::CategoryDescending) => SearchSort::CategoryDescending,
        ProductOrder::By(ProductSort::Oldest) => SearchSort::Oldest,
        ProductOrder::By(ProductSort::BestSelling) => SearchSort::BestSelling,
        // Lists by stock are answered by the database.
        ProductOrder::By(ProductSort::Newest | ProductSort::Stock | ProductSort::StockDescending) => SearchSort::Newest,
    }
}

/// Filtering or sorting by a stock figure requires permission to see it.
fn sees_figures(context: &Context, viewer: &ViewerProfile) -> Result<(), Failure> {
    if viewer.stock != StockVisibility::Figures {
        context.actor.signed_in()?;
        return Err(Refused::Forbidden.into());
    }
    Ok(())
}
