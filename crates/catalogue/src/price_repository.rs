//! The port of regional and dealers' own prices and of the table of regions.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, Page, PageRequest, PriceChangeId, ProductId, Role, StoreError, UserId};

use crate::{
    Audience, CellPrice, ChangedCell, DealerPrice, DealerPriceFilter, NewPriceChange, OwnPrices, PriceChange,
    PriceCheck, Region, RegionPlace, RegionTable,
};

/// How many of a role live in one place, as their profiles name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacePeople {
    /// Their role.
    pub role: Role,
    /// Their country.
    pub country: Option<String>,
    /// Their zone.
    pub zone: Option<String>,
    /// How many.
    pub people: u64,
}

/// Port of prices other than the products' own.
pub trait PriceRepository {
    /// The table of regions, with places in the given order.
    fn regions(&mut self) -> Result<RegionTable, StoreError>;
    /// Replaces all places; `false` when the table's version is no longer `version`.
    fn set_regions(&mut self, version: i64, places: &[RegionPlace]) -> Result<bool, StoreError>;
    /// The region of an address.
    fn region_of(&mut self, country: Option<&str>, zone: Option<&str>) -> Result<Option<Region>, StoreError>;
    /// How many active, approved people of these roles there are, by role and place, in any order.
    fn people_by_place(&mut self, roles: &[Role]) -> Result<Vec<PlacePeople>, StoreError>;

    /// The region of an account, by its profile.
    fn home_of(&mut self, user: UserId) -> Result<Option<Region>, StoreError>;
    /// Unit prices of these products in regions with prices for the audience, effective at this time.
    fn prices_in(
        &mut self,
        region: Region,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<HashMap<ProductId, Money>, StoreError>;
    /// The cells of these products as they count at this time, removed ones omitted.
    fn current_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError>;
    /// How many products that are sold have a price of their own at this time, by region; regions without any are
    /// omitted.
    fn priced_products(&mut self, audience: Audience, now: DateTime<Utc>) -> Result<Vec<(Region, u64)>, StoreError>;
    /// How many prices that apply are out of range, of products that are sold.
    fn prices_out_of_range(&mut self, check: &PriceCheck) -> Result<u64, StoreError>;
    /// Planned prices for the cells of these products: for each the next one to take effect after this time.
    fn upcoming_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError>;
    /// When the next planned price of this audience takes effect after this time.
    fn next_start(&mut self, audience: Audience, after: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError>;
    /// A number that every transaction raises which locks the prices of this audience, and so every one that changes them.
    fn price_version(&mut self, audience: Audience) -> Result<i64, StoreError>;
    /// Locks the prices of this audience until the transaction ends; returns the time of their newest change.
    fn lock_prices(&mut self, audience: Audience) -> Result<Option<DateTime<Utc>>, StoreError>;
    /// Writes a change with its prices; marks the one it undoes, which counts no more when this one does not.
    fn add_change(&mut self, change: &NewPriceChange, now: DateTime<Utc>) -> Result<PriceChange, StoreError>;
    /// One change.
    fn change(&mut self, id: PriceChangeId) -> Result<Option<PriceChange>, StoreError>;
    /// The prices of a change in the given order.
    fn cells_of(&mut self, id: PriceChangeId) -> Result<Vec<ChangedCell>, StoreError>;
    /// How many prices of a change were replaced by a later change or are no longer in effect at this time. For a
    /// planned change, only later changes for its time or after count. Prices that never take effect are ignored.
    fn stale_cells(&mut self, id: PriceChangeId, now: DateTime<Utc>) -> Result<usize, StoreError>;
    /// The changes, newest first.
    fn changes(&mut self, audience: Option<Audience>, page: &PageRequest) -> Result<Page<PriceChange>, StoreError>;

    /// A dealer's own prices of these products, in any order.
    fn dealer_prices(&mut self, dealer: UserId, products: &[ProductId]) -> Result<Vec<DealerPrice>, StoreError>;
    /// A page of a dealer's own prices in the order of [`dealer_price_key`](crate::dealer_price_key), including those
    /// of discontinued products.
    fn dealer_price_list(
        &mut self,
        dealer: UserId,
        filter: &DealerPriceFilter,
        page: &PageRequest,
    ) -> Result<Page<DealerPrice>, StoreError>;
    /// Sets or removes a dealer's price and writes its history; `false` if there was none to remove.
    fn set_dealer_price(
        &mut self,
        dealer: UserId,
        product: ProductId,
        prices: Option<OwnPrices>,
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
}
