//! What nearly every handler needs: `use crate::prelude::*;`.

pub(crate) use actix_web::http::StatusCode;
pub(crate) use actix_web::{HttpResponse, delete, get, patch, post, put};

pub(crate) use crate::body::Body;
pub(crate) use crate::list::list_response;
pub(crate) use crate::params::{Id, PageParams, Params};
pub(crate) use crate::{Call, Problem};

/// What a handler gives back.
pub(crate) type HandlerResult = Result<HttpResponse, Problem>;
