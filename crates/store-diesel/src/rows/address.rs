//! Address books.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{AddressId, UserId, to_micros};
use tierway_orders::{Address, AddressDraft};

use crate::schema::addresses;

/// An address as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = addresses)]
pub(crate) struct AddressRow {
    id: i64,
    user_id: i64,
    label: Option<String>,
    recipient: String,
    phone: Option<String>,
    line1: String,
    line2: Option<String>,
    city: String,
    state: Option<String>,
    postal_code: Option<String>,
    country: String,
    is_default: bool,
}

/// Address fields, for writing.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = addresses, treat_none_as_default_value = false, treat_none_as_null = true)]
pub(crate) struct AddressFields<'a> {
    label: Option<&'a str>,
    recipient: &'a str,
    phone: Option<&'a str>,
    line1: &'a str,
    line2: Option<&'a str>,
    city: &'a str,
    state: Option<&'a str>,
    postal_code: Option<&'a str>,
    country: &'a str,
    is_default: bool,
    updated_at: i64,
}

impl AddressRow {
    /// The address.
    pub(crate) fn into_address(self) -> Address {
        Address {
            id: AddressId(self.id),
            user_id: UserId(self.user_id),
            entry: AddressDraft {
                label: self.label,
                recipient: self.recipient,
                phone: self.phone,
                line1: self.line1,
                line2: self.line2,
                city: self.city,
                state: self.state,
                postal_code: self.postal_code,
                country: self.country,
                is_default: self.is_default,
            },
        }
    }
}

impl<'a> AddressFields<'a> {
    /// The fields of an address.
    pub(crate) fn new(entry: &'a AddressDraft, now: DateTime<Utc>) -> AddressFields<'a> {
        AddressFields {
            label: entry.label.as_deref(),
            recipient: &entry.recipient,
            phone: entry.phone.as_deref(),
            line1: &entry.line1,
            line2: entry.line2.as_deref(),
            city: &entry.city,
            state: entry.state.as_deref(),
            postal_code: entry.postal_code.as_deref(),
            country: &entry.country,
            is_default: entry.is_default,
            updated_at: to_micros(now),
        }
    }
}
