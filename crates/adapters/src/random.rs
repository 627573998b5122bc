//! Randomness from the operating system.

use tierway_application::Random;

/// The operating system's source.
#[derive(Debug, Clone, Copy, Default)]
pub struct OsRandom;

impl Random for OsRandom {
    #[expect(clippy::disallowed_methods, reason = "this is the one adapter that may ask")]
    fn fill(&self, buffer: &mut [u8]) {
        if getrandom::fill(buffer).is_err() {
            // Continuing would create predictable keys; no caller could recover.
            std::process::abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_draws_differ() {
        let (mut a, mut b) = ([0; 32], [0; 32]);
        OsRandom.fill(&mut a);
        OsRandom.fill(&mut b);
        assert_ne!(a, b);
    }
}
