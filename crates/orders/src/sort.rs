//! Sort orders of the order list.

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
