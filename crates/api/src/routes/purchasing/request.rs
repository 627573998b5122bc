//! Requests of purchasing operations.

use tierway_application::inventory::LotInput;
use tierway_application::purchasing::{
    ArrivalLine, LONGEST_NOTE, NewArrival, PurchaseChange, PurchaseInput, PurchaseLineInput,
};
use tierway_inventory::LotDates;
use tierway_kernel::{LotId, ProductId, PurchaseLineId, Quantity, SupplierId};
use tierway_workforce::{Arrival, LONGEST_REASON, SupplierDraft, SupplierProduct};

use crate::days::read_day;
use crate::dto::*;
use crate::expected::Expected;
use crate::form::Checked;
use crate::wire::patch;

/// A supplier.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "name": "Harbour Trading", "email": "orders@harbour.example", "leadDays": 9
}))]
pub struct SupplierRequest {
    /// Unique without case; at most 120 characters.
    pub name: String,
    /// Contact person.
    pub contact: Option<String>,
    /// Email address for orders.
    pub email: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Address, in lines.
    pub address: Option<String>,
    /// Lead time in days, 0 to 365; from the settings if omitted.
    pub lead_days: Option<WireInt>,
    /// For colleagues.
    pub notes: Option<String>,
    /// Whether the supplier is active; true if omitted.
    pub is_active: Option<bool>,
}

/// Changes to a supplier. Omitted fields stay unchanged; `null` clears them.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "expectedVersion": 1, "leadDays": 12 }))]
pub struct SupplierChangeRequest {
    /// The version you saw.
    pub expected_version: WireInt,
    /// Unique, ignoring case.
    pub name: Option<String>,
    /// Contact person.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    pub contact: Option<Option<String>>,
    /// Email address for orders.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    pub email: Option<Option<String>>,
    /// Telephone number.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    pub phone: Option<Option<String>>,
    /// Address, in lines.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    pub address: Option<Option<String>>,
    /// Days from order to delivery.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<i64>)]
    pub lead_days: Option<Option<WireInt>>,
    /// For colleagues.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>)]
    pub notes: Option<Option<String>>,
    /// Whether the supplier is active.
    pub is_active: Option<bool>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default, skip_serializing_if = "Expected::is_silent")]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// The complete product list of a supplier; products not listed are removed.
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierProductsRequest {
    /// The supplier version you saw.
    pub expected_version: WireInt,
    /// At most 1000 products.
    #[validate(nested)]
    pub products: Vec<SupplierProductRequest>,
}

/// A supplier's cost of a product.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "productId": 42, "supplierSku": "HT-117", "cost": "2.50", "packSize": 24, "minimumPieces": 48, "isPreferred": true }))]
pub struct SupplierProductRequest {
    /// The product.
    pub product_id: WireInt,
    /// The supplier's product number.
    pub supplier_sku: Option<String>,
    /// Unit cost.
    #[validate(custom(function = not_negative, code = "negative"))]
    pub cost: WireMoney,
    /// Order multiple in pieces; 1 if omitted.
    #[validate(custom(function = at_least_one, message = "The pack size must be a whole number of at least 1."))]
    pub pack_size: Option<WireInt>,
    /// Minimum order quantity in pieces; 1 if omitted.
    #[validate(custom(function = at_least_one, message = "The minimum must be a whole number of at least 1."))]
    pub minimum_pieces: Option<WireInt>,
    /// Whether it is ordered here first; then it is so nowhere else.
    #[serde(default)]
    pub is_preferred: bool,
}

/// Goods to order: one draft per supplier is created.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({ "lines": [{ "productId": 42 }, { "productId": 43, "pieces": 48 }] }))]
pub struct PurchaseOrdersRequest {
    /// Supplier of all lines; each product's best supplier if omitted.
    pub supplier_id: Option<WireInt>,
    /// 1 to 200 products.
    pub lines: Vec<PurchaseWishRequest>,
    /// Expected date; from the supplier's lead time if omitted.
    #[schema(value_type = Option<String>, format = Date, example = "2027-03-31")]
    #[validate(custom(function = form::day))]
    pub expected_on: Option<String>,
    /// For the supplier; printed on the document.
    #[validate(length(max = form::most(LONGEST_NOTE)))]
    pub note: Option<String>,
}

