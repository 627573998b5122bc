//! Products.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use serde_json::{Map, Value};
use tierway_catalogue::{Packaging, Product, ProductDraft, TierPrice};
use tierway_kernel::{Measure, Money, ProductId, Quantity, StoreError, TaxClassId, fold, from_micros, to_micros};

use super::tax_class_column::TaxClassColumn;
use super::{read_money, read_quantity, unreadable};
use crate::schema::products;
use crate::text::search_text;

/// A product as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = products)]
pub(crate) struct ProductRow {
    #[diesel(embed)]
    pub(crate) priced: PricedRow,
    description: String,
    image: Option<String>,
    weight: Option<i64>,
    weight_unit: String,
    length: Option<i64>,
    width: Option<i64>,
    height: Option<i64>,
    dimension_unit: String,
    packaging: String,
}

/// A product's name and prices, without what only its page shows.
#[derive(Queryable, Selectable)]
#[diesel(table_name = products)]
pub(crate) struct PricedRow {
    pub(crate) id: i64,
    sku: String,
    pub(crate) name: String,
    pub(crate) category: String,
    is_active: bool,
    manufacturer_cost: i64,
    wholesaler_price: i64,
    pub(crate) agent_price: Option<i64>,
    customer_price: Option<i64>,
    suggested_dealer_min_price: Option<i64>,
    suggested_dealer_max_price: Option<i64>,
    unit_price: Option<i64>,
    pack_price: Option<i64>,
    pack_quantity: Option<i64>,
    bulk_price: Option<i64>,
    bulk_quantity: Option<i64>,
    pub(crate) created_at: i64,
    updated_at: i64,
    #[diesel(select_expression = TaxClassColumn, select_expression_type = TaxClassColumn)]
    tax_class_id: Option<i64>,
}

/// The fields a draft sets, at adding and at changing.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = products, treat_none_as_default_value = false, treat_none_as_null = true)]
pub(crate) struct ProductFields<'a> {
    sku: &'a str,
    sku_key: String,
    name: &'a str,
    name_key: String,
    description: &'a str,
    category: &'a str,
    category_key: String,
    search_text: String,
    image: Option<&'a str>,
    is_active: bool,
    weight: Option<i64>,
    weight_unit: &'a str,
    length: Option<i64>,
    width: Option<i64>,
    height: Option<i64>,
    dimension_unit: &'a str,
    manufacturer_cost: i64,
    wholesaler_price: i64,
    agent_price: Option<i64>,
    price_key: i64,
    customer_price: Option<i64>,
    suggested_dealer_min_price: Option<i64>,
    suggested_dealer_max_price: Option<i64>,
    unit_price: Option<i64>,
    pack_price: Option<i64>,
    pack_quantity: Option<i64>,
    bulk_price: Option<i64>,
    bulk_quantity: Option<i64>,
    packaging: String,
    updated_at: i64,
}

fn read_measure(column: &str, value: Option<i64>) -> Result<Option<Measure>, StoreError> {
    value.map(Measure::from_thousandths).transpose().map_err(|_| unreadable(column, "no measure"))
}

fn read_tier(column: &str, price: Option<i64>, quantity: Option<i64>) -> Result<TierPrice, StoreError> {
    let quantity = quantity.map(|quantity| read_quantity(column, quantity)).transpose()?;
    Ok(TierPrice { price: read_money(price), quantity })
}

impl ProductRow {
    /// The product.
    pub(crate) fn into_product(self) -> Result<Product, StoreError> {
        Ok(Product {
            description: self.description,
            image: self.image,
            weight: read_measure("products.weight", self.weight)?,
            weight_unit: self.weight_unit,
            length: read_measure("products.length", self.length)?,
            width: read_measure("products.width", self.width)?,
            height: read_measure("products.height", self.height)?,
            dimension_unit: self.dimension_unit,
            packaging: read_packaging(&self.packaging)?,
            ..self.priced.into_product()?
        })
    }
}

