//! Small closed vocabularies of the stock on the wire.

use tierway_inventory::{Direction, Reason};

use crate::name::Name;

/// Direction of a movement.
pub type MovementType = Name<Direction>;

/// Reason of a movement. In: purchase, return, transfer, adjustment, production. Out: sale, transfer, damage, return,
/// adjustment, sample, expired.
pub type MovementReason = Name<Reason>;
