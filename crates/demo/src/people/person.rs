//! A demo account.

use tierway_kernel::Role;

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
    /// Company name, if any.
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
    pub(super) const fn new(role: Role, username: &'static str, name: [&'static str; 2], day: i64) -> Person {
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
    pub(super) const fn at(self, street: &'static str, zone: &'static str, country: &'static str) -> Person {
        Person { street, zone, country, ..self }
    }

    /// Speaks for a company.
    pub(super) const fn of(self, company: &'static str, about: &'static str) -> Person {
        Person { company: Some(company), about: Some(about), ..self }
    }

    /// Was referred by `username`.
    pub(super) const fn by(self, username: &'static str) -> Person {
        Person { referrer: Some(username), ..self }
    }

    /// Fares otherwise than being welcome.
    pub(super) const fn but(self, fate: Fate) -> Person {
        Person { fate, ..self }
    }

    /// Works as.
    pub(super) const fn works(self, post: Post) -> Person {
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