/// A product to be ordered.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseWishRequest {
    /// The product.
    #[schema(example = 42)]
    pub product_id: WireInt,
    /// Quantity; the suggested one if omitted.
    #[schema(example = 48)]
    pub pieces: Option<WireInt>,
    /// The supplier.
    pub supplier_id: Option<WireInt>,
    /// Unit cost; the supplier's listed cost if omitted.
    pub cost: Option<WireMoney>,
}

/// Changes to a draft. Omitted fields stay unchanged.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseChangeRequest {
    /// The version you saw.
    #[schema(example = 1)]
    pub expected_version: WireInt,
    /// When it should arrive; `null` empties it.
    #[serde(default, deserialize_with = "patch::field")]
    #[schema(value_type = Option<String>, format = Date, example = "2027-03-31")]
    #[validate(custom(function = form::day))]
    pub expected_on: Option<Option<String>>,
    /// For the supplier; an empty text empties it.
    #[validate(length(max = form::most(LONGEST_NOTE)))]
    pub note: Option<String>,
    /// All lines again.
    pub lines: Option<Vec<PurchaseLineRequest>>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default, skip_serializing_if = "Expected::is_silent")]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// A line of a draft.
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseLineRequest {
    /// The product.
    #[schema(example = 42)]
    pub product_id: WireInt,
    /// How many.
    #[schema(example = 48)]
    pub pieces: WireInt,
    /// Unit cost; unchanged if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<WireMoney>,
}

/// A step of a purchase order.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PurchaseStepRequest {
    /// The version you saw; 409 if there is a newer one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 2)]
    pub expected_version: Option<WireInt>,
}

/// How a purchase order is sent.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct SendPurchaseRequest {
    /// The version you saw; 409 if there is a newer one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 2)]
    pub expected_version: Option<WireInt>,
    /// Whether it is mailed to the supplier's address.
    pub mail: bool,
}

/// A goods receipt.
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(example = json!({
    "invoice": "INV-99", "lines": [{ "lineId": 7, "pieces": 46, "lotCode": "B-2026-117", "expiresOn": "2028-11-01", "rejected": 2, "reason": "Wet" }]
}))]
pub struct ReceiptRequest {
    /// The supplier's invoice or delivery note.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invoice: Option<String>,
    /// For colleagues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Received lines; a line may appear several times, with different batches.
    #[validate(nested)]
    pub lines: Vec<ReceiptLineRequest>,
}

/// Received quantities of a line.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReceiptLineRequest {
    /// The line of the purchase order.
    pub line_id: WireInt,
    /// Pieces accepted; 0 if omitted.
    pub pieces: Option<WireInt>,
    /// The batch; created if new.
    pub lot_code: Option<String>,
    /// The batch by its id, in place of its code.
    pub lot_id: Option<i64>,
    /// The batch's production date.
    #[schema(value_type = Option<String>, format = Date, example = "2026-11-02")]
    #[validate(custom(function = form::day))]
    pub produced_on: Option<String>,
    /// The batch's last day.
    #[schema(value_type = Option<String>, format = Date, example = "2028-11-01")]
    #[validate(custom(function = form::day))]
    pub expires_on: Option<String>,
    /// Pieces that are refused; they are still to come.
    pub rejected: Option<WireInt>,
    /// Why they are.
    #[validate(length(max = form::most(LONGEST_REASON)))]
    pub reason: Option<String>,
}

impl SupplierRequest {
    /// The supplier, unchecked.
    pub fn draft(&self) -> SupplierDraft {
        let request = self.clone();
        SupplierDraft {
            name: request.name,
            contact: request.contact,
            email: request.email,
            phone: request.phone,
            address: request.address,
            lead_days: request.lead_days.map(|days| days.0),
            notes: request.notes,
            is_active: request.is_active.unwrap_or(true),
        }
    }
}

