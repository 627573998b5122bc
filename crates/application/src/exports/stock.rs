//! The stock by product and lot: a row for the pieces of each lot, and one for those that belong to none.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_inventory::{Lot, StockVisibility, location_of, stock_visibility};
use tierway_kernel::{BusinessZone, Language, Page, PageRequest, Permission, ProductId, Refused};

use super::{Export, Rows, titles};
use crate::catalogue::{ProductQuery, ProductView, list_products};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// The stock of products under the filters of their list.
pub struct StockTable {
    /// Which products, in which order; its page is not used.
    pub query: ProductQuery,
}

impl Export for StockTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        titles(&[
            "SKU",
            "Name",
            "Category",
            "Batch code",
            "Produced on",
            "Expires on",
            "Hold reason",
            "Pieces",
            "Quantity unit",
            "Product balance",
            "Product reserved",
            "Product on hold",
            "Product available",
            "Location",
        ])
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportStock)?;
        if stock_visibility(&context.actor) != StockVisibility::Figures {
            return Err(Refused::Forbidden.into());
        }
        let views = list_products(tx, context, &ProductQuery { page: page.clone(), ..self.query.clone() })?;
        let ids: Vec<ProductId> = views.items.iter().map(|view| view.product.id).collect();
        let mut lots: HashMap<ProductId, Vec<Lot>> = HashMap::new();
        for lot in tx.lots().on_shelf(&ids)? {
            lots.entry(lot.product_id).or_default().push(lot);
        }
        let of_view =
            |view: &ProductView| rows(view, lots.remove(&view.product.id).unwrap_or_default(), context.language);
        let items = views.items.iter().flat_map(of_view).collect();
        Ok(Page { items, total: views.total, next: views.next })
    }
}

/// The lots of a product, the first to expire first, and the pieces without a lot.
fn rows(view: &ProductView, mut lots: Vec<Lot>, language: Language) -> Vec<Vec<Cell>> {
    lots.sort_by_key(|lot| (lot.dates.expires_on.unwrap_or(NaiveDate::MAX), lot.id));
    let loose = view.level.balance() - lots.iter().map(Lot::balance).sum::<i64>();
    let mut rows: Vec<Vec<Cell>> = lots.iter().map(|lot| row(view, Some(lot), lot.balance(), language)).collect();
    if rows.is_empty() || loose != 0 {
        rows.push(row(view, None, loose, language));
    }
    rows
}

fn row(view: &ProductView, lot: Option<&Lot>, pieces: i64, language: Language) -> Vec<Cell> {
    let (product, level) = (&view.product, &view.level);
    let day = |day: Option<NaiveDate>| Cell::text(day.map(|day| day.to_string()));
    vec![
        Cell::Text(product.sku.clone()),
        Cell::Text(product.name.clone()),
        Cell::Text(product.category.clone()),
        Cell::text(lot.map(|lot| lot.code.clone())),
        day(lot.and_then(|lot| lot.dates.produced_on)),
        day(lot.and_then(|lot| lot.dates.expires_on)),
        Cell::text(lot.and_then(|lot| lot.hold_reason.as_ref()).map(|reason| reason.render(language))),
        Cell::Whole(pieces),
        Cell::text(product.packaging.quantity_unit.clone()),
        Cell::Whole(level.balance()),
        Cell::Whole(level.reserved),
        Cell::Whole(level.held),
        Cell::Whole(level.available()),
        Cell::text(location_of(view.location.as_ref(), lot).map(|location| location.to_string())),
    ]
}
