//! Global search over everything the caller may see: products, orders, documents, users, suppliers.

mod documents;
mod hit;
mod search_all;

pub use hit::{DocumentType, SearchHit, SearchKind};
pub use search_all::{MOST_OF_A_KIND, SearchQuery, search_all};
