//! Responses with a PDF.

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};

/// A browser may show the document in its viewer, with scripts and requests disabled.
const VIEWED: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/// A response builder for a PDF with this file name, given without its extension.
pub(crate) fn pdf(name: &str) -> HttpResponseBuilder {
    let name = header::DispositionParam::Filename(format!("{name}.pdf"));
    let shown = header::ContentDisposition { disposition: header::DispositionType::Inline, parameters: vec![name] };
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CONTENT_TYPE, "application/pdf"))
        .insert_header(shown)
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((header::CONTENT_SECURITY_POLICY, VIEWED))
        .insert_header((header::CACHE_CONTROL, "private, no-store"));
    response
}
