//! Payouts: an entry is in at most one active payout, lines match their entries, status changes are guarded.

use tierway_application::Store;
use tierway_commissions::{
    Claimed, CommissionStatus, EntryKind, Figure, Payout, PayoutFilter, PayoutLine, PayoutScope, PayoutStatus, Sums,
    sums,
};
use tierway_kernel::{PayoutId, StoreError, UserId};

use super::earnings::{counter, earn, entries, mature};
use super::payout_drafts::{gather, lines, new};
use super::support::{all, assert_walks, race, read, refused, user, write};
use crate::builders::{at, money, new_agent, new_sub_agent};

fn found(store: &dyn Store, id: PayoutId) -> Payout {
    read(store, move |tx| tx.payouts().by_id(id)).expect("the payout exists")
}

/// Moves a payout on as a use case does.
fn step(store: &dyn Store, id: PayoutId, to: PayoutStatus) -> bool {
    let now = found(store, id);
    let from = now.status;
    let mut next = Payout { status: to, ..now };
    match to {
        PayoutStatus::Draft => {}
        PayoutStatus::Approved => next.approved_at = Some(at(210)),
        PayoutStatus::Paid => next.paid_at = Some(at(220)),
        PayoutStatus::Cancelled => next.cancelled_at = Some(at(230)),
    }
    write(store, move |tx| tx.payouts().save(&next, from))
}

pub(super) fn gathering_takes_each_approved_entry_once(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let first = earn(store, agent, Some(sub_agent)).id;
    earn(store, agent, None);
    mature(store);
    let pending = earn(store, agent, None).id;
    let claim = |up_to| {
        write(store, move |tx| {
            let payout = tx.payouts().add(&new(&format!("PAY-{}", up_to), at(up_to)), at(up_to))?;
            tx.payouts().claim(payout.id, at(up_to))
        })
    };
    assert_eq!(claim(100), [], "approved later");
    let of = |user, kind, amount, count| Claimed { beneficiary_id: user, kind, amount: money(amount), count };
    write(store, move |tx| tx.commission_entries().add(&counter(first, agent, "-0.50"), at(102)));
    let expected = vec![
        of(agent, EntryKind::Commission, "2.00", 2),
        of(agent, EntryKind::Reversal, "-0.50", 1),
        of(sub_agent, EntryKind::Commission, "1.00", 1),
    ];
    assert_eq!(claim(101), expected, "what was taken back since counts too");
    write(store, move |tx| tx.commission_entries().add(&counter(first, agent, "-0.20"), at(103)));
    assert_eq!(claim(200), [of(agent, EntryKind::Reversal, "-0.20", 1)], "only what no batch has");
    assert_eq!(claim(201), []);
    assert_eq!(entries(store, pending)[0].payout_id, None, "the hold still runs");
}

pub(super) fn released_entries_are_free_again(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let commission = earn(store, agent, Some(sub_agent)).id;
    mature(store);
    let id = gather(store, at(200));
    let holders = || {
        let rows = entries(store, commission);
        rows.into_iter().map(|entry| entry.payout_id).collect::<Vec<_>>()
    };
    assert_eq!(holders(), [Some(id), Some(id)]);
    assert_eq!(write(store, move |tx| tx.payouts().release(id, &[sub_agent])), 1);
    assert_eq!(holders(), [Some(id), None]);
    assert_eq!(write(store, move |tx| tx.payouts().release_all(id)), 1);
    assert_eq!(holders(), [None, None]);
    let next = gather(store, at(201));
    assert_eq!(holders(), [Some(next), Some(next)]);
}

pub(super) fn a_payout_reads_back_with_its_lines(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    earn(store, agent, Some(sub_agent));
    mature(store);
    let id = gather(store, at(200));
    let payout = found(store, id);
    assert_eq!((payout.new.clone(), payout.status), (new("PAY-0", at(200)), PayoutStatus::Draft));
    assert_eq!((payout.total, payout.line_count, payout.created_at), (money("2.00"), 2, at(200)));
    let lines = read(store, move |tx| tx.payouts().lines(id));
    let read_line = |line: &PayoutLine| (line.due.beneficiary_id, line.due.amount, line.due.count, line.name.clone());
    let expected = [agent, sub_agent].map(|user| (user, money("1.00"), 1, format!("No. {user}")));
    assert_eq!(lines.iter().map(read_line).collect::<Vec<_>>(), expected);
    let own = read(store, move |tx| tx.payouts().lines_of(sub_agent, &[id, PayoutId(987_654)]));
    assert_eq!(own, [(id, lines[1].clone())]);
    let both = read(store, move |tx| tx.payouts().by_ids(&[id, PayoutId(987_654)]));
    assert_eq!(both, std::slice::from_ref(&payout));
    assert_eq!(write(store, move |tx| tx.payouts().lock(id)), Some(payout));
    assert_eq!(read(store, |tx| tx.payouts().by_id(PayoutId(987_654))), None);
    let taken = refused(store, |tx| tx.payouts().add(&new("PAY-0", at(1)), at(1)));
    assert_eq!(taken, StoreError::Taken("payouts.number"));
}

