//! Employees and the decisions about them.

use tierway_application::Store;
use tierway_kernel::{Language, Message, StoreError, UserId, message};
use tierway_workforce::{Employee, EmployeeFilter, NewManagement};

use super::support::{all, assert_walks, read, refused, user, write};
use crate::builders::{add_user, at, new_admin, new_employee};

/// Stores an account and its employee.
pub(super) fn employ(store: &dyn Store, name: &'static str, code: Option<&'static str>, minute: i64) -> Employee {
    write(store, move |tx| {
        let user = tx.users().add(&new_employee(name), "hash", at(minute))?;
        let employee = Employee {
            user_id: user.id,
            code: code.map(str::to_owned),
            position: Some("Manager".to_owned()),
            department: Some("sales".to_owned()),
        };
        tx.employees().add(&employee)?;
        Ok(employee)
    })
}

fn found(store: &dyn Store, text: &str) -> Vec<UserId> {
    let filter = EmployeeFilter { text: Some(text.to_owned()), ..EmployeeFilter::default() };
    let page = read(store, move |tx| tx.employees().list(&filter, &all()));
    assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
    page.items.into_iter().map(|employee| employee.user_id).collect()
}

pub(super) fn an_employee_reads_back_by_account_and_code(store: &dyn Store) {
    let emil = employ(store, "emil", Some("Emp-007"), 0);
    let eva = employ(store, "eva", None, 1);
    let (id, other) = (emil.user_id, eva.user_id);
    assert_eq!(read(store, move |tx| tx.employees().by_user(id)), Some(emil.clone()));
    assert_eq!(read(store, |tx| tx.employees().by_user(UserId(987_654))), None);
    for code in ["Emp-007", "EMP-007", "emp-007"] {
        assert_eq!(read(store, move |tx| tx.employees().by_code(code)), Some(emil.clone()), "{code}");
    }
    assert_eq!(read(store, |tx| tx.employees().by_code("")), None, "no code is nobody's code");
    let mut both = read(store, move |tx| tx.employees().by_users(&[other, UserId(987_654), id]));
    both.sort_by_key(|employee| employee.user_id);
    assert_eq!(both, [emil, eva]);
}

pub(super) fn a_taken_code_is_refused_without_case(store: &dyn Store) {
    employ(store, "emil", Some("Emp-007"), 0);
    employ(store, "eva", None, 0);
    employ(store, "egon", None, 0);
    let error = refused(store, |tx| {
        let user = add_user(tx, &new_employee("edda"))?;
        let code = Some("EMP-007".to_owned());
        tx.employees().add(&Employee { user_id: user.id, code, position: None, department: None })
    });
    assert_eq!(error, StoreError::Taken("employees.code_key"));
}

pub(super) fn a_position_changes_and_keeps_the_department_unless_given(store: &dyn Store) {
    let emil = employ(store, "emil", None, 0);
    let bystander = employ(store, "eva", None, 0);
    let id = emil.user_id;
    assert!(write(store, move |tx| tx.employees().set_position(id, "Purchaser", None)));
    let now = read(store, move |tx| tx.employees().by_user(id)).expect("the employee exists");
    assert_eq!((now.position.as_deref(), now.department.as_deref()), (Some("Purchaser"), Some("sales")));
    assert!(write(store, move |tx| tx.employees().set_position(id, "driver", Some("logistics"))));
    let now = read(store, move |tx| tx.employees().by_user(id)).expect("the employee exists");
    assert_eq!((now.position.as_deref(), now.department.as_deref()), (Some("driver"), Some("logistics")));
    assert!(!write(store, |tx| tx.employees().set_position(UserId(987_654), "driver", None)));
    let other = bystander.user_id;
    assert_eq!(read(store, move |tx| tx.employees().by_user(other)), Some(bystander));
}

pub(super) fn employees_list_newest_account_first(store: &dyn Store) {
    user(store, new_admin("ada"));
    let second = employ(store, "second", None, 2);
    let third = employ(store, "third", None, 3);
    let first = employ(store, "first", None, 1);
    let page = read(store, |tx| tx.employees().list(&EmployeeFilter::default(), &all()));
    assert_eq!((page.items, page.total, page.next), (vec![third, second, first], 3, None));
}

pub(super) fn text_finds_names_username_email_and_code(store: &dyn Store) {
    let emil = employ(store, "emil", Some("Emp-007"), 0).user_id;
    let eva = employ(store, "eva", None, 0).user_id;
    for text in ["EMIL", "emil@tier", "emp-0", "emil t"] {
        assert_eq!(found(store, text), [emil], "{text}");
    }
    assert_eq!(found(store, "tierway.test"), [eva, emil]);
    assert_eq!(found(store, "e%l"), []);
    assert_eq!(found(store, " "), [eva, emil], "an empty text is no filter");
}

pub(super) fn walking_employees_over_ties_gives_each_once(store: &dyn Store) {
    let mut expected = Vec::new();
    for (number, name) in ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"].into_iter().enumerate() {
        expected.insert(0, employ(store, name, None, number as i64 / 3).user_id);
    }
    assert_walks(store, &expected, |tx, page| {
        tx.employees().list(&EmployeeFilter::default(), page).map(|page| page.map(|employee| employee.user_id))
    });
}

fn decide(store: &dyn Store, entry: NewManagement, minute: i64) -> tierway_workforce::Management {
    write(store, move |tx| tx.employees().add_management(&entry, at(minute)))
}

fn decision(employee: UserId, reason: &str, managed_by: Option<UserId>) -> NewManagement {
    NewManagement { employee, action: "deactivate".to_owned(), reason: Message::verbatim(reason), managed_by }
}

pub(super) fn decisions_read_back_newest_first(store: &dyn Store) {
    let ada = user(store, new_admin("ada")).id;
    let emil = employ(store, "emil", None, 0).user_id;
    let new = decision(emil, "left the company", Some(ada));
    let late = decide(store, new.clone(), 9);
    assert_eq!((&late.entry, late.created_at), (&new, at(9)));
    let mut earlier = Vec::new();
    for (minute, action) in ["activate", "position", "access"].into_iter().enumerate() {
        let (action, reason) = (action.to_owned(), message!("Employee activated by company management"));
        let new = NewManagement { action, reason, ..decision(emil, "", None) };
        earlier.push(decide(store, new, minute as i64));
    }
    let page = read(store, |tx| tx.employees().management_history(&all()));
    let expected: Vec<_> = std::iter::once(late).chain(earlier.into_iter().rev()).collect();
    assert_eq!((page.total, &page.items), (4, &expected));
    let said: Vec<_> = page.items.iter().map(|row| row.entry.reason.render(Language::Ms)).collect();
    assert_eq!(said[..2], ["left the company", "Pekerja diaktifkan oleh pengurusan syarikat"]);
}

pub(super) fn walking_decisions_over_ties_gives_each_once(store: &dyn Store) {
    let emil = employ(store, "emil", None, 0).user_id;
    let mut expected = Vec::new();
    for number in 0..8 {
        expected.insert(0, decide(store, decision(emil, "why", None), number / 3).id);
    }
    assert_walks(store, &expected, |tx, page| {
        tx.employees().management_history(page).map(|page| page.map(|row| row.id))
    });
}
