//! Small closed vocabularies of the stock on the wire.

use serde::{Deserialize, Serialize};
use tierway_inventory::{Direction, Reason};
use utoipa::ToSchema;

/// Which way pieces moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MovementType {
    /// Onto the shelf.
    In,
    /// Off the shelf.
    Out,
}

/// Why pieces moved. In: purchase, return, transfer, adjustment, production. Out: sale, transfer, damage, return,
/// adjustment, sample, expired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names are the specification's")]
pub enum MovementReason {
    Purchase,
    Return,
    Transfer,
    Adjustment,
    Production,
    Sale,
    Damage,
    Sample,
    Expired,
}

impl From<Direction> for MovementType {
    fn from(direction: Direction) -> MovementType {
        match direction {
            Direction::In => MovementType::In,
            Direction::Out => MovementType::Out,
        }
    }
}

impl From<MovementType> for Direction {
    fn from(name: MovementType) -> Direction {
        match name {
            MovementType::In => Direction::In,
            MovementType::Out => Direction::Out,
        }
    }
}

impl From<Reason> for MovementReason {
    fn from(reason: Reason) -> MovementReason {
        match reason {
            Reason::Purchase => MovementReason::Purchase,
            Reason::Return => MovementReason::Return,
            Reason::Transfer => MovementReason::Transfer,
            Reason::Adjustment => MovementReason::Adjustment,
            Reason::Production => MovementReason::Production,
            Reason::Sale => MovementReason::Sale,
            Reason::Damage => MovementReason::Damage,
            Reason::Sample => MovementReason::Sample,
            Reason::Expired => MovementReason::Expired,
        }
    }
}

impl From<MovementReason> for Reason {
    fn from(name: MovementReason) -> Reason {
        match name {
            MovementReason::Purchase => Reason::Purchase,
            MovementReason::Return => Reason::Return,
            MovementReason::Transfer => Reason::Transfer,
            MovementReason::Adjustment => Reason::Adjustment,
            MovementReason::Production => Reason::Production,
            MovementReason::Sale => Reason::Sale,
            MovementReason::Damage => Reason::Damage,
            MovementReason::Sample => Reason::Sample,
            MovementReason::Expired => Reason::Expired,
        }
    }
}
