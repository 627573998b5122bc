//! Regional prices and their changes, dealers' own prices, the table of regions.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, exists, not};
use diesel::prelude::*;
use tierway_accounts::Verification;
use tierway_catalogue::{
    Audience, CellPrice, ChangedCell, DealerPrice, NewPriceChange, PlaceKey, PriceChange, PriceRepository, Region,
    RegionPerson, RegionPlace, RegionTable,
};
use tierway_kernel::{Cursor, Money, Page, PageRequest, PriceChangeId, ProductId, Role, StoreError, UserId, to_micros};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{CellRow, DealerPriceRow, NewCellRow, NewPlaceRow, NewPriceChangeRow, PriceChangeRow, read_region};
use crate::schema::{
    dealer_price_events, dealer_prices, price_changes, price_versions, products, region_places, regional_prices, users,
};

/// Places of one INSERT; SQLite takes 32,766 parameters.
const PLACES_AT_ONCE: usize = 500;
/// The name under which the table of regions has its version.
const REGIONS: &str = "regions";

diesel::alias!(regional_prices as later: Later);

/// Only the rows that count at `now`: no later one of the same cell has come to count.
macro_rules! counting {
    ($now:expr) => {{
        let newer = later.field(regional_prices::effective_from).gt(regional_prices::effective_from).or(later
            .field(regional_prices::effective_from)
            .eq(regional_prices::effective_from)
            .and(later.field(regional_prices::id).gt(regional_prices::id)));
        let come = later
            .filter(later.field(regional_prices::product_id).eq(regional_prices::product_id))
            .filter(later.field(regional_prices::audience).eq(regional_prices::audience))
            .filter(later.field(regional_prices::region).eq(regional_prices::region))
            .filter(later.field(regional_prices::effective_from).le($now))
            .filter(newer);
        regional_prices::effective_from.le($now).and(not(exists(come)))
    }};
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
        let place = |(region, country, zone): (String, String, Option<String>)| {
            Ok(RegionPlace { region: read_region(&region)?, country, zone })
        };
        Ok(RegionTable {
            version: version.map_err(store_error)?,
            places: rows.into_iter().map(place).collect::<Result<Vec<RegionPlace>, StoreError>>()?,
        })
    }

    fn set_regions(&mut self, version: i64, places: &[RegionPlace]) -> Result<bool, StoreError> {
        let own = price_versions::table.find(REGIONS).filter(price_versions::version.eq(version));
        let raised = diesel::update(own).set(price_versions::version.eq(version + 1)).execute(self.connection);
        if raised.map_err(store_error)? == 0 {
            return Ok(false);
        }
        diesel::delete(region_places::table).execute(self.connection).map_err(store_error)?;
        for rows in NewPlaceRow::of_table(places).chunks(PLACES_AT_ONCE) {
            diesel::insert_into(region_places::table).values(rows).execute(self.connection).map_err(store_error)?;
        }
        Ok(true)
    }

    fn people(&mut self, roles: &[Role]) -> Result<Vec<RegionPerson>, StoreError> {
        let roles: Vec<&str> = roles.iter().map(|role| role.as_str()).collect();
        let rows: Vec<(i64, String, Option<String>, Option<String>)> = users::table
            .filter(users::role.eq_any(roles))
            .filter(users::is_active.eq(true))
            .filter(users::verification.eq(Verification::Approved.as_str()))
            .order((users::created_at.desc(), users::id.desc()))
            .select((users::id, users::role, users::country, users::zone))
            .load(self.connection)
            .map_err(store_error)?;
        let person = |(id, role, country, zone): (i64, String, Option<String>, Option<String>)| {
            let role = role.parse().map_err(|_| StoreError::Failed(format!("users.role holds {role}")))?;
            Ok(RegionPerson { id: UserId(id), role, country, zone })
        };
        rows.into_iter().map(person).collect()
    }

    fn prices_for(
        &mut self,
        user: UserId,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<HashMap<ProductId, Money>, StoreError> {
        let profile: Option<(Option<String>, Option<String>)> = users::table
            .find(user.0)
            .select((users::country, users::zone))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        let key = profile.and_then(|(country, zone)| PlaceKey::of(country.as_deref(), zone.as_deref()));
        let Some(key) = key else { return Ok(HashMap::new()) };
        // The zone's own entry sorts behind the country's, whose zone is empty.
        let region = region_places::table
            .filter(region_places::country_key.eq(&key.country))
            .filter(region_places::zone_key.eq_any(["", key.zone.as_str()]))
            .order(region_places::zone_key.desc())
            .limit(1)
            .select(region_places::region)
            .single_value();
        let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        let rows: Vec<(i64, Option<i64>)> = regional_prices::table
            .filter(regional_prices::product_id.eq_any(ids))
            .filter(regional_prices::audience.eq(audience.as_str()))
            .filter(regional_prices::region.nullable().eq(region))
            .filter(counting!(to_micros(now)))
            .select((regional_prices::product_id, regional_prices::price))
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().filter_map(|(id, price)| Some((ProductId(id), Money::of(price?)))).collect())
    }

    fn current_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError> {
        let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        let rows: Vec<(CellRow, Option<i64>)> = regional_prices::table
            .inner_join(price_changes::table)
            .filter(regional_prices::product_id.eq_any(ids))
            .filter(regional_prices::audience.eq(audience.as_str()))
            .filter(regional_prices::price.is_not_null())
            .filter(counting!(to_micros(now)))
            .order((regional_prices::product_id, regional_prices::id))
            .select((CellRow::as_select(), price_changes::actor_id))
            .load(self.connection)
            .map_err(store_error)?;
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

    fn upcoming_cells(
        &mut self,
        audience: Audience,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Vec<CellPrice>, StoreError> {
        let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
        let rows: Vec<(CellRow, Option<i64>)> = regional_prices::table
            .inner_join(price_changes::table)
            .filter(regional_prices::product_id.eq_any(ids))
            .filter(regional_prices::audience.eq(audience.as_str()))
            .filter(regional_prices::effective_from.gt(to_micros(now)))
            .order((regional_prices::effective_from, regional_prices::id.desc()))
            .select((CellRow::as_select(), price_changes::actor_id))
            .load(self.connection)
            .map_err(store_error)?;
        let mut seen = std::collections::HashSet::new();
        let mut next = Vec::new();
        for (row, actor) in rows {
            let price = row.into_price(actor)?;
            if seen.insert((price.cell.product_id, price.cell.region)) {
                next.push(price);
            }
        }
        Ok(next)
    }

    fn lock_prices(&mut self, audience: Audience) -> Result<(), StoreError> {
        diesel::update(price_versions::table.find(audience.as_str()))
            .set(price_versions::version.eq(price_versions::version + 1))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn add_change(&mut self, change: &NewPriceChange, now: DateTime<Utc>) -> Result<PriceChange, StoreError> {
        let row: PriceChangeRow = diesel::insert_into(price_changes::table)
            .values(NewPriceChangeRow::new(change, now))
            .returning(PriceChangeRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        diesel::insert_into(regional_prices::table)
            .values(NewCellRow::of_change(row.id, change))
            .execute(self.connection)
            .map_err(store_error)?;
        if let Some(undone) = change.undoes {
            diesel::update(price_changes::table.find(undone.0))
                .set(price_changes::undone_by.eq(row.id))
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
        let set_again = later.field(regional_prices::id).gt(regional_prices::id);
        let overtaken = later
            .field(regional_prices::effective_from)
            .gt(regional_prices::effective_from)
            .and(later.field(regional_prices::effective_from).le(to_micros(now)));
        let others = later
            .filter(later.field(regional_prices::product_id).eq(regional_prices::product_id))
            .filter(later.field(regional_prices::audience).eq(regional_prices::audience))
            .filter(later.field(regional_prices::region).eq(regional_prices::region))
            .filter(set_again.or(overtaken));
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

    fn dealer_prices(
        &mut self,
        dealer: UserId,
        products: Option<&[ProductId]>,
    ) -> Result<Vec<DealerPrice>, StoreError> {
        let mut query = dealer_prices::table.filter(dealer_prices::dealer_id.eq(dealer.0)).into_boxed();
        if let Some(products) = products {
            let ids: Vec<i64> = products.iter().map(|id| id.0).collect();
            query = query.filter(dealer_prices::product_id.eq_any(ids));
        }
        let rows: Vec<DealerPriceRow> = query
            .order(dealer_prices::product_id)
            .select(DealerPriceRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(DealerPriceRow::into_price).collect())
    }

    fn set_dealer_price(
        &mut self,
        dealer: UserId,
        product: ProductId,
        price: Option<Money>,
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let written = match price {
            Some(price) => {
                let row = DealerPriceRow {
                    dealer_id: dealer.0,
                    product_id: product.0,
                    price: price.minor(),
                    updated_at: to_micros(now),
                };
                diesel::insert_into(dealer_prices::table)
                    .values(&row)
                    .on_conflict((dealer_prices::dealer_id, dealer_prices::product_id))
                    .do_update()
                    .set((dealer_prices::price.eq(row.price), dealer_prices::updated_at.eq(row.updated_at)))
                    .execute(self.connection)
            }
            None => diesel::delete(dealer_prices::table.find((dealer.0, product.0))).execute(self.connection),
        };
        if written.map_err(store_error)? == 0 {
            return Ok(false);
        }
        diesel::insert_into(dealer_price_events::table)
            .values((
                dealer_price_events::dealer_id.eq(dealer.0),
                dealer_price_events::product_id.eq(product.0),
                dealer_price_events::price.eq(price.map(Money::minor)),
                dealer_price_events::actor_id.eq(actor.map(|id| id.0)),
                dealer_price_events::created_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| true)
            .map_err(store_error)
    }
}
