//! `POST /api/commissions/simulate`: simulates the commissions of an order.

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_commissions::{Accrual, NoCommissionReason, Plan, accrue, explain, no_commission_reason};
use tierway_kernel::{Message, Money, OrderId, Permission, Role, UserId, message};

use super::plan_at::plan_at;
use crate::settings::Currency;
use crate::{Context, Failure, Transaction};

/// The query.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Question {
    /// Goods of this value; without tax and shipping.
    pub goods_total: Option<Money>,
    /// Or the goods of this order, bought by its buyer.
    pub order_id: Option<OrderId>,
    /// Bought by this customer.
    pub customer_id: Option<UserId>,
    /// Or a customer referred by this user.
    pub referrer_id: Option<UserId>,
    /// Time of payment; now if not given.
    pub at: Option<DateTime<Utc>>,
}

/// An earner's share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulatedPart {
    /// Agent or sub-agent.
    pub role: Role,
    /// Who.
    pub user_id: UserId,
    /// Their name.
    pub name: String,
    /// How much.
    pub amount: Money,
}

/// The response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulation {
    /// The rates that would count.
    pub plan: Plan,
    /// The goods.
    pub basis: Money,
    /// Full basis amounts in them.
    pub steps: i64,
    /// The planned shares.
    pub parts: Vec<SimulatedPart>,
    /// How it is computed, in sentences.
    pub explanation: Vec<Message>,
    /// Why nobody would earn anything.
    pub reason: Option<Message>,
}

/// Simulates the commissions of an order, with an explanation. Stores nothing.
pub fn simulate_commission(
    tx: &mut dyn Transaction,
    context: &Context,
    question: &Question,
) -> Result<Simulation, Failure> {
    context.require(Permission::SimulateCommission)?;
    let case = Case::of(tx, question)?;
    let plan = plan_at(tx, question.at.unwrap_or(context.now))?.rates;
    let currency = Currency::load(tx)?;
    let nothing = |reason: NoCommissionReason| Simulation {
        plan,
        basis: case.goods,
        steps: 0,
        parts: Vec::new(),
        explanation: Vec::new(),
        reason: Some(sentence(reason, &currency)),
    };
    if case.is_quote {
        return Ok(nothing(NoCommissionReason::Quote));
    }
    let by = case.referrer.as_ref().map(|user| (user.id, user.role, user.referred_by));
    let referrer = match no_commission_reason(&plan, case.goods, case.buyer, by) {
        Ok(referrer) => referrer,
        Err(reason) => return Ok(nothing(reason)),
    };
    let too_small = NoCommissionReason::TooSmall { goods: case.goods, basis: plan.basis_amount };
    let Some(accrual) = accrue(&plan, case.goods, referrer) else { return Ok(nothing(too_small)) };
    let explanation = explain(&plan, case.goods, accrual.steps, referrer, |amount| currency.show(amount));
    let parts = parts(tx, accrual)?;
    Ok(Simulation { plan, basis: case.goods, steps: accrual.steps, parts, explanation, reason: None })
}

/// Why nothing is earned, its amounts with the currency's sign.
fn sentence(reason: NoCommissionReason, currency: &Currency) -> Message {
    match reason {
        NoCommissionReason::TooSmall { goods, basis } => {
            let (goods, basis) = (currency.show(goods), currency.show(basis));
            message!("The goods total {goods}, less than one full {basis}.", goods, basis)
        }
        other => other.into(),
    }
}

/// Goods, buyer and referrer of the question.
struct Case {
    goods: Money,
    is_quote: bool,
    buyer: Option<Role>,
    referrer: Option<User>,
}

impl Case {
    fn of(tx: &mut dyn Transaction, question: &Question) -> Result<Case, Failure> {
        let order = match question.order_id {
            Some(id) => Some(tx.orders().by_id(id)?.ok_or_else(|| unknown("orderId", "order"))?),
            None => None,
        };
        let goods = match (question.goods_total, &order) {
            (Some(goods), _) => {
                goods.non_negative().map_err(|_| Failure::field("goodsTotal", "An amount must not be negative."))?
            }
            (None, Some(order)) => order.goods_total,
            (None, None) => return Err(Failure::field("goodsTotal", "Please enter an amount or choose an order.")),
        };
        let customer = question.customer_id.or(order.as_ref().map(|order| order.customer_id));
        let customer = match customer {
            Some(id) => Some(user(tx, "customerId", id)?),
            None => None,
        };
        let referred_by = match (&order, question.customer_id, &customer) {
            // What stood on the order when it was placed counts, not what is known of the buyer today.
            (Some(order), None, _) => order.referrer_id,
            (_, _, Some(customer)) => customer.referred_by,
            _ => None,
        };
        let referrer = match (question.referrer_id, referred_by) {
            (Some(id), _) => Some(user(tx, "referrerId", id)?),
            (None, Some(id)) => tx.users().by_id(id)?,
            (None, None) => None,
        };
        let is_quote = order.as_ref().is_some_and(|order| order.is_quote);
        Ok(Case { goods, is_quote, buyer: customer.map(|user| user.role), referrer })
    }
}

fn user(tx: &mut dyn Transaction, field: &str, id: UserId) -> Result<User, Failure> {
    tx.users().by_id(id)?.ok_or_else(|| unknown(field, "person"))
}

fn unknown(field: &str, what: &'static str) -> Failure {
    Failure::field(field, message!("This {what} was not found.", what))
}

fn parts(tx: &mut dyn Transaction, accrual: Accrual) -> Result<Vec<SimulatedPart>, Failure> {
    let earners = [
        (Role::Agent, accrual.agent_id, accrual.agent_amount),
        (Role::SubAgent, accrual.sub_agent_id, accrual.sub_agent_amount),
    ];
    let mut parts = Vec::new();
    for (role, user_id, amount) in earners {
        let Some(user_id) = user_id else { continue };
        let name = tx.users().by_id(user_id)?.map(|user| user.full_name()).unwrap_or_default();
        parts.push(SimulatedPart { role, user_id, name, amount });
    }
    Ok(parts)
}
