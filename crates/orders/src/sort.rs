//! The orders of the list of orders.

tierway_kernel::names! {
    /// Order of a list of orders.
    #[derive(Default)]
    pub enum OrderSort as "OrderSortName" {
        /// Newest first.
        #[default]
        Newest = "-created",
        /// Oldest first.
        Oldest = "created",
        /// Largest total first.
        Largest = "-total",
        /// Smallest total first.
        Smallest = "total",
    }
}

impl OrderSort {
    /// Whether the greatest value comes first.
    pub const fn is_descending(self) -> bool {
        matches!(self, OrderSort::Newest | OrderSort::Largest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_hyphen_is_the_other_way_round() {
        assert_eq!(OrderSort::default(), OrderSort::Newest);
        for sort in OrderSort::ALL {
            assert_eq!(sort.is_descending(), sort.as_str().starts_with('-'));
        }
    }
}
