//! Regional prices and their changes, dealers' own prices, the table of regions.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, exists, max, not};
use diesel::prelude::*;
use tierway_accounts::Verification;
use tierway_application::Topic;
use tierway_catalogue::{
    Audience, CellPrice, ChangedCell, DealerPrice, DealerPriceFilter, NewPriceChange, OwnPrices, PlaceKey, PlacePeople,
    PriceChange, PriceCheck, PriceRepository, Region, RegionPlace, RegionTable,
};
use tierway_kernel::{
    Cursor, Money, Page, PageRequest, PriceChangeId, ProductId, Role, StoreError, UserId, from_micros, to_micros,
};

use super::paging::{newest_first, paged};
use super::regional_cells::{coming, counting, other, out_of_range, same_cell, stands, taken_back, written_later};
use super::{Db, DieselTransaction, own_prices};
use crate::error::store_error;
use crate::rows::{CellRow, PriceChangeRow, read_region};
use crate::schema::{price_changes, price_versions, products, region_places, regional_prices, users};
use crate::steps::in_steps;

/// Places per INSERT; SQLite allows 32,766 parameters.
const PLACES_AT_ONCE: usize = 500;
/// The name under which the table of regions has its version.
const REGIONS: &str = "regions";

fn read_place((region, country, zone): (String, String, Option<String>)) -> Result<RegionPlace, StoreError> {
    Ok(RegionPlace { region: read_region(&region)?, country, zone })
}

fn filtered<'a>(audience: Option<Audience>) -> price_changes::BoxedQuery<'a, Db> {
    let query = price_changes::table.into_boxed();
    match audience {
        Some(audience) => query.filter(price_changes::audience.eq(audience.as_str())),
        None => query,
    }
}

