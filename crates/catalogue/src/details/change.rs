//! Changes of a product's details. Omitted fields stay unchanged, so that programs that know nothing of a field never
//! empty it.

use tierway_kernel::{Measure, Quantity};

use super::{Attributes, ProductDetails};

/// The pictures of a form.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ImagesChange {
    /// Unchanged.
    #[default]
    Keep,
    /// Sets or removes the first one, for clients that support only one picture; the others stay.
    First(Option<String>),
    /// All of them in their order.
    All(Vec<String>),
}

/// The attributes of a form: outer `None` stays as it is, inner `None` empties.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names are those of the attributes")]
pub struct AttributesChange {
    pub flavour: Option<Option<String>>,
    pub nicotine_strength: Option<Option<Measure>>,
    pub volume: Option<Option<Measure>>,
    pub puff_count: Option<Option<Quantity>>,
    pub device_type: Option<Option<String>>,
}

/// All detail fields of a form.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DetailsChange {
    /// Empty: none.
    pub barcode: Option<String>,
    /// See [`ProductDetails::needs_lots`].
    pub needs_lots: Option<bool>,
    /// Pictures.
    pub images: ImagesChange,
    /// Attributes.
    pub attributes: AttributesChange,
}

impl DetailsChange {
    /// The stored details with the form applied; not yet checked.
    pub fn apply(self, stored: ProductDetails) -> ProductDetails {
        ProductDetails {
            barcode: self.barcode.map_or(stored.barcode, Some),
            needs_lots: self.needs_lots.unwrap_or(stored.needs_lots),
            images: self.images.apply(stored.images),
            attributes: self.attributes.apply(stored.attributes),
        }
    }
}

impl ImagesChange {
    fn apply(self, stored: Vec<String>) -> Vec<String> {
        match self {
            ImagesChange::Keep => stored,
            ImagesChange::First(first) => first.into_iter().chain(stored.into_iter().skip(1)).collect(),
            ImagesChange::All(images) => images,
        }
    }
}

impl AttributesChange {
    fn apply(self, stored: Attributes) -> Attributes {
        Attributes {
            flavour: self.flavour.unwrap_or(stored.flavour),
            nicotine_strength: self.nicotine_strength.unwrap_or(stored.nicotine_strength),
            volume: self.volume.unwrap_or(stored.volume),
            puff_count: self.puff_count.unwrap_or(stored.puff_count),
            device_type: self.device_type.unwrap_or(stored.device_type),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored() -> ProductDetails {
        ProductDetails {
            barcode: Some("96385074".to_owned()),
            needs_lots: true,
            images: ["a.jpg", "b.jpg", "c.jpg"].map(str::to_owned).to_vec(),
            attributes: Attributes {
                flavour: Some("Mint".to_owned()),
                device_type: Some("Pod".to_owned()),
                ..Attributes::default()
            },
        }
    }

    #[test]
    fn what_is_not_said_stays() {
        assert_eq!(DetailsChange::default().apply(stored()), stored());
    }

    #[test]
    fn what_is_said_counts_and_empty_means_none() {
        let change = DetailsChange {
            barcode: Some(String::new()),
            needs_lots: Some(false),
            images: ImagesChange::All(vec!["c.jpg".to_owned()]),
            attributes: AttributesChange { flavour: Some(None), ..AttributesChange::default() },
        };
        let changed = change.apply(stored());
        assert_eq!((changed.barcode.as_deref(), changed.needs_lots), (Some(""), false), "the check makes it none");
        assert_eq!(changed.images, ["c.jpg"]);
        assert_eq!((changed.attributes.flavour, changed.attributes.device_type.as_deref()), (None, Some("Pod")));
    }

    #[test]
    fn a_single_picture_takes_the_place_of_the_first() {
        let images = |first: Option<&str>| ImagesChange::First(first.map(str::to_owned)).apply(stored().images);
        assert_eq!(images(Some("x.jpg")), ["x.jpg", "b.jpg", "c.jpg"]);
        assert_eq!(images(None), ["b.jpg", "c.jpg"]);
        assert_eq!(ImagesChange::First(Some("x.jpg".to_owned())).apply(Vec::new()), ["x.jpg"]);
    }
}
