//! `POST /api/commissions/simulate`.

use actix_web::{HttpResponse, post};
use tierway_application::commissions::simulate_commission as simulate;

use super::simulation_dto::{SimulationRequest, SimulationResponse};
use crate::body::Body;
use crate::{Call, Problem};

/// Simulate a commission
///
/// For admin and manufacturer: what would this order earn whom. Takes an amount of goods or an order, and a customer or
/// a referrer; stores nothing. When nobody would earn anything, `reason` says why.
#[utoipa::path(
    operation_id = "simulateCommission",
    tag = "Commissions",
    request_body = SimulationRequest,
    responses(
        (status = 200, description = "What it would earn.", body = SimulationResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is not application/json.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[post("/api/commissions/simulate")]
pub async fn simulate_commission(call: Call, body: Body<SimulationRequest>) -> Result<HttpResponse, Problem> {
    let question = body.0.question();
    let answer = call.read(move |tx, context| simulate(tx, context, &question)).await?;
    Ok(HttpResponse::Ok().json(SimulationResponse::from(answer)))
}
