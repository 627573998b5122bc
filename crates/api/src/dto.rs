//! Imports for request and response types: `use crate::dto::*;`.

pub(crate) use chrono::{DateTime, NaiveDate, Utc};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use serde_with::skip_serializing_none;
pub(crate) use utoipa::{IntoParams, ToSchema};
pub(crate) use validator::Validate;

pub(crate) use crate::form;
pub(crate) use crate::language;
pub(crate) use crate::name::{DateSortName, Name};
pub(crate) use crate::wire::{WireInt, WireMoney};
