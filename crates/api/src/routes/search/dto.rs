//! What is searched and found, on the wire.

use tierway_application::Failure;
use tierway_application::search::{DocumentType, MOST_OF_A_KIND, SearchHit, SearchKind, SearchQuery};
use tierway_kernel::Scope;

use crate::dto::*;
use crate::routes::accounts::RoleName;

/// Things of each kind when nobody says how many.
const USUAL: u32 = 5;

/// What is looked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchParams {
    /// A name, SKU or number, or a part of it: what the lists of each kind find by their `q`, an order by its number, a
    /// delivery note, credit note, return or purchase order by its number or the end of it (`RMA-2026-000042`, `RMA-42`,
    /// `42` of this year), a parcel by its tracking number. Blank text finds nothing.
    #[param(example = "mango")]
    q: Option<String>,
    /// Most things of each kind.
    #[param(minimum = 1, maximum = 10, default = 5)]
    limit: Option<i64>,
}

impl SearchParams {
    /// Reads the parameters; 400 when the limit cannot be.
    pub fn read(self, scopes: Option<Vec<Scope>>) -> Result<SearchQuery, Failure> {
        let limit = match self.limit {
            None => USUAL,
            Some(limit) => u32::try_from(limit)
                .ok()
                .filter(|limit| (1..=MOST_OF_A_KIND).contains(limit))
                .ok_or_else(|| Failure::Malformed(format!("The limit must be between 1 and {MOST_OF_A_KIND}.")))?,
        };
        Ok(SearchQuery { text: self.q.unwrap_or_default(), limit, scopes })
    }
}

/// What kind of thing was found.
pub type SearchKindName = Name<SearchKind>;

/// Which document was found.
pub type DocumentTypeName = Name<DocumentType>;

/// One thing that was found.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchItem {
    /// What it is.
    pub kind: SearchKindName,
    /// Which document; of documents only.
    pub document: Option<DocumentTypeName>,
    /// The id of the product, order, account, supplier, return or purchase order that opens; of the papers of an order the
    /// order's.
    #[schema(example = 42)]
    pub id: i64,
    /// Its name or number.
    #[schema(example = "Mango Ice")]
    pub title: String,
    /// What tells it from others of its name, such as the SKU, the buyer or the company.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub detail: Option<String>,
    /// The order it is or belongs to.
    pub order_id: Option<i64>,
    /// The role of a person.
    pub role: Option<RoleName>,
}

impl From<SearchHit> for SearchItem {
    fn from(hit: SearchHit) -> SearchItem {
        SearchItem {
            kind: hit.kind.into(),
            document: hit.document.map(Into::into),
            id: hit.id,
            title: hit.title,
            detail: hit.detail,
            order_id: hit.order_id.map(|order| order.0),
            role: hit.role.map(Into::into),
        }
    }
}

/// Everything that was found.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SearchResponse {
    /// Products, orders, documents, people and suppliers, in this order, the best of each first.
    pub items: Vec<SearchItem>,
}