impl PricedRow {
    /// The product without its texts, picture and measures, which no price depends on.
    pub(crate) fn into_product(self) -> Result<Product, StoreError> {
        Ok(Product {
            id: ProductId(self.id),
            sku: self.sku,
            name: self.name,
            description: String::new(),
            category: self.category,
            image: None,
            is_active: self.is_active,
            weight: None,
            weight_unit: String::new(),
            length: None,
            width: None,
            height: None,
            dimension_unit: String::new(),
            manufacturer_cost: Money::of(self.manufacturer_cost),
            wholesaler_price: Money::of(self.wholesaler_price),
            agent_price: read_money(self.agent_price),
            customer_price: read_money(self.customer_price),
            suggested_dealer_min_price: read_money(self.suggested_dealer_min_price),
            suggested_dealer_max_price: read_money(self.suggested_dealer_max_price),
            unit_price: read_money(self.unit_price),
            pack: read_tier("products.pack_quantity", self.pack_price, self.pack_quantity)?,
            bulk: read_tier("products.bulk_quantity", self.bulk_price, self.bulk_quantity)?,
            packaging: Packaging::default(),
            tax_class_id: self.tax_class_id.map(TaxClassId),
            created_at: from_micros(self.created_at),
            updated_at: from_micros(self.updated_at),
        })
    }
}

impl<'a> ProductFields<'a> {
    /// The fields of a checked draft.
    pub(crate) fn new(draft: &'a ProductDraft, now: DateTime<Utc>) -> ProductFields<'a> {
        let minor = |price: Option<Money>| price.map(Money::minor);
        let thousandths = |measure: Option<Measure>| measure.map(Measure::thousandths);
        let pieces = |quantity: Option<Quantity>| quantity.map(Quantity::get);
        ProductFields {
            sku: &draft.sku,
            sku_key: fold(&draft.sku),
            name: &draft.name,
            name_key: fold(&draft.name),
            description: &draft.description,
            category: &draft.category,
            category_key: fold(&draft.category),
            search_text: search_text([draft.name.as_str(), &draft.description, &draft.category, &draft.sku]),
            image: draft.details.first_image(),
            is_active: draft.is_active,
            weight: thousandths(draft.weight),
            weight_unit: &draft.weight_unit,
            length: thousandths(draft.length),
            width: thousandths(draft.width),
            height: thousandths(draft.height),
            dimension_unit: &draft.dimension_unit,
            manufacturer_cost: draft.manufacturer_cost.minor(),
            wholesaler_price: draft.wholesaler_price().minor(),
            agent_price: minor(draft.agent_price),
            price_key: minor(draft.agent_price).unwrap_or(i64::MAX),
            customer_price: minor(draft.customer_price),
            suggested_dealer_min_price: minor(draft.suggested_dealer_min_price),
            suggested_dealer_max_price: minor(draft.suggested_dealer_max_price),
            unit_price: minor(draft.unit_price),
            pack_price: minor(draft.pack.price),
            pack_quantity: pieces(draft.pack.quantity),
            bulk_price: minor(draft.bulk.price),
            bulk_quantity: pieces(draft.bulk.quantity),
            packaging: write_packaging(&draft.packaging),
            updated_at: to_micros(now),
        }
    }
}

/// The words that are set, by their names on the wire.
fn write_packaging(packaging: &Packaging) -> String {
    let words = [
        ("quantityUnit", &packaging.quantity_unit),
        ("unitPriceUnit", &packaging.unit_price_unit),
        ("customUnitType", &packaging.custom_unit_type),
        ("packQuantityUnit", &packaging.pack_quantity_unit),
        ("packUnit", &packaging.pack_unit),
        ("customPackUnitType", &packaging.custom_pack_unit_type),
        ("customPackName", &packaging.custom_pack_name),
        ("bulkQuantityUnit", &packaging.bulk_quantity_unit),
        ("bulkUnit", &packaging.bulk_unit),
        ("customBulkUnitType", &packaging.custom_bulk_unit_type),
        ("customBulkName", &packaging.custom_bulk_name),
    ];
    let set = words.into_iter().filter_map(|(name, word)| Some((name.to_owned(), Value::from(word.clone()?))));
    Value::Object(set.collect()).to_string()
}

fn read_packaging(text: &str) -> Result<Packaging, StoreError> {
    let mut words: Map<String, Value> =
        serde_json::from_str(text).map_err(|_| unreadable("products.packaging", text))?;
    let mut word = |name: &str| match words.remove(name) {
        Some(Value::String(word)) => Some(word),
        _ => None,
    };
    Ok(Packaging {
        quantity_unit: word("quantityUnit"),
        unit_price_unit: word("unitPriceUnit"),
        custom_unit_type: word("customUnitType"),
        pack_quantity_unit: word("packQuantityUnit"),
        pack_unit: word("packUnit"),
        custom_pack_unit_type: word("customPackUnitType"),
        custom_pack_name: word("customPackName"),
        bulk_quantity_unit: word("bulkQuantityUnit"),
        bulk_unit: word("bulkUnit"),
        custom_bulk_unit_type: word("customBulkUnitType"),
        custom_bulk_name: word("customBulkName"),
    })
}
