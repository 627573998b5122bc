//! Regional prices, their changes, dealers' own prices, places of regions.

use diesel::prelude::*;
use tierway_catalogue::{
    Audience, CellPrice, ChangedCell, DealerPrice, NewProductPriceChange, OwnPrices, PriceCell, PriceChange,
    PriceField, ProductPriceChange, Region,
};
use tierway_kernel::{Money, PriceChangeId, ProductId, ProductPriceChangeId, StoreError, UserId, from_micros};

use super::{read_enum, read_money, unreadable};
use crate::schema::{dealer_prices, price_changes, product_price_changes, regional_prices};

pub(crate) fn read_region(text: &str) -> Result<Region, StoreError> {
    read_enum("regional_prices.region", &Region::ALL, Region::as_str, text)
}

/// A change as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = price_changes)]
pub(crate) struct PriceChangeRow {
    pub(crate) id: i64,
    audience: String,
    actor_id: Option<i64>,
    note: Option<String>,
    effective_from: i64,
    cell_count: i64,
    undoes: Option<i64>,
    undone_by: Option<i64>,
    pub(crate) created_at: i64,
    counts: bool,
}

/// A change of a product's own price as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = product_price_changes)]
pub(crate) struct ProductPriceChangeRow {
    pub(crate) id: i64,
    product_id: i64,
    field: String,
    old_price: Option<i64>,
    new_price: Option<i64>,
    actor_id: Option<i64>,
    pub(crate) created_at: i64,
}

/// A price of a change as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = regional_prices)]
pub(crate) struct CellRow {
    change_id: i64,
    product_id: i64,
    region: String,
    price: Option<i64>,
    price_before: Option<i64>,
    pub(crate) effective_from: i64,
}

/// A dealer's own prices as they are read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = dealer_prices)]
pub(crate) struct DealerPriceRow {
    pub(crate) dealer_id: i64,
    pub(crate) product_id: i64,
    price: i64,
    updated_at: i64,
    pack_price: Option<i64>,
    bulk_price: Option<i64>,
    pub(crate) list_key: String,
}

impl PriceChangeRow {
    /// The change.
    pub(crate) fn into_change(self) -> Result<PriceChange, StoreError> {
        Ok(PriceChange {
            id: PriceChangeId(self.id),
            audience: read_enum("price_changes.audience", &Audience::ALL, Audience::as_str, &self.audience)?,
            actor_id: self.actor_id.map(UserId),
            note: self.note,
            effective_from: from_micros(self.effective_from),
            undoes: self.undoes.map(PriceChangeId),
            undone_by: self.undone_by.map(PriceChangeId),
            counts: self.counts,
            cell_count: self.cell_count.unsigned_abs(),
            created_at: from_micros(self.created_at),
        })
    }
}

impl ProductPriceChangeRow {
    /// The change.
    pub(crate) fn into_change(self) -> Result<ProductPriceChange, StoreError> {
        let column = "product_price_changes.field";
        Ok(ProductPriceChange {
            id: ProductPriceChangeId(self.id),
            entry: NewProductPriceChange {
                product_id: ProductId(self.product_id),
                field: PriceField::parse(&self.field).ok_or_else(|| unreadable(column, &self.field))?,
                old: read_money(self.old_price),
                new: read_money(self.new_price),
            },
            actor_id: self.actor_id.map(UserId),
            created_at: from_micros(self.created_at),
        })
    }
}

impl CellRow {
    fn cell(&self) -> Result<PriceCell, StoreError> {
        Ok(PriceCell {
            product_id: ProductId(self.product_id),
            region: read_region(&self.region)?,
            price: read_money(self.price),
        })
    }

    /// As a price that was set.
    pub(crate) fn into_changed(self) -> Result<ChangedCell, StoreError> {
        Ok(ChangedCell { cell: self.cell()?, before: read_money(self.price_before) })
    }

    /// As a price that counts, set by `actor`.
    pub(crate) fn into_price(self, actor: Option<i64>) -> Result<CellPrice, StoreError> {
        Ok(CellPrice {
            cell: self.cell()?,
            effective_from: from_micros(self.effective_from),
            change_id: PriceChangeId(self.change_id),
            actor_id: actor.map(UserId),
        })
    }
}

impl DealerPriceRow {
    /// The query.
    pub(crate) fn prices(&self) -> OwnPrices {
        OwnPrices {
            unit: Money::of(self.price),
            pack: self.pack_price.map(Money::of),
            bulk: self.bulk_price.map(Money::of),
        }
    }

    /// The price.
    pub(crate) fn into_price(self) -> DealerPrice {
        DealerPrice {
            prices: self.prices(),
            dealer_id: UserId(self.dealer_id),
            product_id: ProductId(self.product_id),
            updated_at: from_micros(self.updated_at),
        }
    }
}
