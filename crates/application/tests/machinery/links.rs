//! Password reset links: created when their email is sent, and never stored.

use chrono::Duration;
use tierway_accounts::{LINK_LIVES, LINK_WAITS, PasswordReset, ResetFilter, ResetState};
use tierway_application::accounts::{
    check_reset_link, confirm_password_reset, hand_over_password_reset, refuse_password_reset, request_password_reset,
};
use tierway_application::jobs::MOST_ATTEMPTS;
use tierway_application::mail::{LINK_PLACE, Mail, MailStatus, list_mail, resend_mail};
use tierway_application::{Delivery, Failure, MailError};
use tierway_kernel::{Actor, DateSort, PageRequest};

use crate::support::World;

const NEW: &str = "battery staple";
const CLOSED: &str =
    "This password reset request is closed or more than a day old, so its link can no longer be emailed.";

fn away() -> Result<Delivery, MailError> {
    Err(MailError::Transient("the server is away".into()))
}

/// Carla asks for a link, and nothing is sent yet.
fn ask(world: &World) {
    let guest = Actor::Guest;
    world.run(&guest, |tx, context| request_password_reset(tx, context, "carla@tierway.test", "customer")).unwrap();
}

/// The newest mail.
fn mail(world: &World, admin: &Actor) -> Mail {
    let list =
        world.run(admin, |tx, context| list_mail(tx, context, None, DateSort::default(), &PageRequest::first(1)));
    list.unwrap().items.remove(0)
}

/// The newest request.
fn reset(world: &World) -> PasswordReset {
    let list = world.run(&Actor::System, |tx, context| {
        Ok(tx.resets().list(ResetFilter::default(), context.now, &PageRequest::first(1))?)
    });
    list.unwrap().items.remove(0)
}

/// The tokens that left, oldest first.
fn tokens(world: &World) -> Vec<String> {
    let token = |body: &str| {
        let rest = body.split("/reset-password?token=").nth(1)?;
        Some(rest.split_whitespace().next().unwrap_or_default().to_owned())
    };
    world.fakes.mailer.sent().iter().filter_map(|mail| token(&mail.body)).collect()
}

fn works(world: &World, token: &str) -> bool {
    let token = token.to_owned();
    world.run(&Actor::Guest, move |tx, context| check_reset_link(tx, context, &token, NEW, None)).is_ok()
}

fn uses(world: &World, token: &str) -> bool {
    let token = token.to_owned();
    world.run(&Actor::Guest, move |tx, context| confirm_password_reset(tx, context, &token, "hash", false)).is_ok()
}

#[test]
fn the_link_is_put_in_when_the_mail_is_sent_and_stands_in_no_stored_text() {
    let world = World::default();
    let (admin, _) = (world.admin(), world.customer());
    ask(&world);
    world.run_jobs();
    let sent = &world.fakes.mailer.sent()[0];
    assert!(sent.body.contains("https://tierway.test/reset-password?token=") && !sent.body.contains(LINK_PLACE));
    let stored = mail(&world, &admin);
    assert_eq!((stored.status, stored.content.link_for), (MailStatus::Sent, Some(reset(&world).id)));
    assert!(stored.content.body.contains(LINK_PLACE) && !stored.content.body.contains("token="));
    let token = tokens(&world).remove(0);
    assert!(uses(&world, &token) && !uses(&world, &token), "once");
}

#[test]
fn a_mail_that_is_tried_again_has_a_link_that_lives_from_then_on() {
    let world = World::default();
    world.admin();
    world.customer();
    world.fakes.mailer.answer(away());
    ask(&world);
    world.run_jobs();
    for _ in 2..MOST_ATTEMPTS {
        world.fakes.clock.advance(Duration::hours(1));
        world.run_jobs();
    }
    world.fakes.mailer.answer(Ok(Delivery::Sent));
    world.fakes.clock.advance(Duration::hours(1));
    world.run_jobs();
    assert_eq!(tokens(&world).len(), 1);
    let reset = reset(&world);
    assert!(reset.expires_at - reset.requested_at > Duration::hours(9), "{reset:?}");
    let token = tokens(&world).remove(0);
    world.fakes.clock.advance(LINK_LIVES - Duration::seconds(1));
    assert!(works(&world, &token));
    world.fakes.clock.advance(Duration::seconds(1));
    assert!(!works(&world, &token));
}

#[test]
fn of_a_mail_that_leaves_twice_both_links_work_until_one_is_used() {
    let world = World::default();
    world.admin();
    world.customer();
    ask(&world);
    world.fakes.mailer.break_off();
    world.run_jobs();
    world.fakes.clock.advance(Duration::minutes(10));
    world.run_jobs();
    let [first, second] = <[String; 2]>::try_from(tokens(&world)).unwrap();
    assert_ne!(first, second);
    assert!(works(&world, &first) && works(&world, &second), "a reader may have kept either");
    assert!(uses(&world, &first));
    assert!(!works(&world, &second) && !uses(&world, &second));
}

#[test]
fn a_mail_of_a_closed_request_does_not_leave_any_more() {
    let world = World::default();
    let (admin, _) = (world.admin(), world.customer());
    world.fakes.mailer.answer(away());
    ask(&world);
    world.run_jobs();
    let id = reset(&world).id;
    world.run(&admin, move |tx, context| refuse_password_reset(tx, context, id, None)).unwrap();
    world.fakes.mailer.answer(Ok(Delivery::Sent));
    world.fakes.clock.advance(Duration::hours(1));
    world.run_jobs();
    assert_eq!(world.fakes.mailer.sent().len(), 0);
    let stopped = mail(&world, &admin);
    assert_eq!((stopped.status, stopped.last_error), (MailStatus::Failed, Some(CLOSED.into())));
    let again = world.run(&admin, move |tx, context| resend_mail(tx, context, stopped.id));
    assert_eq!(again, Err(Failure::Conflict(CLOSED.into())));
}

#[test]
fn a_mail_is_sent_again_with_a_fresh_link_for_a_day() {
    let world = World::default();
    let (admin, _) = (world.admin(), world.customer());
    ask(&world);
    world.run_jobs();
    let id = mail(&world, &admin).id;
    world.fakes.clock.advance(LINK_WAITS - Duration::seconds(1));
    world.run(&admin, move |tx, context| resend_mail(tx, context, id)).unwrap();
    world.run_jobs();
    let [first, second] = <[String; 2]>::try_from(tokens(&world)).unwrap();
    assert!(first != second && works(&world, &second));
    world.fakes.clock.advance(Duration::seconds(1));
    let late = world.run(&admin, move |tx, context| resend_mail(tx, context, id));
    assert_eq!(late, Err(Failure::Conflict(CLOSED.into())));
}

#[test]
fn without_a_mail_server_the_link_is_handed_over() {
    let world = World::default();
    let (admin, _) = (world.admin(), world.customer());
    world.fakes.mailer.answer(Ok(Delivery::Kept));
    ask(&world);
    world.run_jobs();
    let kept = mail(&world, &admin);
    assert!(kept.status == MailStatus::Kept && kept.content.body.contains(LINK_PLACE));
    let id = reset(&world).id;
    let handed = world.run(&admin, move |tx, context| hand_over_password_reset(tx, context, id, None)).unwrap();
    let token = handed.link.split("token=").nth(1).unwrap().to_owned();
    assert!(works(&world, &token) && reset(&world).state == ResetState::ManualResetLink);
}
