//! The product list. The owners' table has every field an import knows, under the same names, so that it can be changed
//! and imported again.

use chrono::DateTime;
use tierway_catalogue::{
    PriceProfile, Product, ProductDetails, ProductDraft, SpecialPrices, TierPrice, VisiblePrices, visible_prices,
};
use tierway_inventory::{StockVisibility, handles_goods, stock_visibility};
use tierway_kernel::{Actor, BusinessZone, Money, PageRequest, Permission, ProductId, Quantity};

use super::{Export, Rows};
use crate::catalogue::{ProductQuery, ProductView, list_products};
use crate::imports::{ImportKind, draft_of, product_text};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Prices by their key and title, with what a viewer sees of them.
type PriceColumn = (&'static str, &'static str, fn(&VisiblePrices) -> Option<Money>);

const PRICES: [PriceColumn; 11] = [
    ("manufacturerCost", "Manufacturer cost", |prices| prices.manufacturer_cost),
    ("wholesalerPrice", "Wholesaler price", |prices| prices.wholesaler_price),
    ("agentPrice", "Agent price", |prices| prices.agent_price),
    ("customerPrice", "Customer price", |prices| prices.customer_price),
    ("suggestedDealerMinPrice", "Suggested dealer min price", |prices| prices.suggested_dealer_min_price),
    ("suggestedDealerMaxPrice", "Suggested dealer max price", |prices| prices.suggested_dealer_max_price),
    ("unitPrice", "Unit price", |prices| prices.unit_price),
    ("packPrice", "Pack price", |prices| prices.pack_price),
    ("bulkPrice", "Bulk price", |prices| prices.bulk_price),
    ("dealerPrice", "Dealer price", |prices| prices.dealer_price),
    ("yourPrice", "Your price", |prices| prices.your_price),
];

/// Products under the filters of their list.
pub struct ProductTable {
    /// Which products, in which order; its page is not used.
    pub query: ProductQuery,
}

/// A column of the table.
enum Column {
    /// A field of the product form that is no price.
    Field(&'static str, &'static str),
    /// A price.
    Price(PriceColumn),
    /// A figure of the stock.
    Stock(&'static str, fn(&ProductView) -> i64),
}

impl Export for ProductTable {
    fn heading(&self, context: &Context, _: BusinessZone) -> Vec<String> {
        let title = |column: Column| match column {
            Column::Field(_, title) | Column::Price((_, title, _)) | Column::Stock(title, _) => title.to_owned(),
        };
        columns(&context.actor).into_iter().map(title).collect()
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportProducts)?;
        let views = list_products(tx, context, &ProductQuery { page: page.clone(), ..self.query.clone() })?;
        let ids: Vec<ProductId> = views.items.iter().map(|view| view.product.id).collect();
        let mut details = tx.products().details(&ids)?;
        let columns = columns(&context.actor);
        Ok(views.map(|view| {
            let draft = draft_of(view.product.clone(), details.remove(&view.product.id).unwrap_or_default());
            columns.iter().map(|column| cell(column, &view, &draft, &context.services.public_url)).collect()
        }))
    }
}

fn cell(column: &Column, view: &ProductView, draft: &ProductDraft, public_url: &str) -> Cell {
    match column {
        Column::Field("location", _) => Cell::text(view.location.as_ref().map(ToString::to_string)),
        Column::Field(key, _) => typed(key, product_text(draft, key, public_url)),
        Column::Price((_, _, price)) => Cell::money(price(&view.prices)),
        Column::Stock(_, figure) => Cell::Whole(figure(view)),
    }
}

/// A field's text as a number where it is one.
fn typed(key: &str, text: String) -> Cell {
    if text.is_empty() {
        return Cell::Empty;
    }
    let typed = match key {
        "packQuantity" | "bulkQuantity" | "puffCount" => text.parse().ok().map(Cell::Whole),
        "weight" | "length" | "width" | "height" | "nicotineStrength" | "volume" => {
            text.parse().ok().map(Cell::Measure)
        }
        _ => None,
    };
    typed.unwrap_or(Cell::Text(text))
}

