//! What a commission is worth after a part of its order was taken back.

use tierway_kernel::Money;

use crate::{CommissionStatus, NewCommission, steps};

/// What becomes of a commission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adjustment {
    /// It earns what it earned.
    Stays,
    /// It earns less from now on.
    Lower {
        /// The agent's part now.
        agent_amount: Money,
        /// The sub-agent's part now.
        sub_agent_amount: Money,
        /// The goods that earn them.
        goods: Money,
    },
    /// Nothing of it is left.
    Reverse,
}

/// What `remaining_goods` earn at the rates that are frozen on the commission. It only ever falls: what was taken
/// back once does not come again. Less than one full basis amount earns nothing, so all of it is taken back.
pub fn adjust(commission: &NewCommission, status: CommissionStatus, remaining_goods: Money) -> Adjustment {
    if status == CommissionStatus::Reversed {
        return Adjustment::Stays;
    }
    let plan = &commission.plan;
    let steps = steps(plan, remaining_goods);
    if steps == 0 {
        return Adjustment::Reverse;
    }
    let at_most = |now: Money, rate: Money| rate.times(steps).map_or(now, |earned| earned.min(now));
    let agent_amount = at_most(commission.agent_amount, plan.agent_rate);
    let sub_agent_amount = at_most(commission.sub_agent_amount, plan.sub_agent_rate);
    if (agent_amount, sub_agent_amount) == (commission.agent_amount, commission.sub_agent_amount) {
        Adjustment::Stays
    } else {
        Adjustment::Lower { agent_amount, sub_agent_amount, goods: remaining_goods.min(commission.basis) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plan;
    use chrono::DateTime;
    use tierway_kernel::{OrderId, UserId};

    /// Three full basis amounts under a sub-agent.
    fn three_steps() -> NewCommission {
        NewCommission {
            order_id: OrderId(1),
            agent_id: Some(UserId(1)),
            sub_agent_id: Some(UserId(2)),
            agent_amount: Money::of(150),
            sub_agent_amount: Money::of(150),
            basis: Money::of(4200),
            plan: Plan::default(),
            matures_at: DateTime::UNIX_EPOCH,
        }
    }

    fn left(remaining: i64) -> Adjustment {
        adjust(&three_steps(), CommissionStatus::Pending, Money::of(remaining))
    }

    #[test]
    fn full_basis_amounts_that_remain_go_on_earning() {
        assert_eq!(left(4200), Adjustment::Stays);
        let lower = |goods, cents| Adjustment::Lower {
            agent_amount: Money::of(cents),
            sub_agent_amount: Money::of(cents),
            goods: Money::of(goods),
        };
        assert_eq!(left(4199), lower(4199, 100));
        assert_eq!(left(2800), lower(2800, 100));
        assert_eq!(left(1400), lower(1400, 50));
        assert_eq!(left(1399), Adjustment::Reverse);
        assert_eq!(left(0), Adjustment::Reverse);
        assert_eq!(left(-5), Adjustment::Reverse);
    }

    #[test]
    fn it_only_ever_falls() {
        assert_eq!(left(99_999), Adjustment::Stays);
        let lowered = NewCommission { agent_amount: Money::of(50), sub_agent_amount: Money::of(50), ..three_steps() };
        assert_eq!(adjust(&lowered, CommissionStatus::Paid, Money::of(4200)), Adjustment::Stays);
        assert_eq!(adjust(&lowered, CommissionStatus::Reversed, Money::ZERO), Adjustment::Stays);
    }

    #[test]
    fn nobody_earns_what_they_did_not_earn_before() {
        let alone = NewCommission { sub_agent_id: None, sub_agent_amount: Money::ZERO, ..three_steps() };
        let lower =
            Adjustment::Lower { agent_amount: Money::of(50), sub_agent_amount: Money::ZERO, goods: Money::of(1400) };
        assert_eq!(adjust(&alone, CommissionStatus::Approved, Money::of(1400)), lower);
    }
}
