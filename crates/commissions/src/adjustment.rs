//! Commission after a partial reversal of its order.

use tierway_kernel::Money;

use crate::{Commission, CommissionStatus, steps};

/// The adjusted commission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adjustment {
    /// It earns what it earned.
    Stays,
    /// Less of the goods is left, and it may earn less from now on.
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

/// The commission on `remaining_goods` at its frozen rates. It can only decrease. Less than one full basis amount earns
/// nothing, so it is reversed completely.
pub fn adjust(commission: &Commission, remaining_goods: Money) -> Adjustment {
    if commission.status == CommissionStatus::Reversed {
        return Adjustment::Stays;
    }
    let known_goods = commission.remaining;
    let commission = &commission.entry;
    let plan = &commission.plan;
    let steps = steps(plan, remaining_goods);
    if steps == 0 {
        return Adjustment::Reverse;
    }
    let at_most = |now: Money, rate: Money| rate.times(steps).map_or(now, |earned| earned.min(now));
    let agent_amount = at_most(commission.agent_amount, plan.agent_rate);
    let sub_agent_amount = at_most(commission.sub_agent_amount, plan.sub_agent_rate);
    if remaining_goods >= known_goods {
        return Adjustment::Stays;
    }
    Adjustment::Lower { agent_amount, sub_agent_amount, goods: remaining_goods }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewCommission, Plan};
    use chrono::DateTime;
    use tierway_kernel::{CommissionId, OrderId, UserId};

    /// Three full basis amounts and a bit under a sub-agent; `remaining` is left of them.
    fn three_steps(remaining: i64) -> Commission {
        Commission {
            id: CommissionId(1),
            entry: NewCommission {
                order_id: OrderId(1),
                agent_id: Some(UserId(1)),
                sub_agent_id: Some(UserId(2)),
                agent_amount: Money::of(150),
                sub_agent_amount: Money::of(150),
                basis: Money::of(4500),
                plan: Plan::default(),
                matures_at: DateTime::UNIX_EPOCH,
            },
            remaining: Money::of(remaining),
            status: CommissionStatus::Pending,
            created_at: DateTime::UNIX_EPOCH,
        }
    }

    fn left(remaining: i64) -> Adjustment {
        adjust(&three_steps(4500), Money::of(remaining))
    }

    #[test]
    fn full_basis_amounts_that_remain_go_on_earning() {
        assert_eq!(left(4500), Adjustment::Stays);
        let lower = |goods, cents| Adjustment::Lower {
            agent_amount: Money::of(cents),
            sub_agent_amount: Money::of(cents),
            goods: Money::of(goods),
        };
        assert_eq!(left(4200), lower(4200, 150), "the goods that are left are known, though they earn the same");
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
        let mut lowered = three_steps(1400);
        (lowered.entry.agent_amount, lowered.entry.sub_agent_amount) = (Money::of(50), Money::of(50));
        lowered.status = CommissionStatus::Paid;
        assert_eq!(adjust(&lowered, Money::of(4200)), Adjustment::Stays);
        lowered.status = CommissionStatus::Reversed;
        assert_eq!(adjust(&lowered, Money::ZERO), Adjustment::Stays);
    }

    #[test]
    fn nobody_earns_what_they_did_not_earn_before() {
        let mut alone = three_steps(4500);
        (alone.entry.sub_agent_id, alone.entry.sub_agent_amount) = (None, Money::ZERO);
        let lower =
            Adjustment::Lower { agent_amount: Money::of(50), sub_agent_amount: Money::ZERO, goods: Money::of(1400) };
        assert_eq!(adjust(&alone, Money::of(1400)), lower);
    }
}
