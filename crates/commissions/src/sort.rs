//! The orders of the list of commissions.

tierway_kernel::names! {
    /// Order of a list of commissions.
    #[derive(Default)]
    pub enum CommissionSort as "CommissionSortName" {
        /// Newest first.
        #[default]
        Newest = "-created",
        /// Oldest first.
        Oldest = "created",
        /// Largest amount first: what the list shows the viewer, their own part or all parts together.
        Largest = "-amount",
        /// Smallest amount first.
        Smallest = "amount",
    }
}

impl CommissionSort {
    /// Whether the greatest value comes first.
    pub const fn is_descending(self) -> bool {
        matches!(self, CommissionSort::Newest | CommissionSort::Largest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_hyphen_is_the_other_way_round() {
        assert_eq!(CommissionSort::default(), CommissionSort::Newest);
        for sort in CommissionSort::ALL {
            assert_eq!(sort.is_descending(), sort.as_str().starts_with('-'));
        }
    }
}
