//! The people of the demo: role, referrer and review outcome of everyone who registers in the six months. All persons
//! and companies are fictitious; email addresses use reserved domains.

use tierway_kernel::Role;

mod customers;
mod staff;
mod trade;

/// Outcome of a registration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Approved, or active from the start.
    Welcome,
    /// Still waiting for a decision when the demo begins.
    Waits,
    /// Rejected with this reason.
    Refused(&'static str),
    /// Approved at first, deactivated later with this reason.
    Left(&'static str),
}

/// An employee's place in the company.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Post {
    /// A listed position, as given at registration.
    pub applied_as: &'static str,
    /// The position set by the owner, if different.
    pub promoted_to: Option<&'static str>,
    /// A listed department.
    pub department: &'static str,
    /// The company's own number.
    pub code: &'static str,
    /// Whether the owner grants warehouse access.
    pub warehouse: bool,
}

/// Somebody who registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Person {
    /// Signs in as this.
    pub username: &'static str,
    /// Given name.
    pub first_name: &'static str,
    /// Family name.
    pub last_name: &'static str,
    /// What they register as.
    pub role: Role,
    /// State or city.
    pub zone: &'static str,
    /// Country.
    pub country: &'static str,
    /// Street and number, for deliveries.
    pub street: &'static str,
    /// Company, for those who have one.
    pub company: Option<&'static str>,
    /// A few words about the company.
    pub about: Option<&'static str>,
    /// Username of who referred them.
    pub referrer: Option<&'static str>,
    /// Day of registration, counted from the first day of the history.
    pub day: i64,
    /// Their outcome.
    pub fate: Fate,
    /// Employees only.
    pub post: Option<Post>,
}

impl Person {
    /// Somebody without company and referrer who is welcome.
    const fn new(role: Role, username: &'static str, name: [&'static str; 2], day: i64) -> Person {
        Person {
            username,
            first_name: name[0],
            last_name: name[1],
            role,
            zone: "Penang",
            country: "Malaysia",
            street: "8 Lorong Perindustrian 3",
            company: None,
            about: None,
            referrer: None,
            day,
            fate: Fate::Welcome,
            post: None,
        }
    }

    /// Lives there: street, zone and country.
    const fn at(self, street: &'static str, zone: &'static str, country: &'static str) -> Person {
        Person { street, zone, country, ..self }
    }

    /// Speaks for a company.
    const fn of(self, company: &'static str, about: &'static str) -> Person {
        Person { company: Some(company), about: Some(about), ..self }
    }

    /// Was referred by `username`.
    const fn by(self, username: &'static str) -> Person {
        Person { referrer: Some(username), ..self }
    }

    /// Fares otherwise than being welcome.
    const fn but(self, fate: Fate) -> Person {
        Person { fate, ..self }
    }

    /// Works as.
    const fn works(self, post: Post) -> Person {
        Person { post: Some(post), ..self }
    }

    /// First and last name.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    /// A reserved email address.
    pub fn email(&self) -> String {
        format!("{}@example.com", self.username)
    }
}

/// Everybody, founders first.
pub fn everybody() -> impl Iterator<Item = &'static Person> {
    staff::STAFF.iter().chain(trade::TRADE).chain(customers::CUSTOMERS)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

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
