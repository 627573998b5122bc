//! Use cases of picking: claiming orders, walking along the shelves, finishing.

mod cancel_wave;
mod claim_picking;
mod confirm_pick;
mod finish_wave;
mod get_pick_wave;
mod get_wave_slips;
mod list_pick_waves;
mod short_pick;
mod view;

pub use cancel_wave::cancel_wave;
pub use claim_picking::claim_picking;
pub use confirm_pick::confirm_pick;
pub use finish_wave::finish_wave;
pub use get_pick_wave::get_pick_wave;
pub use get_wave_slips::get_wave_slips;
pub use list_pick_waves::{WaveSummary, list_pick_waves};
pub use short_pick::{ShortPick, short_pick};
pub use view::{PickView, WaveOrderView, WaveView};
