//! Whether the product is up, for load balancers and monitors.

use actix_web::web;
use tierway_application::{Access, Failure, Transaction, transact};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::App;
use crate::dto::*;
use crate::prelude::*;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config.service(live).service(ready);
}

/// How the product is.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`; anything else is a problem answer.
    #[schema(example = "ok")]
    status: &'static str,
}

/// Whether the process runs
///
/// Says nothing about the database: a process that only waits for it must not be killed.
#[utoipa::path(operation_id = "healthLive", tag = "Health", responses((status = 200, description = "It runs.", body = Health)))]
#[get("/health/live")]
pub async fn live() -> HttpResponse {
    HttpResponse::Ok().json(Health { status: "ok" })
}

/// Whether requests can be served
///
/// Asks the database.
#[utoipa::path(
    operation_id = "healthReady",
    tag = "Health",
    responses(
        (status = 200, description = "Requests can be served.", body = Health),
        (status = 503, description = "The database does not answer; try again after `Retry-After` seconds."),
    )
)]
#[get("/health/ready")]
pub async fn ready(app: web::Data<App>) -> HandlerResult {
    let ping = |tx: &mut dyn Transaction| tx.settings().get("ready").map_err(Failure::from);
    match transact(&*app.store, Access::Read, ping).await {
        Ok(_) => Ok(HttpResponse::Ok().json(Health { status: "ok" })),
        Err(cause) => {
            tracing::warn!(%cause, "not ready");
            Err(Problem::busy())
        }
    }
}
