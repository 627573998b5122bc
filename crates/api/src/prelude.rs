//! Imports for handlers: `use crate::prelude::*;`.

pub(crate) use actix_web::http::StatusCode;
pub(crate) use actix_web::{HttpResponse, delete, get, patch, post, put};

pub(crate) use crate::body::Body;
pub(crate) use crate::list::list_response;
pub(crate) use crate::params::{Id, PageParams, Params, TwoIds};
pub(crate) use crate::{Call, Problem};

/// Result of a handler.
pub(crate) type HandlerResult = Result<HttpResponse, Problem>;
