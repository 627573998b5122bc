//! What a product is beyond its row of the list: barcode, pictures, attributes of the trade.

mod change;

use tierway_kernel::{FieldError, Measure, Quantity, message, too_long};

pub use change::{AttributesChange, DetailsChange, ImagesChange};

use crate::read_barcode;

/// Most pictures of a product.
pub const MAX_IMAGES: usize = 10;
/// Device types suggested by the form; others can be typed.
pub const DEVICE_TYPES: [&str; 10] =
    ["Disposable", "Pod System", "Pod", "Mod", "Tank", "Coil", "E-Liquid", "Battery", "Charger", "Accessory"];

/// Most characters of an attribute that is a text.
const MOST_LETTERS: usize = 60;
/// Most milligrams of nicotine in a millilitre: pure nicotine has about as many.
const MOST_NICOTINE: i64 = 1000;

/// Product attributes; all are optional.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Attributes {
    /// Such as `Mango Ice`.
    pub flavour: Option<String>,
    /// Milligrams in a millilitre.
    pub nicotine_strength: Option<Measure>,
    /// Liquid volume in millilitres.
    pub volume: Option<Measure>,
    /// Number of puffs.
    pub puff_count: Option<Quantity>,
    /// Such as `Pod System`; see [`DEVICE_TYPES`].
    pub device_type: Option<String>,
}

/// A product's fields that lists leave out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProductDetails {
    /// Digits as returned by [`read_barcode`], unique.
    pub barcode: Option<String>,
    /// Whether the product is tracked by lot, so that each movement in must name one.
    pub needs_lots: bool,
    /// Pictures in their order: keys of own ones or https addresses. The first is [`crate::Product::image`].
    pub images: Vec<String>,
    /// Attributes.
    pub attributes: Attributes,
}

impl ProductDetails {
    /// The picture of lists and cards.
    pub fn first_image(&self) -> Option<&str> {
        self.images.first().map(String::as_str)
    }

    /// Trims the texts, drops empty ones and pictures that are there twice.
    pub(crate) fn trim(&mut self) {
        self.barcode = trimmed(self.barcode.take());
        let Attributes { flavour, device_type, .. } = &mut self.attributes;
        *flavour = trimmed(flavour.take());
        *device_type = trimmed(device_type.take());
        let mut seen: Vec<String> = Vec::with_capacity(self.images.len());
        for image in self.images.drain(..) {
            if !image.is_empty() && !seen.contains(&image) {
                seen.push(image);
            }
        }
        self.images = seen;
    }

    /// Validates and normalizes; a barcode becomes its digits.
    pub(crate) fn check(&mut self, errors: &mut Vec<FieldError>) {
        match self.barcode.as_deref().map(read_barcode) {
            Some(Ok(digits)) => self.barcode = Some(digits),
            Some(Err(error)) => errors.push(FieldError::new("barcode", error)),
            None => {}
        }
        if self.images.len() > MAX_IMAGES {
            errors
                .push(FieldError::new("images", message!("A product has at most {most} pictures.", most = MAX_IMAGES)));
        }
        self.attributes.check(errors);
    }
}

impl Attributes {
    fn check(&self, errors: &mut Vec<FieldError>) {
        for (field, text) in [("attributes.flavour", &self.flavour), ("attributes.deviceType", &self.device_type)] {
            if text.as_ref().is_some_and(|text| text.chars().count() > MOST_LETTERS) {
                errors.push(FieldError::new(field, too_long(MOST_LETTERS)));
            }
        }
        if self.nicotine_strength.is_some_and(|strength| strength.thousandths() > MOST_NICOTINE * 1000) {
            let sentence = message!("The nicotine strength must be at most {most} mg/ml.", most = MOST_NICOTINE);
            errors.push(FieldError::new("attributes.nicotineStrength", sentence));
        }
    }
}

fn trimmed(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests;
