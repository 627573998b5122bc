//! The public store being viewed: `store=dealer`, `store=agent` or `store=dealer:7`.

use serde::de::{Deserializer, Error};
use tierway_catalogue::StoreFront;
use tierway_kernel::UserId;

use crate::dto::*;

/// The parameter.
#[derive(Debug, Default, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StoreParam {
    /// Includes `storePrice`, for guests as well: `dealer` or `agent` for the general dealer and agent pages,
    /// `dealer:{id}` for a single dealer's store.
    #[param(value_type = Option<String>, example = "dealer:7")]
    pub store: Option<Store>,
}

/// A public store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Store(pub StoreFront);

impl StoreParam {
    /// The store.
    pub fn front(&self) -> Option<StoreFront> {
        self.store.map(|store| store.0)
    }
}

impl<'de> Deserialize<'de> for Store {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Store, D::Error> {
        let text = String::deserialize(deserializer)?;
        let front = match text.as_str() {
            "dealer" => Some(StoreFront::Dealers),
            "agent" => Some(StoreFront::Agents),
            other => other
                .strip_prefix("dealer:")
                .filter(|id| id.bytes().all(|digit| digit.is_ascii_digit()))
                .and_then(|id| id.parse().ok())
                .map(|id| StoreFront::Dealer(UserId(id))),
        };
        front.map(Store).ok_or_else(|| D::Error::custom("is not a store"))
    }
}
