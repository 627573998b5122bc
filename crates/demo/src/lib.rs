//! Demo data: `tierway seed` fills an empty database with a company that has traded for six months, so that every
//! role can sign in and every screen has something to show.
//!
//! The history is played, not written: [`world`] holds an agenda of things that happen, and each of them runs the
//! same use case a request would, by the right person at its own time. So prices, stock, payments, commissions,
//! notices and the activity log all follow by the rules, and nothing here knows a rule. The whole play is one
//! transaction: a database is either empty or complete.
//!
//! Not here: opening the database, the command line, and the accounts of a real installation.

pub mod accounts;
mod addresses;
mod basket;
mod batches;
mod calendar;
mod catalogue;
mod chance;
mod company;
mod details;
mod event;
mod joining;
mod journey;
mod papers;
mod parcels;
mod payouts;
mod people;
mod pictures;
mod prices;
mod products;
mod props;
mod quotes;
mod returns;
mod reviews;
mod routine;
mod shelves;
mod summary;
mod supply;
mod trade;
mod troubles;
mod world;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::jobs::{JobKind, NewJob};
use tierway_application::{Access, Failure, Services, Store, Transaction, transact_blocking};

use props::Props;
use world::World;

pub use summary::Summary;

/// Side of a product picture in pixels.
const PICTURE_EDGE: u32 = 720;

/// Why nothing was planted.
#[derive(Debug, thiserror::Error)]
pub enum SeedError {
    /// Somebody uses this database.
    #[error("This database already holds accounts; demo data only goes into an empty one. Nothing was changed.")]
    NotEmpty,
    /// A use case or the store refused something.
    #[error("The demo data could not be made: {0}")]
    Failed(#[from] Failure),
}

/// Fills an empty database with the demo, up to the day before the clock's. Blocks for some seconds; never call it
/// on an async thread.
///
/// # Errors
/// [`SeedError::NotEmpty`] when there is any account; the database stays as it was on every error.
pub fn run(store: &dyn Store, services: Arc<Services>) -> Result<Summary, SeedError> {
    run_with(store, services, PICTURE_EDGE)
}

fn run_with(store: &dyn Store, services: Arc<Services>, picture_edge: u32) -> Result<Summary, SeedError> {
    if !transact_blocking(store, Access::Read, is_empty)? {
        return Err(SeedError::NotEmpty);
    }
    let props = Arc::new(Props::make(&services, picture_edge)?);
    let planted = transact_blocking(store, Access::Write, {
        let (props, services) = (Arc::clone(&props), Arc::clone(&services));
        move |tx| {
            // Looked at again: somebody may have registered while the pictures were drawn.
            if !is_empty(tx)? {
                return Ok(None);
            }
            let summary = World::new(tx, Arc::clone(&services), &props).play()?;
            rank_best_sellers(tx, services.clock.now())?;
            Ok(Some(summary))
        }
    });
    match planted {
        Ok(Some(summary)) => Ok(summary),
        Ok(None) => {
            props.discard(&services);
            Err(SeedError::NotEmpty)
        }
        Err(failure) => {
            props.discard(&services);
            Err(failure.into())
        }
    }
}

/// Schedules the rollup of sales for the start of the platform, and with it the ranking of best sellers.
fn rank_best_sellers(tx: &mut dyn Transaction, now: DateTime<Utc>) -> Result<(), Failure> {
    let kind = JobKind::RollupSales;
    let dedupe_key = Some(kind.as_str().to_owned());
    tx.jobs().enqueue(&NewJob { kind, payload: "{}".to_owned(), run_at: now, dedupe_key }, now)?;
    Ok(())
}

fn is_empty(tx: &mut dyn Transaction) -> Result<bool, Failure> {
    Ok(tx.users().counts()?.0 == 0)
}
