//! Prices as a request sends them.

use tierway_application::Failure;
use tierway_application::pricing::{SetPrices, WishedCell};
use tierway_catalogue::PriceCell;
use tierway_kernel::{Money, ProductId};

use super::names::{PriceAudience, RegionName};
use crate::dto::*;
use crate::routes::catalogue::numeric::{Numeric, Reader};
use crate::wire::patch;

/// Prices to be set together.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "audience": "dealer", "note": "Summer prices", "cells": [
        { "productId": 42, "region": "europe", "price": "13.50", "expected": "14.00" },
        { "productId": 42, "region": "asia", "price": null }
    ]
}))]
pub struct SetWholesalerPricesRequest {
    /// Whose prices.
    audience: PriceAudience,
    /// From when on they count, at most two years ahead; at once when left out.
    #[serde(default)]
    effective_from: Option<DateTime<Utc>>,
    /// Why; at most 500 characters.
    #[serde(default)]
    note: Option<String>,
    /// 1 to 1,000 prices.
    cells: Vec<PriceCellRequest>,
}

/// A price to be set.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceCellRequest {
    /// The product.
    product_id: i64,
    /// The region.
    region: RegionName,
    /// The price of a piece, above zero; `null` removes it.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<Numeric>, required = true)]
    price: Option<Option<Numeric>>,
    /// The price the person saw, `null` where there was none: another one refuses the whole change. Not checked when left
    /// out.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<Numeric>)]
    expected: Option<Option<Numeric>>,
}

impl SetWholesalerPricesRequest {
    /// The command, or what cannot be read of it.
    pub fn command(self) -> Result<SetPrices, Failure> {
        let mut read = Reader::default();
        let cells = self.cells.iter().enumerate().map(|(at, cell)| cell.read(&mut read, at)).collect();
        if !read.errors.is_empty() {
            return Err(Failure::Fields(read.errors));
        }
        Ok(SetPrices { audience: self.audience.0, effective_from: self.effective_from, note: self.note, cells })
    }
}

impl PriceCellRequest {
    fn read(&self, read: &mut Reader, at: usize) -> WishedCell {
        let price = amount(read, &format!("cells[{at}].price"), self.price.as_ref());
        if price.is_none() {
            read.fault(&format!("cells[{at}].price"), "Please give a price, or null to remove it.");
        }
        WishedCell {
            cell: PriceCell { product_id: ProductId(self.product_id), region: self.region.0, price: price.flatten() },
            expected: amount(read, &format!("cells[{at}].expected"), self.expected.as_ref()),
        }
    }
}

/// An amount that may be `null` or absent.
fn amount(read: &mut Reader, field: &str, value: Option<&Option<Numeric>>) -> Option<Option<Money>> {
    value.map(|value| read.money(field, value.as_ref()))
}
