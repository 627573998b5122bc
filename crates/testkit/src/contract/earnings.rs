//! Commission plans and the earnings ledger.

use tierway_application::{Store, Transaction};
use tierway_commissions::{
    BonusRule, Commission, CommissionFilter, CommissionScope, CommissionStatus, Entry, EntryKind, Figure, Month,
    NewCommission, NewEntry, NewPlan, Plan, bonus_entry, first_entries,
};
use tierway_kernel::{BusinessZone, CommissionEntryId, CommissionId, StoreError, UserId};

use super::payout_drafts::gather;
use super::support::{all, assert_walks, read, refused, user, write};
use crate::builders::{at, money, new_agent, new_customer, new_sub_agent, quote_of};

/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// Stores the commission of a new order, over 28.00 at the published rates, with its entries.
pub(super) fn earn(store: &dyn Store, agent: UserId, sub_agent: Option<UserId>) -> Commission {
    let known = read(store, |tx| tx.users().credentials("anna"));
    let anna = known.map_or_else(|| user(store, new_customer("anna")), |found| found.user);
    write(store, move |tx| {
        let order = tx.orders().add(&quote_of(&anna, money("28.00")), None, at(0))?;
        let new = NewCommission {
            order_id: order.id,
            agent_id: Some(agent),
            sub_agent_id: sub_agent,
            agent_amount: money("1.00"),
            sub_agent_amount: money(if sub_agent.is_some() { "1.00" } else { "0.00" }),
            basis: money("28.00"),
            plan: Plan::default(),
            matures_at: at(100),
        };
        let commission = tx.commissions().add(&new, at(1))?.expect("a new order");
        for entry in first_entries(&commission, month(1)) {
            tx.commission_entries().add(&entry, at(1))?;
        }
        Ok(commission)
    })
}

/// The month of a minute.
fn month(minute: i64) -> Month {
    Month::of(at(minute), BusinessZone::UTC)
}

/// Ends the hold of everything there is.
pub(super) fn mature(store: &dyn Store) {
    write(store, |tx| {
        tx.commissions().approve_matured(at(101))?;
        tx.commission_entries().approve_matured(month(101), at(101))
    });
}

pub(super) fn entries(store: &dyn Store, commission: CommissionId) -> Vec<Entry> {
    read(store, move |tx| tx.commission_entries().of_commissions(&[commission]))
}

/// A counter-entry over one of somebody's commissions, approved.
pub(super) fn counter(commission: CommissionId, beneficiary: UserId, amount: &str) -> NewEntry {
    NewEntry {
        beneficiary_id: beneficiary,
        commission_id: Some(commission),
        kind: EntryKind::Reversal,
        amount: money(amount),
        status: CommissionStatus::Approved,
        month: month(102),
        matures_at: at(102),
        approved_at: Some(at(102)),
    }
}

pub(super) fn the_published_plan_counts_from_the_beginning(store: &dyn Store) {
    let plan = read(store, |tx| tx.commission_plans().in_effect(at(0))).expect("there is one from the beginning");
    assert_eq!(plan.terms, NewPlan::default());
    let page = read(store, |tx| tx.commission_plans().list(&all()));
    assert_eq!((page.total, page.items), (1, vec![plan]));
}

