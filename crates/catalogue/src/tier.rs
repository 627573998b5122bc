//! The three sizes a product is bought in.

tierway_kernel::names! {
    /// How a line is bought.
    #[derive(Default)]
    pub enum Tier as "TierName" {
        /// One piece.
        #[default]
        Unit = "unit",
        /// A pack of pieces.
        Pack = "pack",
        /// A carton, pallet or other bulk of pieces.
        Bulk = "bulk",
    }
}
