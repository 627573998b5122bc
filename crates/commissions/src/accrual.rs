//! Commissions of one paid order.

use tierway_kernel::{Money, UserId};

/// The rates, frozen on each commission when it accrues. Defaults are the published constants
/// (specification 1 §9, 2 §9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Per full basis amount, to the agent.
    pub agent_rate: Money,
    /// Per full basis amount, to the sub-agent.
    pub sub_agent_rate: Money,
    /// The basis amount.
    pub basis_amount: Money,
    /// Days until a pending commission is approved.
    pub hold_days: i64,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { agent_rate: Money::of(50), sub_agent_rate: Money::of(50), basis_amount: Money::of(1400), hold_days: 14 }
    }
}

/// The buyer's referrer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Referrer {
    /// An agent.
    Agent(UserId),
    /// A sub-agent, under an agent if the link is known.
    SubAgent {
        /// The sub-agent.
        id: UserId,
        /// The agent above.
        agent: Option<UserId>,
    },
}

/// The commissions of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accrual {
    /// The agent, if one earns.
    pub agent_id: Option<UserId>,
    /// The sub-agent, if one earns.
    pub sub_agent_id: Option<UserId>,
    /// Full basis amounts in the goods total.
    pub steps: i64,
    /// The agent's part.
    pub agent_amount: Money,
    /// The sub-agent's part.
    pub sub_agent_amount: Money,
}

/// How many full basis amounts are in some goods.
pub fn steps(plan: &Plan, goods: Money) -> i64 {
    if plan.basis_amount <= Money::ZERO { 0 } else { goods.minor().max(0) / plan.basis_amount.minor() }
}

/// `rate` for each *full* basis amount of the goods total (no tax, no shipping). Under a sub-agent both earn.
/// `None` when the order is too small to earn anything.
pub fn accrue(plan: &Plan, goods_total: Money, referrer: Referrer) -> Option<Accrual> {
    let steps = steps(plan, goods_total);
    if steps == 0 {
        return None;
    }
    let agent_amount = plan.agent_rate.times(steps)?;
    let sub_agent_amount = plan.sub_agent_rate.times(steps)?;
    Some(match referrer {
        Referrer::Agent(agent) => {
            Accrual { agent_id: Some(agent), sub_agent_id: None, steps, agent_amount, sub_agent_amount: Money::ZERO }
        }
        Referrer::SubAgent { id, agent } => Accrual {
            agent_id: agent,
            sub_agent_id: Some(id),
            steps,
            agent_amount: if agent.is_some() { agent_amount } else { Money::ZERO },
            sub_agent_amount,
        },
    })
}

#[cfg(test)]
mod tests;
