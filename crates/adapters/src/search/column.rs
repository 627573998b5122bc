//! Numbers by slot, in as few bytes as they need.

/// A number for each slot, or none. Each kind keeps how far a number lies above the least; the highest stands for none.
#[derive(Debug)]
pub enum Column {
    Bytes(i64, Vec<u8>),
    Shorts(i64, Vec<u16>),
    Words(i64, Vec<u32>),
    Whole(Vec<i64>),
}

/// What stands for no number where a column is made; it is the highest number, so that none comes last.
pub const NOTHING: i64 = i64::MAX;

impl Default for Column {
    fn default() -> Column {
        Column::Bytes(0, Vec::new())
    }
}

impl Column {
    /// The column of these numbers.
    pub fn of(numbers: Vec<i64>) -> Column {
        let known = || numbers.iter().copied().filter(|number| *number != NOTHING);
        let least = known().min().unwrap_or_default();
        let span = known().max().unwrap_or_default().checked_sub(least).unwrap_or(NOTHING);
        // What is too high for the kind is none.
        let above = |number: &i64| if *number == NOTHING { NOTHING } else { number - least };
        if span < i64::from(u8::MAX) {
            Column::Bytes(least, numbers.iter().map(|n| u8::try_from(above(n)).unwrap_or(u8::MAX)).collect())
        } else if span < i64::from(u16::MAX) {
            Column::Shorts(least, numbers.iter().map(|n| u16::try_from(above(n)).unwrap_or(u16::MAX)).collect())
        } else if span < i64::from(u32::MAX) {
            Column::Words(least, numbers.iter().map(|n| u32::try_from(above(n)).unwrap_or(u32::MAX)).collect())
        } else {
            Column::Whole(numbers)
        }
    }

    /// The number at the slot.
    pub fn get(&self, slot: usize) -> Option<i64> {
        match self {
            Column::Bytes(least, all) => Some(*all.get(slot)?).filter(|n| *n != u8::MAX).map(|n| least + i64::from(n)),
            Column::Shorts(least, all) => {
                Some(*all.get(slot)?).filter(|n| *n != u16::MAX).map(|n| least + i64::from(n))
            }
            Column::Words(least, all) => Some(*all.get(slot)?).filter(|n| *n != u32::MAX).map(|n| least + i64::from(n)),
            Column::Whole(all) => Some(*all.get(slot)?).filter(|n| *n != NOTHING),
        }
    }

    /// The number at the slot as a place in a list; the highest for none.
    pub fn place(&self, slot: usize) -> usize {
        self.get(slot).and_then(|number| usize::try_from(number).ok()).unwrap_or(usize::MAX)
    }

    /// How many slots there are.
    pub fn len(&self) -> usize {
        match self {
            Column::Bytes(_, all) => all.len(),
            Column::Shorts(_, all) => all.len(),
            Column::Words(_, all) => all.len(),
            Column::Whole(all) => all.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(numbers: &[i64]) -> Column {
        let column = Column::of(numbers.to_vec());
        assert_eq!(column.len(), numbers.len());
        for (slot, number) in numbers.iter().enumerate() {
            assert_eq!(column.get(slot), Some(*number).filter(|number| *number != NOTHING), "{numbers:?} {slot}");
        }
        assert_eq!((column.get(numbers.len()), column.place(numbers.len())), (None, usize::MAX));
        column
    }

    #[test]
    fn numbers_come_back_as_they_were_in_as_few_bytes_as_they_need() {
        assert!(matches!(kept(&[]), Column::Bytes(..)));
        assert!(matches!(kept(&[NOTHING]), Column::Bytes(..)));
        assert!(matches!(kept(&[1_000, 1_254, NOTHING]), Column::Bytes(..)));
        assert!(matches!(kept(&[1_000, 1_255, NOTHING]), Column::Shorts(..)));
        assert!(matches!(kept(&[-65_534, 0, NOTHING]), Column::Shorts(..)));
        assert!(matches!(kept(&[-65_535, 0, NOTHING]), Column::Words(..)));
        assert!(matches!(kept(&[7, i64::from(u32::MAX) + 6, NOTHING]), Column::Words(..)));
        assert!(matches!(kept(&[7, i64::from(u32::MAX) + 7, NOTHING]), Column::Whole(..)));
        assert!(matches!(kept(&[i64::MIN, -1, 0, 1, i64::MAX - 1, NOTHING]), Column::Whole(..)));
    }
}
