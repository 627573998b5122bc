//! In-memory cache of what products cost dealers: a yearly margin needs thousands of prices, few of which change.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use tierway_catalogue::{Audience, Buyer, CatalogueChange, DealerCosts, Region, SpecialPrices};
use tierway_kernel::{ProductId, UserId};

use crate::catalogue::CHANGES_KEPT;
use crate::pricing::{Home, regional_prices};
use crate::{Failure, Transaction};

/// How many products are read at once.
const AT_ONCE: usize = 5_000;
/// Maximum number of cached costs of all regions; each takes about a hundred bytes.
const MOST_COSTS: usize = 250_000;
/// With more cached rows of the catalogue's log than this, those that are settled are dropped.
const MOST_CHANGES: usize = 1_000;

/// What products cost the dealers of one region, as one transaction saw it.
#[derive(Debug, Clone, Default)]
pub struct CostsOfDealers {
    /// Up to this row of the catalogue's log every snapshot sees the same.
    settled: i64,
    /// The later rows that the transaction saw: another that sees the same ones sees the same products.
    changes: Vec<CatalogueChange>,
    /// Version of the regional prices.
    version: i64,
    /// From when on they are in effect.
    from: DateTime<Utc>,
    /// When the next planned ones take effect.
    until: Option<DateTime<Utc>>,
    /// `None` where a product is gone or has no price for dealers.
    costs: HashMap<ProductId, Option<DealerCosts>>,
    /// When the log was taken over last; rows are purged from it after a while.
    followed_at: DateTime<Utc>,
}

impl CostsOfDealers {
    /// What a product costs, if it has a price for dealers.
    pub fn of(&self, product: ProductId) -> Option<DealerCosts> {
        self.costs.get(&product).copied().flatten()
    }

    fn has_prices_of(&self, version: i64, now: DateTime<Utc>) -> bool {
        let has_log = now - self.followed_at < CHANGES_KEPT / 2;
        has_log && self.version == version && self.from <= now && self.until.is_none_or(|until| now < until)
    }

    /// Takes over the log of another transaction: what it sees differently has to be read by it.
    fn follow(&mut self, changes: Vec<CatalogueChange>) {
        if changes == self.changes {
            return;
        }
        let (before, now): (HashSet<i64>, HashSet<i64>) =
            (self.changes.iter().map(|row| row.id).collect(), changes.iter().map(|row| row.id).collect());
        let unseen = self.changes.iter().filter(|row| !now.contains(&row.id));
        for row in changes.iter().filter(|row| !before.contains(&row.id)).chain(unseen) {
            self.costs.remove(&row.product_id);
        }
        self.changes = changes;
    }
}

/// The costs by the dealers' region. Whatever changes a product's price writes a row to the catalogue's log in the same
/// transaction, and whatever changes regional prices raises their version; so each transaction knows which cached costs
/// are valid for it, on any number of instances.
#[derive(Default)]
pub(super) struct CostCache(Mutex<HashMap<Option<Region>, Arc<CostsOfDealers>>>);

impl CostCache {
    /// What these products cost a dealer at this time. The transaction must have one snapshot for all it reads.
    pub(super) fn read(
        &self,
        tx: &mut dyn Transaction,
        dealer: UserId,
        products: &[ProductId],
        now: DateTime<Utc>,
    ) -> Result<Arc<CostsOfDealers>, Failure> {
        let region = tx.prices().home_of(dealer)?;
        let version = tx.prices().price_version(Audience::Dealer)?;
        let cached = self.recall(region).filter(|cached| cached.has_prices_of(version, now));
        let settled = match &cached {
            Some(cached) => cached.settled,
            None => tx.catalogue_log().settled()?,
        };
        let changes = tx.catalogue_log().changes(&[settled + 1..=i64::MAX])?;
        if let Some(cached) = &cached {
            let has_all = products.iter().all(|id| cached.costs.contains_key(id));
            if has_all && cached.changes == changes {
                return Ok(Arc::clone(cached));
            }
        }
        let mut costs = match cached {
            Some(cached) => CostsOfDealers::clone(&cached),
            None => {
                let until = tx.prices().next_start(Audience::Dealer, now)?;
                CostsOfDealers { settled, version, from: now, until, ..CostsOfDealers::default() }
            }
        };
        costs.follow(changes);
        costs.followed_at = costs.followed_at.max(now);
        if costs.changes.len() > MOST_CHANGES {
            costs.settled = tx.catalogue_log().settled()?.max(costs.settled);
            costs.changes.retain(|row| row.id > costs.settled);
        }
        let missing: Vec<ProductId> = products.iter().copied().filter(|id| !costs.costs.contains_key(id)).collect();
        costs.costs.extend(read(tx, region, &missing, now)?);
        let costs = Arc::new(costs);
        self.keep(region, Arc::clone(&costs));
        Ok(costs)
    }

    fn recall(&self, region: Option<Region>) -> Option<Arc<CostsOfDealers>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&region).cloned()
    }

    /// Caches the costs of a region; those of other regions go when there are too many.
    fn keep(&self, region: Option<Region>, costs: Arc<CostsOfDealers>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&region);
        let others: usize = all.values().map(|costs| costs.costs.len()).sum();
        if others + costs.costs.len() > MOST_COSTS {
            all.clear();
        }
        if costs.costs.len() <= MOST_COSTS {
            all.insert(region, costs);
        }
    }
}

/// What products cost dealers of a region, each of them, also those that are gone.
fn read(
    tx: &mut dyn Transaction,
    region: Option<Region>,
    ids: &[ProductId],
    now: DateTime<Utc>,
) -> Result<HashMap<ProductId, Option<DealerCosts>>, Failure> {
    let mut costs: HashMap<ProductId, Option<DealerCosts>> = ids.iter().map(|id| (*id, None)).collect();
    for ids in ids.chunks(AT_ONCE) {
        let special = regional_prices(tx, Home::Region(region), Buyer::DEALER, ids, now)?;
        for product in tx.products().priced(ids)? {
            let special: SpecialPrices = special.get(&product.id).copied().unwrap_or_default();
            costs.insert(product.id, DealerCosts::of(&product, &special));
        }
    }
    Ok(costs)
}
