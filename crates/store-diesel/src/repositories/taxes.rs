//! Tax rules, which are changed as a whole, and what orders were taxed with.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, exists};
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_kernel::{OrderId, Place, StoreError, TaxClassId, TaxZoneId, UserId, from_micros, to_micros};
use tierway_orders::{OrderTaxes, TaxBasis, TaxClass, TaxRate, TaxRepository, TaxRules, TaxZone};

use super::placing::{insert_relief, insert_taxed_in, insert_taxes, relief_values, tax_values, taxed_in_values};
use super::{Conn, DieselTransaction};
use crate::error::{conflict_error, store_error};
use crate::rows::{
    OrderTaxTuple, OrderTaxTypes, RateRow, TaxBasisRow, TaxBasisTypes, ZoneRow, day_number, read_order_taxes,
    read_place, read_rounding, read_tax_basis,
};
use crate::schema::{
    order_tax_reliefs, order_tax_zones, order_taxes, product_ranks, tax_classes, tax_rates, tax_rules, tax_zone_places,
    tax_zones,
};
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

/// The number of the row of rules.
const ONLY: i64 = 1;
/// Rows per INSERT; SQLite allows 32,766 parameters.
const ROWS_AT_ONCE: usize = 500;

/// The zones of a place and of its country with their rates, the place's first; places in the country of the buyer's number;
/// and their certificates.
const FOR_ORDER: &str = "\
    SELECT CAST(0 AS BIGINT), z.id, z.name, z.prices_include_tax, z.statement, z.reverse_charge, p.country, p.subdivision, \
        t.rounding, r.name, r.class_id, r.ppm, r.is_compound, r.valid_from, r.valid_until, r.position \
    FROM tax_zone_places p JOIN tax_zones z ON z.id = p.zone_id JOIN tax_rules t ON t.id = 1 \
        LEFT JOIN tax_rates r ON r.zone_id = z.id \
    WHERE p.country = ? AND p.subdivision IN ('', ?) \
    UNION ALL SELECT CAST(1 AS BIGINT), p.zone_id, u.number, NULL, NULL, NULL, u.country, p.subdivision, \
        NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL \
    FROM user_taxes u LEFT JOIN tax_zone_places p ON p.country = u.country \
    WHERE u.user_id = ? AND u.status = 'verified' \
    UNION ALL SELECT CAST(2 AS BIGINT), e.zone_id, e.number, NULL, NULL, NULL, NULL, NULL, \
        NULL, NULL, NULL, NULL, NULL, e.valid_from, e.valid_until, e.id \
    FROM tax_exemptions e WHERE e.user_id = ? AND e.ended_at IS NULL \
    ORDER BY 1, 8 DESC, 16";

/// What orders were taxed with, whose ids replace `#`.
const OF_ORDERS: &str = "\
    SELECT order_id, CAST(0 AS BIGINT), zone, CAST(CASE WHEN prices_include_tax THEN 1 ELSE 0 END AS BIGINT), \
        CAST(0 AS BIGINT), CAST(0 AS BIGINT), country, subdivision, statement \
    FROM order_tax_zones WHERE order_id IN (#) \
    UNION ALL SELECT order_id, position, name, ppm, taxable, tax, NULL, NULL, NULL FROM order_taxes WHERE order_id IN (#) \
    UNION ALL SELECT order_id, CAST(-1 AS BIGINT), kind, CAST(0 AS BIGINT), CAST(0 AS BIGINT), CAST(0 AS BIGINT), \
        reference, NULL, NULL \
    FROM order_tax_reliefs WHERE order_id IN (#) \
    ORDER BY 1, 2";

