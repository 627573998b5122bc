//! Ids. Each is an integer assigned by the database; the types prevent mixing them up.

/// Declares an identity newtype over `i64`.
macro_rules! id {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl crate::ToValue for $name {
            fn to_value(&self) -> crate::MessageValue {
                self.0.to_value()
            }
        }
    )+};
}

id! {
    /// A person or company that can sign in.
    UserId,
    /// A signed-in browser.
    SessionId,
    /// A key with which a program acts for its owner.
    ApiTokenId,
    /// A saved view of a list.
    SavedViewId,
    /// A webhook: a URL that receives events.
    WebhookId,
    /// One delivery to a webhook.
    DeliveryId,
    /// A document a person uploaded for verification.
    DocumentId,
    /// An entry of the activity log.
    ActivityId,
    /// Something that is sold.
    ProductId,
    /// A movement of the stock ledger (the specification's inventory transaction).
    MovementId,
    /// A manual stock change.
    StockUpdateId,
    /// A batch of one product.
    LotId,
    /// Figures counted on the shelf and posted together.
    StockCountId,
    /// An order or a quote request.
    OrderId,
    /// One line of an order.
    LineId,
    /// One entry of an order's history.
    OrderEventId,
    /// A report that is sent by email.
    ReportScheduleId,
    /// An entry of a buyer's address book.
    AddressId,
    /// A cart that a buyer has stored under a name.
    SavedCartId,
    /// A message about an order.
    OrderMessageId,
    /// Money that came in for an order or went back.
    OrderPaymentId,
    /// An issued document.
    IssuedPaperId,
    /// Pieces of an order that left together.
    ShipmentId,
    /// A warehouse report about an order.
    WarehouseReportId,
    /// Orders picked together by one person.
    PickWaveId,
    /// Pieces to pick for one order line.
    PickId,
    /// Goods that a buyer sends back.
    ReturnId,
    /// Commissions of one order.
    CommissionId,
    /// Rates of commissions with the time from which they count.
    CommissionPlanId,
    /// One entry of the ledger of earnings.
    CommissionEntryId,
    /// A batch in which earnings are paid.
    PayoutId,
    /// A notice (the specification's notification).
    NoticeId,
    /// A report of something that is wrong.
    IssueId,
    /// A comment on an issue.
    IssueCommentId,
    /// A photo of an issue.
    IssuePhotoId,
    /// One entry of an issue's history.
    IssueEventId,
    /// An internal note about an order or an account.
    NoteId,
    /// One entry of the employee management history.
    ManagementId,
    /// A file import into catalogue or stock.
    ImportId,
    /// A piece of work that is done outside requests.
    JobId,
    /// A mail of the outbox.
    MailId,
    /// A password reset request.
    ResetId,
    /// A change of country or zone.
    PlaceChangeId,
    /// Regional prices that were set together.
    PriceChangeId,
    /// One price of a product that changed.
    ProductPriceChangeId,
    /// A supplier.
    SupplierId,
    /// Goods that are ordered from a supplier.
    PurchaseOrderId,
    /// One line of a purchase order.
    PurchaseLineId,
    /// Goods of a purchase order that arrived together.
    PurchaseReceiptId,
    /// A class of products that are taxed alike.
    TaxClassId,
    /// Places that are taxed alike.
    TaxZoneId,
    /// A certificate that exempts a buyer from tax.
    TaxExemptionId,
}
