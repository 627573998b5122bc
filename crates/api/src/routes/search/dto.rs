//! Search requests and results on the wire.

use tierway_application::search::{DocumentType, MOST_OF_A_KIND, SearchAction, SearchHit, SearchKind, SearchQuery};
use tierway_kernel::Scope;

use crate::dto::*;
use crate::routes::accounts::RoleName;

/// Default number of results per kind.
pub(crate) const USUAL: u32 = 5;

/// The search text.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchParams {
    /// A name, SKU or number, or a part of it: what the lists of each kind find by their `q`, an order by its number, a
    /// delivery note, credit note, return or purchase order by its number or the end of it (`RMA-2026-000042`,
    /// `RMA-42`, `42` of this year), a shipment by its tracking number, its carrier (among the newest 200) or the
    /// number of its order, a batch by the beginning of its code, an issue by its number or title. Product names
    /// forgive typos as the product list does; people are also found one slip away (a letter wrong, missing, too much
    /// or swapped with the next, in words from four letters) when no one has the exact text, among the newest 200
    /// accounts that share a part of it. Blank text returns nothing.
    #[param(example = "mango")]
    q: Option<String>,
    /// Maximum number of results of each kind.
    #[validate(range(min = 1, max = i64::from(MOST_OF_A_KIND), code = "searchLimit"))]
    limit: Option<i64>,
}

impl SearchParams {
    /// The search text.
    pub fn query(self, scopes: Option<Vec<Scope>>) -> SearchQuery {
        let limit = self.limit.and_then(|limit| u32::try_from(limit).ok()).unwrap_or(USUAL);
        SearchQuery { text: self.q.unwrap_or_default(), limit, scopes }
    }
}

/// The kind of the result.
pub type SearchKindName = Name<SearchKind>;

/// Which document was found.
pub type DocumentTypeName = Name<DocumentType>;

/// What the caller may do next.
pub type SearchActionName = Name<SearchAction>;

/// One thing that was found.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchItem {
    /// Its kind.
    pub kind: SearchKindName,
    /// Which document; of documents only.
    pub document: Option<DocumentTypeName>,
    /// The id of the product, order, account, supplier, batch, issue, return or purchase order that opens; of the
    /// documents of an order the order's; of a shipment its own, which opens with its order.
    #[schema(example = 42)]
    pub id: i64,
    /// Its name or number.
    #[schema(example = "Mango Ice")]
    pub title: String,
    /// Distinguishes it from others with the same name, such as the SKU, the buyer or the company.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub detail: Option<String>,
    /// The order it is or belongs to.
    pub order_id: Option<i64>,
    /// The product of a batch.
    pub product_id: Option<i64>,
    /// The carrier of a shipment.
    #[schema(example = "DHL")]
    pub carrier: Option<String>,
    /// The tracking number of a shipment.
    #[schema(example = "TRK-1042")]
    pub tracking_number: Option<String>,
    /// The role of a person.
    pub role: Option<RoleName>,
    /// Its status by the name that its own list uses, such as `pending` or `held`; of documents of an order the
    /// order's; of shipments `shipped`, `delivered` or `late`; of people `pending`, `approved`, `rejected` or
    /// `inactive`; left out where the caller may not see it.
    #[schema(example = "active")]
    pub status: Option<String>,
    /// What the caller may do next with it besides opening it.
    pub action: Option<SearchActionName>,
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
            product_id: hit.product_id.map(|product| product.0),
            carrier: hit.carrier,
            tracking_number: hit.tracking_number,
            role: hit.role.map(Into::into),
            status: hit.status.map(str::to_owned),
            action: hit.action.map(Into::into),
        }
    }
}

/// Everything that was found.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SearchResponse {
    /// Products, orders, shipments, documents, people, suppliers, batches and issues, in this order, the best of each
    /// first.
    pub items: Vec<SearchItem>,
}
