//! Search synonyms on the wire.

use tierway_catalogue::SynonymTable;

use crate::dto::*;

/// Search synonyms.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchSynonymsResponse {
    /// Send it when you replace the table.
    #[schema(example = 1)]
    pub version: i64,
    /// Groups of words that mean the same.
    #[schema(example = json!([["vape juice", "e-liquid", "eliquid"]]))]
    pub groups: Vec<Vec<String>>,
}

/// A new table of synonyms, which replaces the old one.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetSearchSynonymsRequest {
    /// The version the user saw.
    #[schema(example = 1)]
    pub version: i64,
    /// At most 500 groups of 2 to 20 words.
    #[schema(example = json!([["vape juice", "e-liquid", "eliquid"]]))]
    pub groups: Vec<Vec<String>>,
}

impl From<SynonymTable> for SearchSynonymsResponse {
    fn from(table: SynonymTable) -> SearchSynonymsResponse {
        SearchSynonymsResponse { version: table.version, groups: table.groups }
    }
}
