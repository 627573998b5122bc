//! Puts the HTTP side together, for the server and the tests alike.

use std::sync::{Arc, LazyLock, OnceLock};

use actix_web::guard::GuardContext;
use actix_web::http::header::ContentType;
use actix_web::middleware::{Compress, from_fn};
use actix_web::{HttpRequest, HttpResponse, ResponseError, web};
use tierway_application::{Services, Store};

use crate::bearer::bearer;
use crate::body_intake::BodyIntake;
use crate::cache::ResponseCache;
use crate::config::ApiConfig;
use crate::draining::Draining;
use crate::envelope::envelope;
use crate::groups::Groups;
use crate::hashing::Hashing;
use crate::media::MediaCache;
use crate::metrics::Metrics;
use crate::operations::Operations;
use crate::picture_hosts::HostCache;
use crate::rate_limits::{AddressLimit, CLIENT_ERRORS};
use crate::region_cache::RegionCache;
use crate::registry::Registry;
use crate::same_origin::same_origin;
use crate::session_cache::SessionCache;
use crate::session_limits::LimitsCache;
use crate::site::Site;
use crate::token_uses::TokenUses;
use crate::{App, Problem, media, metrics, openapi, routes, session_store, site, swagger};

/// Read once, at startup.
static OPERATIONS: LazyLock<Operations> = LazyLock::new(|| Operations::of(routes::configure));

impl App {
    /// Wires the HTTP side.
    pub fn new(store: Arc<dyn Store>, services: Arc<Services>, config: ApiConfig) -> App {
        let operations: &'static Operations = &OPERATIONS;
        let hashing = Hashing::new(config.hashing_slots);
        let body_intake = BodyIntake::new(config.body_intake.clone());
        let started_at = services.clock.now();
        let answers = ResponseCache::new(store.is_shared());
        App {
            store,
            services,
            config,
            operations,
            answers,
            sessions: SessionCache::default(),
            regions: RegionCache::default(),
            pictures: MediaCache::default(),
            body_intake,
            hashing,
            limits: LimitsCache::default(),
            hosts: HostCache::default(),
            site: Site::default(),
            token_uses: TokenUses::default(),
            lookups: AddressLimit::default(),
            client_errors: AddressLimit::of(CLIENT_ERRORS),
            hub: Arc::default(),
            metrics: Metrics::new(operations),
            draining: Draining::default(),
            started_at,
        }
    }
}

/// Registers everything: API, health, pictures, metrics, OpenAPI document, Swagger UI, front end. Each request passes,
/// from the outside in: the envelope (id, log, headers, problems), compression, and for the API the session and the
/// same-origin check.
pub fn configure_app(config: &mut web::ServiceConfig, app: &web::Data<App>) {
    config.app_data(app.clone()).service(
        web::scope("")
            .wrap(Compress::default())
            .wrap(from_fn(envelope))
            .service(api(app))
            .configure(media::configure)
            .configure(metrics::configure)
            .configure(documentation)
            .default_service(web::to(site::serve)),
    );
}

/// The API: the only part that reads the session or API token.
fn api(app: &web::Data<App>) -> impl actix_web::dev::HttpServiceFactory + use<> {
    web::scope("")
        .guard(actix_web::guard::fn_guard(is_api))
        .wrap(from_fn(same_origin))
        .wrap(session_store::middleware(app))
        .wrap(from_fn(bearer))
        .configure(operations)
        .default_service(web::to(unknown))
}

/// The operations, by the beginning of their addresses.
fn operations(config: &mut web::ServiceConfig) {
    let mut groups = Groups::default();
    routes::configure(&mut Registry::server(&mut groups));
    groups.register(config, || web::to(unknown));
}

fn is_api(context: &GuardContext<'_>) -> bool {
    let path = context.head().uri.path();
    path == "/api" || path.starts_with("/api/") || path.starts_with("/health/")
}

/// An address of the API that no operation has: 405 when another method has it, else 404.
async fn unknown(request: HttpRequest) -> HttpResponse {
    match OPERATIONS.allowed_methods(request.path()) {
        Some(methods) => Problem::wrong_method(&methods).error_response(),
        None => Problem::not_found("Not found.").error_response(),
    }
}

/// The OpenAPI document and the pages that let one try it.
fn documentation(config: &mut web::ServiceConfig) {
    config.service(web::resource(openapi::PATH).route(web::get().to(document))).configure(swagger::configure);
}

async fn document() -> HttpResponse {
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(|| openapi::json().unwrap_or_default());
    HttpResponse::Ok().insert_header(ContentType::json()).body(text.as_str())
}
