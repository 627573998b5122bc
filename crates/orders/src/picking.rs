//! Picking: a picker takes several orders together (a wave), walks the aisles once and confirms each pick by its code.

mod pick;
mod repository;
mod wave;

pub use pick::{
    NewPick, Pick, PickError, PickState, ShortPickInput, ShortReason, Wanted as PickTarget, confirm, fall_short,
};
pub use repository::{PickRepository, WaveFilter};
pub use wave::{
    CLAIM_MOST, PICKABLE, PickWave, Shortfall, UnassignedOrders, WaveOrder, WaveState, check_claim, is_pickable,
    missing, shortfall,
};

#[cfg(test)]
mod tests;
