//! Papers of orders: invoice, receipt, pro forma invoice, delivery note, credit note, packing slip and shipping label, put
//! together from what the order, its parties and the settings say. They are made anew each time and kept nowhere.

mod bill;
mod content;
mod credit_note;
mod delivery_note;
mod get_order_paper;
mod get_purchase_paper;
mod packing_slip;
mod paper;
mod parties;
mod print;
mod shipping_label;

pub use get_order_paper::{PaperDraft, PaperWish, get_order_paper};
pub use get_purchase_paper::get_purchase_paper;
pub use paper::{Label, Logo, Paper, PaperLine, PaperSum, Party, Printable, Typesetter};
pub use print::print;
