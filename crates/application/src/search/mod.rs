//! Global search over everything the caller may see: products, orders, shipments, documents, users, suppliers, batches,
//! issues.

mod documents;
mod hit;
mod query;
mod search_all;
mod shipments;

pub use hit::{DocumentType, SearchAction, SearchHit, SearchKind};
pub use query::SearchQuery;
pub use search_all::{MOST_OF_A_KIND, search_all};