pub(super) fn a_payout_moves_only_from_the_expected_status(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    earn(store, agent, None);
    mature(store);
    let id = gather(store, at(200));
    let draft = found(store, id);
    assert!(step(store, id, PayoutStatus::Approved));
    assert!(!write(store, move |tx| tx.payouts().save(&draft, PayoutStatus::Draft)), "it has moved on");
    let approved = found(store, id);
    let paid = Payout {
        status: PayoutStatus::Paid,
        method: Some("Bank".to_owned()),
        reference: Some("TRX".to_owned()),
        closed_by: Some(agent),
        paid_at: Some(at(220)),
        ..approved
    };
    let twin = paid.clone();
    assert!(write(store, move |tx| tx.payouts().save(&twin, PayoutStatus::Approved)));
    assert_eq!(found(store, id), paid);
}

pub(super) fn paying_pays_entries_and_commissions_without_rest(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let (shared, own) = (earn(store, agent, Some(sub_agent)), earn(store, agent, None));
    mature(store);
    let id = gather(store, at(200));
    write(store, move |tx| tx.payouts().release(id, &[sub_agent]));
    assert_eq!(write(store, move |tx| tx.payouts().mark_paid(id)), 2);
    assert_eq!(earned_by_all(store, &[agent, sub_agent]).paid, money("2.00"));
    let status = |order| read(store, move |tx| tx.commissions().of_order(order)).map(|found| found.status);
    assert_eq!(status(own.entry.order_id), Some(CommissionStatus::Paid));
    assert_eq!(status(shared.entry.order_id), Some(CommissionStatus::Approved), "a part is still to be paid");
    let rest = gather(store, at(300));
    assert_eq!(write(store, move |tx| tx.payouts().mark_paid(rest)), 1);
    assert_eq!(status(shared.entry.order_id), Some(CommissionStatus::Paid));
    let states: Vec<_> = entries(store, shared.id).iter().map(|entry| entry.entry.status).collect();
    assert_eq!(states, [CommissionStatus::Paid; 2]);
    assert_eq!(earned_by_all(store, &[agent, sub_agent]).paid, money("3.00"));
    earn(store, agent, Some(sub_agent));
    assert_eq!(earned_by_all(store, &[agent, sub_agent]).pending, money("2.00"));
}

/// Total earnings, equal to those of these people.
fn earned_by_all(store: &dyn Store, people: &[UserId]) -> Sums {
    let of = |who: Option<UserId>| read(store, move |tx| tx.commission_entries().figures(who));
    let of_each: Vec<Figure> = people.iter().flat_map(|person| of(Some(*person))).collect();
    let of_all = sums(of(None).iter());
    assert_eq!(of_all, sums(of_each.iter()));
    of_all
}

pub(super) fn a_counter_entry_outside_overtakes_a_batch(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let (inside, outside) = (earn(store, agent, None).id, earn(store, agent, None).id);
    mature(store);
    let is_overtaken = |id| read(store, move |tx| tx.payouts().is_overtaken(id));
    let first = gather(store, at(200));
    assert!(!is_overtaken(first));
    write(store, move |tx| tx.commission_entries().add(&counter(inside, agent, "-1.00"), at(201)));
    assert!(is_overtaken(first));
    write(store, move |tx| tx.payouts().release_all(first));
    let second = gather(store, at(300));
    assert!(!is_overtaken(second), "the counter-entry is in it");
    assert!(entries(store, outside).iter().all(|entry| entry.payout_id == Some(second)));
}

pub(super) fn who_waits_with_a_counter_entry_holds_up_nobody_else(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let shared = earn(store, agent, Some(sub_agent)).id;
    mature(store);
    write(store, move |tx| tx.commission_entries().add(&counter(shared, sub_agent, "-0.50"), at(150)));
    let id = gather(store, at(200));
    write(store, move |tx| tx.payouts().release(id, &[sub_agent]));
    assert!(!read(store, move |tx| tx.payouts().is_overtaken(id)), "the agent's part is whole");
    write(store, move |tx| tx.commission_entries().add(&counter(shared, agent, "-0.50"), at(201)));
    assert!(read(store, move |tx| tx.payouts().is_overtaken(id)));
}

