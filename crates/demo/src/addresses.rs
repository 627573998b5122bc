//! Address books: buyers save addresses, and orders ship to one of them.

use chrono::{DateTime, Utc};
use tierway_application::Failure;
use tierway_application::addresses::add_address;
use tierway_kernel::{AddressId, Role, UserId};
use tierway_orders::AddressDraft;

use super::people::Person;
use super::world::World;

/// Second addresses of those a demo is shown with: username, label, street and number.
const SECOND: [(&str, &str, &str); 4] = [
    ("customer", "Office", "40 Jalan Utara, Level 6"),
    ("dealer", "Second shop", "3 Lorong Bunga Raya"),
    ("wholesaler", "Warehouse", "12 Pioneer Sector 2, Gate C"),
    ("agent", "Parents", "15 Jalan Damai"),
];

impl World<'_> {
    /// A buyer fills their address book.
    pub fn keep_addresses(&mut self, now: DateTime<Utc>, person: &Person) -> Result<(), Failure> {
        let buyer = self.as_member(now, person.username)?;
        let label = if person.company.is_some() { "Shop" } else { "Home" };
        add_address(self.tx, &buyer, &draft(person, label, person.street))?;
        for (_, label, street) in SECOND.iter().filter(|(username, ..)| *username == person.username) {
            add_address(self.tx, &buyer, &draft(person, label, street))?;
        }
        Ok(())
    }

    /// A buyer's default address.
    pub fn usual_address(&mut self, buyer: UserId) -> Result<Option<AddressId>, Failure> {
        Ok(self.tx.addresses().of_user(buyer)?.first().map(|address| address.id))
    }
}

/// Whether this person orders and needs an address.
pub fn is_buyer(person: &Person) -> bool {
    matches!(person.role, Role::Customer | Role::Dealer | Role::Wholesaler | Role::Agent | Role::SubAgent)
}

fn draft(person: &Person, label: &str, street: &str) -> AddressDraft {
    AddressDraft {
        label: Some(label.to_owned()),
        recipient: person.company.map_or_else(|| person.full_name(), str::to_owned),
        line1: street.to_owned(),
        city: person.zone.to_owned(),
        country: person.country.to_owned(),
        ..AddressDraft::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::everybody;

    #[test]
    fn every_buyer_has_an_address_that_is_kept() {
        for person in everybody().filter(|person| is_buyer(person)) {
            assert!(draft(person, "Home", person.street).check().is_ok(), "{}", person.username);
        }
        for (username, label, street) in SECOND {
            let person = everybody().find(|person| person.username == username).unwrap();
            assert!(is_buyer(person) && draft(person, label, street).check().is_ok(), "{username}");
        }
    }
}
