//! Visibility of accounts, and the referral tool.

use tierway_accounts::{NewUser, UserFilter, UserVisibility, Verification};
use tierway_application::Failure;
use tierway_application::accounts::{get_me, get_referral, get_user, list_pending_users, list_users};
use tierway_kernel::{Actor, PageRequest, Role, UserId};
use tierway_testkit::builders::{
    actor, new_agent, new_customer, new_dealer, new_employee, new_sub_agent, new_wholesaler,
};

use crate::support::World;

fn names(world: &World, actor: &Actor, filter: UserFilter) -> Vec<(String, UserVisibility)> {
    let page = PageRequest::first(50);
    let users = world.run(actor, move |tx, context| list_users(tx, context, &filter, &page)).unwrap();
    let mut names: Vec<_> = users.items.into_iter().map(|view| (view.user.username, view.visibility)).collect();
    names.sort_by(|one, other| one.0.cmp(&other.0));
    names
}

#[test]
fn the_directory_is_cut_to_the_caller() {
    let world = World::default();
    let admin = world.admin();
    let agent = world.user(new_agent("anna"));
    world.user(new_dealer("dora"));
    let wholesaler = world.user(new_wholesaler("wera"));
    let customer = world.user(NewUser { referred_by: Some(agent.id), ..new_customer("cleo") });
    assert_eq!(names(&world, &admin, UserFilter::default()).len(), 5);
    let all = UserFilter::default();
    assert_eq!(names(&world, &actor(&wholesaler), all.clone()), [("dora".to_owned(), UserVisibility::Business)]);
    assert_eq!(names(&world, &actor(&agent), all.clone()), [("cleo".to_owned(), UserVisibility::Referred)]);
    let others = UserFilter { role: Some(Role::Agent), ..UserFilter::default() };
    assert!(names(&world, &actor(&wholesaler), others).is_empty());
    let page = PageRequest::first(5);
    let refused = world.run(&actor(&customer), move |tx, context| list_users(tx, context, &all, &page));
    assert!(matches!(refused, Err(Failure::Forbidden(_))));
}

#[test]
fn one_account_is_for_itself_the_admin_and_the_employees_owner() {
    let world = World::default();
    let (admin, owner) = (world.admin(), world.owner());
    let customer = world.user(new_customer("cleo"));
    let employee = world.employee(new_employee("emil"), Some("E-1"));
    let open = |actor: &Actor, id: UserId| world.run(actor, move |tx, context| get_user(tx, context, id));
    assert!(open(&admin, customer.id).is_ok());
    assert!(open(&actor(&customer), customer.id).is_ok());
    assert_eq!(open(&owner, employee.id).unwrap().employee.unwrap().code.as_deref(), Some("E-1"));
    let unseen = Err(Failure::NotFound("This user"));
    assert_eq!(open(&owner, customer.id), unseen);
    assert_eq!(open(&actor(&customer), employee.id), unseen);
    assert_eq!(world.run(&actor(&customer), get_me).unwrap().user.id, customer.id);
}

#[test]
fn the_queue_holds_those_who_wait() {
    let world = World::default();
    let admin = world.admin();
    world.user(new_dealer("dora"));
    let waits = world.user(NewUser { verification: Verification::Pending, ..new_dealer("dirk") });
    let page = PageRequest::first(5);
    let queue = world.run(&admin, move |tx, context| list_pending_users(tx, context, &page)).unwrap();
    assert_eq!((queue.total, queue.items[0].user.id), (1, waits.id));
    assert_eq!(queue.items[0].missing_documents.len(), 3);
}

#[test]
fn only_active_agents_have_a_referral() {
    let world = World::default();
    let agent = world.user(new_agent("anna"));
    let below = world.user(new_sub_agent("sven", agent.id));
    let off = world.user(NewUser { is_active: false, ..new_agent("otto") });
    let customer = world.user(new_customer("cleo"));
    let open = |id: UserId| world.run(&Actor::Guest, move |tx, context| get_referral(tx, context, id));
    let code = agent.referral_code.clone().unwrap();
    assert_eq!(open(agent.id).unwrap().link, format!("https://tierway.test/ref/{}", code.as_str()));
    assert!(open(below.id).is_ok());
    for id in [off.id, customer.id, UserId(404)] {
        assert_eq!(open(id), Err(Failure::NotFound("This agent")));
    }
}
