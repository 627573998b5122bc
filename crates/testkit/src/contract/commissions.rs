//! Commissions: at most one per order; guarded status changes.

use chrono::Duration;
use tierway_application::Store;
use tierway_commissions::{Commission, CommissionFilter, CommissionScope, CommissionStatus, NewCommission, Plan};
use tierway_kernel::{CommissionId, OrderId, PageRequest, UserId};

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, money, new_agent, new_customer, new_sub_agent, quote_of};

/// A commissionable order, by a buyer created once.
fn order(store: &dyn Store) -> OrderId {
    let known = read(store, |tx| tx.users().credentials("anna"));
    let anna = known.map_or_else(|| user(store, new_customer("anna")), |found| found.user);
    write(store, move |tx| tx.orders().add(&quote_of(&anna, money("28.00")), None, at(0))).id
}

fn new(order_id: OrderId, agent: UserId) -> NewCommission {
    NewCommission {
        order_id,
        agent_id: Some(agent),
        sub_agent_id: None,
        agent_amount: money("1.00"),
        sub_agent_amount: money("0.00"),
        basis: money("28.00"),
        plan: Plan::default(),
        matures_at: at(100),
    }
}

fn add(store: &dyn Store, new: NewCommission, minute: i64) -> Commission {
    write(store, move |tx| tx.commissions().add(&new, at(minute))).expect("the order earned nothing before")
}

fn set(store: &dyn Store, id: CommissionId, from: CommissionStatus, to: CommissionStatus) -> bool {
    write(store, move |tx| tx.commissions().set_status(id, from, to))
}

fn ids(store: &dyn Store, scope: CommissionScope, filter: CommissionFilter) -> Vec<CommissionId> {
    let page = read(store, move |tx| tx.commissions().list(scope, &filter, &all()));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    page.items.into_iter().map(|commission| commission.id).collect()
}

pub(super) fn a_commission_reads_back_as_pending(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let plan =
        Plan { agent_rate: money("0.70"), sub_agent_rate: money("0.30"), basis_amount: money("7.00"), hold_days: 3 };
    let order_id = order(store);
    let new = NewCommission {
        sub_agent_id: Some(sub_agent),
        agent_amount: money("2.80"),
        sub_agent_amount: money("1.20"),
        plan,
        ..new(order_id, agent)
    };
    let commission = add(store, new.clone(), 3);
    assert_eq!((&commission.entry, commission.status), (&new, CommissionStatus::Pending));
    assert_eq!(commission.created_at, at(3));
    assert_eq!(read(store, move |tx| tx.commissions().of_order(order_id)), Some(commission));
    assert_eq!(read(store, |tx| tx.commissions().of_order(OrderId(987_654))), None);
}

pub(super) fn an_order_has_one_commission_ever(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let other = user(store, new_agent("gina")).id;
    let order_id = order(store);
    let first = add(store, new(order_id, agent), 1);
    let again = new(order_id, other);
    let twin = again.clone();
    assert_eq!(write(store, move |tx| tx.commissions().add(&twin, at(2))), None);
    assert!(set(store, first.id, CommissionStatus::Pending, CommissionStatus::Reversed));
    assert_eq!(write(store, move |tx| tx.commissions().add(&again, at(3))), None, "not even after a reversal");
    let kept = read(store, move |tx| tx.commissions().of_order(order_id)).expect("the first stays");
    assert_eq!((kept.id, kept.entry), (first.id, first.entry));
}

pub(super) fn the_status_moves_only_from_the_expected_one(store: &dyn Store) {
    use CommissionStatus::{Approved, Paid, Pending, Reversed};
    let agent = user(store, new_agent("gabe")).id;
    let order_id = order(store);
    let id = add(store, new(order_id, agent), 1).id;
    let bystander = add(store, new(order(store), agent), 1);
    assert!(!set(store, id, Approved, Paid), "it stands at pending");
    for (from, to) in [(Pending, Approved), (Approved, Paid), (Paid, Reversed)] {
        assert!(set(store, id, from, to));
        assert!(!set(store, id, from, to), "it has moved on");
        assert_eq!(read(store, move |tx| tx.commissions().of_order(order_id)).map(|found| found.status), Some(to));
    }
    assert!(!set(store, CommissionId(987_654), Pending, Approved));
    let other = bystander.entry.order_id;
    assert_eq!(read(store, move |tx| tx.commissions().of_order(other)), Some(bystander));
}

pub(super) fn the_amounts_of_a_commission_change_until_it_is_reversed(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let order_id = order(store);
    let id = add(store, new(order_id, agent), 1).id;
    let lower = |cents| write(store, move |tx| tx.commissions().lower(id, money("14.00"), money(cents), money("0.00")));
    assert!(lower("0.50"));
    let amount = || read(store, move |tx| tx.commissions().of_order(order_id)).map(|found| found.entry.agent_amount);
    assert_eq!(amount(), Some(money("0.50")));
    let remaining = read(store, move |tx| tx.commissions().of_order(order_id)).map(|found| found.remaining);
    assert_eq!(remaining, Some(money("14.00")), "the basis is {}", money("28.00"));
    assert!(set(store, id, CommissionStatus::Pending, CommissionStatus::Reversed));
    assert!(!lower("0.25"));
    assert_eq!(amount(), Some(money("0.50")));
}