impl SupplierChangeRequest {
    /// The supplier as it shall be.
    pub fn apply(&self, known: SupplierDraft) -> SupplierDraft {
        let change = self.clone();
        SupplierDraft {
            name: change.name.unwrap_or(known.name),
            contact: change.contact.unwrap_or(known.contact),
            email: change.email.unwrap_or(known.email),
            phone: change.phone.unwrap_or(known.phone),
            address: change.address.unwrap_or(known.address),
            lead_days: change.lead_days.map_or(known.lead_days, |days| days.map(|days| days.0)),
            notes: change.notes.unwrap_or(known.notes),
            is_active: change.is_active.unwrap_or(known.is_active),
        }
    }
}

pub(super) fn not_negative(amount: &WireMoney) -> Checked {
    form::holds(amount.0.non_negative().is_ok(), "negative")
}

fn at_least_one(number: &WireInt) -> Checked {
    form::holds(Quantity::positive(number.0).is_ok(), "count")
}

impl SupplierProductsRequest {
    /// The supplier's products.
    pub fn list(&self, supplier: SupplierId) -> Vec<SupplierProduct> {
        let one = || WireInt(1);
        let count = |given: Option<WireInt>| Quantity::positive(given.unwrap_or_else(one).0).unwrap_or(Quantity::ZERO);
        let row = |product: &SupplierProductRequest| SupplierProduct {
            supplier_id: supplier,
            product_id: ProductId(product.product_id.0),
            supplier_sku: given(product.supplier_sku.as_deref()),
            cost: product.cost.0,
            pack_size: count(product.pack_size),
            minimum_pieces: count(product.minimum_pieces),
            is_preferred: product.is_preferred,
        };
        self.products.iter().map(row).collect()
    }
}

impl PurchaseOrdersRequest {
    /// Items to order.
    pub fn input(&self) -> PurchaseInput {
        let line = |line: &PurchaseWishRequest| PurchaseLineInput {
            product_id: ProductId(line.product_id.0),
            pieces: line.pieces.map(|pieces| pieces.0),
            supplier_id: line.supplier_id.map(|id| SupplierId(id.0)),
            cost: line.cost.map(|cost| cost.0),
        };
        PurchaseInput {
            supplier_id: self.supplier_id.map(|id| SupplierId(id.0)),
            lines: self.lines.iter().map(line).collect(),
            expected_on: read_day(self.expected_on.as_deref()),
            note: self.note.clone(),
        }
    }
}

impl PurchaseChangeRequest {
    /// The change.
    pub fn change(&self) -> PurchaseChange {
        let line =
            |line: &PurchaseLineRequest| (ProductId(line.product_id.0), line.pieces.0, line.cost.map(|cost| cost.0));
        PurchaseChange {
            version: self.expected_version.0,
            expected_on: self.expected_on.as_ref().map(|day| read_day(day.as_deref())),
            note: self.note.clone(),
            lines: self.lines.as_ref().map(|lines| lines.iter().map(line).collect()),
        }
    }
}

impl ReceiptRequest {
    /// The receipt.
    pub fn arrival(&self) -> NewArrival {
        let line = |line: &ReceiptLineRequest| ArrivalLine {
            arrival: Arrival {
                line_id: PurchaseLineId(line.line_id.0),
                pieces: line.pieces.map_or(0, |pieces| pieces.0),
                rejected: line.rejected.map_or(0, |pieces| pieces.0),
                reason: line.reason.clone(),
            },
            lot: LotInput {
                id: line.lot_id.map(LotId),
                code: line.lot_code.clone(),
                dates: LotDates {
                    produced_on: read_day(line.produced_on.as_deref()),
                    expires_on: read_day(line.expires_on.as_deref()),
                },
            },
        };
        NewArrival {
            invoice: self.invoice.clone(),
            note: self.note.clone(),
            lines: self.lines.iter().map(line).collect(),
        }
    }
}

/// A text that is not blank.
fn given(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}
