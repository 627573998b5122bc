//! Operations of picking.

use crate::registry::Registry;

mod cancel_wave;
mod claim_picking;
mod confirm_pick;
pub mod dto;
mod finish_wave;
mod get_pick_wave;
mod get_wave_slips;
mod list_pick_waves;
pub mod request;
mod short_pick;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(claim_picking::claim_picking)
        .service(list_pick_waves::list_pick_waves)
        .service(get_pick_wave::get_pick_wave)
        .service(get_wave_slips::get_wave_slips)
        .service(confirm_pick::confirm_pick)
        .service(short_pick::short_pick)
        .service(finish_wave::finish_wave)
        .service(cancel_wave::cancel_wave);
}
