//! Saved views on the wire.

use tierway_accounts::{SavedView, SavedViewError, SavedViewInput};
use tierway_kernel::FieldError;

use crate::dto::*;
use crate::form::BusinessRules;

/// A saved view of a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SavedViewResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Key of the list.
    #[schema(example = "/admin/accounts#")]
    pub list: String,
    /// Its name.
    #[schema(example = "Dealers waiting")]
    pub name: String,
    /// The list's query string: filters, order and columns.
    #[schema(example = "role=dealer&verificationStatus=pending&sort=name")]
    pub query: String,
}

/// A view to save.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "list": "/admin/accounts#", "name": "Dealers waiting", "query": "role=dealer&verificationStatus=pending&sort=name"
}))]
pub struct SavedViewRequest {
    /// Key of the list, at most 120 characters.
    #[schema(required)]
    pub list: Option<String>,
    /// A name for it, 1 to 60 characters; each name once in a list.
    #[schema(required)]
    pub name: Option<String>,
    /// The list's query string, at most 2,000 characters; empty: everything.
    pub query: Option<String>,
}

impl SavedViewRequest {
    /// The view, not yet checked.
    pub fn input(&self) -> SavedViewInput {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        SavedViewInput { list: text(&self.list), name: text(&self.name), query: text(&self.query) }
    }
}

impl BusinessRules for SavedViewRequest {
    fn violations(&self) -> Vec<FieldError> {
        match self.input().check() {
            Err(SavedViewError::Fields(fields)) => fields,
            Ok(_) | Err(SavedViewError::ListFull | SavedViewError::Full) => Vec::new(),
        }
    }
}

impl From<SavedView> for SavedViewResponse {
    fn from(view: SavedView) -> SavedViewResponse {
        SavedViewResponse { id: view.id.0, list: view.list, name: view.name, query: view.query }
    }
}
