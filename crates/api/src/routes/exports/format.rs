//! The ending of an export's address.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::sheets::SheetFormat;
use utoipa::ToSchema;

use crate::Problem;

/// The kind of file.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "only described, the ending is read by hand")]
pub enum FormatName {
    /// UTF-8 with a mark, commas.
    Csv,
    /// An Excel workbook.
    Xlsx,
}

/// The format in the address; anything else is a 404, as there is nothing under such a name.
pub struct Format(pub SheetFormat);

impl FromRequest for Format {
    type Error = Problem;
    type Future = Ready<Result<Format, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let format = match request.match_info().get("format") {
            Some("csv") => Some(SheetFormat::Csv),
            Some("xlsx") => Some(SheetFormat::Xlsx),
            _ => None,
        };
        ready(format.map(Format).ok_or_else(|| Problem::not_found("Not found.")))
    }
}
