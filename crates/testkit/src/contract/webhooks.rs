//! Webhooks and their deliveries.

use tierway_application::Store;
use tierway_application::webhooks::{
    Attempt, Delivery, DeliveryState, EventKind, NewDelivery, NewWebhook, Recipients, Webhook,
};
use tierway_kernel::{DateSort, DeliveryId, Language, Role, UserId, WebhookId, message};

use super::support::{assert_walks, read, refused, user, write};
use crate::builders::{at, new_dealer, new_user};

fn new(user: UserId, url: &str) -> NewWebhook {
    NewWebhook {
        user_id: user,
        url: url.to_owned(),
        description: Some("Shop".to_owned()),
        kinds: vec![EventKind::OrderPlaced, EventKind::ProductChanged],
        secret: "whsec_abc".to_owned(),
    }
}

fn add(store: &dyn Store, user: UserId, url: &str, minute: i64) -> Webhook {
    let new = new(user, url);
    write(store, move |tx| tx.webhooks().add(&new, at(minute)))
}

fn get(store: &dyn Store, id: WebhookId) -> Option<Webhook> {
    read(store, move |tx| tx.webhooks().by_id(id))
}

fn deliver(store: &dyn Store, webhook: WebhookId, event: &str, minute: i64) -> DeliveryId {
    let delivery = NewDelivery {
        webhook_id: webhook,
        event: event.to_owned(),
        kind: "order.placed".to_owned(),
        body: "{\"id\":\"evt\"}".to_owned(),
    };
    write(store, move |tx| tx.webhooks().add_deliveries(std::slice::from_ref(&delivery), at(minute)))[0]
}

fn delivery(store: &dyn Store, id: DeliveryId) -> Option<Delivery> {
    read(store, move |tx| tx.webhooks().delivery(id))
}

pub(super) fn a_webhook_reads_back_changes_and_goes(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let webhook = add(store, dora.id, "https://a.example/", 1);
    assert_eq!(get(store, webhook.id), Some(webhook.clone()));
    let expected = (dora.id, "https://a.example/", Some("Shop"), "whsec_abc", true, 0, at(1));
    let Webhook { user_id, url, description, secret, is_enabled, failures, created_at, .. } = webhook.clone();
    assert_eq!((user_id, &*url, description.as_deref(), &*secret, is_enabled, failures, created_at), expected);
    assert_eq!((webhook.old_secret.clone(), webhook.disabled_at), (None, None));
    let changed = Webhook {
        url: "https://b.example/".to_owned(),
        description: None,
        kinds: vec![EventKind::OrderPaid],
        ..webhook.clone()
    };
    // Whoever changes it may have read it before somebody else gave it another secret.
    let wanted = Webhook { secret: "whsec_stale".to_owned(), ..changed.clone() };
    write(store, move |tx| tx.webhooks().update(&wanted));
    assert_eq!(get(store, webhook.id), Some(changed));
    let (id, sent) = (webhook.id, deliver(store, webhook.id, "evt_1", 2));
    write(store, move |tx| tx.webhooks().remove(id, at(3)));
    assert_eq!((get(store, id), delivery(store, sent)), (None, None));
    assert!(read(store, |tx| tx.webhooks().listeners(&Recipients::Everybody)).is_empty());
    assert!(!read(store, |tx| tx.webhooks().anybody_listens()));
    assert_eq!(read(store, move |tx| tx.webhooks().count(dora.id)), 0);
    let nobodys = new(UserId(987_654), "https://c.example/");
    refused(store, move |tx| tx.webhooks().add(&nobodys, at(4)));
}

