//! Sort orders of lists: their names, and the two by time.

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

/// Whether a sort order is descending: its name then begins with a hyphen (`-created`).
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
