//! `GET /api/analytics/production`.

use chrono::{Days, NaiveDate};
use tierway_inventory::{Output, PRODUCTION_REASONS, series, top_products};
use tierway_kernel::{Bucket, Permission, ProductId};

use super::names;
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Default number of days.
const DEFAULT_DAYS: u64 = 30;

/// The requested figures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ProductionQuery {
    /// The first day; by default 30 days up to the last.
    pub from: Option<NaiveDate>,
    /// The last day; today if not given.
    pub to: Option<NaiveDate>,
    /// The length of one point of the series.
    pub bucket: Bucket,
}

/// Pieces produced, scrapped and shipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Production {
    /// All days together.
    pub total: Output,
    /// Points of the series with their first day.
    pub series: Vec<(NaiveDate, Output)>,
    /// The products of which most was produced.
    pub products: Vec<ProductOutput>,
}

/// Pieces produced and scrapped of one product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductOutput {
    /// Which.
    pub product_id: ProductId,
    /// Its name now.
    pub name: String,
    /// Its SKU now.
    pub sku: String,
    /// Pieces.
    pub output: Output,
}

/// Figures of the production, live from the ledger.
pub fn get_production(
    tx: &mut dyn Transaction,
    context: &Context,
    query: ProductionQuery,
) -> Result<Production, Failure> {
    context.require(Permission::GetProduction)?;
    let zone = business_zone(tx)?;
    let to = query.to.unwrap_or(zone.day(context.now));
    let first = to.checked_sub_days(Days::new(DEFAULT_DAYS - 1)).unwrap_or(to);
    let from = query.from.unwrap_or(first);
    if from > to {
        return Err(Failure::field("from", "The first day cannot be after the last."));
    }
    let Some(mut points) = series(query.bucket, from, to, &[]) else {
        return Err(Failure::field("bucket", "Please choose a shorter period or longer intervals."));
    };
    let days = tx.stock().pieces_by_day(&PRODUCTION_REASONS, &zone.runs(from, to))?;
    points = series(query.bucket, from, to, &days).unwrap_or(points);
    let mut total = Output::default();
    for day in &days {
        total.add(day.reason, day.pieces);
    }
    let top = top_products(&tx.stock().pieces_by_product(&PRODUCTION_REASONS, zone.start(from), zone.end(to))?);
    let mut names = names::products(tx, top.iter().map(|(id, _)| *id))?;
    let named = |(product_id, output)| {
        let (name, sku) = names.remove(&product_id).unwrap_or_default();
        ProductOutput { product_id, name, sku, output }
    };
    Ok(Production { total, series: points, products: top.into_iter().map(named).collect() })
}
