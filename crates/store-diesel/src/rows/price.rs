//! Regional prices, their changes, dealers' own prices, places of regions.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_catalogue::{
    Audience, CellPrice, ChangedCell, DealerPrice, NewPriceChange, PriceCell, PriceChange, Region, RegionPlace,
};
use tierway_kernel::{Money, PriceChangeId, ProductId, StoreError, UserId, from_micros, to_micros};

use super::{read_enum, read_money};
use crate::schema::{dealer_prices, price_changes, region_places, regional_prices};

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

/// A change to be written.
#[derive(Insertable)]
#[diesel(table_name = price_changes, treat_none_as_default_value = false)]
pub(crate) struct NewPriceChangeRow<'a> {
    audience: &'static str,
    actor_id: Option<i64>,
    note: Option<&'a str>,
    effective_from: i64,
    cell_count: i64,
    undoes: Option<i64>,
    undone_by: Option<i64>,
    created_at: i64,
    counts: bool,
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
    effective_from: i64,
}

/// A price to be written.
#[derive(Insertable)]
#[diesel(table_name = regional_prices, treat_none_as_default_value = false)]
pub(crate) struct NewCellRow {
    change_id: i64,
    product_id: i64,
    region: &'static str,
    audience: &'static str,
    price: Option<i64>,
    price_before: Option<i64>,
    effective_from: i64,
}

/// A dealer's own price, as it is read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = dealer_prices)]
pub(crate) struct DealerPriceRow {
    pub(crate) dealer_id: i64,
    pub(crate) product_id: i64,
    pub(crate) price: i64,
    pub(crate) updated_at: i64,
}

/// A place of a region to be written.
#[derive(Insertable)]
#[diesel(table_name = region_places, treat_none_as_default_value = false)]
pub(crate) struct NewPlaceRow<'a> {
    position: i64,
    region: &'static str,
    country: &'a str,
    zone: Option<&'a str>,
    country_key: String,
    zone_key: String,
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

impl<'a> NewPriceChangeRow<'a> {
    /// The row of a new change.
    pub(crate) fn new(change: &'a NewPriceChange, now: DateTime<Utc>) -> NewPriceChangeRow<'a> {
        NewPriceChangeRow {
            audience: change.audience.as_str(),
            actor_id: change.actor_id.map(|id| id.0),
            note: change.note.as_deref(),
            effective_from: to_micros(change.effective_from),
            cell_count: i64::try_from(change.cells.len()).unwrap_or(i64::MAX),
            undoes: change.undoes.map(|id| id.0),
            undone_by: None,
            created_at: to_micros(now),
            counts: change.counts,
        }
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

impl NewCellRow {
    /// The rows of the prices of `change`.
    pub(crate) fn of_change(id: i64, change: &NewPriceChange) -> Vec<NewCellRow> {
        let row = |changed: &ChangedCell| NewCellRow {
            change_id: id,
            product_id: changed.cell.product_id.0,
            region: changed.cell.region.as_str(),
            audience: change.audience.as_str(),
            price: changed.cell.price.map(Money::minor),
            price_before: changed.before.map(Money::minor),
            effective_from: to_micros(change.effective_from),
        };
        change.cells.iter().map(row).collect()
    }
}

impl DealerPriceRow {
    /// The price.
    pub(crate) fn into_price(self) -> DealerPrice {
        DealerPrice {
            dealer_id: UserId(self.dealer_id),
            product_id: ProductId(self.product_id),
            price: Money::of(self.price),
            updated_at: from_micros(self.updated_at),
        }
    }
}

impl<'a> NewPlaceRow<'a> {
    /// The rows of a whole table, numbered from 1.
    pub(crate) fn of_table(places: &'a [RegionPlace]) -> Vec<NewPlaceRow<'a>> {
        let row = |(position, place): (i64, &'a RegionPlace)| {
            let key = place.key();
            NewPlaceRow {
                position,
                region: place.region.as_str(),
                country: &place.country,
                zone: place.zone.as_deref(),
                country_key: key.country,
                zone_key: key.zone,
            }
        };
        (1..).zip(places).map(row).collect()
    }
}
