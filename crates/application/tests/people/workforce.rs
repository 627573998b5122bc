//! The owner's decisions and notices.

use tierway_accounts::{NewUser, User, Verification};
use tierway_application::Failure;
use tierway_application::accounts::AccountView;
use tierway_application::workforce::{
    EmployeeKey, ManageEmployee, list_employees, list_management_history, list_notifications, manage_employee,
    mark_notification,
};
use tierway_kernel::{Actor, PageRequest, Role, SignedIn};
use tierway_testkit::builders::{actor, new_customer, new_employee};
use tierway_workforce::{Audience, EmployeeFilter, ManagementAction, NewNotice, NoticeFilter};

use crate::support::{World, somebody};

fn manage(
    world: &World,
    actor: &Actor,
    employee: EmployeeKey,
    action: ManagementAction,
) -> Result<AccountView, Failure> {
    let command = ManageEmployee { employee, action, reason: None };
    world.run(actor, move |tx, context| manage_employee(tx, context, &command, None))
}

fn number(user: &User) -> EmployeeKey {
    EmployeeKey::Number(user.id.0)
}

#[test]
fn activation_approves_who_waits() {
    let world = World::default();
    let owner = world.owner();
    let new = NewUser { verification: Verification::Pending, is_active: false, ..new_employee("emil") };
    let emil = world.employee(new, Some("E-1"));
    let view = manage(&world, &owner, EmployeeKey::Text("e-1".to_owned()), ManagementAction::Activate).unwrap();
    assert!(view.user.is_active);
    assert_eq!(view.user.verification, Verification::Approved);
    let again = Failure::Conflict("This account is already active.".into());
    assert_eq!(manage(&world, &owner, number(&emil), ManagementAction::Activate), Err(again));
    let page = PageRequest::first(5);
    let history = world.run(&owner, move |tx, context| list_management_history(tx, context, &page)).unwrap();
    assert_eq!(history.total, 1);
    let entry = &history.items[0];
    assert_eq!(entry.management.entry.reason, "Employee activated by company management");
    assert_eq!(entry.employee.as_ref().unwrap().code.as_deref(), Some("E-1"));
    assert_eq!(entry.managed_by.as_ref().unwrap().username, "omar");
}

#[test]
fn deactivation_and_access_end_the_sessions() {
    let world = World::default();
    let owner = world.owner();
    let emil = world.employee(new_employee("emil"), None);
    world.session(emil.id);
    let access = ManagementAction::Access { warehouse: true };
    let view = manage(&world, &owner, number(&emil), access.clone()).unwrap();
    assert_eq!(view.user.role, Role::Warehouse);
    assert_eq!(world.sessions(emil.id), 0);
    let again = Failure::Conflict("This employee is already warehouse staff.".into());
    assert_eq!(manage(&world, &owner, number(&emil), access), Err(again));
    world.session(emil.id);
    let view = manage(&world, &owner, number(&emil), ManagementAction::Deactivate).unwrap();
    assert!(!view.user.is_active);
    assert_eq!(world.sessions(emil.id), 0);
}

#[test]
fn a_position_is_given_with_or_without_a_department() {
    let world = World::default();
    let owner = world.owner();
    let emil = world.employee(new_employee("emil"), None);
    let give = |position: &str, department: Option<&str>| ManagementAction::Position {
        position: position.to_owned(),
        department: department.map(str::to_owned),
    };
    let view = manage(&world, &owner, number(&emil), give("Manager", None)).unwrap();
    let employee = view.employee.unwrap();
    assert_eq!((employee.position.as_deref(), employee.department.as_deref()), (Some("Manager"), Some("logistics")));
    let view = manage(&world, &owner, number(&emil), give("driver", Some("sales"))).unwrap();
    assert_eq!(view.employee.unwrap().department.as_deref(), Some("sales"));
}

#[test]
fn only_employees_are_managed_and_only_by_their_owner() {
    let world = World::default();
    let owner = world.owner();
    let customer = world.user(new_customer("cleo"));
    let emil = world.employee(new_employee("emil"), None);
    let nobody = Err(Failure::NotFound("This employee"));
    assert_eq!(manage(&world, &owner, number(&customer), ManagementAction::Deactivate), nobody);
    assert_eq!(manage(&world, &owner, EmployeeKey::Text("E-404".into()), ManagementAction::Deactivate), nobody);
    for role in [Role::Employee, Role::Warehouse, Role::Dealer] {
        let refused = manage(&world, &somebody(role), number(&emil), ManagementAction::Deactivate);
        assert!(matches!(refused, Err(Failure::Forbidden(_))));
    }
    assert!(world.now(emil.id).is_active);
}

#[test]
fn a_number_that_fits_two_employees_is_never_guessed() {
    let world = World::default();
    let owner = world.owner();
    let emil = world.employee(new_employee("emil"), None);
    world.employee(new_employee("egon"), Some(&emil.id.to_string()));
    let refused = manage(&world, &owner, EmployeeKey::Text(emil.id.to_string()), ManagementAction::Deactivate);
    assert!(matches!(refused, Err(Failure::Fields(_))));
    assert!(world.now(emil.id).is_active);
}

#[test]
fn the_list_is_searched() {
    let world = World::default();
    let owner = world.owner();
    world.employee(new_employee("emil"), Some("E-1"));
    world.employee(new_employee("egon"), Some("E-2"));
    world.user(new_customer("emily"));
    let list = |text: Option<&str>| {
        let filter = EmployeeFilter { text: text.map(str::to_owned), ..EmployeeFilter::default() };
        let found =
            world.run(&owner, move |tx, context| list_employees(tx, context, &filter, &PageRequest::first(5))).unwrap();
        found.items.into_iter().map(|view| view.user.username).collect::<Vec<_>>()
    };
    assert_eq!(list(None), ["egon", "emil"]);
    assert_eq!(list(Some("EMI")), ["emil"]);
    assert_eq!(list(Some("e-2")), ["egon"]);
}

#[test]
fn notices_are_for_their_person_and_groups() {
    let world = World::default();
    let emil = world.employee(new_employee("emil"), None);
    let manager = Actor::User(SignedIn {
        id: emil.id,
        role: Role::Employee,
        position: Some("Manager".to_owned()),
        verified: true,
        referred_by: None,
    });
    for audience in [Audience::User(emil.id), Audience::Group("manager".into()), Audience::Group("purchaser".into())] {
        let notice =
            NewNotice { audience, kind: "order".into(), subject: None, title: "A".into(), message: "B".into() };
        world.run(&Actor::System, move |tx, context| Ok(tx.notices().add(&notice, context.now)?)).unwrap();
    }
    let list = |role: Option<&str>| {
        let filter = NoticeFilter { group: role.map(str::to_owned), unread: false };
        let page = PageRequest::first(5);
        world.run(&manager, move |tx, context| list_notifications(tx, context, &filter, &page))
    };
    assert_eq!(list(None).unwrap().total, 2);
    let narrowed = list(Some("Manager")).unwrap();
    assert_eq!(narrowed.total, 1);
    let sentence = "These notifications are for another role.".into();
    assert_eq!(list(Some("purchaser")), Err(Failure::Forbidden(sentence)));

    let id = narrowed.items[0].id;
    let stranger = actor(&world.user(new_customer("cleo")));
    let refused = world.run(&stranger, move |tx, context| mark_notification(tx, context, id));
    assert_eq!(refused, Err(Failure::NotFound("This notification")));
    let read = world.run(&manager, move |tx, context| mark_notification(tx, context, id)).unwrap();
    assert!(read.read_at.is_some());
}
