//! Commission simulations on the wire.

use tierway_application::commissions::{Question, SimulatedPart, Simulation};
use tierway_kernel::{OrderId, UserId};

use super::plan_dto::CommissionRatesResponse;
use crate::dto::*;

/// The input: an amount of goods or an order, and a customer or a referrer.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationRequest {
    /// Goods of this value, without tax and shipping.
    #[schema(example = "42.00")]
    pub goods_total: Option<WireMoney>,
    /// Or the goods, the buyer and the referrer of this order.
    #[schema(value_type = Option<i64>)]
    pub order_id: Option<WireInt>,
    /// Bought by this person.
    #[schema(value_type = Option<i64>)]
    pub customer_id: Option<WireInt>,
    /// Or a customer referred by this user.
    #[schema(value_type = Option<i64>, example = 5)]
    pub referrer_id: Option<WireInt>,
    /// Time of payment; now if omitted.
    pub at: Option<DateTime<Utc>>,
}

impl SimulationRequest {
    /// The question.
    pub fn question(&self) -> Question {
        Question {
            goods_total: self.goods_total.map(|money| money.0),
            order_id: self.order_id.map(|id| OrderId(id.0)),
            customer_id: self.customer_id.map(|id| UserId(id.0)),
            referrer_id: self.referrer_id.map(|id| UserId(id.0)),
            at: self.at,
        }
    }
}

/// An earner's share.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulatedPartResponse {
    /// `agent` or `sub-agent`.
    #[schema(example = "agent")]
    pub role: String,
    /// Who.
    #[schema(example = 5)]
    pub user_id: i64,
    /// Their name.
    #[schema(example = "Mei Lin")]
    pub name: String,
    /// How much.
    #[schema(example = "1.50")]
    pub amount: WireMoney,
}

/// A planned share.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SimulationResponse {
    /// The rates that would count.
    pub plan: CommissionRatesResponse,
    /// The goods.
    #[schema(example = "42.00")]
    pub basis: WireMoney,
    /// Full basis amounts in them.
    #[schema(example = 3)]
    pub steps: i64,
    /// The shares; empty if nobody would earn anything.
    pub parts: Vec<SimulatedPartResponse>,
    /// How it is computed, sentence by sentence.
    pub explanation: Vec<String>,
    /// Why nobody would earn anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "This buyer was not referred.")]
    pub reason: Option<String>,
}

impl From<SimulatedPart> for SimulatedPartResponse {
    fn from(part: SimulatedPart) -> SimulatedPartResponse {
        SimulatedPartResponse {
            role: part.role.as_str().to_owned(),
            user_id: part.user_id.0,
            name: part.name,
            amount: WireMoney(part.amount),
        }
    }
}

impl From<Simulation> for SimulationResponse {
    fn from(simulation: Simulation) -> SimulationResponse {
        SimulationResponse {
            plan: simulation.plan.into(),
            basis: WireMoney(simulation.basis),
            steps: simulation.steps,
            parts: simulation.parts.into_iter().map(Into::into).collect(),
            explanation: simulation.explanation.into_iter().map(language::render).collect(),
            reason: simulation.reason.map(language::render),
        }
    }
}