/// Orders whose lines, breakdown and sums differ, and those that owe tax though their buyer pays none.
const MISMATCHES: &str = "\
    SELECT o.id FROM orders o \
        LEFT JOIN (SELECT order_id, SUM(COALESCE(net, total)) AS net, SUM(tax) AS tax FROM order_lines GROUP BY order_id) l \
            ON l.order_id = o.id \
        LEFT JOIN (SELECT order_id, SUM(tax) AS tax FROM order_taxes GROUP BY order_id) t ON t.order_id = o.id \
        LEFT JOIN order_tax_reliefs f ON f.order_id = o.id \
    WHERE l.net <> o.goods_total OR t.tax <> o.tax OR (t.tax IS NOT NULL AND l.tax <> o.tax) \
        OR (f.order_id IS NOT NULL AND o.tax <> 0) ORDER BY o.id";

/// Writes what an order is taxed with, which has nothing recorded.
pub(crate) fn put_taxes(connection: &mut Conn, order: OrderId, taxes: &OrderTaxes) -> QueryResult<()> {
    if !taxes.sums.is_empty() {
        let values = tax_values(Some(order), &taxes.sums);
        Statement::new(&insert_taxes(taxes.sums.len()), &values).execute(connection)?;
    }
    if let Some(place) = &taxes.place {
        let values: Vec<Value<'_>> = std::iter::once(Value::Int(order.0)).chain(taxed_in_values(place)).collect();
        Statement::new(&insert_taxed_in(), &values).execute(connection)?;
    }
    if let Some(relief) = &taxes.relief {
        let values: Vec<Value<'_>> = std::iter::once(Value::Int(order.0)).chain(relief_values(relief)).collect();
        Statement::new(&insert_relief(), &values).execute(connection)?;
    }
    Ok(())
}

impl DieselTransaction<'_> {
    /// Writes the classes; the ids of new ones by their numbers so far.
    fn save_classes(&mut self, classes: &[TaxClass]) -> Result<HashMap<TaxClassId, i64>, StoreError> {
        let kept: Vec<i64> = classes.iter().map(|class| class.id.0).filter(|id| *id > 0).collect();
        diesel::delete(tax_classes::table.filter(tax_classes::id.ne_all(kept)))
            .execute(self.connection)
            .map_err(conflict_error)?;
        let mut ids = HashMap::new();
        for (position, class) in (1..).zip(classes) {
            let fields = (tax_classes::position.eq(position), tax_classes::name.eq(&class.name));
            let id = if class.id.0 > 0 {
                diesel::update(tax_classes::table.find(class.id.0))
                    .set(fields)
                    .execute(self.connection)
                    .map_err(store_error)?;
                class.id.0
            } else {
                diesel::insert_into(tax_classes::table)
                    .values(fields)
                    .returning(tax_classes::id)
                    .get_result(self.connection)
                    .map_err(store_error)?
            };
            ids.insert(class.id, id);
        }
        Ok(ids)
    }

    /// Writes the zones without their places and rates; their ids in the same order.
    fn save_zones(&mut self, zones: &[TaxZone]) -> Result<Vec<i64>, StoreError> {
        let kept: Vec<i64> = zones.iter().map(|zone| zone.id.0).filter(|id| *id > 0).collect();
        diesel::delete(tax_zones::table.filter(tax_zones::id.ne_all(kept)))
            .execute(self.connection)
            .map_err(store_error)?;
        let mut ids = Vec::with_capacity(zones.len());
        for (position, zone) in (1..).zip(zones) {
            let fields = (
                tax_zones::position.eq(position),
                tax_zones::name.eq(&zone.name),
                tax_zones::prices_include_tax.eq(zone.prices_include_tax),
                tax_zones::statement.eq(zone.statement.as_deref()),
                tax_zones::reverse_charge.eq(zone.reverse_charge.as_deref()),
            );
            if zone.id.0 > 0 {
                diesel::update(tax_zones::table.find(zone.id.0))
                    .set(fields)
                    .execute(self.connection)
                    .map_err(store_error)?;
                ids.push(zone.id.0);
            } else {
                let id = diesel::insert_into(tax_zones::table).values(fields).returning(tax_zones::id);
                ids.push(id.get_result(self.connection).map_err(store_error)?);
            }
        }
        Ok(ids)
    }

    fn save_places(&mut self, zones: &[(i64, &TaxZone)]) -> Result<(), StoreError> {
        let of_zone = |(id, zone): &(i64, &TaxZone)| {
            let row = |(position, place): (i64, &Place)| {
                (
                    tax_zone_places::country.eq(place.country()),
                    tax_zone_places::subdivision.eq(place.subdivision().unwrap_or_default()),
                    tax_zone_places::zone_id.eq(*id),
                    tax_zone_places::position.eq(position),
                )
            };
            (1..).zip(&zone.places).map(row).collect::<Vec<_>>()
        };
        let rows: Vec<_> = zones.iter().flat_map(of_zone).collect();
        for some in rows.chunks(ROWS_AT_ONCE) {
            diesel::insert_into(tax_zone_places::table)
                .values(some.to_vec())
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }

    fn save_rates(&mut self, zones: &[(i64, &TaxZone)], classes: &HashMap<TaxClassId, i64>) -> Result<(), StoreError> {
        for (id, zone) in zones {
            let row = |(position, rate): (i64, &TaxRate)| {
                (
                    tax_rates::zone_id.eq(*id),
                    tax_rates::position.eq(position),
                    tax_rates::name.eq(rate.name.clone()),
                    tax_rates::class_id.eq(rate.class.and_then(|class| classes.get(&class).copied())),
                    tax_rates::ppm.eq(rate.percent.ppm()),
                    tax_rates::is_compound.eq(rate.is_compound),
                    tax_rates::valid_from.eq(rate.valid_from.map(day_number)),
                    tax_rates::valid_until.eq(rate.valid_until.map(day_number)),
                )
            };
            let rows: Vec<_> = (1..).zip(&zone.rates).map(row).collect();
            if !rows.is_empty() {
                diesel::insert_into(tax_rates::table).values(rows).execute(self.connection).map_err(store_error)?;
            }
        }
        Ok(())
    }
}

