//! Limits in the document, taken from the enforcing code, so that they are always correct.

use tierway_application::commissions::LONGEST_REFERENCE;
use tierway_application::purchasing::LONGEST_NOTE as LONGEST_PURCHASE_NOTE;
use tierway_application::search::MOST_OF_A_KIND;
use tierway_commissions::LONGEST_NOTE;
use tierway_kernel::{DEFAULT_LIMIT, MAX_LIMIT};
use tierway_workforce::{LONGEST_REASON, MAX_NOTE};
use utoipa::Number;
use utoipa::openapi::schema::{Object, Schema};
use utoipa::openapi::{OpenApi as Document, RefOr};

use crate::routes::accounts::MOST_DAYS_BACK;
use crate::routes::inventory::MOST_DAYS_AHEAD;
use crate::routes::search::USUAL;

/// Texts of requests: shape, field, most characters.
const TEXTS: [(&str, &str, usize); 7] = [
    ("CommissionPlanRequest", "note", LONGEST_NOTE),
    ("PayoutRequest", "note", LONGEST_NOTE),
    ("PayoutPaymentRequest", "reference", LONGEST_REFERENCE),
    ("PurchaseOrdersRequest", "note", LONGEST_PURCHASE_NOTE),
    ("PurchaseChangeRequest", "note", LONGEST_PURCHASE_NOTE),
    ("ReceiptLineRequest", "reason", LONGEST_REASON),
    ("AddNoteRequest", "text", MAX_NOTE),
];

/// Puts them in.
pub(super) fn put(document: &mut Document) {
    let Some(components) = &mut document.components else { return };
    for (shape, field, most) in TEXTS {
        if let Some(RefOr::T(Schema::Object(shape))) = components.schemas.get_mut(shape)
            && let Some(RefOr::T(Schema::Object(field))) = shape.properties.get_mut(field)
        {
            field.max_length = Some(most);
        }
    }
    for (path, item) in &mut document.paths.paths {
        let parameters = item.get.as_mut().and_then(|operation| operation.parameters.as_mut());
        for parameter in parameters.into_iter().flatten() {
            let RefOr::T(parameter) = parameter else { continue };
            if let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema {
                limit(path, &parameter.name, schema);
            }
        }
    }
}

fn limit(path: &str, parameter: &str, schema: &mut Object) {
    let (least, most, usual) = match (path, parameter) {
        ("/api/search", "limit") => (1, i64::from(MOST_OF_A_KIND), Some(USUAL)),
        (_, "limit") => (1, i64::from(MAX_LIMIT), Some(DEFAULT_LIMIT)),
        ("/api/lots", "expiresWithinDays") => (0, MOST_DAYS_AHEAD, None),
        ("/api/verification-cases", "olderThanDays") => (0, i64::from(MOST_DAYS_BACK), None),
        _ => return,
    };
    schema.minimum = isize::try_from(least).ok().map(Number::Int);
    schema.maximum = isize::try_from(most).ok().map(Number::Int);
    schema.default = usual.map(Into::into).or_else(|| schema.default.take());
}
