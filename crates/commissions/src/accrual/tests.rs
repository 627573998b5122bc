//! Commissions of orders, at the published rates and others.

use proptest::prelude::*;
use tierway_kernel::{Money, UserId};

use super::{Accrual, Plan, Referrer, accrue};

const AGENT: UserId = UserId(1);
const SUB_AGENT: UserId = UserId(2);
const UNDER_AGENT: Referrer = Referrer::SubAgent { id: SUB_AGENT, agent: Some(AGENT) };

fn earned(goods: i64, referrer: Referrer) -> Option<(i64, i64)> {
    let earned = accrue(&Plan::default(), Money::of(goods), referrer)?;
    Some((earned.agent_amount.minor(), earned.sub_agent_amount.minor()))
}

#[test]
fn the_published_rates_are_the_defaults() {
    let plan = Plan::default();
    assert_eq!((plan.agent_rate, plan.sub_agent_rate), (Money::of(50), Money::of(50)));
    assert_eq!((plan.basis_amount, plan.hold_days), (Money::of(1400), 14));
}

#[test]
fn an_agent_earns_for_each_full_basis_amount() {
    for (goods, agent) in [
        (0, None),
        (1399, None),
        (1400, Some(50)),
        (2799, Some(50)),
        (2800, Some(100)),
        (14_000, Some(500)),
        (-1400, None),
        (-28_000, None),
    ] {
        assert_eq!(earned(goods, Referrer::Agent(AGENT)), agent.map(|agent| (agent, 0)), "{goods}");
    }
}

#[test]
fn under_a_sub_agent_both_earn_out_of_a_pool() {
    for (goods, each) in [(1399, None), (1400, Some(50)), (2800, Some(100)), (4199, Some(100))] {
        assert_eq!(earned(goods, UNDER_AGENT), each.map(|each| (each, each)), "{goods}");
    }
    let (agent, sub_agent) = earned(1400, UNDER_AGENT).expect("a full basis amount");
    assert_eq!(agent + sub_agent, 100, "the pool is 1.00 per 14.00");
}

#[test]
fn the_accrual_names_who_earns() {
    let of = |referrer| accrue(&Plan::default(), Money::of(1400), referrer).expect("a full basis amount");
    let agent = of(Referrer::Agent(AGENT));
    assert_eq!((agent.agent_id, agent.sub_agent_id, agent.steps), (Some(AGENT), None, 1));
    let both = of(UNDER_AGENT);
    assert_eq!((both.agent_id, both.sub_agent_id), (Some(AGENT), Some(SUB_AGENT)));
}

#[test]
fn a_sub_agent_without_a_known_agent_earns_alone() {
    let alone = accrue(&Plan::default(), Money::of(2800), Referrer::SubAgent { id: SUB_AGENT, agent: None });
    let expected = Accrual {
        agent_id: None,
        sub_agent_id: Some(SUB_AGENT),
        steps: 2,
        agent_amount: Money::ZERO,
        sub_agent_amount: Money::of(100),
    };
    assert_eq!(alone, Some(expected));
}

#[test]
fn a_plan_without_a_basis_earns_nothing() {
    for basis in [0, -1400] {
        let plan = Plan { basis_amount: Money::of(basis), ..Plan::default() };
        assert_eq!(accrue(&plan, Money::of(100_000), Referrer::Agent(AGENT)), None, "basis {basis}");
    }
}

#[test]
fn the_rates_of_the_plan_count() {
    let plan =
        Plan { agent_rate: Money::of(70), sub_agent_rate: Money::of(30), basis_amount: Money::of(1000), hold_days: 0 };
    let earned = accrue(&plan, Money::of(3999), UNDER_AGENT).expect("three full basis amounts");
    assert_eq!((earned.steps, earned.agent_amount, earned.sub_agent_amount), (3, Money::of(210), Money::of(90)));
}

proptest! {
    #[test]
    fn amounts_are_the_count_of_basis_amounts_that_fit(goods in 0i64..10_000_000) {
        // Slow and obvious: take basis amounts away one by one.
        let (mut left, mut steps) = (goods, 0);
        while left >= 1400 {
            left -= 1400;
            steps += 1;
        }
        let expected = (steps > 0).then_some((steps * 50, steps * 50));
        prop_assert_eq!(earned(goods, UNDER_AGENT), expected);
    }

    #[test]
    fn two_orders_never_earn_more_than_one_of_their_sum(a in 0i64..1_000_000, b in 0i64..1_000_000) {
        let agent = |goods| earned(goods, Referrer::Agent(AGENT)).map_or(0, |(agent, _)| agent);
        prop_assert!(agent(a) + agent(b) <= agent(a + b));
    }
}
