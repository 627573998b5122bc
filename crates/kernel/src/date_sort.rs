//! The two orders of a list by time.

crate::names! {
    /// Order of a list by when its items came about.
    #[derive(Default)]
    pub enum DateSort as "DateSortName" {
        /// Newest first.
        #[default]
        Newest = "-created",
        /// Oldest first.
        Oldest = "created",
    }
}

impl DateSort {
    /// Whether the greatest value comes first.
    pub const fn is_descending(self) -> bool {
        matches!(self, DateSort::Newest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_wish_the_newest_comes_first() {
        assert_eq!(DateSort::default(), DateSort::Newest);
        assert_eq!(DateSort::ALL.map(DateSort::is_descending), [true, false]);
    }
}
