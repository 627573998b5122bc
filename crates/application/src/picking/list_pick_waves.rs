//! `GET /api/picking/waves`.

use std::collections::HashMap;

use tierway_kernel::{Page, PageRequest, Permission, PickWaveId, UserId};
use tierway_orders::{Pick, PickState, PickWave, WaveFilter};

use crate::{Context, Failure, Transaction};

/// A wave with its sums.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaveSummary {
    /// The wave.
    pub wave: PickWave,
    /// Who picks.
    pub picker_name: String,
    /// Picks by state, as often as they occur.
    pub picks: Vec<PickState>,
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
    let picks: Vec<Pick> = if ids.is_empty() { Vec::new() } else { tx.picks().picks_of(&ids)? };
    Ok(page.map(|wave| WaveSummary {
        picker_name: names.get(&wave.picker_id).cloned().unwrap_or_default(),
        picks: picks.iter().filter(|pick| pick.wave_id == wave.id).map(|pick| pick.state).collect(),
        wave,
    }))
}