pub(super) fn the_latest_plan_that_has_begun_counts(store: &dyn Store) {
    let admin = user(store, new_agent("gabe")).id;
    let add = |begin: i64, rate: &str| {
        let plan = NewPlan {
            effective_from: at(begin),
            rates: Plan { agent_rate: money(rate), hold_days: 3, ..Plan::default() },
            bonus: BonusRule { percent: 20, maximum: money("5.00") },
            payout_minimum: money("2.50"),
            note: Some("More for everybody".to_owned()),
            created_by: Some(admin),
        };
        let stored = write(store, {
            let plan = plan.clone();
            move |tx| tx.commission_plans().add(&plan, at(5))
        });
        assert_eq!((stored.terms, stored.created_at), (plan, at(5)));
        stored.id
    };
    let (later, first, second) = (add(20, "0.80"), add(10, "0.60"), add(10, "0.70"));
    let at_time = |minute| read(store, move |tx| tx.commission_plans().in_effect(at(minute))).map(|plan| plan.id);
    assert_eq!([at_time(10), at_time(19), at_time(20), at_time(99)], [second, second, later, later].map(Some));
    let next = |minute| read(store, move |tx| tx.commission_plans().next_start(at(minute)));
    assert_eq!([next(9), next(10), next(19), next(20)], [Some(at(10)), Some(at(20)), Some(at(20)), None]);
    assert!(at_time(9).is_some_and(|id| ![first, second, later].contains(&id)), "not before it begins");
    let page = read(store, |tx| tx.commission_plans().list(&all()));
    let ids: Vec<_> = page.items.into_iter().map(|plan| plan.id).collect();
    assert_eq!(ids[..3], [later, second, first]);
}

pub(super) fn walking_plans_over_ties_gives_each_once(store: &dyn Store) {
    let mut expected = vec![read(store, |tx| tx.commission_plans().in_effect(at(0))).expect("the first").id];
    for number in 0..7 {
        let plan = NewPlan { effective_from: at(number / 3), ..NewPlan::default() };
        expected.insert(0, write(store, move |tx| tx.commission_plans().add(&plan, at(9))).id);
    }
    assert_walks(store, &expected, |tx, page| tx.commission_plans().list(page).map(|page| page.map(|plan| plan.id)));
}

pub(super) fn an_entry_reads_back_as_it_was_given(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let commission = earn(store, agent, Some(sub_agent));
    let found = entries(store, commission.id);
    let expected = first_entries(&commission, month(1));
    assert_eq!(found.iter().map(|entry| entry.entry.clone()).collect::<Vec<_>>(), expected);
    assert!(found.iter().all(|entry| entry.reversed_at.is_none() && entry.payout_id.is_none()));
    assert!(found.iter().all(|entry| entry.created_at == at(1)));
    let id = commission.id;
    assert_eq!(write(store, move |tx| tx.commission_entries().lock_of(id)), found);
    assert_eq!(entries(store, CommissionId(987_654)), []);
    let order = commission.entry.order_id;
    let locked = write(store, move |tx| tx.commissions().lock_of_order(order));
    assert_eq!(locked, Some(commission));
    let unknown = refused(store, move |tx| tx.commission_entries().add(&counter(id, UserId(987_654), "-1.00"), at(1)));
    assert!(matches!(unknown, StoreError::Constraint(_)), "{unknown:?}");
}

pub(super) fn a_beneficiary_has_one_bonus_a_month(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let other = user(store, new_agent("gina")).id;
    let month = self::month(0);
    let add = |user, month| {
        let bonus = bonus_entry(user, month, money("1.40"), at(7));
        write(store, move |tx| tx.commission_entries().add(&bonus, at(7)))
    };
    let first = add(agent, month).expect("the first of the month");
    assert_eq!((first.entry.approved_at, first.entry.status), (Some(at(7)), CommissionStatus::Approved));
    assert_eq!(add(agent, month), None);
    assert!(add(agent, month.next()).is_some() && add(other, month).is_some());
}

pub(super) fn matured_entries_are_approved_once(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let commission = earn(store, agent, None).id;
    let approve =
        |minute| write(store, move |tx| tx.commission_entries().approve_matured(self::month(minute), at(minute)));
    assert_eq!((approve(100), approve(101), approve(102)), (0, 1, 0), "the hold must have ended before");
    let entry = &entries(store, commission)[0];
    assert_eq!((entry.entry.status, entry.entry.approved_at), (CommissionStatus::Approved, Some(at(101))));
}

