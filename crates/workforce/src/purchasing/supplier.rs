//! Suppliers, their products and costs.

use chrono::{DateTime, Utc};
use tierway_kernel::{FieldError, Money, ProductId, Quantity, SupplierId, is_one_line, too_long};

/// Most products one supplier is listed with.
pub const MAX_SUPPLIER_PRODUCTS: usize = 1000;
/// Longest name, contact, email and telephone number, in characters.
const LONGEST_LINE: usize = 120;
/// Longest address and notes, in characters.
const LONGEST_TEXT: usize = 2000;
/// Most days a delivery may take.
const LONGEST_LEAD: i64 = 365;

/// Data of a supplier.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SupplierDraft {
    /// Unique, ignoring case.
    pub name: String,
    /// Contact person.
    pub contact: Option<String>,
    /// Email address for orders.
    pub email: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Address, in lines.
    pub address: Option<String>,
    /// Days from order to delivery; `None`: as the settings say.
    pub lead_days: Option<i64>,
    /// For colleagues.
    pub notes: Option<String>,
    /// Whether the supplier is active.
    pub is_active: bool,
}

/// A supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Supplier {
    /// Identity.
    pub id: SupplierId,
    /// Its data.
    pub draft: SupplierDraft,
    /// Version, incremented with each change.
    pub version: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// A supplier's cost of a product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplierProduct {
    /// The supplier.
    pub supplier_id: SupplierId,
    /// What.
    pub product_id: ProductId,
    /// The supplier's product number.
    pub supplier_sku: Option<String>,
    /// Unit cost.
    pub cost: Money,
    /// Order multiple in pieces, at least one.
    pub pack_size: Quantity,
    /// Minimum order quantity in pieces.
    pub minimum_pieces: Quantity,
    /// Whether it is ordered here first.
    pub is_preferred: bool,
}

/// A supplier's terms for a product: cost and lead time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplierTerms {
    /// The offer.
    pub product: SupplierProduct,
    /// The supplier's name.
    pub supplier_name: String,
    /// Days from order to delivery; `None`: as the settings say.
    pub lead_days: Option<i64>,
}

tierway_kernel::names! {
    /// Order of a list of suppliers.
    #[derive(Default)]
    pub enum SupplierSort as "SupplierSortName" {
        /// By name, ignoring case.
        #[default]
        Name = "name",
        /// By name, from the end of the alphabet.
        NameDescending = "-name",
        /// Shortest lead time first; those without one of their own come before.
        Fastest = "leadDays",
        /// Longest lead time first.
        Slowest = "-leadDays",
    }
}

/// Filters of the suppliers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SupplierFilter {
    /// Part of the name, contact or email, ignoring case.
    pub text: Option<String>,
    /// Only those that are ordered from, or not.
    pub is_active: Option<bool>,
    /// In which order.
    pub sort: SupplierSort,
}

/// The preferred way to get a product, else the cheapest.
pub fn best_source(sources: &[SupplierTerms], product: ProductId) -> Option<&SupplierTerms> {
    sources
        .iter()
        .filter(|source| source.product.product_id == product)
        .min_by_key(|source| (!source.product.is_preferred, source.product.cost, source.product.supplier_id))
}

/// A product at the supplier it is ordered from first from now on: at the terms that are `known` of it there, else piece by
/// piece. It costs `cost` there if that is given, else as known, else `own_cost`, what the product is said to cost.
pub fn chosen_source(
    supplier_id: SupplierId,
    product_id: ProductId,
    known: Option<&SupplierProduct>,
    cost: Option<Money>,
    own_cost: Money,
) -> SupplierProduct {
    SupplierProduct {
        supplier_id,
        product_id,
        supplier_sku: known.and_then(|known| known.supplier_sku.clone()),
        cost: cost.or(known.map(|known| known.cost)).unwrap_or(own_cost),
        pack_size: known.map_or(Quantity::ONE, |known| known.pack_size),
        minimum_pieces: known.map_or(Quantity::ONE, |known| known.minimum_pieces),
        is_preferred: true,
    }
}

