//! Product details.

use diesel::prelude::*;
use serde_json::{Map, Value, json};
use tierway_catalogue::{Attributes, ProductDetails};
use tierway_kernel::{Measure, Quantity, StoreError};

use super::{read_quantity, unreadable};
use crate::schema::product_details;

/// Details as they are read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = product_details)]
pub(crate) struct DetailsRow {
    barcode: Option<String>,
    needs_lots: bool,
    images: String,
    attributes: String,
}

/// Details as they are written.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = product_details, primary_key(product_id))]
#[diesel(treat_none_as_default_value = false, treat_none_as_null = true)]
pub(crate) struct DetailsFields<'a> {
    product_id: i64,
    barcode: Option<&'a str>,
    needs_lots: bool,
    images: String,
    attributes: String,
}

impl DetailsRow {
    /// The details.
    pub(crate) fn into_details(self) -> Result<ProductDetails, StoreError> {
        let images = serde_json::from_str(&self.images);
        Ok(ProductDetails {
            barcode: self.barcode,
            needs_lots: self.needs_lots,
            images: images.map_err(|_| unreadable("product_details.images", &self.images))?,
            attributes: read_attributes(&self.attributes)?,
        })
    }
}

impl<'a> DetailsFields<'a> {
    /// The row of a product.
    pub(crate) fn new(product_id: i64, details: &'a ProductDetails) -> DetailsFields<'a> {
        DetailsFields {
            product_id,
            barcode: details.barcode.as_deref(),
            needs_lots: details.needs_lots,
            images: Value::from(details.images.clone()).to_string(),
            attributes: write_attributes(&details.attributes),
        }
    }
}

/// Those that are set, by their names on the wire; measures in thousandths.
fn write_attributes(attributes: &Attributes) -> String {
    let all = [
        ("flavour", json!(attributes.flavour)),
        ("nicotineStrength", json!(attributes.nicotine_strength.map(Measure::thousandths))),
        ("volume", json!(attributes.volume.map(Measure::thousandths))),
        ("puffCount", json!(attributes.puff_count.map(Quantity::get))),
        ("deviceType", json!(attributes.device_type)),
    ];
    let set = all.into_iter().filter(|(_, value)| !value.is_null());
    Value::Object(set.map(|(name, value)| (name.to_owned(), value)).collect()).to_string()
}

fn read_attributes(text: &str) -> Result<Attributes, StoreError> {
    const COLUMN: &str = "product_details.attributes";
    let values: Map<String, Value> = serde_json::from_str(text).map_err(|_| unreadable(COLUMN, text))?;
    let word = |name: &str| values.get(name).and_then(Value::as_str).map(str::to_owned);
    let number = |name: &str| values.get(name).and_then(Value::as_i64);
    let measure =
        |name: &str| number(name).map(Measure::from_thousandths).transpose().map_err(|_| unreadable(COLUMN, text));
    Ok(Attributes {
        flavour: word("flavour"),
        nicotine_strength: measure("nicotineStrength")?,
        volume: measure("volume")?,
        puff_count: number("puffCount").map(|puffs| read_quantity(COLUMN, puffs)).transpose()?,
        device_type: word("deviceType"),
    })
}
