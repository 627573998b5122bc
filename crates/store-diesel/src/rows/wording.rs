//! Sentences with their values, stored as JSON beside their English text. The English text decides: an older version, which
//! knows only that, may have changed it.

use serde::{Serialize, de::DeserializeOwned};
use tierway_kernel::StoreError;

/// What is stored; `None` for rows of older versions, and for wordings of newer ones that cannot be read.
pub(super) fn read_wording<T: DeserializeOwned>(json: Option<&str>) -> Option<T> {
    json.and_then(|json| serde_json::from_str(json).ok())
}

/// As it is stored.
pub(super) fn write_wording(wording: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(wording).map_err(|error| StoreError::Failed(error.to_string()))
}