pub(super) fn payees_see_the_payouts_they_are_told_of(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let stranger = user(store, new_agent("gina")).id;
    let mut ids = Vec::new();
    for (number, status) in PayoutStatus::ALL.into_iter().enumerate() {
        earn(store, agent, None);
        mature(store);
        let id = gather(store, at(200 + number as i64));
        if status != PayoutStatus::Draft {
            assert!(status == PayoutStatus::Cancelled || step(store, id, PayoutStatus::Approved));
            assert!(status == PayoutStatus::Approved || step(store, id, status));
        }
        ids.push(id);
    }
    let [draft, approved, paid, cancelled] = ids[..] else { panic!("{ids:?}") };
    let listed = |scope, status| {
        let page = read(store, move |tx| tx.payouts().list(scope, &PayoutFilter { status }, &all()));
        page.items.into_iter().map(|payout| payout.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(PayoutScope::All, None), [cancelled, paid, approved, draft]);
    assert_eq!(listed(PayoutScope::All, Some(PayoutStatus::Draft)), [draft]);
    assert_eq!(listed(PayoutScope::Payee(agent), None), [paid, approved]);
    assert_eq!(listed(PayoutScope::Payee(agent), Some(PayoutStatus::Cancelled)), []);
    assert_eq!(listed(PayoutScope::Payee(stranger), None), []);
    assert_eq!(listed(PayoutScope::Nothing, None), []);
    let last = |user: UserId| read(store, move |tx| tx.payouts().last_paid(user)).map(|payout| payout.id);
    assert_eq!((last(agent), last(stranger)), (Some(paid), None));
}

pub(super) fn walking_payouts_over_ties_gives_each_once(store: &dyn Store) {
    let mut expected = Vec::new();
    for number in 0..8_i64 {
        let payout = new(&format!("PAY-{number}"), at(9));
        expected.insert(0, write(store, move |tx| tx.payouts().add(&payout, at(number / 3))).id);
    }
    assert_walks(store, &expected, |tx, page| {
        let filter = PayoutFilter::default();
        tx.payouts().list(PayoutScope::All, &filter, page).map(|page| page.map(|payout| payout.id))
    });
}

pub(super) fn payouts_that_do_not_fit_are_told(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    earn(store, agent, None);
    mature(store);
    let faults = || read(store, |tx| tx.payouts().mismatches());
    let id = gather(store, at(200));
    assert_eq!(faults(), []);
    assert!(step(store, id, PayoutStatus::Approved) && step(store, id, PayoutStatus::Paid));
    assert_eq!(faults(), [id], "its entries are not paid");
    write(store, move |tx| tx.payouts().mark_paid(id));
    assert_eq!(faults(), []);
    earn(store, agent, None);
    mature(store);
    let second = gather(store, at(300));
    write(store, move |tx| tx.payouts().release_all(second));
    assert_eq!(faults(), [second], "a live batch without its entries");
    assert!(step(store, second, PayoutStatus::Cancelled));
    assert_eq!(faults(), []);
}

pub(super) fn of_batches_at_once_each_entry_is_in_one(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let commissions: Vec<_> = (0..6).map(|_| earn(store, agent, None).id).collect();
    mature(store);
    let sums = race(4, |number| {
        write(store, move |tx| {
            let payout = tx.payouts().add(&new(&format!("PAY-{number}"), at(200)), at(200))?;
            let claimed = tx.payouts().claim(payout.id, at(200))?;
            tx.payouts().set_lines(payout.id, &lines(&claimed))?;
            Ok(claimed.iter().map(|claim| claim.count).sum::<i64>())
        })
    });
    assert_eq!(sums.iter().sum::<i64>(), 6, "{sums:?}");
    assert!(commissions.into_iter().all(|id| entries(store, id)[0].payout_id.is_some()));
    assert_eq!(read(store, |tx| tx.payouts().mismatches()), []);
}

pub(super) fn of_payments_at_once_one_counts(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    earn(store, agent, None);
    mature(store);
    let id = gather(store, at(200));
    assert!(step(store, id, PayoutStatus::Approved));
    let approved = found(store, id);
    let paid = race(4, |_| {
        let next = Payout { status: PayoutStatus::Paid, paid_at: Some(at(220)), ..approved.clone() };
        write(store, move |tx| tx.payouts().save(&next, PayoutStatus::Approved))
    });
    assert_eq!(paid.into_iter().filter(|paid| *paid).count(), 1);
}
