//! The orders of the list of accounts.

tierway_kernel::names! {
    /// Order of a list of accounts.
    #[derive(Default)]
    pub enum UserSort as "UserSortName" {
        /// Newest first.
        #[default]
        Newest = "-created",
        /// Oldest first.
        Oldest = "created",
        /// By name, from the end of the alphabet.
        NameDescending = "-name",
        /// By first and last name, ignoring case.
        Name = "name",
    }
}

impl UserSort {
    /// Whether the greatest value comes first.
    pub const fn is_descending(self) -> bool {
        matches!(self, UserSort::Newest | UserSort::NameDescending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_hyphen_is_the_other_way_round() {
        assert_eq!(UserSort::default(), UserSort::Newest);
        for sort in UserSort::ALL {
            assert_eq!(sort.is_descending(), sort.as_str().starts_with('-'));
        }
    }
}