pub(super) fn only_free_entries_are_taken_back(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let (held, free) = (earn(store, agent, None).id, earn(store, agent, None).id);
    mature(store);
    let ids = [held, free].map(|commission| entries(store, commission)[0].id);
    gather(store, at(200));
    let reverse = move |ids: Vec<CommissionEntryId>| {
        write(store, move |tx| tx.commission_entries().reverse(&ids, month(300), at(300)))
    };
    assert_eq!(reverse(ids.to_vec()), 0, "both are in a batch");
    let late = earn(store, agent, None).id;
    let entry = entries(store, late)[0].id;
    assert_eq!((reverse(vec![entry, CommissionEntryId(987_654)]), reverse(vec![entry])), (1, 0));
    let now = &entries(store, late)[0];
    assert_eq!((now.entry.status, now.reversed_at), (CommissionStatus::Reversed, Some(at(300))));
}

pub(super) fn figures_add_up_by_month_kind_and_state(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    earn(store, agent, Some(sub_agent));
    let second = earn(store, agent, None).id;
    let month = self::month(1);
    write(store, move |tx| {
        tx.commission_entries().add(&counter(second, agent, "-0.50"), at(2))?;
        tx.commission_entries().add(&bonus_entry(agent, month, money("0.10"), at(3)), at(3))
    });
    let figure = |kind, status, amount| Figure { month, kind, status, reversed_in: None, amount: money(amount) };
    let own = read(store, move |tx| tx.commission_entries().figures(Some(agent)));
    let expected = [
        figure(EntryKind::Bonus, CommissionStatus::Approved, "0.10"),
        figure(EntryKind::Commission, CommissionStatus::Pending, "2.00"),
        figure(EntryKind::Reversal, CommissionStatus::Approved, "-0.50"),
    ];
    assert_eq!(own, expected);
    let everybody = read(store, |tx| tx.commission_entries().figures(None));
    assert_eq!(everybody[1].amount, money("3.00"));
    assert_eq!(read(store, |tx| tx.commission_entries().figures(Some(UserId(987_654)))), []);
}

pub(super) fn earnings_count_in_the_month_of_their_approval(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let (kept, lost) = (earn(store, agent, None).id, earn(store, agent, None).id);
    let made = month(1);
    write(store, |tx| tx.commission_entries().approve_matured(month(35 * DAY), at(35 * DAY)));
    let (approved, taken) = (month(35 * DAY), month(70 * DAY));
    assert!(made < approved && approved < taken, "three months");
    assert_eq!(entries(store, kept)[0].entry.month, approved);
    let id = entries(store, lost)[0].id;
    write(store, move |tx| tx.commission_entries().reverse(&[id], month(70 * DAY), at(70 * DAY)));
    let never = earn(store, agent, None).id;
    let id = entries(store, never)[0].id;
    write(store, move |tx| tx.commission_entries().reverse(&[id], month(70 * DAY), at(70 * DAY)));
    let one = |month, status, reversed_in| Figure {
        month,
        kind: EntryKind::Commission,
        status,
        reversed_in,
        amount: money("1.00"),
    };
    let expected = [
        one(approved, CommissionStatus::Approved, None),
        one(approved, CommissionStatus::Reversed, Some(taken)),
        one(made, CommissionStatus::Reversed, None),
    ];
    for whose in [Some(agent), None] {
        let figures = read(store, move |tx| tx.commission_entries().figures(whose));
        assert_eq!(figures.len(), 3, "{figures:?}");
        assert!(expected.iter().all(|figure| figures.contains(figure)), "{figures:?}");
    }
}

