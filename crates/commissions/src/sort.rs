//! Sort orders of the commission list.

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
