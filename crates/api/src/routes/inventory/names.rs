//! Small closed vocabularies of the stock on the wire.

use tierway_inventory::{Direction, Reason};

use crate::name::Name;

/// Which way pieces moved.
pub type MovementType = Name<Direction>;

/// Why pieces moved. In: purchase, return, transfer, adjustment, production. Out: sale, transfer, damage, return,
/// adjustment, sample, expired.
pub type MovementReason = Name<Reason>;
