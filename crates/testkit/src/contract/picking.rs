//! Waves and picks.

use tierway_application::Store;
use tierway_kernel::{OrderId, PickWaveId, StoreError, UserId};
use tierway_orders::{
    NewPick, Order, OrderLine, OrderStatus, Pick, PickState, PickWave, ShortReason, UnassignedOrders, WaveFilter,
    WaveState,
};

use super::support::{all, assert_walks, product, race, read, refused, user, write};
use crate::builders::{at, money, new_customer, new_warehouse, order_of, quantity, quote_of};

/// An order in processing with its only line of 5 pieces.
fn place(store: &dyn Store, name: &str, minute: i64) -> (Order, OrderLine) {
    let anna = user(store, new_customer(name));
    let mint = product(store, &format!("Mint of {name}"), 9);
    let new = order_of(&anna, &[(&mint, 5)]);
    write(store, move |tx| {
        let order = tx.orders().add(&new, None, at(minute))?;
        let line = tx.orders().lines(order.id)?.remove(0);
        let processing = Order { status: OrderStatus::Processing, ..order };
        tx.orders().save(&processing, OrderStatus::Pending, None, None, at(minute))?;
        Ok((tx.orders().by_id(processing.id)?.expect("the order exists"), line))
    })
}

fn input((order, line): &(Order, OrderLine), pieces: i64) -> NewPick {
    NewPick {
        order_id: order.id,
        line_id: line.id,
        product_id: line.product_id,
        lot_id: None,
        pieces: quantity(pieces),
    }
}

fn claim(store: &dyn Store, picker: UserId, orders: &[&(Order, OrderLine)], minute: i64) -> (PickWave, Vec<Pick>) {
    let ids: Vec<OrderId> = orders.iter().map(|(order, _)| order.id).collect();
    let picks: Vec<NewPick> = orders.iter().flat_map(|order| [input(order, 3), input(order, 2)]).collect();
    write(store, move |tx| {
        let wave = tx.picks().add_wave(picker, &ids, &picks, at(minute))?;
        let picks = tx.picks().picks_of(&[wave.id])?;
        Ok((wave, picks))
    })
}

fn willi(store: &dyn Store) -> UserId {
    user(store, new_warehouse("willi")).id
}

pub(super) fn a_wave_reads_back_with_its_orders_and_picks(store: &dyn Store) {
    let picker = willi(store);
    let (first, second) = (place(store, "anna", 1), place(store, "ben", 2));
    let (wave, picks) = claim(store, picker, &[&second, &first], 3);
    let order_ids: Vec<_> = wave.orders.iter().map(|one| (one.order_id, one.is_open)).collect();
    assert_eq!(order_ids, [(second.0.id, true), (first.0.id, true)]);
    assert_eq!((wave.state, wave.picker_id, wave.created_at, wave.ended_at), (WaveState::Open, picker, at(3), None));
    let pieces: Vec<_> = picks.iter().map(|pick| (pick.entry.order_id, pick.entry.pieces.get(), pick.aside)).collect();
    assert_eq!(pieces, [(second.0.id, 3, 3), (second.0.id, 2, 2), (first.0.id, 3, 3), (first.0.id, 2, 2)]);
    let id = wave.id;
    assert_eq!(read(store, move |tx| tx.picks().wave(id)), Some(wave.clone()));
    assert_eq!(write(store, move |tx| tx.picks().lock_wave(id)), Some(wave.clone()));
    assert_eq!(read(store, |tx| tx.picks().wave(PickWaveId(987_654))), None);
    let pick = picks[0].id;
    assert_eq!(read(store, move |tx| tx.picks().pick(pick)), Some(picks[0].clone()));
    write(store, move |tx| tx.picks().end_wave(id, WaveState::Picked, at(9)));
    let ended = read(store, move |tx| tx.picks().wave(id)).expect("the wave is kept");
    assert_eq!((ended.state, ended.ended_at), (WaveState::Picked, Some(at(9))));
    assert!(ended.orders.iter().all(|one| !one.is_open));
}

