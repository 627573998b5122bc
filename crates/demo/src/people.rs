//! The people of the demo: role, referrer and review outcome of everyone who registers in the six months. All persons
//! and companies are fictitious; email addresses use reserved domains.

mod customers;
mod person;
mod staff;
mod trade;

pub use person::{Fate, Person, Post};

/// Everybody, founders first.
pub fn everybody() -> impl Iterator<Item = &'static Person> {
    staff::STAFF.iter().chain(trade::TRADE).chain(customers::CUSTOMERS)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use tierway_kernel::Role;

    use super::*;

    fn count(keep: impl Fn(&Person) -> bool) -> usize {
        everybody().filter(|person| keep(person)).count()
    }

    #[test]
    fn all_nine_roles_are_there_and_nobody_twice() {
        let names: HashSet<_> = everybody().map(|person| person.username).collect();
        let full: HashSet<_> = everybody().map(Person::full_name).collect();
        assert_eq!(names.len(), everybody().count());
        assert_eq!(full.len(), everybody().count());
        let roles: HashSet<_> = everybody().map(|person| person.role).collect();
        assert_eq!(roles.len() + 1, Role::ALL.len(), "warehouse is given by the owner");
        assert_eq!(count(|person| person.post.is_some_and(|post| post.warehouse)), 1);
    }

    #[test]
    fn the_queue_holds_four_and_one_was_rejected() {
        assert_eq!(count(|person| person.fate == Fate::Waits), 4);
        assert_eq!(count(|person| matches!(person.fate, Fate::Refused(_))), 1);
        assert_eq!(count(|person| person.role == Role::Customer), 26);
        let open = |role| count(|person| person.role == role && person.fate == Fate::Welcome);
        assert_eq!((open(Role::Dealer), open(Role::Agent), open(Role::Wholesaler)), (5, 4, 2));
    }

    #[test]
    fn referrers_are_agents_who_came_before() {
        for person in everybody() {
            let Some(name) = person.referrer else { continue };
            let referrer = everybody().find(|other| other.username == name).unwrap();
            assert!(matches!(referrer.role, Role::Agent | Role::SubAgent), "{name}");
            assert!(referrer.day < person.day, "{} before {name}", person.username);
        }
        for brought in ["agent", "subagent"] {
            assert!(count(|person| person.referrer == Some(brought) && person.role == Role::Customer) >= 4);
        }
    }
}
