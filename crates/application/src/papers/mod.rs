//! Papers of orders: invoice, receipt, pro forma invoice and delivery note, put together from what the order, its
//! parties and the settings say. They are made anew each time and kept nowhere.

mod get_order_paper;
mod paper;
mod parties;
mod print;

pub use get_order_paper::{PaperDraft, get_order_paper};
pub use paper::{Logo, Paper, PaperLine, PaperSum, Party, Typesetter};
pub use print::print;
