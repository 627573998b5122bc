//! Sort orders of the account list.

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