pub(super) fn orders_that_wait_come_oldest_first(store: &dyn Store) {
    let picker = willi(store);
    let orders = [place(store, "anna", 3), place(store, "ben", 1), place(store, "cleo", 2), place(store, "emil", 4)];
    let dora = user(store, new_customer("dora"));
    write(store, move |tx| tx.orders().add(&quote_of(&dora, money("9.00")), None, at(0)));
    let [anna, ben, cleo, emil] = &orders;
    let waiting = |limit| read(store, move |tx| tx.picks().waiting(limit));
    assert_eq!(waiting(9), [ben.0.id, cleo.0.id, anna.0.id, emil.0.id]);
    assert_eq!(waiting(2), [ben.0.id, cleo.0.id]);
    let ready = Order { status: OrderStatus::Ready, ..emil.0.clone() };
    assert!(write(store, move |tx| tx.orders().save(&ready, OrderStatus::Processing, None, None, at(5))));
    let (wave, picks) = claim(store, picker, &[ben, cleo], 5);
    assert_eq!(waiting(9), [anna.0.id]);
    let passed = || read(store, |tx| tx.picks().unassigned_orders());
    assert_eq!(passed(), UnassignedOrders { taken: 2, short: 0 }, "in the open wave, two picks each");
    let ids = [anna.0.id, cleo.0.id, ben.0.id];
    let mut open = read(store, move |tx| tx.picks().open_waves(&ids));
    open.sort_unstable();
    let mut expected = vec![(ben.0.id, wave.id), (cleo.0.id, wave.id)];
    expected.sort_unstable();
    assert_eq!(open, expected);
    let short = Pick { state: PickState::Short, reason: Some(ShortReason::Other), aside: 0, ..picks[0].clone() };
    assert!(write(store, move |tx| tx.picks().save_pick(&short, 0)));
    let (of_ben, of_cleo) = (ben.0.id, cleo.0.id);
    let kept = read(store, move |tx| tx.picks().short_of(of_ben));
    assert_eq!((kept.len(), kept[0].id, kept[0].reason), (1, picks[0].id, Some(ShortReason::Other)));
    assert_eq!(read(store, move |tx| tx.picks().short_of(of_cleo)), []);
    write(store, move |tx| tx.picks().end_wave(wave.id, WaveState::Picked, at(6)));
    assert_eq!(waiting(9), [cleo.0.id, anna.0.id], "what fell short does not wait by itself");
    assert_eq!(passed(), UnassignedOrders { taken: 0, short: 1 });
}

pub(super) fn picks_are_counted_for_who_ended_them(store: &dyn Store) {
    let (willi, emil) = (willi(store), user(store, new_warehouse("emil")).id);
    let (first, second) = (place(store, "anna", 1), place(store, "ben", 1));
    let (_, picks) = claim(store, willi, &[&first, &second], 2);
    let decided = |number: usize, state, by, minute| {
        let pick = picks[number].clone();
        let reason = (state == PickState::Short).then_some(ShortReason::Missing);
        let picked = if state == PickState::Picked { pick.entry.pieces.get() } else { 1 };
        let pick = Pick { picked, state, reason, decided_by: Some(by), decided_at: Some(at(minute)), ..pick };
        assert!(write(store, move |tx| tx.picks().save_pick(&pick, 0)));
    };
    decided(0, PickState::Picked, emil, 3);
    decided(1, PickState::Short, willi, 4);
    decided(2, PickState::Open, willi, 4);
    decided(3, PickState::Picked, emil, 5);
    let counts = |begin, end| read(store, move |tx| tx.picks().picked_by_person(at(begin), at(end)));
    assert_eq!(counts(0, 99), [(willi, 1), (emil, 2)], "an open pick is not ended");
    assert_eq!((counts(3, 4), counts(4, 5)), (vec![(emil, 1)], vec![(willi, 1)]));
}

pub(super) fn a_pick_is_decided_once(store: &dyn Store) {
    let picker = willi(store);
    let order = place(store, "anna", 1);
    let (_, picks) = claim(store, picker, &[&order], 2);
    let part = Pick { picked: 1, decided_by: Some(picker), decided_at: Some(at(3)), ..picks[0].clone() };
    let given = part.clone();
    assert!(write(store, move |tx| tx.picks().save_pick(&given, 0)));
    let stale = Pick { picked: 2, ..part.clone() };
    assert!(!write(store, move |tx| tx.picks().save_pick(&stale, 0)), "somebody confirmed a piece meanwhile");
    let id = part.id;
    assert_eq!(read(store, move |tx| tx.picks().pick(id)), Some(part.clone()));
    let short = Pick {
        picked: 2,
        aside: 2,
        state: PickState::Short,
        reason: Some(ShortReason::Damaged),
        note: Some("größer".to_owned()),
        ..part
    };
    let given = short.clone();
    assert!(write(store, move |tx| tx.picks().save_pick(&given, 1)));
    assert_eq!(read(store, move |tx| tx.picks().pick(id)), Some(short.clone()));
    assert!(!write(store, move |tx| tx.picks().save_pick(&short, 2)), "it is decided");
}

