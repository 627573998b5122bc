//! Prices as a request sends them.

use tierway_application::pricing::{PriceInput, SetPrices};
use tierway_catalogue::PriceCell;
use tierway_kernel::ProductId;

use super::names::{PriceAudience, RegionName};
use crate::dto::*;
use crate::numeric::{Numeric, money};
use crate::wire::patch;

/// Prices to be set together.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "audience": "dealer", "note": "Summer prices", "cells": [
        { "productId": 42, "region": "europe", "price": "13.50", "expected": "14.00" },
        { "productId": 42, "region": "asia", "price": null }
    ]
}))]
pub struct SetWholesalerPricesRequest {
    /// The audience of the prices.
    audience: PriceAudience,
    /// Effective from, at most two years ahead; now if omitted.
    #[serde(default)]
    effective_from: Option<DateTime<Utc>>,
    /// Why; at most 500 characters.
    #[serde(default)]
    note: Option<String>,
    /// 1 to 1,000 prices.
    #[validate(nested)]
    cells: Vec<PriceCellRequest>,
}

/// A price to set.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceCellRequest {
    /// The product.
    product_id: i64,
    /// The region.
    region: RegionName,
    /// The price of a piece, above zero; `null` removes it.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<Numeric>, required = true)]
    #[validate(required(message = "Please enter a price, or null to remove it."), custom(function = form::amount))]
    price: Option<Option<Numeric>>,
    /// The price the user saw, `null` if there was none; if it differs, the whole change is rejected. Not checked if
    /// omitted.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<Numeric>)]
    #[validate(custom(function = form::amount))]
    expected: Option<Option<Numeric>>,
}

impl SetWholesalerPricesRequest {
    /// The command.
    pub fn command(self) -> SetPrices {
        let cells = self.cells.iter().map(PriceCellRequest::input).collect();
        SetPrices { audience: self.audience.0, effective_from: self.effective_from, note: self.note, cells }
    }
}

impl PriceCellRequest {
    fn input(&self) -> PriceInput {
        let price = self.price.as_ref().and_then(|price| money(price.as_ref()));
        PriceInput {
            cell: PriceCell { product_id: ProductId(self.product_id), region: self.region.0, price },
            expected: self.expected.as_ref().map(|expected| money(expected.as_ref())),
        }
    }
}
