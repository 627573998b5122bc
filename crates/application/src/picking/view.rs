//! A wave as the picker sees it.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_inventory::{ShelfLocation, location_of, walk};
use tierway_kernel::{LotId, OrderId, PickId, PickWaveId, ProductId};
use tierway_orders::{Order, Pick, PickError, PickTarget, PickWave, Shortfall};

use crate::{Failure, Transaction};

/// A wave with all that is to be shown of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaveView {
    /// The wave.
    pub wave: PickWave,
    /// The picker.
    pub picker_name: String,
    /// Its orders, in the order in which they were claimed.
    pub orders: Vec<WaveOrderView>,
    /// Its picks, in the order of the way along the shelves.
    pub picks: Vec<PickView>,
    /// Why it has fewer orders than requested; only in the response to the claim.
    pub shortfall: Option<Shortfall>,
}

/// An order of a wave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaveOrderView {
    /// The order.
    pub order: Order,
    /// Whether it is still to be picked in this wave.
    pub is_open: bool,
}

/// A pick with product data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickView {
    /// The pick.
    pub pick: Pick,
    /// Accepted codes.
    pub target: PickTarget,
    /// The product's picture.
    pub image: Option<String>,
    /// The lot's last day.
    pub expires_on: Option<NaiveDate>,
    /// Where the pieces lie.
    pub location: Option<ShelfLocation>,
}

/// All of a wave.
pub(super) fn view(tx: &mut dyn Transaction, wave: PickWave) -> Result<WaveView, Failure> {
    let picker = tx.users().by_ids(&[wave.picker_id])?.pop();
    let ids: Vec<OrderId> = wave.orders.iter().map(|one| one.order_id).collect();
    let mut orders: HashMap<OrderId, Order> =
        tx.orders().by_ids(&ids)?.into_iter().map(|order| (order.id, order)).collect();
    let named = wave
        .orders
        .iter()
        .filter_map(|one| orders.remove(&one.order_id).map(|order| WaveOrderView { order, is_open: one.is_open }));
    let orders = named.collect();
    let picks = tx.picks().picks_of(&[wave.id])?;
    let mut picks = pick_views(tx, picks)?;
    walk(&mut picks, |pick| (pick.location.as_ref(), pick.target.name.as_str()));
    Ok(WaveView {
        wave,
        picker_name: picker.map(|user| user.full_name()).unwrap_or_default(),
        orders,
        picks,
        shortfall: None,
    })
}

/// Picks with product data, in a few queries.
pub(super) fn pick_views(tx: &mut dyn Transaction, picks: Vec<Pick>) -> Result<Vec<PickView>, Failure> {
    let mut ids: Vec<ProductId> = picks.iter().map(|pick| pick.entry.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut lots: Vec<LotId> = picks.iter().filter_map(|pick| pick.entry.lot_id).collect();
    lots.sort_unstable();
    lots.dedup();
    let products: HashMap<_, _> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let details = tx.products().details(&ids)?;
    let locations = tx.stock().locations(&ids)?;
    let lots = if lots.is_empty() { Vec::new() } else { tx.lots().by_ids(&lots)? };
    let lots: HashMap<_, _> = lots.into_iter().map(|lot| (lot.id, lot)).collect();
    let shown = |pick: Pick| {
        let product = products.get(&pick.entry.product_id);
        let lot = pick.entry.lot_id.and_then(|id| lots.get(&id));
        PickView {
            target: PickTarget {
                name: product.map(|product| product.name.clone()).unwrap_or_default(),
                sku: product.map(|product| product.sku.clone()).unwrap_or_default(),
                barcode: details.get(&pick.entry.product_id).and_then(|details| details.barcode.clone()),
                lot_code: lot.map(|lot| lot.code.clone()),
            },
            image: product.and_then(|product| product.image.clone()),
            expires_on: lot.and_then(|lot| lot.dates.expires_on),
            location: location_of(locations.get(&pick.entry.product_id), lot),
            pick,
        }
    };
    Ok(picks.into_iter().map(shown).collect())
}

/// The open wave of a pick, locked, and the pick with current product data.
pub(super) fn locked(tx: &mut dyn Transaction, id: PickId) -> Result<(PickWave, PickView), Failure> {
    let missing = Failure::NotFound("This pick");
    let Some(pick) = tx.picks().pick(id)? else { return Err(missing) };
    let wave = locked_wave(tx, pick.wave_id)?;
    let Some(pick) = tx.picks().pick(id)? else { return Err(missing) };
    let Some(pick) = pick_views(tx, vec![pick])?.pop() else { return Err(missing) };
    Ok((wave, pick))
}

/// An open wave, locked.
pub(super) fn locked_wave(tx: &mut dyn Transaction, id: PickWaveId) -> Result<PickWave, Failure> {
    let wave = tx.picks().lock_wave(id)?.ok_or(Failure::NotFound("This wave"))?;
    wave.check_open()?;
    Ok(wave)
}

/// Writes a pick if it still matches `before`; fails on a concurrent change.
pub(super) fn save(tx: &mut dyn Transaction, pick: &Pick, before: &Pick) -> Result<(), Failure> {
    if tx.picks().save_pick(pick, before.picked)? { Ok(()) } else { Err(PickError::NotOpen.into()) }
}

/// The wave as it is now.
pub(super) fn reloaded(tx: &mut dyn Transaction, id: PickWaveId) -> Result<WaveView, Failure> {
    let wave = tx.picks().wave(id)?.ok_or(Failure::NotFound("This wave"))?;
    view(tx, wave)
}
