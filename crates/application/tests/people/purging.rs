//! Expired rows are purged, others stay.

use chrono::Duration;
use tierway_accounts::{NewPasswordReset, ResetFilter, Throttle};
use tierway_application::accounts::purge_expired;
use tierway_kernel::{Actor, PageRequest, UserId};
use tierway_testkit::builders::{at, new_customer, new_session};

use crate::support::World;

fn fill(world: &World, user: UserId, name: &'static str) {
    world
        .run(&Actor::System, move |tx, context| {
            tx.sessions().open(&new_session(user, name), context.now)?;
            tx.throttles().take(name, context.now)?;
            let expires_at = context.now + Duration::minutes(30);
            tx.resets().add(&NewPasswordReset { user_id: user, expires_at, address: None }, context.now)?;
            Ok(())
        })
        .unwrap();
}

fn forgotten(world: &World) -> u64 {
    world.run(&Actor::System, purge_expired).unwrap()
}

#[test]
fn sessions_throttles_and_requests_go_each_in_its_time() {
    let world = World::default();
    let cleo = world.user(new_customer("cleo")).id;
    fill(&world, cleo, "old");
    assert_eq!(forgotten(&world), 0);
    let clock = &world.fakes.clock;
    clock.set(at(121));
    assert_eq!(forgotten(&world), 1, "the throttle after two hours");
    clock.set(at(12 * 60 + 1));
    assert_eq!(forgotten(&world), 1, "the session after twelve idle hours");
    clock.set(at(30 * 24 * 60));
    fill(&world, cleo, "young");
    assert_eq!(forgotten(&world), 0);
    clock.set(at(30 * 24 * 60 + 1));
    assert_eq!(forgotten(&world), 1, "the request after thirty days");
    let left = world
        .run(&Actor::System, |tx, context| {
            let resets = tx.resets().list(ResetFilter::default(), context.now, &PageRequest::first(9))?.total;
            Ok((tx.sessions().find("young")?.is_some(), tx.throttles().peek(&["young"])?, resets))
        })
        .unwrap();
    assert_eq!(left, (true, vec![Some(Throttle::new(at(30 * 24 * 60)))], 1));
}