pub(super) fn pending_commissions_are_approved_once_their_hold_is_over(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let maturing = |minute| NewCommission { matures_at: at(minute), ..new(order(store), agent) };
    let (over, ending, running) = (maturing(99), maturing(100), maturing(101));
    let orders = [over.order_id, ending.order_id, running.order_id];
    for new in [over, ending, running] {
        add(store, new, 1);
    }
    let plan = Plan { hold_days: 0, ..Plan::default() };
    let without_hold = add(store, NewCommission { plan, ..maturing(1) }, 1);
    assert_eq!(without_hold.status, CommissionStatus::Approved, "without a hold it never waits");
    let reversed = add(store, maturing(50), 1);
    assert!(set(store, reversed.id, CommissionStatus::Pending, CommissionStatus::Reversed));
    assert_eq!(write(store, |tx| tx.commissions().approve_matured(at(100))), 1);
    assert_eq!(write(store, |tx| tx.commissions().approve_matured(at(100))), 0, "once is enough");
    let states = orders.map(|id| read(store, move |tx| tx.commissions().of_order(id)).map(|found| found.status));
    use CommissionStatus::{Approved, Pending, Reversed};
    assert_eq!(states, [Some(Approved), Some(Pending), Some(Pending)], "the hold must have ended before");
    let id = reversed.entry.order_id;
    assert_eq!(read(store, move |tx| tx.commissions().of_order(id)).map(|found| found.status), Some(Reversed));
}

pub(super) fn beneficiaries_see_their_own(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let stranger = user(store, new_agent("gina")).id;
    let own = add(store, new(order(store), agent), 1).id;
    let shared = add(store, NewCommission { sub_agent_id: Some(sub_agent), ..new(order(store), agent) }, 2).id;
    let seen = |scope| ids(store, scope, CommissionFilter::default());
    assert_eq!(seen(CommissionScope::All), [shared, own]);
    assert_eq!(seen(CommissionScope::Beneficiary(agent)), [shared, own]);
    assert_eq!(seen(CommissionScope::Beneficiary(sub_agent)), [shared]);
    assert!(seen(CommissionScope::Beneficiary(stranger)).is_empty());
    assert!(seen(CommissionScope::Nothing).is_empty());
}

pub(super) fn each_filter_of_commissions_holds_alone_and_together(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let first = add(store, new(order(store), agent), 1).id;
    let second = add(store, new(order(store), agent), 2).id;
    assert!(set(store, second, CommissionStatus::Pending, CommissionStatus::Approved));
    let listed = |filter| ids(store, CommissionScope::All, filter);
    let none = CommissionFilter::default;
    assert_eq!(listed(CommissionFilter { status: Some(CommissionStatus::Approved), ..none() }), [second]);
    assert_eq!(listed(CommissionFilter { status: Some(CommissionStatus::Pending), ..none() }), [first]);
    assert_eq!(listed(CommissionFilter { from: Some(at(2)), ..none() }), [second], "from includes");
    assert_eq!(listed(CommissionFilter { to: Some(at(2)), ..none() }), [first], "to excludes");
    assert_eq!(listed(CommissionFilter { beneficiary: Some(agent), ..none() }), [second, first]);
    assert!(listed(CommissionFilter { beneficiary: Some(UserId(987_654)), ..none() }).is_empty());
    let together = CommissionFilter {
        status: Some(CommissionStatus::Pending),
        beneficiary: Some(agent),
        from: Some(at(2)),
        to: Some(at(3)),
        ..none()
    };
    assert!(listed(together).is_empty());
}

pub(super) fn walking_commissions_over_ties_gives_each_once(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let mut expected = Vec::new();
    for number in 0..8 {
        expected.insert(0, add(store, new(order(store), agent), number / 3).id);
    }
    assert_walks(store, &expected, move |tx, page| {
        let scope = CommissionScope::Beneficiary(agent);
        tx.commissions().list(scope, &CommissionFilter::default(), page).map(|page| page.map(|row| row.id))
    });
}

pub(super) fn totals_of_commissions_count_each_once(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let total = |scope| {
        let one = PageRequest::first(1);
        read(store, move |tx| tx.commissions().list(scope, &CommissionFilter::default(), &one)).total
    };
    for turn in 1..5_i64 {
        let minute = turn * 24 * 60;
        add(store, new(order(store), agent), minute);
        add(store, NewCommission { sub_agent_id: Some(sub_agent), ..new(order(store), agent) }, minute + 1);
        let alone = NewCommission { agent_id: None, sub_agent_id: Some(sub_agent), ..new(order(store), agent) };
        add(store, NewCommission { agent_amount: money("0.00"), ..alone }, minute + 2);
        let turns = turn.unsigned_abs();
        for _ in 0..2 {
            assert_eq!(total(CommissionScope::All), 3 * turns, "on day {turn}");
            assert_eq!(total(CommissionScope::Beneficiary(agent)), 2 * turns, "the agent's on day {turn}");
            assert_eq!(total(CommissionScope::Beneficiary(sub_agent)), 2 * turns, "the sub-agent's on day {turn}");
            let settled = at(minute) - Duration::days(2);
            write(store, move |tx| tx.sales().rollup_rows(settled));
        }
    }
}
