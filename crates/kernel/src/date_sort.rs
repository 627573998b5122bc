//! How lists are sorted: the names of orders, and the two of a list by time.

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

/// Whether an order of a list begins with the greatest value: its name then has a hyphen in front (`-created`).
pub fn is_descending(sort: &str) -> bool {
    sort.starts_with('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_wish_the_newest_comes_first() {
        assert_eq!(DateSort::default(), DateSort::Newest);
        assert_eq!(DateSort::ALL.map(|sort| is_descending(sort.as_str())), [true, false]);
    }
}
