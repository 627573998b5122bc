//! A small deterministic generator (xorshift64*), so that two runs ask for the same products in the same order.

/// A stream of numbers that look random.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// The stream of this seed; neighbouring seeds give unrelated streams.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// An index below `count`, which must not be zero.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.next()) * count as u128) >> 64) as usize
    }

    /// `N` different items of a list of at least `N`, in ascending order of their place.
    pub fn distinct<const N: usize>(&mut self, items: &[i64]) -> [i64; N] {
        let mut places = [usize::MAX; N];
        for filled in 0..N {
            let mut place = self.below(items.len());
            while places[..filled].contains(&place) {
                place = self.below(items.len());
            }
            places[filled] = place;
        }
        places.sort_unstable();
        places.map(|place| items[place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_distinct_ascending_and_repeatable() {
        let items: Vec<i64> = (100..110).collect();
        for seed in 0..200 {
            let picks: [i64; 3] = Chance::new(seed).distinct(&items);
            assert!(picks[0] < picks[1] && picks[1] < picks[2], "{picks:?}");
            assert_eq!(picks, Chance::new(seed).distinct::<3>(&items));
        }
    }

    #[test]
    fn every_index_is_met_and_none_beyond() {
        let mut chance = Chance::new(7);
        let mut met = [0; 10];
        for _ in 0..10_000 {
            met[chance.below(10)] += 1;
        }
        assert!(met.iter().all(|count| (700..1300).contains(count)), "{met:?}");
    }
}
