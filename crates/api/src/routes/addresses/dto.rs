//! Addresses on the wire.

use tierway_kernel::FieldError;
use tierway_orders::{Address, AddressDraft, AddressError};

use crate::dto::*;
use crate::expected::Expected;
use crate::form::BusinessRules;

/// An entry of the address book.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddressResponse {
    /// Identity.
    #[schema(example = 7)]
    pub id: i64,
    /// Label.
    #[schema(example = "Shop")]
    pub label: Option<String>,
    /// Recipient.
    #[schema(example = "Lina Tan")]
    pub recipient: String,
    /// Telephone number for the carrier.
    #[schema(example = "+60 12 345 6789")]
    pub phone: Option<String>,
    /// Street and number.
    #[schema(example = "12 Jalan Ampang")]
    pub line1: String,
    /// Floor, unit, building.
    pub line2: Option<String>,
    /// City.
    #[schema(example = "Kuala Lumpur")]
    pub city: String,
    /// State or province.
    pub state: Option<String>,
    /// Postal code.
    #[schema(example = "50450")]
    pub postal_code: Option<String>,
    /// Country.
    #[schema(example = "Malaysia")]
    pub country: String,
    /// Whether it is the default address.
    pub is_default: bool,
}

/// An address to save.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "label": "Shop", "recipient": "Lina Tan", "phone": "+60 12 345 6789", "line1": "12 Jalan Ampang",
    "city": "Kuala Lumpur", "postalCode": "50450", "country": "Malaysia", "isDefault": true
}))]
pub struct AddressRequest {
    /// Label, at most 40 characters.
    pub label: Option<String>,
    /// Recipient, at most 80 characters.
    #[schema(required)]
    pub recipient: Option<String>,
    /// Telephone number for the carrier, at most 30 characters.
    pub phone: Option<String>,
    /// Street and number, at most 90 characters.
    #[schema(required)]
    pub line1: Option<String>,
    /// Floor, unit, building, at most 90 characters.
    pub line2: Option<String>,
    /// City, at most 60 characters.
    #[schema(required)]
    pub city: Option<String>,
    /// State or province, at most 50 characters.
    pub state: Option<String>,
    /// Postal code, at most 16 characters.
    pub postal_code: Option<String>,
    /// Country, at most 56 characters.
    #[schema(required)]
    pub country: Option<String>,
    /// Whether it is the default address.
    pub is_default: bool,
    /// On update, the values you saw, field by field, as the API returned them. If one of them has changed since,
    /// nothing is updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others
    /// did in the meantime.
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

impl AddressRequest {
    /// The draft, not yet checked.
    pub fn draft(&self) -> AddressDraft {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        AddressDraft {
            label: self.label.clone(),
            recipient: text(&self.recipient),
            phone: self.phone.clone(),
            line1: text(&self.line1),
            line2: self.line2.clone(),
            city: text(&self.city),
            state: self.state.clone(),
            postal_code: self.postal_code.clone(),
            country: text(&self.country),
            is_default: self.is_default,
        }
    }
}

impl BusinessRules for AddressRequest {
    fn violations(&self) -> Vec<FieldError> {
        match self.draft().check() {
            Err(AddressError::Fields(fields)) => fields,
            Ok(_) | Err(AddressError::Full) => Vec::new(),
        }
    }
}

impl From<Address> for AddressResponse {
    fn from(address: Address) -> AddressResponse {
        let entry = address.entry;
        AddressResponse {
            id: address.id.0,
            label: entry.label,
            recipient: entry.recipient,
            phone: entry.phone,
            line1: entry.line1,
            line2: entry.line2,
            city: entry.city,
            state: entry.state,
            postal_code: entry.postal_code,
            country: entry.country,
            is_default: entry.is_default,
        }
    }
}
