//! Pseudo-random numbers for the demo data: SplitMix64 with a fixed seed, so that runs on the same day create the same
//! orders. Secrets such as referral codes come from the `Random` port, never from here.

/// A repeatable source of numbers.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// A source that always begins the same way.
    pub const fn new(start: u64) -> Chance {
        Chance(start)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`, both possible; `low` when the range is empty.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        let width = u64::try_from(high.saturating_sub(low)).unwrap_or(0).saturating_add(1);
        // The remainder's bias is far below anything a demo could show.
        low + i64::try_from(self.next() % width).unwrap_or(0)
    }

    /// True in `percent` of a hundred cases.
    pub fn in_hundred(&mut self, percent: i64) -> bool {
        self.between(1, 100) <= percent
    }

    /// One of the items; `None` of nothing.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let last = i64::try_from(items.len()).unwrap_or(0) - 1;
        if last < 0 { None } else { items.get(usize::try_from(self.between(0, last)).unwrap_or(0)) }
    }

    /// An index drawn by weight; `None` when no weight is above zero.
    pub fn weighted(&mut self, weights: &[i64]) -> Option<usize> {
        let sum: i64 = weights.iter().map(|weight| weight.max(&0)).sum();
        if sum == 0 {
            return None;
        }
        let mut left = self.between(1, sum);
        weights.iter().position(|weight| {
            left -= weight.max(&0);
            left <= 0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_start_gives_the_same_numbers_within_the_range() {
        let draw = || {
            let mut chance = Chance::new(7);
            (0..200).map(|_| chance.between(-3, 9)).collect::<Vec<_>>()
        };
        let numbers = draw();
        assert_eq!(numbers, draw());
        assert!(numbers.iter().all(|number| (-3..=9).contains(number)));
        assert!(numbers.contains(&-3) && numbers.contains(&9));
    }

    #[test]
    fn weights_of_nothing_are_never_drawn() {
        let mut chance = Chance::new(1);
        assert!((0..200).all(|_| chance.weighted(&[0, 5, -4]) == Some(1)));
        assert_eq!(chance.weighted(&[0, 0]), None);
        assert_eq!(chance.pick::<u8>(&[]), None);
    }
}
