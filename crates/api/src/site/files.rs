//! Files of the front end: embedded by the build, or from a directory during development. Text is embedded compressed
//! only (frontend/vite/compressed.ts): it is sent as is, and decompressed for clients that support neither coding.

use std::io::Read;
use std::path::{Component, Path, PathBuf};

use actix_web::http::header;
use actix_web::http::header::{AcceptEncoding, ContentEncoding, ETag, Encoding, EntityTag, IfNoneMatch};
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use bytes::Bytes;
use rust_embed::RustEmbed;

use crate::{App, Problem};

/// The page that starts the application.
pub(super) const INDEX: &str = "index.html";

/// The built front end. A release build carries it inside; a debug build reads it from the directory.
#[derive(RustEmbed)]
#[folder = "../../frontend/dist/"]
#[allow_missing = true]
struct Embedded;

/// The file at this path, in the client's preferred coding; not the start page.
pub(super) async fn find(
    request: &HttpRequest,
    app: &web::Data<App>,
    path: &str,
) -> Result<Option<HttpResponse>, Problem> {
    if path.is_empty() || path == INDEX || path.ends_with(".br") || path.ends_with(".gz") {
        return Ok(None);
    }
    let found = load_coded(request, app, path).await?;
    Ok(found.map(|(coding, bytes)| file(request, path, coding, bytes)))
}

/// The bytes of a file in the client's preferred coding.
async fn load_coded(
    request: &HttpRequest,
    app: &web::Data<App>,
    path: &str,
) -> Result<Option<(ContentEncoding, Bytes)>, Problem> {
    let coding = coding_for(request);
    if let Some(packed) = load(app, &format!("{path}{}", ending(coding))).await? {
        return Ok(Some((coding, packed)));
    }
    if let Some(plain) = load(app, path).await? {
        return Ok(Some((ContentEncoding::Identity, plain)));
    }
    let Some(packed) = load(app, &format!("{path}{}", ending(ContentEncoding::Brotli))).await? else { return Ok(None) };
    let unpacked = web::block(move || unpack(&packed)).await.map_err(|error| Problem::internal(&error))?;
    let unpacked = unpacked.map_err(|error| Problem::internal(&error))?;
    Ok(Some((ContentEncoding::Identity, unpacked)))
}

/// The client's preferred coding of those available.
fn coding_for(request: &HttpRequest) -> ContentEncoding {
    let made = [Encoding::brotli(), Encoding::gzip(), Encoding::identity()];
    match request.get_header::<AcceptEncoding>().and_then(|accepted| accepted.negotiate(made.iter())) {
        Some(Encoding::Known(coding)) => coding,
        _ => ContentEncoding::Identity,
    }
}

/// The file name suffix of this encoding.
fn ending(coding: ContentEncoding) -> &'static str {
    match coding {
        ContentEncoding::Brotli => ".br",
        ContentEncoding::Gzip => ".gz",
        _ => "",
    }
}

fn unpack(packed: &[u8]) -> std::io::Result<Bytes> {
    let mut plain = Vec::with_capacity(packed.len() * 4);
    brotli::Decompressor::new(packed, 4096).read_to_end(&mut plain)?;
    Ok(Bytes::from(plain))
}

/// The bytes of a file of the front end.
pub(super) async fn load(app: &web::Data<App>, path: &str) -> Result<Option<Bytes>, Problem> {
    match safe(path) {
        Some(path) => read(app, path).await,
        None => Ok(None),
    }
}

/// The bytes of a file that the build wrote for the server, in a directory that no address names.
pub(super) async fn load_hidden(app: &web::Data<App>, path: &'static str) -> Result<Option<Bytes>, Problem> {
    read(app, PathBuf::from(path)).await
}

async fn read(app: &web::Data<App>, path: PathBuf) -> Result<Option<Bytes>, Problem> {
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
fn file(request: &HttpRequest, path: &str, coding: ContentEncoding, bytes: Bytes) -> HttpResponse {
    let lasting = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    // Strong: each coding has a tag of its own.
    let tag = EntityTag::new_strong(blake3::hash(&bytes).to_hex()[..32].to_owned());
    let known = is_known(request, &tag);
    let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response
        .insert_header((header::CACHE_CONTROL, lasting))
        .insert_header(ETag(tag))
        .insert_header((header::VARY, "accept-encoding"));
    if known {
        return response.finish();
    }
    // Set even if there is none, which disables the compression middleware.
    response.insert_header(coding).insert_header((header::CONTENT_TYPE, media_type(path))).body(bytes)
}

/// Whether the client's copy matches the tag.
fn is_known(request: &HttpRequest, tag: &EntityTag) -> bool {
    match request.get_header::<IfNoneMatch>() {
        Some(IfNoneMatch::Any) => true,
        Some(IfNoneMatch::Items(known)) => known.iter().any(|one| one.weak_eq(tag)),
        None => false,
    }
}

/// Media type by extension; `nosniff` prevents guessing for the rest.
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
