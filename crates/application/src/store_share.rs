//! Whose work takes which of a store's threads and connections.

/// Whose share of the store's threads and connections a piece of work takes, so that what takes long holds up its like
/// only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Share {
    /// What people wait for and is soon done: sessions, lists, orders.
    Requests,
    /// Reports and exports: people wait, but know that it takes a while. Nothing is written.
    Reports,
    /// Jobs.
    Jobs,
}
