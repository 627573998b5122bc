//! `GET /api/system`.

use tierway_application::{Failure, FileError, system};

use super::dto::SystemResponse;
use crate::prelude::*;

/// Get system information
///
/// For the admin: version, database and storage of the instance that responds.
#[utoipa::path(
    tag = "System",
    responses((status = 200, description = "The system.", body = SystemResponse)),
)]
#[get("/api/system")]
pub async fn get_system(call: Call) -> HandlerResult {
    let database = call.read(system::get_system).await?;
    let storage = call.blocking(system::storage_use).await?.map_err(storage_fault)?;
    let now = call.context().now;
    Ok(HttpResponse::Ok().json(SystemResponse::of(call.app(), database, storage, now)))
}

fn storage_fault(error: FileError) -> Problem {
    Problem::from(Failure::Outside(error.to_string()))
}
