//! Waves and picks.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, Page, PageRequest, PickId, PickWaveId, ProductId, StoreError, UserId};
use tierway_orders::{
    NewPick, Pick, PickRepository, PickState, PickWave, WaveFilter, WaveOrder, WaveState, is_pickable,
};

use super::paging::{matches, newest_first};
use super::state::{State, need, unique};
use super::transaction::MemoryTransaction;

fn open_wave(state: &State, order: OrderId) -> Option<PickWaveId> {
    let holds = |wave: &&PickWave| wave.orders.iter().any(|one| one.order_id == order && one.is_open);
    state.pick_waves.rows().find(holds).map(|wave| wave.id)
}

impl PickRepository for MemoryTransaction {
    fn waiting(&mut self, limit: u32) -> Result<Vec<OrderId>, StoreError> {
        let state = &self.state;
        let fell_short =
            |id: OrderId| state.picks.rows().any(|pick| pick.entry.order_id == id && pick.state == PickState::Short);
        let mut waiting: Vec<_> = state
            .orders
            .rows()
            .map(|row| &row.order)
            .filter(|order| is_pickable(order) && open_wave(state, order.id).is_none() && !fell_short(order.id))
            .map(|order| (order.created_at, order.id))
            .collect();
        waiting.sort_unstable();
        Ok(waiting.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    fn open_waves(&mut self, orders: &[OrderId]) -> Result<Vec<(OrderId, PickWaveId)>, StoreError> {
        let mut orders = orders.to_vec();
        orders.sort_unstable();
        Ok(orders.into_iter().filter_map(|id| Some((id, open_wave(&self.state, id)?))).collect())
    }

    fn add_wave(
        &mut self,
        picker: UserId,
        orders: &[OrderId],
        picks: &[NewPick],
        now: DateTime<Utc>,
    ) -> Result<PickWave, StoreError> {
        let state = self.write()?;
        state.need_user(picker)?;
        for order in orders {
            need(state.orders.contains(order.0), "order")?;
            unique(open_wave(state, *order).is_none(), "pick_wave_orders.order_id")?;
        }
        let wave = state.pick_waves.add(|id| PickWave {
            id: PickWaveId(id),
            state: WaveState::Open,
            picker_id: picker,
            created_at: now,
            ended_at: None,
            orders: orders.iter().map(|order_id| WaveOrder { order_id: *order_id, is_open: true }).collect(),
        });
        for entry in picks {
            state.picks.add(|id| Pick {
                id: PickId(id),
                wave_id: wave.id,
                entry: *entry,
                picked: 0,
                state: PickState::Open,
                reason: None,
                note: None,
                aside: entry.pieces.get(),
                decided_by: None,
                decided_at: None,
            });
        }
        Ok(wave)
    }

    fn wave(&mut self, id: PickWaveId) -> Result<Option<PickWave>, StoreError> {
        Ok(self.state.pick_waves.get(id.0).cloned())
    }

    fn lock_wave(&mut self, id: PickWaveId) -> Result<Option<PickWave>, StoreError> {
        self.wave(id)
    }

    fn waves(&mut self, filter: &WaveFilter, page: &PageRequest) -> Result<Page<PickWave>, StoreError> {
        let wanted = |wave: &&PickWave| matches(filter.state, wave.state) && matches(filter.picker_id, wave.picker_id);
        let rows = self.state.pick_waves.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |wave: &PickWave| (wave.created_at, wave.id.0)))
    }

    fn end_wave(&mut self, id: PickWaveId, state: WaveState, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(wave) = self.write()?.pick_waves.get_mut(id.0) {
            (wave.state, wave.ended_at) = (state, Some(now));
            wave.orders.iter_mut().for_each(|one| one.is_open = false);
        }
        Ok(())
    }

    fn pick(&mut self, id: PickId) -> Result<Option<Pick>, StoreError> {
        Ok(self.state.picks.get(id.0).cloned())
    }

    fn picks_of(&mut self, waves: &[PickWaveId]) -> Result<Vec<Pick>, StoreError> {
        let mut picks: Vec<Pick> =
            self.state.picks.rows().filter(|pick| waves.contains(&pick.wave_id)).cloned().collect();
        picks.sort_by_key(|pick| (pick.wave_id, pick.id));
        Ok(picks)
    }

    fn pick_counts(&mut self, waves: &[PickWaveId]) -> Result<Vec<(PickWaveId, PickState, u64)>, StoreError> {
        let mut counts: HashMap<(PickWaveId, PickState), u64> = HashMap::new();
        for pick in self.state.picks.rows().filter(|pick| waves.contains(&pick.wave_id)) {
            *counts.entry((pick.wave_id, pick.state)).or_default() += 1;
        }
        Ok(counts.into_iter().map(|((wave, state), count)| (wave, state, count)).collect())
    }

    fn save_pick(&mut self, pick: &Pick, before: i64) -> Result<bool, StoreError> {
        let state = self.write()?;
        let Some(kept) = state.picks.get_mut(pick.id.0) else { return Ok(false) };
        if kept.state != PickState::Open || kept.picked != before {
            return Ok(false);
        }
        *kept = Pick { id: kept.id, wave_id: kept.wave_id, entry: kept.entry, ..pick.clone() };
        Ok(true)
    }

    fn picked_by_person(&mut self, begin: DateTime<Utc>, end: DateTime<Utc>) -> Result<Vec<(UserId, u64)>, StoreError> {
        let mut people: BTreeMap<UserId, u64> = BTreeMap::new();
        let ended = |pick: &&Pick| matches!(pick.state, PickState::Picked | PickState::Short);
        let in_time = |pick: &&Pick| pick.decided_at.is_some_and(|time| begin <= time && time < end);
        for pick in self.state.picks.rows().filter(ended).filter(in_time) {
            if let Some(person) = pick.decided_by {
                *people.entry(person).or_default() += 1;
            }
        }
        Ok(people.into_iter().collect())
    }

    fn aside(&mut self, products: &[ProductId]) -> Result<Vec<Pick>, StoreError> {
        let keeps = |pick: &&Pick| pick.aside > 0 && products.contains(&pick.entry.product_id);
        Ok(self.state.picks.rows().filter(keeps).cloned().collect())
    }

    fn take_aside(&mut self, id: PickId, pieces: i64) -> Result<(), StoreError> {
        if let Some(pick) = self.write()?.picks.get_mut(id.0) {
            pick.aside -= pieces;
        }
        Ok(())
    }

    fn give_back(&mut self, id: PickWaveId) -> Result<(), StoreError> {
        for pick in self.write()?.picks.rows_mut().filter(|pick| pick.wave_id == id) {
            pick.aside = 0;
            if pick.state != PickState::Short {
                pick.state = PickState::Cancelled;
            }
        }
        Ok(())
    }

    fn drop_order(&mut self, order: OrderId) -> Result<(), StoreError> {
        let state = self.write()?;
        for pick in state.picks.rows_mut().filter(|pick| pick.entry.order_id == order) {
            pick.aside = 0;
            if pick.state == PickState::Open {
                pick.state = PickState::Cancelled;
            }
        }
        for wave in state.pick_waves.rows_mut() {
            wave.orders.iter_mut().filter(|one| one.order_id == order).for_each(|one| one.is_open = false);
        }
        Ok(())
    }
}
