//! The address book of a buyer: where orders go.

use chrono::{DateTime, Utc};
use tierway_kernel::{AddressId, FieldError, ONE_LINE, Place, Sentence, StoreError, UserId, is_one_line};

use crate::checks::check_length;

/// Maximum number of addresses per user.
const MAX_ADDRESSES: usize = 50;

/// Fields of an address. All together fit into an order's shipping address of 500 characters.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AddressDraft {
    /// Label.
    pub label: Option<String>,
    /// Recipient.
    pub recipient: String,
    /// Telephone number for the carrier.
    pub phone: Option<String>,
    /// Street and number.
    pub line1: String,
    /// Floor, unit, building.
    pub line2: Option<String>,
    /// City.
    pub city: String,
    /// State or province.
    pub state: Option<String>,
    /// Postal code.
    pub postal_code: Option<String>,
    /// Country.
    pub country: String,
    /// Whether it is the one that is offered first.
    pub is_default: bool,
}

/// An entry of an address book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// Identity.
    pub id: AddressId,
    /// Whose.
    pub user_id: UserId,
    /// Its contents.
    pub entry: AddressDraft,
}

/// Why an address is rejected.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum AddressError {
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// The address book is full.
    #[error("An address book can have at most 50 addresses.")]
    Full,
}

/// One line of text without surplus space.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tidy_optional(text: Option<&String>) -> Option<String> {
    text.map(|text| tidy(text)).filter(|text| !text.is_empty())
}

impl AddressDraft {
    /// The draft in one form, or all that is wrong with it.
    pub fn check(&self) -> Result<AddressDraft, AddressError> {
        let draft = AddressDraft {
            label: tidy_optional(self.label.as_ref()),
            recipient: tidy(&self.recipient),
            phone: tidy_optional(self.phone.as_ref()),
            line1: tidy(&self.line1),
            line2: tidy_optional(self.line2.as_ref()),
            city: tidy(&self.city),
            state: tidy_optional(self.state.as_ref()),
            postal_code: tidy_optional(self.postal_code.as_ref()),
            country: tidy(&self.country),
            is_default: self.is_default,
        };
        let mut errors = Vec::new();
        for (field, text, most) in [
            ("label", draft.label.as_deref(), 40),
            ("recipient", Some(draft.recipient.as_str()), 80),
            ("phone", draft.phone.as_deref(), 30),
            ("line1", Some(draft.line1.as_str()), 90),
            ("line2", draft.line2.as_deref(), 90),
            ("city", Some(draft.city.as_str()), 60),
            ("state", draft.state.as_deref(), 50),
            ("postalCode", draft.postal_code.as_deref(), 16),
            ("country", Some(draft.country.as_str()), 56),
        ] {
            if text.is_some_and(str::is_empty) {
                errors.push(FieldError::new(field, "This field is required."));
            }
            check_length(field, text, most, &mut errors);
            if text.is_some_and(|text| !is_one_line(text)) {
                errors.push(FieldError::new(field, ONE_LINE));
            }
        }
        if errors.is_empty() { Ok(draft) } else { Err(AddressError::Fields(errors)) }
    }

    /// The place it is in, for taxes; `None`: nobody knows the country.
    pub fn place(&self) -> Option<Place> {
        Place::of_address(Some(&self.country), self.state.as_deref())
    }

    /// The address as printed on orders and parcels, line by line.
    pub fn on_parcel(&self) -> String {
        let part = |text: &Option<String>| text.clone().unwrap_or_default();
        let place = [part(&self.postal_code), self.city.clone()].join(" ").trim().to_owned();
        let town = match &self.state {
            Some(state) => format!("{place}, {state}"),
            None => place,
        };
        let lines = [
            self.recipient.clone(),
            self.line1.clone(),
            part(&self.line2),
            town,
            self.country.clone(),
            part(&self.phone),
        ];
        lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }
}

/// Refuses another address past the limit.
pub fn check_room(kept: usize) -> Result<(), AddressError> {
    if kept < MAX_ADDRESSES { Ok(()) } else { Err(AddressError::Full) }
}

/// Address books in the store. Whoever changes one holds the lock of its owner's account.
pub trait AddressRepository {
    /// A person's addresses, the default first, then as they were added.
    fn of_user(&mut self, user: UserId) -> Result<Vec<Address>, StoreError>;
    /// One of a person's own addresses.
    fn of_id(&mut self, user: UserId, id: AddressId) -> Result<Option<Address>, StoreError>;
    /// Stores an address. A new default replaces the old one.
    fn add(&mut self, user: UserId, entry: &AddressDraft, now: DateTime<Utc>) -> Result<Address, StoreError>;
    /// Replaces one of a user's addresses; `false` if it does not exist. A new default replaces the old one.
    fn save(&mut self, address: &Address, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Removes one of a person's own addresses; `false`: there was none.
    fn remove(&mut self, user: UserId, id: AddressId) -> Result<bool, StoreError>;
}

#[cfg(test)]
mod tests;
