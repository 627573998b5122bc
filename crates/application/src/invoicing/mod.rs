//! Trade documents of orders: invoice, receipt, pro forma invoice, delivery note, credit note, packing slip and
//! shipping label, and all slips of a wave, composed from order, parties and settings. Working documents are rendered on each request. Issued
//! documents ([`tierway_orders::issued_number`]) are frozen as values when they are numbered, and as a file on first
//! download.

mod bill;
mod compose;
mod content;
mod credit_note;
mod delivery_note;
mod get_order_paper;
mod get_purchase_paper;
mod issued_document_faults;
mod issued_file;
mod packing_slip;
mod paper;
mod parties;
mod port;
mod print;
mod report;
mod shipping_label;

pub use compose::{OrderDocumentInput, TradeDocumentDraft};
pub(crate) use compose::{OrderDocumentSource, packing_slips};
pub(crate) use content::rendered;
pub(crate) use get_order_paper::issue_papers;
pub use get_order_paper::{OrderDocument, freeze_order_paper, get_order_paper};
pub use get_purchase_paper::get_purchase_paper;
pub use issued_document_faults::issued_document_faults;
pub use issued_file::{make_file, read_file};
pub use paper::{
    DocumentLine, DocumentTotal, Label, Logo, Party, PdfRenderer, PickSheet, PickSheetLine, Printable, TradeDocument,
};
pub(crate) use parties::seller;
pub use port::{FiledDocument, IssuedDocument, IssuedDocumentFile, IssuedDocumentRepository, NewIssuedDocument};
pub use print::{WaveSlips, print, print_slips};
pub use report::{ReportDocument, ReportFigure};