pub(super) fn own_webhooks_are_walked_and_the_enabled_ones_listen(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let dana = user(store, new_dealer("dana"));
    let mut own = Vec::new();
    for number in 0..7 {
        own.insert(0, add(store, dora.id, "https://a.example/", number / 3).id);
    }
    let other = add(store, dana.id, "https://d.example/", 2).id;
    let id = dora.id;
    assert_walks(store, &own, move |tx, page| tx.webhooks().list(id, page).map(|page| page.map(|one| one.id)));
    assert_eq!(read(store, move |tx| tx.webhooks().count(id)), 7);
    let off = own[6];
    assert!(write(store, move |tx| tx.webhooks().disable(off, at(9))));
    assert!(!write(store, move |tx| tx.webhooks().disable(off, at(10))), "it is off already");
    assert!(read(store, |tx| tx.webhooks().anybody_listens()));
    let listening = |recipients: Recipients| -> Vec<(WebhookId, UserId)> {
        let found = read(store, move |tx| tx.webhooks().listeners(&recipients));
        found.into_iter().map(|(one, owner)| (one.id, owner.id)).collect()
    };
    let mut expected: Vec<(WebhookId, UserId)> = own[..6].iter().rev().map(|one| (*one, dora.id)).collect();
    assert_eq!(listening(Recipients::People(vec![dora.id])), expected);
    expected.push((other, dana.id));
    assert_eq!(listening(Recipients::Everybody), expected);
    assert_eq!(listening(Recipients::Owners), []);
    // The owners of the company hear of all.
    let rita = user(store, new_user(Role::Manufacturer, "rita"));
    let of_rita = (add(store, rita.id, "https://r.example/", 9).id, rita.id);
    assert_eq!(listening(Recipients::Owners), [of_rita]);
    assert_eq!(listening(Recipients::People(Vec::new())), [of_rita]);
    assert_eq!(listening(Recipients::People(vec![dana.id])), [(other, dana.id), of_rita]);
}

pub(super) fn a_secret_is_replaced_only_from_the_expected_one(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let (webhook, other) = (add(store, dora, "https://a.example/", 0), add(store, dora, "https://b.example/", 0));
    let id = webhook.id;
    let replace = |id, from: &'static str, to: &'static str, until| {
        write(store, move |tx| tx.webhooks().replace_secret(id, from, to, at(until)))
    };
    write(store, move |tx| tx.webhooks().count_failure(id));
    assert!(replace(id, "whsec_abc", "whsec_new", 60));
    assert!(!replace(id, "whsec_abc", "whsec_late", 61), "somebody was faster");
    let expected =
        Webhook { secret: "whsec_new".to_owned(), old_secret: Some(("whsec_abc".to_owned(), at(60))), ..webhook };
    assert_eq!(get(store, id), Some(expected), "and nothing of it failed since");
    assert!(!replace(WebhookId(987_654), "whsec_abc", "whsec_new", 60));
    assert_eq!(get(store, other.id), Some(other));
}

pub(super) fn failures_are_counted_until_one_succeeds(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let id = add(store, dora, "https://a.example/", 0).id;
    let fail = || write(store, move |tx| tx.webhooks().count_failure(id));
    assert_eq!((fail(), fail()), (1, 2));
    write(store, move |tx| tx.webhooks().clear_failures(id));
    assert_eq!(fail(), 1);
    write(store, move |tx| tx.webhooks().disable(id, at(5)));
    let off = get(store, id).expect("it is there");
    assert_eq!((off.is_enabled, off.failures, off.disabled_at), (false, 1, Some(at(5))));
    let on = Webhook { is_enabled: true, ..off };
    write(store, move |tx| tx.webhooks().update(&on));
    let on = get(store, id).expect("it is there");
    assert_eq!((on.is_enabled, on.failures, on.disabled_at), (true, 0, None));
    assert_eq!(write(store, |tx| tx.webhooks().count_failure(WebhookId(987_654))), 0);
}

