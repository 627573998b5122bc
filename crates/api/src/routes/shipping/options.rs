//! Shipping methods of carts, and parts of shipping costs.

use tierway_orders::{DeliveryDays, ShippingOption, ShippingPart};

use crate::dto::*;

/// A part of a shipping cost.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShippingPartLine {
    /// `Shipping`, or the name of a surcharge.
    #[schema(example = "Remote area")]
    pub name: String,
    /// How much it is.
    pub amount: WireMoney,
}

impl ShippingPartLine {
    /// The parts of a cost; `None` where there are no surcharges.
    pub fn all(parts: &[ShippingPart]) -> Option<Vec<ShippingPartLine>> {
        let line = |part: &ShippingPart| ShippingPartLine { name: part.name.clone(), amount: WireMoney(part.amount) };
        Some(parts.iter().map(line).collect()).filter(|_| !parts.is_empty())
    }
}

/// How long a delivery takes, in days.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
pub struct ShippingDays {
    /// At least.
    #[schema(example = 2)]
    pub from: i64,
    /// At most.
    #[schema(example = 4)]
    pub to: i64,
}

impl From<DeliveryDays> for ShippingDays {
    fn from(days: DeliveryDays) -> ShippingDays {
        ShippingDays { from: days.from.into(), to: days.to.into() }
    }
}

/// A shipping method that is offered for a cart.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShippingOptionResponse {
    /// One of the listed shipping methods.
    #[schema(example = "Standard Shipping")]
    pub method: String,
    /// All it costs.
    pub cost: WireMoney,
    /// The parts of the cost; absent when there are no surcharges.
    pub parts: Option<Vec<ShippingPartLine>>,
    /// How long it takes; absent where that is not said.
    pub days: Option<ShippingDays>,
}

impl From<ShippingOption> for ShippingOptionResponse {
    fn from(option: ShippingOption) -> ShippingOptionResponse {
        ShippingOptionResponse {
            cost: WireMoney(option.cost),
            parts: ShippingPartLine::all(&option.parts),
            days: option.days.map(ShippingDays::from),
            method: option.method,
        }
    }
}
