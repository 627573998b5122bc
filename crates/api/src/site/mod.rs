//! The front end and crawler support: the start page with a specific head for each public page, files, `/robots.txt`,
//! `/sitemap.xml` (decision 61).
//!
//! - `files`: files embedded by the build, or those of a directory
//! - `routes`: routes of the front end
//! - `first_views`: what a page begins with: its scripts, its data, and for guests a picture of its first view
//! - `pages`: public pages and their metadata
//! - `head`, `heads`: the tags in the head of the page
//! - `sitemap`, `robots`: instructions for crawlers

mod files;
mod first_views;
mod guest;
mod head;
mod heads;
mod kept;
mod pages;
mod plan;
mod robots;
mod routes;
mod sitemap;

use actix_web::http::{Method, StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::session_store::has_session;
use crate::{App, Problem, headers};

use files::INDEX;
use first_views::{FirstViews, NONCE};
use guest::guest;
pub(crate) use kept::Site;
use routes::Routes;

/// Answers everything that is not the API's.
pub(crate) async fn serve(request: HttpRequest, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    if request.method() != Method::GET {
        return Err(Problem::wrong_method("GET, HEAD"));
    }
    let path = request.path().trim_start_matches('/').to_owned();
    if path == robots::PATH {
        return Ok(robots::answer(&app, routes_of(&app).await));
    }
    if let Some(part) = sitemap::part_of(&path) {
        return sitemap::answer(app, part).await;
    }
    if let Some(file) = files::find(&request, &app, &path).await? {
        return Ok(file);
    }
    // A missing script must not return a page: the browser would report a wrong media type instead.
    if path.starts_with("assets/") {
        return Err(Problem::not_found("Not found."));
    }
    match files::load(&app, INDEX).await? {
        Some(bytes) => Ok(page(&request, &app, &bytes).await),
        None => Err(Problem::not_found("The front end is not built. Build it with `make build`.")),
    }
}

/// The start page with a CSP nonce for style tags and the head of the requested page.
async fn page(request: &HttpRequest, app: &web::Data<App>, bytes: &[u8]) -> HttpResponse {
    let mut random = [0; 16];
    app.services.random.fill(&mut random);
    let nonce = STANDARD.encode(random);
    let html = String::from_utf8_lossy(bytes).replace(NONCE, &nonce);
    let is_known = routes_of(app).await.is_none_or(|routes| routes.knows(request.path()));
    let page = if is_known { pages::page_at(request.path(), request.query_string()) } else { pages::Page::unknown() };
    let head = app.site.heads.head_of(app.source(), guest(&app.services), &page).await;
    let status = if head.as_ref().is_some_and(|head| head.is_missing) { StatusCode::NOT_FOUND } else { StatusCode::OK };
    let html = match head {
        Some(head) => {
            let views = app.site.first_views.get_or_init(|| async { read_first_views(app).await }).await;
            let html = head::put_into(&html, &(head.html + &views.tags(&page, &nonce)));
            if has_session(request) { html } else { views.draw_into(&html, &page, &head.shown, &nonce) }
        }
        None => html,
    };
    HttpResponse::build(status)
        .insert_header(header::ContentType::html())
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::PERMISSIONS_POLICY, headers::PAGE_PERMISSIONS))
        .insert_header((
            header::CONTENT_SECURITY_POLICY,
            headers::page_policy(&nonce, &app.hosts.current(app.source()).await),
        ))
        .body(html)
}

/// The routes of this build's front end, read once; see [`read_routes`].
async fn routes_of(app: &web::Data<App>) -> Option<&Routes> {
    app.site.routes.get_or_init(|| async { read_routes(app).await }).await.as_ref()
}

/// The routes of this build's front end; `None` if the build wrote none, as in development: then any path may be a
/// route.
async fn read_routes(app: &web::Data<App>) -> Option<Routes> {
    let bytes = files::load_hidden(app, routes::FILE).await.ok().flatten()?;
    Routes::read(&bytes)
}

/// The scripts of this build's public pages; nothing in development.
async fn read_first_views(app: &web::Data<App>) -> FirstViews {
    match files::load_hidden(app, first_views::FILE).await {
        Ok(Some(bytes)) => FirstViews::read(&bytes),
        _ => FirstViews::default(),
    }
}
