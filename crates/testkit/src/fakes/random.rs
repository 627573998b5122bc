//! Deterministic randomness.

use std::sync::{Mutex, PoisonError};

use tierway_application::Random;

/// A SplitMix64 stream. Well mixed, never secret.
pub struct FakeRandom(Mutex<u64>);

impl FakeRandom {
    /// The stream of a seed.
    pub fn seeded(seed: u64) -> FakeRandom {
        FakeRandom(Mutex::new(seed))
    }
}

/// One step of SplitMix64.
pub(crate) fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

impl Random for FakeRandom {
    fn fill(&self, buffer: &mut [u8]) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for chunk in buffer.chunks_mut(8) {
            let bytes = next(&mut state).to_le_bytes();
            chunk.copy_from_slice(&bytes[..chunk.len()]);
        }
    }
}
