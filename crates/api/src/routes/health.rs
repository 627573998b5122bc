//! Whether the product is up, for load balancers and monitors.

use actix_web::web;
use tierway_application::{Access, Failure, Transaction, transact};
use tierway_kernel::StoreError;

use crate::App;
use crate::dto::*;
use crate::prelude::*;
use crate::registry::Registry;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(health_live).service(health_ready);
}

/// Health of the instance.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`; anything else is a problem response.
    #[schema(example = "ok")]
    status: &'static str,
}

/// Liveness check
///
/// Does not check the database: a process that is waiting for it must not be killed.
#[utoipa::path(tag = "Health", responses((status = 200, description = "The process is running.", body = Health)))]
#[get("/health/live")]
pub async fn health_live() -> HttpResponse {
    HttpResponse::Ok().json(Health { status: "ok" })
}

/// Readiness check
///
/// Performs a small write to the database and reports why if it fails.
#[utoipa::path(
    tag = "Health",
    responses(
        (status = 200, description = "Requests can be served.", body = Health),
        (status = 503, description = "The database does not respond in time or cannot write, or the instance is shutting down; try again after `Retry-After` seconds."),
    )
)]
#[get("/health/ready")]
pub async fn health_ready(app: web::Data<App>) -> HandlerResult {
    if app.draining.report() {
        return Err(Problem::later("This instance is shutting down."));
    }
    // One row per instance, to avoid contention; purged like any throttle.
    let (key, now) = (format!("ready:{}", app.started_at.timestamp_micros()), app.services.clock.now());
    let write = move |tx: &mut dyn Transaction| tx.throttles().take(&key, now).map_err(Failure::from);
    match transact(&*app.store, Access::Write, write).await {
        Ok(_) => Ok(HttpResponse::Ok().json(Health { status: "ok" })),
        Err(cause) => {
            tracing::warn!(%cause, "not ready");
            Err(Problem::later(match cause {
                Failure::Store(StoreError::Storage) => "The database cannot write: its disk is full or failing.",
                _ => "The database does not respond in time.",
            }))
        }
    }
}