impl SupplierDraft {
    /// The draft trimmed, or what is wrong with it.
    pub fn checked(self) -> Result<SupplierDraft, Vec<FieldError>> {
        let mut errors = Vec::new();
        let mut line = |field: &str, text: Option<String>, most: usize, is_line: bool| {
            let text = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())?;
            if text.chars().count() > most {
                errors.push(FieldError::new(field, too_long(most)));
            } else if is_line && !is_one_line(&text) {
                errors.push(FieldError::new(field, "This must be one line."));
            }
            Some(text)
        };
        let name = line("name", Some(self.name), LONGEST_LINE, true);
        let draft = SupplierDraft {
            contact: line("contact", self.contact, LONGEST_LINE, true),
            email: line("email", self.email, LONGEST_LINE, true),
            phone: line("phone", self.phone, LONGEST_LINE, true),
            address: line("address", self.address, LONGEST_TEXT, false),
            notes: line("notes", self.notes, LONGEST_TEXT, false),
            name: name.clone().unwrap_or_default(),
            ..self
        };
        if name.is_none() {
            errors.push(FieldError::new("name", "Please enter a name."));
        }
        if draft.email.as_deref().is_some_and(|email| !is_address(email)) {
            errors.push(FieldError::new("email", "Please enter a valid email address."));
        }
        if draft.lead_days.is_some_and(|days| !(0..=LONGEST_LEAD).contains(&days)) {
            errors.push(FieldError::new("leadDays", "Enter a lead time of 0 to 365 days."));
        }
        if errors.is_empty() { Ok(draft) } else { Err(errors) }
    }
}

/// Something before an `@` and a name with a dot after it, without blanks.
fn is_address(email: &str) -> bool {
    let (person, host) = email.rsplit_once('@').unwrap_or_default();
    let is_plain = !email.chars().any(|letter| letter.is_whitespace() || matches!(letter, ',' | ';' | '<' | '>'));
    is_plain && !person.is_empty() && !person.contains('@') && host.contains('.') && !host.starts_with('.')
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn texts_are_trimmed_and_empty_ones_none() {
        let draft = SupplierDraft {
            name: "  Harbour Trading ".to_owned(),
            contact: Some("  ".to_owned()),
            email: Some(" orders@harbour.example ".to_owned()),
            lead_days: Some(9),
            is_active: true,
            ..SupplierDraft::default()
        };
        let draft = draft.checked().unwrap();
        assert_eq!((draft.name.as_str(), draft.contact), ("Harbour Trading", None));
        assert_eq!(draft.email.as_deref(), Some("orders@harbour.example"));
    }

    #[test]
    fn every_fault_is_named() {
        let draft = SupplierDraft {
            name: " ".to_owned(),
            email: Some("harbour".to_owned()),
            phone: Some("1\n2".to_owned()),
            lead_days: Some(-1),
            ..SupplierDraft::default()
        };
        let errors = draft.checked().unwrap_err();
        let fields: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
        assert_eq!(fields, ["phone", "name", "email", "leadDays"]);
    }

    #[test]
    fn a_chosen_source_keeps_the_terms_that_are_known() {
        let known = SupplierProduct {
            supplier_id: SupplierId(3),
            product_id: ProductId(1),
            supplier_sku: Some("HT-1".to_owned()),
            cost: Money::of(250),
            pack_size: Quantity::new(24).unwrap(),
            minimum_pieces: Quantity::new(48).unwrap(),
            is_preferred: false,
        };
        let chosen = |known, cost: Option<i64>| {
            chosen_source(SupplierId(3), ProductId(1), known, cost.map(Money::of), Money::of(900))
        };
        let preferred = SupplierProduct { is_preferred: true, ..known.clone() };
        assert_eq!(chosen(Some(&known), None), preferred);
        assert_eq!(chosen(Some(&known), Some(300)), SupplierProduct { cost: Money::of(300), ..preferred });
        let new = chosen(None, None);
        assert_eq!((new.cost, new.pack_size.get(), new.minimum_pieces.get()), (Money::of(900), 1, 1));
        assert_eq!((new.supplier_sku, new.is_preferred), (None, true));
        assert_eq!(chosen(None, Some(0)).cost, Money::ZERO);
    }

    #[test]
    fn the_preferred_source_goes_before_the_cheapest() {
        let source = |supplier, cents, is_preferred| SupplierTerms {
            product: SupplierProduct {
                supplier_id: SupplierId(supplier),
                product_id: ProductId(1),
                supplier_sku: None,
                cost: Money::of(cents),
                pack_size: Quantity::new(1).unwrap(),
                minimum_pieces: Quantity::new(1).unwrap(),
                is_preferred,
            },
            supplier_name: String::new(),
            lead_days: None,
        };
        let sources = [source(1, 300, false), source(2, 200, false), source(3, 900, true)];
        let best = |sources: &[SupplierTerms]| best_source(sources, ProductId(1)).map(|s| s.product.supplier_id.0);
        assert_eq!((best(&sources), best(&sources[..2]), best(&[])), (Some(3), Some(2), None));
        assert_eq!(best_source(&sources, ProductId(2)), None);
    }
}
