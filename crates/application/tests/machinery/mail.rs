//! From the outbox to the mail server.

use chrono::Duration;
use tierway_application::jobs::MOST_ATTEMPTS;
use tierway_application::mail::{MailStatus, get_mail, list_mail, post, resend_mail, send_test_mail};
use tierway_application::{Delivery, Failure, MailError};
use tierway_kernel::{Actor, DateSort, MailId, PageRequest};

use crate::support::{World, mail};

fn away() -> Result<Delivery, MailError> {
    Err(MailError::Transient("the server is away".into()))
}

#[test]
fn a_posted_mail_is_sent_as_it_was_given() {
    let world = World::default();
    let id = world.post();
    assert_eq!(world.mail(id).status, MailStatus::Queued);
    world.run_jobs();
    let sent = &world.fakes.mailer.sent()[0];
    assert_eq!((sent.to.as_str(), sent.subject.as_str()), ("anna@mail.example", "Hello"));
    assert_eq!(sent.body, "Good news.");
    let mail = world.mail(id);
    assert_eq!((mail.status, mail.attempts, mail.sent_at), (MailStatus::Sent, 1, Some(mail.created_at)));
    assert_eq!(mail.content.body, "Good news.");
}

#[test]
fn what_was_rolled_back_is_not_sent() {
    let world = World::default();
    let undone: Result<(), Failure> = world.run(&Actor::System, |tx, context| {
        post(tx, context, mail())?;
        Err(Failure::Rule("No.".into()))
    });
    assert!(undone.is_err());
    assert_eq!((world.run_jobs(), world.fakes.mailer.sent().len()), (0, 0));
}

#[test]
fn a_mail_that_leaves_twice_through_a_crash_is_one_to_its_reader_and_one_that_is_sent_again_is_another() {
    let world = World::default();
    let id = world.post();
    world.fakes.mailer.break_off();
    world.run_jobs();
    world.fakes.clock.advance(Duration::hours(1));
    world.run_jobs();
    let admin = world.admin();
    world.run(&admin, move |tx, context| resend_mail(tx, context, id)).unwrap();
    world.run_jobs();
    let ids: Vec<String> = world.fakes.mailer.sent().into_iter().map(|mail| mail.id).collect();
    assert_eq!(ids.len(), 3);
    assert_eq!(ids[0], ids[1]);
    assert_ne!(ids[1], ids[2]);
}

#[test]
fn without_a_mail_server_mail_is_kept_and_can_be_read() {
    let world = World::default();
    world.fakes.mailer.answer(Ok(Delivery::Kept));
    let id = world.post();
    world.run_jobs();
    assert_eq!(world.mail(id).status, MailStatus::Kept);
    let admin = world.admin();
    let read = world.run(&admin, move |tx, context| get_mail(tx, context, id)).unwrap();
    assert_eq!(read.content.body, "Good news.");
}

#[test]
fn a_server_that_stays_away_makes_it_fail_in_the_end() {
    let world = World::default();
    let id = world.post();
    world.fakes.mailer.answer(away());
    for attempt in 1..=MOST_ATTEMPTS {
        assert_eq!(world.run_jobs(), 1);
        let mail = world.mail(id);
        let status = if attempt < MOST_ATTEMPTS { MailStatus::Queued } else { MailStatus::Failed };
        assert_eq!((mail.attempts, mail.status), (attempt, status));
        assert_eq!(mail.last_error, Some("the server is away".into()));
        world.fakes.clock.advance(Duration::hours(1));
    }
    assert_eq!(world.run_jobs(), 0);
}

#[test]
fn a_lasting_refusal_is_not_tried_again_until_somebody_asks() {
    let world = World::default();
    let id = world.post();
    world.fakes.mailer.answer(Err(MailError::Permanent("no such mailbox".into())));
    world.run_jobs();
    let mail = world.mail(id);
    assert_eq!((mail.status, mail.attempts), (MailStatus::Failed, 1));
    assert_eq!(mail.last_error, Some("no such mailbox".into()));
    world.fakes.clock.advance(Duration::days(1));
    assert_eq!(world.run_jobs(), 0);
    world.fakes.mailer.answer(Ok(Delivery::Sent));
    let admin = world.admin();
    let waiting = world.run(&admin, move |tx, context| resend_mail(tx, context, id)).unwrap();
    assert_eq!(waiting.status, MailStatus::Queued);
    assert_eq!(world.run_jobs(), 1);
    assert_eq!((world.mail(id).status, world.mail(id).attempts), (MailStatus::Sent, 2));
}

#[test]
fn asking_again_need_not_wait_for_the_next_attempt() {
    let world = World::default();
    let id = world.post();
    world.fakes.mailer.answer(away());
    world.run_jobs();
    world.fakes.mailer.answer(Ok(Delivery::Sent));
    let admin = world.admin();
    world.run(&admin, move |tx, context| resend_mail(tx, context, id)).unwrap();
    assert_eq!(world.run_jobs(), 1, "at once");
    assert_eq!((world.run_jobs(), world.fakes.mailer.sent().len()), (0, 1));
}

#[test]
fn a_test_mail_goes_to_an_address_only() {
    let world = World::default();
    let admin = world.admin();
    for to in ["", "nobody", "a@b"] {
        let refused = world.run(&admin, move |tx, context| send_test_mail(tx, context, to)).unwrap_err();
        assert_eq!(refused, Failure::field("to", "Please enter a valid email address."));
    }
    world.run(&admin, |tx, context| send_test_mail(tx, context, " ada@mail.example ")).unwrap();
    world.run_jobs();
    let sent = &world.fakes.mailer.sent()[0];
    assert_eq!((sent.to.as_str(), sent.subject.as_str()), ("ada@mail.example", "Test email from Tierway"));
}

#[test]
fn the_outbox_is_the_admins() {
    let world = World::default();
    let id = world.post();
    let customer = world.customer();
    let refused = |outcome: Result<(), Failure>| assert!(matches!(outcome, Err(Failure::Forbidden(_))), "{outcome:?}");
    let page = || PageRequest::first(10);
    refused(
        world.run(&customer, move |tx, context| list_mail(tx, context, None, DateSort::default(), &page()).map(drop)),
    );
    refused(world.run(&customer, move |tx, context| get_mail(tx, context, id).map(drop)));
    refused(world.run(&customer, move |tx, context| resend_mail(tx, context, id).map(drop)));
    refused(world.run(&customer, |tx, context| send_test_mail(tx, context, "a@b.example").map(drop)));
    let admin = world.admin();
    let unknown = world.run(&admin, |tx, context| get_mail(tx, context, MailId(987_654)));
    assert_eq!(unknown, Err(Failure::NotFound("This mail")));
}