pub(super) fn attempts_at_a_delivery_are_noted(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let webhook = add(store, dora, "https://a.example/", 0).id;
    let id = deliver(store, webhook, "evt_1", 1);
    let fresh = delivery(store, id).expect("it is there");
    assert_eq!((fresh.state, fresh.attempts, fresh.created_at), (DeliveryState::Pending, 0, at(1)));
    assert_eq!((fresh.content.webhook_id, fresh.content.event.as_str()), (webhook, "evt_1"));
    assert_eq!((fresh.attempted_at, fresh.status, fresh.answer, fresh.error), (None, None, None, None));
    let error = message!("The response was {status}.", status = 500);
    let failed = Attempt {
        state: DeliveryState::Failed,
        status: Some(500),
        answer: Some("down".to_owned()),
        error: Some(error.clone()),
    };
    write(store, move |tx| tx.webhooks().note_attempt(id, &failed, at(2)));
    let noted = delivery(store, id).expect("it is there");
    assert_eq!((noted.state, noted.attempts, noted.attempted_at), (DeliveryState::Failed, 1, Some(at(2))));
    assert_eq!((noted.status, noted.answer.as_deref()), (Some(500), Some("down")));
    assert_eq!(noted.error.map(|noted| noted.render(Language::Zh)), Some(error.render(Language::Zh)));
    write(store, move |tx| tx.webhooks().requeue(id));
    let again = delivery(store, id).expect("it is there");
    assert_eq!((again.state, again.attempts), (DeliveryState::Pending, 1), "the attempts stay counted");
    let taken = Attempt { state: DeliveryState::Delivered, status: Some(204), answer: None, error: None };
    write(store, move |tx| tx.webhooks().note_attempt(id, &taken, at(3)));
    let done = delivery(store, id).expect("it is there");
    assert_eq!((done.state, done.attempts, done.answer, done.error), (DeliveryState::Delivered, 2, None, None));
}

pub(super) fn deliveries_are_walked_by_state_and_forgotten_by_age(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let webhook = add(store, dora, "https://a.example/", 0).id;
    let other = add(store, dora, "https://b.example/", 0).id;
    let (mut all, mut failed) = (Vec::new(), Vec::new());
    for number in 0..9 {
        let id = deliver(store, webhook, "evt", number / 4);
        all.insert(0, id);
        if number % 2 == 0 {
            let attempt = Attempt { state: DeliveryState::Failed, status: None, answer: None, error: None };
            write(store, move |tx| tx.webhooks().note_attempt(id, &attempt, at(5)));
            failed.insert(0, id);
        }
    }
    let apart = deliver(store, other, "evt", 1);
    for sort in DateSort::ALL {
        for (state, expected) in [(None, &mut all), (Some(DeliveryState::Failed), &mut failed)] {
            assert_walks(store, expected, move |tx, page| {
                tx.webhooks().deliveries(webhook, state, sort, page).map(|page| page.map(|one| one.id))
            });
            expected.reverse();
        }
    }
    assert_eq!(write(store, |tx| tx.webhooks().purge(at(1))), 4, "written before, not at");
    assert!(delivery(store, all[8]).is_none() && delivery(store, all[0]).is_some() && delivery(store, apart).is_some());
}

pub(super) fn deliveries_of_several_webhooks_are_written_together(store: &dyn Store) {
    let dora = user(store, new_dealer("dora")).id;
    let hooks = [add(store, dora, "https://a.example/", 0).id, add(store, dora, "https://b.example/", 0).id];
    // More than one statement takes.
    let of = |number: usize| NewDelivery {
        webhook_id: hooks[number % 2],
        event: format!("evt_{number}"),
        kind: "stock.changed".to_owned(),
        body: format!("{{\"id\":{number}}}"),
    };
    let news: Vec<NewDelivery> = (0..1203).map(of).collect();
    let wanted = news.clone();
    let ids = write(store, move |tx| tx.webhooks().add_deliveries(&wanted, at(1)));
    assert_eq!(ids.len(), news.len());
    assert!(ids.is_sorted_by(|one, next| one.0 < next.0));
    let mut kept: Vec<NewDelivery> = Vec::new();
    for id in ids.iter().step_by(100) {
        kept.push(delivery(store, *id).expect("it is there").content);
    }
    assert!(kept.iter().all(|one| news.contains(one)));
    assert_eq!(write(store, |tx| tx.webhooks().add_deliveries(&[], at(1))), []);
    let lost = [of(0), NewDelivery { webhook_id: WebhookId(987_654), ..of(1) }];
    refused(store, move |tx| tx.webhooks().add_deliveries(&lost, at(1)));
}