pub(super) fn what_is_kept_leaves_or_is_given_back(store: &dyn Store) {
    let picker = willi(store);
    let (first, second) = (place(store, "anna", 1), place(store, "ben", 2));
    let (wave, picks) = claim(store, picker, &[&first, &second], 3);
    let products = [first.1.product_id, second.1.product_id];
    let aside = || {
        let kept = read(store, move |tx| tx.picks().aside(&products));
        kept.into_iter().map(|pick| (pick.id, pick.aside)).collect::<Vec<_>>()
    };
    let ids = [picks[0].id, picks[1].id, picks[2].id, picks[3].id];
    assert_eq!(aside(), [(ids[0], 3), (ids[1], 2), (ids[2], 3), (ids[3], 2)]);
    write(store, move |tx| tx.picks().release_picked(ids[0], 3));
    write(store, move |tx| tx.picks().release_picked(ids[1], 1));
    assert_eq!(aside(), [(ids[1], 1), (ids[2], 3), (ids[3], 2)]);
    let order = first.0.id;
    write(store, move |tx| tx.picks().drop_order(order));
    assert_eq!(aside(), [(ids[2], 3), (ids[3], 2)]);
    let left = read(store, move |tx| tx.picks().wave(wave.id)).expect("the wave is kept");
    assert_eq!(left.orders.iter().map(|one| one.is_open).collect::<Vec<_>>(), [false, true]);
    write(store, move |tx| tx.picks().cancel_picks(wave.id));
    assert_eq!(aside(), []);
    let states: Vec<_> =
        read(store, move |tx| tx.picks().picks_of(&[wave.id])).into_iter().map(|pick| pick.state).collect();
    assert_eq!(states, [PickState::Cancelled; 4]);
    let counts = read(store, move |tx| tx.picks().pick_counts(&[wave.id, PickWaveId(987_654)]));
    assert_eq!(counts, [(wave.id, PickState::Cancelled, 4)]);
}

pub(super) fn an_order_is_in_one_open_wave(store: &dyn Store) {
    let picker = willi(store);
    let order = place(store, "anna", 1);
    let (id, pick) = (order.0.id, input(&order, 5));
    let outcomes = race(4, |_| {
        super::support::attempt(store, tierway_application::Access::Write, move |tx| {
            tx.picks().add_wave(picker, &[id], &[pick], at(2))
        })
    });
    let taken = StoreError::Taken("pick_wave_orders.order_id");
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1, "{outcomes:?}");
    assert_eq!(outcomes.iter().filter(|outcome| outcome.as_ref().err() == Some(&taken)).count(), 3, "{outcomes:?}");
    let wave = read(store, move |tx| tx.picks().open_waves(&[id]))[0].1;
    write(store, move |tx| tx.picks().end_wave(wave, WaveState::Cancelled, at(3)));
    write(store, move |tx| tx.picks().add_wave(picker, &[id], &[pick], at(4)));
    assert_eq!(refused(store, move |tx| tx.picks().add_wave(picker, &[id], &[], at(5))), taken);
}

pub(super) fn walking_waves_over_ties_gives_each_once(store: &dyn Store) {
    let (picker, other) = (willi(store), user(store, new_warehouse("wanda")).id);
    let orders: Vec<_> = (0..5).map(|number| place(store, &format!("buyer{number}"), number)).collect();
    let mut waves = Vec::new();
    for (number, order) in orders.iter().enumerate() {
        let by = if number % 2 == 0 { picker } else { other };
        waves.push(claim(store, by, &[order], 10 + number as i64 / 2).0);
    }
    waves.reverse();
    assert_walks(store, &waves, |tx, page| tx.picks().waves(&WaveFilter::default(), page));
    let listed = |filter: WaveFilter| read(store, move |tx| tx.picks().waves(&filter, &all())).items;
    let (id, none) = (waves[0].id, WaveFilter::default());
    write(store, move |tx| tx.picks().end_wave(id, WaveState::Picked, at(20)));
    assert_eq!(listed(WaveFilter { picker_id: Some(other), ..none }), [waves[1].clone(), waves[3].clone()]);
    let picked = listed(WaveFilter { state: Some(WaveState::Picked), ..none });
    assert_eq!(picked.iter().map(|wave| wave.id).collect::<Vec<_>>(), [id]);
    let both = WaveFilter { state: Some(WaveState::Open), picker_id: Some(picker) };
    assert_eq!(listed(both), [waves[2].clone(), waves[4].clone()]);
}
