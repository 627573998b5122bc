//! Shares of a store's threads and connections.

/// The share of the store's threads and connections a unit of work uses, so that slow work only delays its own kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Share {
    /// Short interactive work: sessions, lists, orders.
    Requests,
    /// Reports and exports: slow, read-only.
    Reports,
    /// Jobs.
    Jobs,
}
