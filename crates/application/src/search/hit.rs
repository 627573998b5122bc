//! Search results.

use tierway_kernel::{OrderId, ProductId, Role};

tierway_kernel::names! {
    /// Kinds of search results.
    pub enum SearchKind as "SearchKindName" {
        /// A product.
        Product = "product",
        /// An order.
        Order = "order",
        /// A shipment of an order.
        Shipment = "shipment",
        /// A document with a number.
        Document = "document",
        /// A person or company with an account.
        Person = "person",
        /// A supplier.
        Supplier = "supplier",
        /// A batch.
        Lot = "lot",
        /// An issue report.
        Issue = "issue",
    }
}

tierway_kernel::names! {
    /// What the searcher may do next with what was found.
    pub enum SearchAction as "SearchActionName" {
        /// Record the payment of an unpaid order.
        RecordPayment = "recordPayment",
        /// Follow a shipment that is on its way by its tracking number.
        TrackShipment = "trackShipment",
        /// Release a batch that is on hold.
        ReleaseLot = "releaseLot",
        /// Decide an open issue.
        ResolveIssue = "resolveIssue",
        /// Approve or reject a registration.
        ReviewAccount = "reviewAccount",
    }
}

tierway_kernel::names! {
    /// Type of document found by a search.
    pub enum DocumentType as "DocumentTypeName" {
        /// A quote request; its number is the order's.
        Quotation = "quotation",
        /// An invoice.
        Invoice = "invoice",
        /// A receipt.
        Receipt = "receipt",
        /// A delivery note.
        DeliveryNote = "deliveryNote",
        /// A credit note.
        CreditNote = "creditNote",
        /// A return.
        Return = "return",
        /// A purchase order.
        PurchaseOrder = "purchaseOrder",
    }
}

/// One thing that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchHit {
    /// Its kind.
    pub kind: SearchKind,
    /// Which document it is; of documents only.
    pub document: Option<DocumentType>,
    /// The id of what opens: the product, order, account, supplier, return or purchase order; of the documents of an
    /// order the order's; of a shipment its own, which opens with its order.
    pub id: i64,
    /// Its name or number.
    pub title: String,
    /// Distinguishes it from others with the same name.
    pub detail: Option<String>,
    /// The order a document or shipment belongs to.
    pub order_id: Option<OrderId>,
    /// The product of a batch.
    pub product_id: Option<ProductId>,
    /// The carrier of a shipment.
    pub carrier: Option<String>,
    /// The tracking number of a shipment.
    pub tracking_number: Option<String>,
    /// The role of a person.
    pub role: Option<Role>,
    /// Its status, by the name that its own list uses; of documents of an order the order's.
    pub status: Option<&'static str>,
    /// What the searcher may do next with it besides opening it.
    pub action: Option<SearchAction>,
}

impl SearchHit {
    /// Something with nothing but a name.
    pub(super) fn new(kind: SearchKind, id: i64, title: impl Into<String>) -> SearchHit {
        SearchHit {
            kind,
            document: None,
            id,
            title: title.into(),
            detail: None,
            order_id: None,
            product_id: None,
            carrier: None,
            tracking_number: None,
            role: None,
            status: None,
            action: None,
        }
    }

    /// A document of an order, which opens the order.
    pub(super) fn of_order(document: DocumentType, order: OrderId, title: impl Into<String>) -> SearchHit {
        SearchHit {
            document: Some(document),
            order_id: Some(order),
            ..SearchHit::new(SearchKind::Document, order.0, title)
        }
    }

    /// The same with a status.
    pub(super) fn with_status(self, status: &'static str) -> SearchHit {
        SearchHit { status: Some(status), ..self }
    }

    /// The same with what the searcher may do next, if they may.
    pub(super) fn with_action(self, action: SearchAction, may: bool) -> SearchHit {
        SearchHit { action: may.then_some(action), ..self }
    }

    /// The same with a detail; an empty one is none.
    pub(super) fn with_detail(self, detail: impl Into<String>) -> SearchHit {
        SearchHit { detail: Some(detail.into()).filter(|text| !text.is_empty()), ..self }
    }
}
