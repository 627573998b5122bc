//! Deterministic randomness.

/// A small generator (SplitMix64).
pub struct Chance(u64);

impl Chance {
    pub fn from(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    /// A number from … to ….
    pub fn between(&mut self, from: i64, to: i64) -> i64 {
        from + i64::try_from(self.below(usize::try_from(to - from + 1).unwrap())).unwrap()
    }

    /// True in `percent` of a hundred cases.
    pub fn in_hundred(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}
