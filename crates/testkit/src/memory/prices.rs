//! Regional prices and their changes, dealers' own prices, the table of regions.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{DateTime, Utc};
use tierway_catalogue::{
    Audience, CellPrice, ChangedCell, DealerPrice, NewPriceChange, PlacePeople, PriceChange, PriceRepository, Region,
    RegionPlace, RegionTable, default_places,
};
use tierway_kernel::{Money, Page, PageRequest, PriceChangeId, ProductId, Role, StoreError, UserId};

use super::paging::newest_first;
use super::state::need;
use super::table::Table;
use super::transaction::MemoryTransaction;

/// A price of the history.
#[derive(Clone)]
pub(super) struct PriceRow {
    id: i64,
    change: PriceChangeId,
    audience: Audience,
    changed: ChangedCell,
    effective_from: DateTime<Utc>,
}

/// The tables of prices.
#[derive(Clone)]
pub(super) struct PriceTables {
    regions: RegionTable,
    changes: Table<PriceChange>,
    history: Table<PriceRow>,
    pub(super) dealers: BTreeMap<(UserId, ProductId), DealerPrice>,
}

impl Default for PriceTables {
    fn default() -> Self {
        let regions = RegionTable { version: 1, places: default_places() };
        PriceTables { regions, changes: Table::default(), history: Table::default(), dealers: BTreeMap::new() }
    }
}

impl PriceRow {
    fn is_same_cell(&self, other: &PriceRow) -> bool {
        let key = |row: &PriceRow| (row.changed.cell.product_id, row.changed.cell.region, row.audience);
        key(self) == key(other)
    }
}

impl PriceTables {
    /// The history without what was taken back before its time.
    fn standing(&self) -> impl Iterator<Item = &PriceRow> {
        self.history.rows().filter(|row| self.changes.get(row.change.0).is_some_and(|change| change.counts))
    }

    /// The rows that count at this time, by cell.
    fn counting(&self, audience: Audience, now: DateTime<Utc>) -> HashMap<(ProductId, Region), &PriceRow> {
        let mut counting: HashMap<(ProductId, Region), &PriceRow> = HashMap::new();
        for row in self.standing().filter(|row| row.audience == audience && row.effective_from <= now) {
            let place = counting.entry((row.changed.cell.product_id, row.changed.cell.region)).or_insert(row);
            if (row.effective_from, row.id) >= (place.effective_from, place.id) {
                *place = row;
            }
        }
        counting
    }

    fn price(&self, row: &PriceRow) -> CellPrice {
        CellPrice {
            cell: row.changed.cell,
            effective_from: row.effective_from,
            change_id: row.change,
            actor_id: self.changes.get(row.change.0).and_then(|change| change.actor_id),
        }
    }
}

impl PriceRepository for MemoryTransaction {
    fn regions(&mut self) -> Result<RegionTable, StoreError> {
        Ok(self.state.prices.regions.clone())
    }

    fn set_regions(&mut self, version: i64, places: &[RegionPlace]) -> Result<bool, StoreError> {
        let regions = &mut self.write()?.prices.regions;
        if regions.version != version {
            return Ok(false);
        }
        *regions = RegionTable { version: version + 1, places: places.to_vec() };
        Ok(true)
    }

    fn people_by_place(&mut self, roles: &[Role]) -> Result<Vec<PlacePeople>, StoreError> {
        let mut places: BTreeMap<_, u64> = BTreeMap::new();
        for user in self.state.users.rows().map(|row| &row.user).filter(|user| user.is_member()) {
            if roles.contains(&user.role) {
                let place = (user.role, user.profile.country.clone(), user.profile.zone.clone());
                *places.entry(place).or_default() += 1;
            }
        }
        let place = |((role, country, zone), people)| PlacePeople { role, country, zone, people };
        Ok(places.into_iter().map(place).collect())
    }

    fn region_of(&mut self, country: Option<&str>, zone: Option<&str>) -> Result<Option<Region>, StoreError> {
        Ok(self.state.prices.regions.map().region_of(country, zone))
    }

