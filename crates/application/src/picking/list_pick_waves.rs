//! `GET /api/picking/waves`.

use std::collections::HashMap;

use tierway_kernel::{Page, PageRequest, Permission, PickWaveId, UserId};
use tierway_orders::{PickState, PickWave, WaveFilter};

use crate::{Context, Failure, Transaction};

/// A wave with its sums.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaveSummary {
    /// The wave.
    pub wave: PickWave,
    /// The picker.
    pub picker_name: String,
    /// How many picks there are of each state; states without picks are omitted.
    pub picks: HashMap<PickState, usize>,
}

/// The waves, newest first.
pub fn list_pick_waves(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &WaveFilter,
    page: &PageRequest,
) -> Result<Page<WaveSummary>, Failure> {
    context.require(Permission::ListPickWaves)?;
    let page = tx.picks().waves(filter, page)?;
    let ids: Vec<PickWaveId> = page.items.iter().map(|wave| wave.id).collect();
    let mut people: Vec<UserId> = page.items.iter().map(|wave| wave.picker_id).collect();
    people.sort_unstable();
    people.dedup();
    let names: HashMap<UserId, String> =
        tx.users().by_ids(&people)?.into_iter().map(|user| (user.id, user.full_name())).collect();
    let mut picks: HashMap<PickWaveId, HashMap<PickState, usize>> = HashMap::with_capacity(ids.len());
    if !ids.is_empty() {
        for (wave, state, count) in tx.picks().pick_counts(&ids)? {
            picks.entry(wave).or_default().insert(state, usize::try_from(count).unwrap_or(usize::MAX));
        }
    }
    Ok(page.map(|wave| WaveSummary {
        picker_name: names.get(&wave.picker_id).cloned().unwrap_or_default(),
        picks: picks.remove(&wave.id).unwrap_or_default(),
        wave,
    }))
}