/// The viewer's columns: import fields in order, without hidden prices, then other prices, then stock.
fn columns(viewer: &Actor) -> Vec<Column> {
    let seen = visible_prices(&sample(), PriceProfile::of(viewer, None), &SpecialPrices::default());
    let price = |key: &str| PRICES.into_iter().find(|(name, _, _)| *name == key);
    let is_seen = |column: &PriceColumn| (column.2)(&seen).is_some();
    let mut columns: Vec<Column> = Vec::new();
    for field in ImportKind::Products.fields() {
        match price(field.key) {
            Some(price) if is_seen(&price) => columns.push(Column::Price(price)),
            Some(_) => {}
            // Batch tracking and shelves are internal to the company.
            None if matches!(field.key, "needsLots" | "location") && !handles_goods(viewer) => {}
            None => columns.push(Column::Field(field.key, field.label)),
        }
    }
    let fields = ImportKind::Products.fields();
    let computed = PRICES.into_iter().filter(|(key, _, _)| fields.iter().all(|field| field.key != *key));
    columns.extend(computed.filter(|price| is_seen(price)).map(Column::Price));
    columns.extend(stock(stock_visibility(viewer)));
    columns
}

fn stock(visibility: StockVisibility) -> Vec<Column> {
    let available: Column = Column::Stock("Available", |view| view.level.available());
    match visibility {
        StockVisibility::InStock => Vec::new(),
        StockVisibility::Available => vec![available],
        StockVisibility::Figures => vec![
            Column::Stock("Stock balance", |view| view.level.balance()),
            Column::Stock("Reserved", |view| view.level.reserved),
            Column::Stock("On hold", |view| view.level.held),
            available,
        ],
    }
}

/// A product with every price, to determine which prices the viewer may see.
fn sample() -> Product {
    let price = Some(Money::of(100));
    let tier = TierPrice { price, quantity: Quantity::new(10).ok() };
    let draft = ProductDraft { details: ProductDetails::default(), ..ProductDraft::default() };
    Product {
        id: ProductId(0),
        sku: draft.sku,
        name: draft.name,
        description: draft.description,
        category: draft.category,
        image: None,
        is_active: true,
        weight: None,
        weight_unit: draft.weight_unit,
        length: None,
        width: None,
        height: None,
        dimension_unit: draft.dimension_unit,
        manufacturer_cost: Money::of(100),
        wholesaler_price: Money::of(120),
        agent_price: price,
        customer_price: price,
        suggested_dealer_min_price: price,
        suggested_dealer_max_price: price,
        unit_price: price,
        pack: tier,
        bulk: tier,
        packaging: draft.packaging,
        tax_class_id: None,
        created_at: DateTime::UNIX_EPOCH,
        updated_at: DateTime::UNIX_EPOCH,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tierway_kernel::{Role, SignedIn, UserId};

    fn titles(role: Role) -> Vec<&'static str> {
        let user = SignedIn { id: UserId(1), role, position: None, verified: true, referred_by: None };
        let title = |column: Column| match column {
            Column::Field(_, title) | Column::Price((_, title, _)) | Column::Stock(title, _) => title,
        };
        columns(&Actor::User(user)).into_iter().map(title).collect()
    }

    #[test]
    fn the_owners_table_has_every_field_of_an_import() {
        let titles = titles(Role::Manufacturer);
        for field in ImportKind::Products.fields() {
            assert!(titles.contains(&field.label), "{}", field.label);
        }
        assert!(titles.contains(&"Wholesaler price") && titles.contains(&"On hold"));
    }

    #[test]
    fn hidden_prices_have_no_column() {
        for role in [Role::Customer, Role::Employee, Role::Dealer, Role::Agent] {
            assert!(!titles(role).contains(&"Manufacturer cost"), "{role:?}");
        }
        let customer = titles(Role::Customer);
        assert!(customer.contains(&"Your price") && customer.contains(&"Available"));
        for title in ["Agent price", "Pack price", "Stock balance", "Batch tracking", "Location"] {
            assert!(!customer.contains(&title), "{title}");
        }
    }
}
