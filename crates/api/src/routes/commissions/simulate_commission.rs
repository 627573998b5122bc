//! `POST /api/commissions/simulate`.

use tierway_application::commissions::simulate_commission as simulate;

use super::simulation_dto::{SimulationRequest, SimulationResponse};
use crate::prelude::*;

/// Simulate a commission
///
/// For admin and manufacturer: who would earn how much from this order. Takes an amount of goods or an order, and a
/// customer or a referrer. Stores nothing. If nobody would earn anything, `reason` says why.
#[utoipa::path(
    tag = "Commissions",
    request_body = SimulationRequest,
    responses((status = 200, description = "What it would earn.", body = SimulationResponse)),
)]
#[post("/api/commissions/simulate")]
pub async fn simulate_commission(call: Call, body: Body<SimulationRequest>) -> HandlerResult {
    let question = body.0.question();
    let answer = call.read(move |tx, context| simulate(tx, context, &question)).await?;
    Ok(HttpResponse::Ok().json(SimulationResponse::from(answer)))
}