    fn prices_for(
        &mut self,
        user: UserId,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<HashMap<ProductId, Money>, StoreError> {
        let tables = &self.state.prices;
        let profile = self.state.users.get(user.0).map(|row| &row.user.profile);
        let region = profile
            .and_then(|profile| tables.regions.map().region_of(profile.country.as_deref(), profile.zone.as_deref()));
        let Some(region) = region else { return Ok(HashMap::new()) };
        let counting = tables.counting(audience, now);
        let price = |id: &ProductId| Some((*id, counting.get(&(*id, region))?.changed.cell.price?));
        Ok(products.iter().filter_map(price).collect())
    }

    fn current_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError> {
        let tables = &self.state.prices;
        let mut rows: Vec<&PriceRow> = tables.counting(audience, now).into_values().collect();
        rows.retain(|row| products.contains(&row.changed.cell.product_id) && row.changed.cell.price.is_some());
        rows.sort_by_key(|row| (row.changed.cell.product_id, row.id));
        Ok(rows.into_iter().map(|row| tables.price(row)).collect())
    }

    fn priced_products(&mut self, audience: Audience, now: DateTime<Utc>) -> Result<Vec<(Region, u64)>, StoreError> {
        let mut counts: BTreeMap<Region, u64> = BTreeMap::new();
        for row in self.state.prices.counting(audience, now).into_values() {
            let cell = &row.changed.cell;
            let on_sale = self.state.products.get(cell.product_id.0).is_some_and(|product| product.is_active);
            if on_sale && cell.price.is_some() {
                *counts.entry(cell.region).or_default() += 1;
            }
        }
        Ok(counts.into_iter().collect())
    }

    fn upcoming_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError> {
        let tables = &self.state.prices;
        let mut rows: Vec<&PriceRow> = tables.standing().collect();
        rows.retain(|row| row.audience == audience && row.effective_from > now);
        rows.retain(|row| products.contains(&row.changed.cell.product_id));
        rows.sort_by_key(|row| (row.effective_from, std::cmp::Reverse(row.id)));
        let mut seen = HashSet::new();
        rows.retain(|row| seen.insert((row.changed.cell.product_id, row.changed.cell.region)));
        Ok(rows.into_iter().map(|row| tables.price(row)).collect())
    }

    fn lock_prices(&mut self, audience: Audience) -> Result<Option<DateTime<Utc>>, StoreError> {
        let changes = self.write()?.prices.changes.rows().filter(|change| change.audience == audience);
        Ok(changes.map(|change| change.created_at).max())
    }

    fn add_change(&mut self, change: &NewPriceChange, now: DateTime<Utc>) -> Result<PriceChange, StoreError> {
        let state = self.write()?;
        if let Some(actor) = change.actor_id {
            state.need_user(actor)?;
        }
        let tables = &mut state.prices;
        let undone_already = tables.changes.rows().any(|row| change.undoes.is_some() && row.undoes == change.undoes);
        need(!undone_already, "undone change")?;
        let added = tables.changes.add(|id| PriceChange {
            id: PriceChangeId(id),
            audience: change.audience,
            actor_id: change.actor_id,
            note: change.note.clone(),
            effective_from: change.effective_from,
            undoes: change.undoes,
            undone_by: None,
            counts: change.counts,
            cell_count: change.cells.len() as u64,
            created_at: now,
        });
        for changed in &change.cells {
            tables.history.add(|id| PriceRow {
                id,
                change: added.id,
                audience: change.audience,
                changed: *changed,
                effective_from: change.effective_from,
            });
        }
        if let Some(undone) = change.undoes.and_then(|id| tables.changes.get_mut(id.0)) {
            undone.undone_by = Some(added.id);
            undone.counts &= change.counts;
        }
        Ok(added)
    }

    fn change(&mut self, id: PriceChangeId) -> Result<Option<PriceChange>, StoreError> {
        Ok(self.state.prices.changes.get(id.0).cloned())
    }

    fn cells_of(&mut self, id: PriceChangeId) -> Result<Vec<ChangedCell>, StoreError> {
        Ok(self.state.prices.history.rows().filter(|row| row.change == id).map(|row| row.changed).collect())
    }

    fn stale_cells(&mut self, id: PriceChangeId, now: DateTime<Utc>) -> Result<usize, StoreError> {
        let tables = &self.state.prices;
        let overtakes = |own: &PriceRow, other: &PriceRow| {
            let set_again =
                other.id > own.id && (own.effective_from <= now || other.effective_from >= own.effective_from);
            let later = other.effective_from > own.effective_from && other.effective_from <= now;
            other.is_same_cell(own) && (set_again || later)
        };
        let is_stale = |own: &&PriceRow| tables.standing().any(|other| overtakes(own, other));
        Ok(tables.history.rows().filter(|row| row.change == id).filter(is_stale).count())
    }

    fn changes(&mut self, audience: Option<Audience>, page: &PageRequest) -> Result<Page<PriceChange>, StoreError> {
        let wanted = |row: &&PriceChange| audience.is_none_or(|audience| row.audience == audience);
        let rows = self.state.prices.changes.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |row: &PriceChange| (row.created_at, row.id.0)))
    }

    fn dealer_prices(
        &mut self,
        dealer: UserId,
        products: Option<&[ProductId]>,
    ) -> Result<Vec<DealerPrice>, StoreError> {
        let wanted = |price: &&DealerPrice| {
            price.dealer_id == dealer && products.is_none_or(|ids| ids.contains(&price.product_id))
        };
        Ok(self.state.prices.dealers.values().filter(wanted).copied().collect())
    }

    fn set_dealer_price(
        &mut self,
        dealer: UserId,
        product: ProductId,
        price: Option<Money>,
        _: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let state = self.write()?;
        state.need_user(dealer)?;
        let key = (dealer, product);
        let Some(price) = price else { return Ok(state.prices.dealers.remove(&key).is_some()) };
        need(state.products.contains(product.0), "product")?;
        let row = DealerPrice { dealer_id: dealer, product_id: product, price, updated_at: now };
        state.prices.dealers.insert(key, row);
        Ok(true)
    }
}
