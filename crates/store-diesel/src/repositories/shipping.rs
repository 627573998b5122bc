//! Shipping zones, which are changed as a whole.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_kernel::{Money, OrderId, Place, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{ShippingPart, ShippingRepository, ShippingRules, ShippingZone};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{ShippingZoneRow, read_place, read_shipping_parts, write_methods};
use crate::schema::{orders, shipping_rules, shipping_zone_places, shipping_zones};

/// The number of the row of rules.
const ONLY: i64 = 1;
/// What the shipping details of an order have in them when its cost has parts.
const WITH_PARTS: &str = "%\"parts\":%";
/// Orders whose parts are read at once.
const CHECKED_AT_ONCE: i64 = 5_000;
/// Rows per INSERT; SQLite allows 32,766 parameters.
const ROWS_AT_ONCE: usize = 500;

impl DieselTransaction<'_> {
    /// Writes the shipping zones without their places; their ids in the same order.
    fn save_shipping_zones(&mut self, zones: &[ShippingZone]) -> Result<Vec<i64>, StoreError> {
        let kept: Vec<i64> = zones.iter().map(|zone| zone.id.0).filter(|id| *id > 0).collect();
        diesel::delete(shipping_zones::table.filter(shipping_zones::id.ne_all(kept)))
            .execute(self.connection)
            .map_err(store_error)?;
        let mut ids = Vec::with_capacity(zones.len());
        for (position, zone) in (1..).zip(zones) {
            let fields = (
                shipping_zones::position.eq(position),
                shipping_zones::name.eq(&zone.name),
                shipping_zones::methods.eq(write_methods(&zone.methods)?),
            );
            if zone.id.0 > 0 {
                diesel::update(shipping_zones::table.find(zone.id.0))
                    .set(fields)
                    .execute(self.connection)
                    .map_err(store_error)?;
                ids.push(zone.id.0);
            } else {
                let id = diesel::insert_into(shipping_zones::table).values(fields).returning(shipping_zones::id);
                ids.push(id.get_result(self.connection).map_err(store_error)?);
            }
        }
        Ok(ids)
    }

    fn save_shipping_places(&mut self, ids: &[i64], zones: &[ShippingZone]) -> Result<(), StoreError> {
        let of_zone = |(id, zone): (&i64, &ShippingZone)| {
            let row = |(position, place): (i64, &Place)| {
                (
                    shipping_zone_places::country.eq(place.country()),
                    shipping_zone_places::subdivision.eq(place.subdivision().unwrap_or_default()),
                    shipping_zone_places::zone_id.eq(*id),
                    shipping_zone_places::position.eq(position),
                )
            };
            (1..).zip(&zone.places).map(row).collect::<Vec<_>>()
        };
        let rows: Vec<_> = ids.iter().zip(zones).flat_map(of_zone).collect();
        for some in rows.chunks(ROWS_AT_ONCE) {
            diesel::insert_into(shipping_zone_places::table)
                .values(some.to_vec())
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }
}

impl ShippingRepository for DieselTransaction<'_> {
    fn rules(&mut self) -> Result<ShippingRules, StoreError> {
        let (version, updated_at, updated_by): (i64, Option<i64>, Option<i64>) = shipping_rules::table
            .find(ONLY)
            .select((shipping_rules::version, shipping_rules::updated_at, shipping_rules::updated_by))
            .first(self.connection)
            .map_err(store_error)?;
        let zones: Vec<ShippingZoneRow> = shipping_zones::table
            .order((shipping_zones::position, shipping_zones::id))
            .select(ShippingZoneRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let places: Vec<(i64, String, String)> = shipping_zone_places::table
            .order((shipping_zone_places::zone_id, shipping_zone_places::position))
            .select((shipping_zone_places::zone_id, shipping_zone_places::country, shipping_zone_places::subdivision))
            .load(self.connection)
            .map_err(store_error)?;
        let mut places_of: HashMap<i64, Vec<Place>> = HashMap::new();
        for (zone, country, subdivision) in places {
            places_of.entry(zone).or_default().push(read_place("shipping_zone_places", &country, Some(&subdivision))?);
        }
        let zone = |row: ShippingZoneRow| {
            let places = places_of.remove(&row.id).unwrap_or_default();
            row.into_zone(places)
        };
        Ok(ShippingRules {
            version,
            zones: zones.into_iter().map(zone).collect::<Result<_, _>>()?,
            updated_at: updated_at.map(from_micros),
            updated_by: updated_by.map(UserId),
        })
    }

    fn save(
        &mut self,
        rules: &ShippingRules,
        version: i64,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Settings);
        let raised = diesel::update(shipping_rules::table.find(ONLY).filter(shipping_rules::version.eq(version)))
            .set((
                shipping_rules::version.eq(version + 1),
                shipping_rules::updated_at.eq(to_micros(now)),
                shipping_rules::updated_by.eq(by.map(|id| id.0)),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if raised == 0 {
            return Ok(false);
        }
        diesel::delete(shipping_zone_places::table).execute(self.connection).map_err(store_error)?;
        let ids = self.save_shipping_zones(&rules.zones)?;
        self.save_shipping_places(&ids, &rules.zones)?;
        Ok(true)
    }

    fn zone_of(&mut self, place: Place) -> Result<Option<ShippingZone>, StoreError> {
        let subdivision = place.subdivision().unwrap_or_default();
        let of_place = shipping_zone_places::subdivision.eq("").or(shipping_zone_places::subdivision.eq(subdivision));
        let row: Option<ShippingZoneRow> = shipping_zone_places::table
            .inner_join(shipping_zones::table)
            .filter(shipping_zone_places::country.eq(place.country()))
            .filter(of_place)
            .order(shipping_zone_places::subdivision.desc())
            .select(ShippingZoneRow::as_select())
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        row.map(|row| row.into_zone(Vec::new())).transpose()
    }

    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError> {
        let (mut wrong, mut after) = (Vec::new(), 0);
        loop {
            let rows: Vec<(i64, String, i64)> = orders::table
                .filter(orders::id.gt(after).and(orders::shipping.like(WITH_PARTS)))
                .order(orders::id)
                .limit(CHECKED_AT_ONCE)
                .select((orders::id, orders::shipping, orders::shipping_cost))
                .load(self.connection)
                .map_err(store_error)?;
            let Some((last, ..)) = rows.last() else { return Ok(wrong) };
            after = *last;
            for (id, shipping, cost) in rows {
                if !ShippingPart::add_up(&read_shipping_parts(&shipping)?, Money::of(cost)) {
                    wrong.push(OrderId(id));
                }
            }
        }
    }
}