pub(super) fn what_was_approved_is_net_of_what_was_taken_back(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let other = user(store, new_agent("gina")).id;
    let (kept, lost) = (earn(store, agent, None).id, earn(store, agent, None).id);
    let never = earn(store, other, None).id;
    let unripe = entries(store, never)[0].id;
    write(store, move |tx| tx.commission_entries().reverse(&[unripe], month(50), at(50)));
    mature(store);
    let taken = entries(store, lost)[0].id;
    write(store, move |tx| {
        tx.commission_entries().reverse(&[taken], month(40 * DAY), at(40 * DAY))?;
        tx.commission_entries().add(&counter(kept, agent, "-0.50"), at(102))?;
        tx.commission_entries().add(&bonus_entry(agent, month(0), money("9.00"), at(102)), at(102))
    });
    let net = |month| read(store, move |tx| tx.commission_entries().net_approved(None, month));
    assert_eq!(net(month(0).previous()), []);
    assert_eq!(net(month(0)), [(agent, money("1.50"))], "two approved, half of one countered, no bonus");
    assert_eq!(net(month(40 * DAY)), [(agent, money("-1.00"))], "taken back later than approved");
    let own = read(store, move |tx| tx.commission_entries().net_approved(Some(other), month(0)));
    assert_eq!(own, [], "what was never approved counts neither way");
}

pub(super) fn months_are_closed_once_and_the_last_is_known(store: &dyn Store) {
    let month = self::month(0);
    assert_eq!(read(store, |tx| tx.commission_entries().last_bonus_month()), None);
    let close = |month| write(store, move |tx| tx.commission_entries().close_bonus_month(month, at(1)));
    assert!(close(month.next()) && close(month) && !close(month));
    assert_eq!(read(store, |tx| tx.commission_entries().last_bonus_month()), Some(month.next()));
}

pub(super) fn commissions_that_do_not_fit_their_entries_are_told(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let faults = || read(store, |tx| tx.commission_entries().mismatches());
    let sound = earn(store, agent, Some(sub_agent)).id;
    assert_eq!(faults(), []);
    let lowered = earn(store, agent, Some(sub_agent)).id;
    write(store, move |tx| tx.commissions().lower(lowered, money("14.00"), money("0.50"), money("0.50")));
    assert_eq!(faults(), [lowered], "nothing was entered for it");
    for who in [agent, sub_agent] {
        write(store, move |tx| tx.commission_entries().add(&counter(lowered, who, "-0.50"), at(2)));
    }
    assert_eq!(faults(), []);
    let reversed = move |tx: &mut dyn Transaction| {
        tx.commissions().set_status(sound, CommissionStatus::Pending, CommissionStatus::Reversed)
    };
    assert!(write(store, reversed));
    assert_eq!(faults(), [sound], "its entries still stand");
    let ids: Vec<CommissionEntryId> = entries(store, sound).iter().map(|entry| entry.id).collect();
    write(store, move |tx| tx.commission_entries().reverse(&ids, month(3), at(3)));
    assert_eq!(faults(), []);
    write(store, move |tx| tx.commissions().lower(lowered, money("20.00"), money("0.40"), money("0.60")));
    assert_eq!(faults(), [lowered], "not by its rates, nor by its entries");
}

pub(super) fn an_own_list_is_filtered_by_ones_own_part(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let shared = earn(store, agent, Some(sub_agent)).id;
    mature(store);
    let payout = gather(store, at(200));
    write(store, move |tx| {
        tx.payouts().release(payout, &[sub_agent])?;
        tx.payouts().mark_paid(payout)
    });
    let listed = |scope, status| {
        let filter = CommissionFilter { status: Some(status), ..CommissionFilter::default() };
        let page = read(store, move |tx| tx.commissions().list(scope, &filter, &all()));
        page.items.into_iter().map(|commission| commission.id).collect::<Vec<_>>()
    };
    use CommissionStatus::{Approved, Paid, Reversed};
    assert_eq!(listed(CommissionScope::All, Approved), [shared], "one part waits for another batch");
    assert_eq!(listed(CommissionScope::Beneficiary(agent), Paid), [shared]);
    assert_eq!(listed(CommissionScope::Beneficiary(agent), Approved), []);
    assert_eq!(listed(CommissionScope::Beneficiary(sub_agent), Approved), [shared]);
    write(store, move |tx| tx.commissions().set_status(shared, Approved, Reversed));
    assert_eq!(listed(CommissionScope::Beneficiary(agent), Reversed), [shared]);
    assert_eq!(listed(CommissionScope::Beneficiary(agent), Paid), []);
}
