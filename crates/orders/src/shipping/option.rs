//! What a shipping method comes to for an order.

use tierway_kernel::Money;

/// How long a delivery takes, in days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeliveryDays {
    /// At least.
    pub from: u8,
    /// At most.
    pub to: u8,
}

/// A part of a shipping cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingPart {
    /// [`ShippingPart::BASE`], or the name of a surcharge.
    pub name: String,
    /// How much it is.
    pub amount: Money,
}

impl ShippingPart {
    /// The name of the part without surcharges. Screens and documents translate it.
    pub const BASE: &'static str = "Shipping";

    /// Whether these parts add up to a cost; without any there is nothing to add.
    pub fn add_up(parts: &[ShippingPart], cost: Money) -> bool {
        let sum = parts.iter().try_fold(Money::ZERO, |sum, part| sum.plus(part.amount));
        parts.is_empty() || sum == Some(cost)
    }
}

/// A method that is offered for an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShippingOption {
    /// One of [`super::SHIPPING_METHODS`].
    pub method: String,
    /// All it costs.
    pub cost: Money,
    /// Its parts, which add up to `cost`: the base first. Empty when there is no surcharge.
    pub parts: Vec<ShippingPart>,
    /// How long it takes; `None`: not said.
    pub days: Option<DeliveryDays>,
    /// Where parcels are tracked, with the slot of the number; `None`: nowhere.
    pub tracking_url: Option<String>,
}

/// The slot of the number in the address of a tracking page.
pub(super) const NUMBER: &str = "{number}";

/// The page that tracks the parcel of this number, by the template of its shipping method.
pub fn tracking_address(template: Option<&str>, number: Option<&str>) -> Option<String> {
    let number = number.map(str::trim).filter(|number| !number.is_empty())?;
    Some(template?.replace(NUMBER, &encoded(number)))
}

/// A text for any part of an address: only what needs no escape stays as it is.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => encoded.push(char::from(byte)),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}
