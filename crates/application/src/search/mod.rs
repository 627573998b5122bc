//! One search for everything somebody may open: products, orders, papers, people, suppliers.

mod documents;
mod hit;
mod search_all;

pub use hit::{DocumentType, SearchHit, SearchKind};
pub use search_all::{MOST_OF_A_KIND, SearchQuery, search_all};
