//! The front end: files that the build embedded, or those of a directory while working on it. Addresses that are no
//! file get the start page, which knows its own routes.

use std::path::{Component, Path, PathBuf};

use actix_web::http::{Method, StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use rust_embed::RustEmbed;

use crate::{App, Problem, headers};

/// The built front end. A release build carries it inside; a debug build reads it from the directory.
#[derive(RustEmbed)]
#[folder = "../../frontend/dist/"]
#[allow_missing = true]
struct Embedded;

/// The page that starts the application.
const INDEX: &str = "index.html";
/// What the page carries in the place of the nonce.
const PLACEHOLDER: &str = "__CSP_NONCE__";

/// Answers everything that is not the API's.
pub(crate) async fn serve(request: HttpRequest, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    if request.method() != Method::GET {
        return Err(Problem::wrong_method("GET, HEAD"));
    }
    let path = request.path().trim_start_matches('/').to_owned();
    if !path.is_empty()
        && path != INDEX
        && let Some(bytes) = load(&app, &path).await?
    {
        return Ok(file(&request, &path, bytes));
    }
    // A missing script must not look like a page: the browser would complain about the type instead.
    if path.starts_with("assets/") {
        return Err(Problem::not_found("There is nothing at this address."));
    }
    match load(&app, INDEX).await? {
        Some(bytes) => Ok(page(&app, &bytes)),
        None => Err(Problem::not_found("The front end is not built. Build it with `make build`.")),
    }
}

/// The bytes of a file of the front end.
async fn load(app: &web::Data<App>, path: &str) -> Result<Option<Bytes>, Problem> {
    let Some(path) = safe(path) else { return Ok(None) };
    if let Some(directory) = &app.config.frontend_dir {
        let place = directory.join(path);
        let read = web::block(move || std::fs::read(place)).await.map_err(|error| Problem::internal(&error))?;
        return Ok(read.ok().map(Bytes::from));
    }
    let embedded = path.to_str().and_then(Embedded::get);
    Ok(embedded.map(|file| match file.data {
        std::borrow::Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        std::borrow::Cow::Owned(bytes) => Bytes::from(bytes),
    }))
}

/// A path below the front end's directory; none that climbs or names hidden files.
fn safe(path: &str) -> Option<PathBuf> {
    let plain =
        |part: Component<'_>| matches!(part, Component::Normal(name) if !name.to_string_lossy().starts_with('.'));
    let path = Path::new(path);
    path.components().all(plain).then(|| path.to_owned())
}

/// A file. Those under `assets/` carry their hash in their name and never change.
fn file(request: &HttpRequest, path: &str, bytes: Bytes) -> HttpResponse {
    let kind = media_type(path);
    let mut response = HttpResponse::Ok();
    response.insert_header((header::CONTENT_TYPE, kind));
    if kind.starts_with("font/") {
        // Compressed by its own format; this keeps the compressing layer away.
        response.insert_header(header::ContentEncoding::Identity);
    }
    if path.starts_with("assets/") {
        return response.insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable")).body(bytes);
    }
    let tag = format!("W/\"{}\"", &blake3::hash(&bytes).to_hex()[..32]);
    response.insert_header((header::CACHE_CONTROL, "no-cache")).insert_header((header::ETAG, tag.as_str()));
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.contains(&tag)) {
        return response.status(StatusCode::NOT_MODIFIED).finish();
    }
    response.body(bytes)
}

/// The type an ending stands for; `nosniff` keeps browsers from guessing about the rest.
fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// The start page with a nonce of its own, which the policy lets style tags use.
fn page(app: &App, bytes: &[u8]) -> HttpResponse {
    let mut random = [0; 16];
    app.services.random.fill(&mut random);
    let nonce = STANDARD.encode(random);
    let html = String::from_utf8_lossy(bytes).replace(PLACEHOLDER, &nonce);
    HttpResponse::Ok()
        .insert_header(header::ContentType::html())
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::CONTENT_SECURITY_POLICY, headers::page_policy(&nonce)))
        .body(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leads_out_of_the_front_end() {
        for path in ["../Cargo.toml", "assets/../../x", "/etc/passwd", ".vite/manifest.json", "a/.b"] {
            assert_eq!(safe(path), None, "{path}");
        }
        assert_eq!(safe("assets/index.js"), Some(PathBuf::from("assets/index.js")));
    }
}