impl TaxRepository for DieselTransaction<'_> {
    fn rules(&mut self) -> Result<TaxRules, StoreError> {
        let (version, rounding, updated_at, updated_by): (i64, String, Option<i64>, Option<i64>) = tax_rules::table
            .find(ONLY)
            .select((tax_rules::version, tax_rules::rounding, tax_rules::updated_at, tax_rules::updated_by))
            .first(self.connection)
            .map_err(store_error)?;
        let classes: Vec<(i64, String)> = tax_classes::table
            .order((tax_classes::position, tax_classes::id))
            .select((tax_classes::id, tax_classes::name))
            .load(self.connection)
            .map_err(store_error)?;
        let zones: Vec<ZoneRow> = tax_zones::table
            .order((tax_zones::position, tax_zones::id))
            .select(ZoneRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let places: Vec<(i64, String, String)> = tax_zone_places::table
            .order((tax_zone_places::zone_id, tax_zone_places::position))
            .select((tax_zone_places::zone_id, tax_zone_places::country, tax_zone_places::subdivision))
            .load(self.connection)
            .map_err(store_error)?;
        let rates: Vec<RateRow> = tax_rates::table
            .order((tax_rates::zone_id, tax_rates::position))
            .select(RateRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let mut places_of: HashMap<i64, Vec<Place>> = HashMap::new();
        for (zone, country, subdivision) in places {
            places_of.entry(zone).or_default().push(read_place("tax_zone_places", &country, Some(&subdivision))?);
        }
        let mut rates_of: HashMap<i64, Vec<TaxRate>> = HashMap::new();
        for row in rates {
            rates_of.entry(row.zone_id).or_default().push(row.into_rate()?);
        }
        let zone = |row: ZoneRow| {
            let id = row.id;
            row.into_zone(places_of.remove(&id).unwrap_or_default(), rates_of.remove(&id).unwrap_or_default())
        };
        Ok(TaxRules {
            version,
            rounding: read_rounding(&rounding)?,
            classes: classes.into_iter().map(|(id, name)| TaxClass { id: TaxClassId(id), name }).collect(),
            zones: zones.into_iter().map(zone).collect(),
            updated_at: updated_at.map(from_micros),
            updated_by: updated_by.map(UserId),
        })
    }

    fn save(
        &mut self,
        rules: &TaxRules,
        version: i64,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Settings);
        let raised = diesel::update(tax_rules::table.find(ONLY).filter(tax_rules::version.eq(version)))
            .set((
                tax_rules::version.eq(version + 1),
                tax_rules::rounding.eq(rules.rounding.as_str()),
                tax_rules::updated_at.eq(to_micros(now)),
                tax_rules::updated_by.eq(by.map(|id| id.0)),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        if raised == 0 {
            return Ok(false);
        }
        diesel::delete(tax_rates::table).execute(self.connection).map_err(store_error)?;
        diesel::delete(tax_zone_places::table).execute(self.connection).map_err(store_error)?;
        let classes = self.save_classes(&rules.classes)?;
        let zones = self.save_zones(&rules.zones)?;
        let zones: Vec<(i64, &TaxZone)> = zones.into_iter().zip(&rules.zones).collect();
        self.save_places(&zones)?;
        self.save_rates(&zones, &classes)?;
        Ok(true)
    }

    fn for_order(&mut self, buyer: UserId, place: Option<Place>) -> Result<TaxBasis, StoreError> {
        let country = place.map_or("", Place::country);
        let subdivision = place.and_then(Place::subdivision).unwrap_or_default();
        let values = [Value::Text(country), Value::Text(subdivision), Value::Int(buyer.0), Value::Int(buyer.0)];
        let rows: Vec<TaxBasisRow> =
            Statement::<TaxBasisTypes>::answering(FOR_ORDER, &values).load(self.connection).map_err(store_error)?;
        read_tax_basis(rows)
    }

    fn products_by_class(&mut self) -> Result<HashMap<TaxClassId, u64>, StoreError> {
        let rows: Vec<(Option<i64>, i64)> = product_ranks::table
            .filter(product_ranks::tax_class_id.is_not_null())
            .group_by(product_ranks::tax_class_id)
            .select((product_ranks::tax_class_id, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let count = |(class, count): (Option<i64>, i64)| Some((TaxClassId(class?), count.unsigned_abs()));
        Ok(rows.into_iter().filter_map(count).collect())
    }

    fn has_class(&mut self, class: TaxClassId) -> Result<bool, StoreError> {
        diesel::select(exists(tax_classes::table.find(class.0))).get_result(self.connection).map_err(store_error)
    }

    fn has_zone(&mut self, zone: TaxZoneId) -> Result<bool, StoreError> {
        diesel::select(exists(tax_zones::table.find(zone.0))).get_result(self.connection).map_err(store_error)
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<HashMap<OrderId, OrderTaxes>, StoreError> {
        let rows: Vec<OrderTaxTuple> = in_steps(orders, |orders| {
            let ids: Vec<String> = orders.iter().map(ToString::to_string).collect();
            let text = OF_ORDERS.replace('#', &ids.join(", "));
            Statement::<OrderTaxTypes>::answering(&text, &[]).only_once().load(self.connection).map_err(store_error)
        })?;
        read_order_taxes(rows)
    }

    fn set_of_order(&mut self, order: OrderId, taxes: &OrderTaxes) -> Result<(), StoreError> {
        diesel::delete(order_taxes::table.filter(order_taxes::order_id.eq(order.0)))
            .execute(self.connection)
            .map_err(store_error)?;
        diesel::delete(order_tax_zones::table.find(order.0)).execute(self.connection).map_err(store_error)?;
        diesel::delete(order_tax_reliefs::table.find(order.0)).execute(self.connection).map_err(store_error)?;
        put_taxes(self.connection, order, taxes).map_err(store_error)
    }

    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError> {
        let ids: Vec<i64> = Statement::new(MISMATCHES, &[]).load(self.connection).map_err(store_error)?;
        Ok(ids.into_iter().map(OrderId).collect())
    }
}
