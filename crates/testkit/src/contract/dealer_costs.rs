//! What products cost dealers, cached: as a transaction without a cache reads it, whatever changed.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::analytics::SalesCache;
use tierway_application::{Access, Store, Transaction, transact_blocking};
use tierway_catalogue::{
    Audience, ChangedCell, DealerCosts, NewPriceChange, PriceCell, ProductDraft, Region, SpecialPrices, TierPrice,
};
use tierway_kernel::{Money, ProductId, StoreError, UserId};

use super::support::{read, user, write};
use crate::builders::{at, new_dealer, product_draft, quantity};
use crate::fakes::next;

/// Pieces sold as units, packs and bulks.
const SOLD: [i64; 3] = [3, 20, 0];

/// What the pieces cost by product, product by product.
fn naive(store: &dyn Store, dealer: UserId, ids: &[ProductId], now: DateTime<Utc>) -> Vec<Option<Money>> {
    let ids = ids.to_vec();
    read(store, move |tx| {
        let regional = match tx.prices().home_of(dealer)? {
            Some(region) => tx.prices().prices_in(region, Audience::Dealer, &ids, now)?,
            None => HashMap::new(),
        };
        let mut costs = Vec::new();
        for id in &ids {
            let special = SpecialPrices { regional: regional.get(id).copied(), ..SpecialPrices::default() };
            let product = tx.products().by_id(*id)?;
            costs.push(product.and_then(|product| DealerCosts::of(&product, &special)?.of_sold(SOLD)));
        }
        Ok(costs)
    })
}

fn cached(
    cache: &Arc<SalesCache>,
    store: &dyn Store,
    dealer: UserId,
    ids: &[ProductId],
    now: DateTime<Utc>,
) -> Vec<Option<Money>> {
    let (cache, ids) = (Arc::clone(cache), ids.to_vec());
    let read = move |tx: &mut dyn Transaction| {
        let costs = cache.dealer_costs(tx, dealer, &ids, now)?;
        Ok(ids.iter().map(|id| costs.of(*id)?.of_sold(SOLD)).collect())
    };
    transact_blocking(store, Access::Read, read).expect("reading succeeds")
}

/// A price for dealers that counts from a time on, set the way the use cases do.
fn set_price(
    tx: &mut dyn Transaction,
    cell: PriceCell,
    from: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    tx.prices().lock_prices(Audience::Dealer)?;
    let change = NewPriceChange {
        audience: Audience::Dealer,
        actor_id: None,
        note: None,
        effective_from: from,
        undoes: None,
        counts: true,
        cells: vec![ChangedCell { cell, before: None }],
    };
    tx.prices().add_change(&change, now).map(|_| ())
}

fn add(store: &dyn Store, name: &str) -> ProductId {
    let draft = product_draft(name);
    write(store, move |tx| {
        let id = tx.products().add(&draft, at(0))?.id;
        tx.catalogue_log().note(&[id], at(0))?;
        Ok(id)
    })
}

pub(super) fn cached_costs_are_those_of_now(store: &dyn Store) {
    let mut canadian = new_dealer("dora");
    canadian.profile.country = Some("Canada".to_owned());
    let dealers = [user(store, canadian).id, user(store, new_dealer("dirk")).id];
    let mut ids: Vec<ProductId> = (0..8).map(|number| add(store, &format!("Pod {number}"))).collect();
    let cache = Arc::new(SalesCache::default());
    let mut seed = 42_u64;
    for round in 1..120_i64 {
        let (at_random, other) = (next(&mut seed), next(&mut seed) as i64 % 900);
        let id = ids[at_random as usize % ids.len()];
        let now = at(round);
        let price = Some(Money::of(1_000 + other.abs()));
        match at_random / 8 % 8 {
            0 => ids.push(add(store, &format!("New {round}"))),
            1 => {
                write(store, move |tx| {
                    tx.products().remove(id)?;
                    tx.catalogue_log().note(&[id], now)
                });
            }
            2 | 3 => {
                let from = if at_random % 2 == 0 { now } else { at(round + other % 7) };
                let cell = PriceCell { product_id: id, region: Region::Canada, price };
                write(store, move |tx| set_price(tx, cell, from, now));
            }
            // Hours pass, so that rows of the log settle.
            4 if round % 3 == 0 => write(store, move |tx| tx.catalogue_log().note(&[id; 1_100], at(round * 200))),
            _ => write(store, move |tx| {
                let changed = ProductDraft {
                    suggested_dealer_min_price: price.filter(|_| at_random % 5 != 0),
                    pack: TierPrice { price: Some(Money::of(9_000)), quantity: Some(quantity(5 + other.abs() % 9)) },
                    ..product_draft(&format!("Pod {id} {round}"))
                };
                tx.products().update(id, &changed, now)?;
                tx.catalogue_log().note(&[id], now)
            }),
        }
        // Somebody who began a little earlier reads now and then as well, and some ask for a part only.
        let asked = if round % 4 == 0 { &ids[..3] } else { &ids[..] };
        for (dealer, now) in [(dealers[0], now), (dealers[1], now), (dealers[0], at(round - round % 2))] {
            let expected = naive(store, dealer, asked, now);
            assert_eq!(cached(&cache, store, dealer, asked, now), expected, "after change {round}");
        }
    }
}