impl PriceRepository for DieselTransaction<'_> {
    fn regions(&mut self) -> Result<RegionTable, StoreError> {
        let version = price_versions::table.find(REGIONS).select(price_versions::version).first(self.connection);
        let rows: Vec<(String, String, Option<String>)> = region_places::table
            .order(region_places::position)
            .select((region_places::region, region_places::country, region_places::zone))
            .load(self.connection)
            .map_err(store_error)?;
        Ok(RegionTable {
            version: version.map_err(store_error)?,
            places: rows.into_iter().map(read_place).collect::<Result<Vec<RegionPlace>, StoreError>>()?,
        })
    }

    fn set_regions(&mut self, version: i64, places: &[RegionPlace]) -> Result<bool, StoreError> {
        self.changes.note(Topic::Prices);
        let own = price_versions::table.find(REGIONS).filter(price_versions::version.eq(version));
        let raised = diesel::update(own).set(price_versions::version.eq(version + 1)).execute(self.connection);
        if raised.map_err(store_error)? == 0 {
            return Ok(false);
        }
        diesel::delete(region_places::table).execute(self.connection).map_err(store_error)?;
        let row = |(position, place): (i64, &RegionPlace)| {
            let key = place.key();
            (
                region_places::position.eq(position),
                region_places::region.eq(place.region.as_str()),
                region_places::country.eq(place.country.clone()),
                region_places::zone.eq(place.zone.clone()),
                region_places::country_key.eq(key.country),
                region_places::zone_key.eq(key.zone),
            )
        };
        for (batch, first) in places.chunks(PLACES_AT_ONCE).zip((1..).step_by(PLACES_AT_ONCE)) {
            let rows: Vec<_> = (first..).zip(batch).map(row).collect();
            diesel::insert_into(region_places::table).values(rows).execute(self.connection).map_err(store_error)?;
        }
        Ok(true)
    }

    fn people_by_place(&mut self, roles: &[Role]) -> Result<Vec<PlacePeople>, StoreError> {
        let roles: Vec<&str> = roles.iter().map(|role| role.as_str()).collect();
        let rows: Vec<(String, Option<String>, Option<String>, i64)> = users::table
            .filter(users::role.eq_any(roles))
            .filter(users::is_active.eq(true))
            .filter(users::verification.eq(Verification::Approved.as_str()))
            .group_by((users::role, users::country, users::zone))
            .select((users::role, users::country, users::zone, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let place = |(role, country, zone, people): (String, Option<String>, Option<String>, i64)| {
            let role = role.parse().map_err(|_| StoreError::Failed(format!("users.role holds {role}")))?;
            Ok(PlacePeople { role, country, zone, people: people.unsigned_abs() })
        };
        rows.into_iter().map(place).collect()
    }

    fn region_of(&mut self, country: Option<&str>, zone: Option<&str>) -> Result<Option<Region>, StoreError> {
        let Some(key) = PlaceKey::of(country, zone) else { return Ok(None) };
        // Only the entries of the zone and of its country can apply.
        let places: Vec<(String, String, Option<String>)> = region_places::table
            .filter(region_places::country_key.eq(&key.country))
            .filter(region_places::zone_key.eq_any(["", key.zone.as_str()]))
            .select((region_places::region, region_places::country, region_places::zone))
            .load(self.connection)
            .map_err(store_error)?;
        let places = places.into_iter().map(read_place).collect::<Result<Vec<RegionPlace>, StoreError>>()?;
        Ok(RegionTable { version: 0, places }.map().region_of(country, zone))
    }

    fn home_of(&mut self, user: UserId) -> Result<Option<Region>, StoreError> {
        let profile: Option<(Option<String>, Option<String>)> = users::table
            .find(user.0)
            .select((users::country, users::zone))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        let (country, zone) = profile.unwrap_or_default();
        self.region_of(country.as_deref(), zone.as_deref())
    }

    fn prices_in(
        &mut self,
        region: Region,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<HashMap<ProductId, Money>, StoreError> {
        let rows: Vec<(i64, Option<i64>)> = in_steps(products, |products| {
            regional_prices::table
                .filter(regional_prices::product_id.eq_any(products.iter().map(|id| id.0)))
                .filter(regional_prices::audience.eq(audience.as_str()))
                .filter(regional_prices::region.eq(region.as_str()))
                .filter(counting!(to_micros(now)))
                .select((regional_prices::product_id, regional_prices::price))
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().filter_map(|(id, price)| Some((ProductId(id), Money::of(price?)))).collect())
    }

    fn current_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError> {
        let rows: Vec<(CellRow, Option<i64>)> = in_steps(products, |products| {
            regional_prices::table
                .inner_join(price_changes::table)
                .filter(regional_prices::product_id.eq_any(products.iter().map(|id| id.0)))
                .filter(regional_prices::audience.eq(audience.as_str()))
                .filter(regional_prices::price.is_not_null())
                .filter(counting!(to_micros(now)))
                .order((regional_prices::product_id, regional_prices::id))
                .select((CellRow::as_select(), price_changes::actor_id))
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(|(row, actor)| row.into_price(actor)).collect()
    }

    fn priced_products(&mut self, audience: Audience, now: DateTime<Utc>) -> Result<Vec<(Region, u64)>, StoreError> {
        let on_sale = products::table.filter(products::is_active.eq(true)).select(products::id);
        let rows: Vec<(String, i64)> = regional_prices::table
            .filter(regional_prices::audience.eq(audience.as_str()))
            .filter(regional_prices::price.is_not_null())
            .filter(regional_prices::product_id.eq_any(on_sale))
            .filter(counting!(to_micros(now)))
            .group_by(regional_prices::region)
            .select((regional_prices::region, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(|(region, count)| Ok((read_region(&region)?, count.unsigned_abs()))).collect()
    }

    fn prices_out_of_range(&mut self, check: &PriceCheck) -> Result<u64, StoreError> {
        let count: i64 = out_of_range(check).count().get_result(self.connection).map_err(store_error)?;
        Ok(count.unsigned_abs())
    }

    fn upcoming_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError> {
        let mut rows: Vec<(CellRow, Option<i64>)> = in_steps(products, |products| {
            regional_prices::table
                .inner_join(price_changes::table)
                .filter(regional_prices::product_id.eq_any(products.iter().map(|id| id.0)))
                .filter(regional_prices::audience.eq(audience.as_str()))
                .filter(coming!(to_micros(now)))
                .order((regional_prices::effective_from, regional_prices::id.desc()))
                .select((CellRow::as_select(), price_changes::actor_id))
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.sort_by_key(|(row, _)| row.effective_from);
        rows.into_iter().map(|(row, actor)| row.into_price(actor)).collect()
    }

    fn next_start(&mut self, audience: Audience, after: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError> {
        let next: Option<i64> = price_changes::table
            .filter(price_changes::audience.eq(audience.as_str()))
            .filter(price_changes::effective_from.gt(to_micros(after)))
            .filter(price_changes::counts)
            .order(price_changes::effective_from)
            .select(price_changes::effective_from)
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        Ok(next.map(from_micros))
    }

    fn price_version(&mut self, audience: Audience) -> Result<i64, StoreError> {
        let version = price_versions::table.find(audience.as_str()).select(price_versions::version);
        version.first(self.connection).map_err(store_error)
    }

    fn lock_prices(&mut self, audience: Audience) -> Result<Option<DateTime<Utc>>, StoreError> {
        diesel::update(price_versions::table.find(audience.as_str()))
            .set(price_versions::version.eq(price_versions::version + 1))
            .execute(self.connection)
            .map_err(store_error)?;
        let newest: Option<i64> = price_changes::table
            .filter(price_changes::audience.eq(audience.as_str()))
            .select(max(price_changes::created_at))
            .first(self.connection)
            .map_err(store_error)?;
        Ok(newest.map(from_micros))
    }

    fn add_change(&mut self, change: &NewPriceChange, now: DateTime<Utc>) -> Result<PriceChange, StoreError> {
        self.changes.note(Topic::Prices);
        let row: PriceChangeRow = diesel::insert_into(price_changes::table)
            .values((
                price_changes::audience.eq(change.audience.as_str()),
                price_changes::actor_id.eq(change.actor_id.map(|id| id.0)),
                price_changes::note.eq(change.note.as_deref()),
                price_changes::effective_from.eq(to_micros(change.effective_from)),
                price_changes::cell_count.eq(i64::try_from(change.cells.len()).unwrap_or(i64::MAX)),
                price_changes::undoes.eq(change.undoes.map(|id| id.0)),
                price_changes::created_at.eq(to_micros(now)),
                price_changes::counts.eq(change.counts),
            ))
            .returning(PriceChangeRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        let cell = |changed: &ChangedCell| {
            (
                regional_prices::change_id.eq(row.id),
                regional_prices::product_id.eq(changed.cell.product_id.0),
                regional_prices::region.eq(changed.cell.region.as_str()),
                regional_prices::audience.eq(change.audience.as_str()),
                regional_prices::price.eq(changed.cell.price.map(Money::minor)),
                regional_prices::price_before.eq(changed.before.map(Money::minor)),
                regional_prices::effective_from.eq(to_micros(change.effective_from)),
            )
        };
        diesel::insert_into(regional_prices::table)
            .values(change.cells.iter().map(cell).collect::<Vec<_>>())
            .execute(self.connection)
            .map_err(store_error)?;
        if let Some(undone) = change.undoes {
            let no_more = (!change.counts).then(|| price_changes::counts.eq(false));
            diesel::update(price_changes::table.find(undone.0))
                .set((price_changes::undone_by.eq(row.id), no_more))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        row.into_change()
    }

    fn change(&mut self, id: PriceChangeId) -> Result<Option<PriceChange>, StoreError> {
        let row = price_changes::table.find(id.0).select(PriceChangeRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(PriceChangeRow::into_change).transpose()
    }

    fn cells_of(&mut self, id: PriceChangeId) -> Result<Vec<ChangedCell>, StoreError> {
        let rows: Vec<CellRow> = regional_prices::table
            .filter(regional_prices::change_id.eq(id.0))
            .order(regional_prices::id)
            .select(CellRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(CellRow::into_changed).collect()
    }

    fn stale_cells(&mut self, id: PriceChangeId, now: DateTime<Utc>) -> Result<usize, StoreError> {
        let now = to_micros(now);
        let in_its_way = other.field(regional_prices::effective_from).ge(regional_prices::effective_from);
        let set_again = other
            .field(regional_prices::id)
            .gt(regional_prices::id)
            .and(regional_prices::effective_from.le(now).or(in_its_way));
        let overtaken = other
            .field(regional_prices::effective_from)
            .gt(regional_prices::effective_from)
            .and(other.field(regional_prices::effective_from).le(now));
        let others = same_cell!().filter(set_again.or(overtaken));
        let count: i64 = regional_prices::table
            .filter(regional_prices::change_id.eq(id.0))
            .filter(exists(others))
            .count()
            .get_result(self.connection)
            .map_err(store_error)?;
        usize::try_from(count).map_err(|_| StoreError::Failed("a count below zero".to_owned()))
    }

    fn changes(&mut self, audience: Option<Audience>, page: &PageRequest) -> Result<Page<PriceChange>, StoreError> {
        let rows: Vec<PriceChangeRow> = newest_first!(filtered(audience), price_changes, page)
            .select(PriceChangeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(audience).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), PriceChangeRow::into_change)
    }

    fn dealer_prices(&mut self, dealer: UserId, products: &[ProductId]) -> Result<Vec<DealerPrice>, StoreError> {
        own_prices::read(self.connection, dealer, products)
    }

    fn dealer_price_list(
        &mut self,
        dealer: UserId,
        filter: &DealerPriceFilter,
        page: &PageRequest,
    ) -> Result<Page<DealerPrice>, StoreError> {
        own_prices::list(self.connection, dealer, filter, page)
    }

    fn set_dealer_price(
        &mut self,
        dealer: UserId,
        product: ProductId,
        prices: Option<OwnPrices>,
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Prices);
        own_prices::write(self.connection, (dealer, product), prices, actor, now)
    }
}
