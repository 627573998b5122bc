//! `GET /api/waiting`.

use tierway_application::waiting::get_waiting as get;

use super::dto::{WaitingItem, WaitingListResponse};
use crate::prelude::*;

/// Get what is waiting for you
///
/// For anyone signed in: how many registrations, returns, quotations, orders and so on the caller has to do something
/// about, the most urgent kind first; kinds with nothing waiting are left out. An API token gets the kinds whose list
/// it has a read scope for.
#[utoipa::path(
    tag = "Waiting",
    responses((status = 200, description = "What waits, by kind.", body = WaitingListResponse)),
)]
#[get("/api/waiting")]
pub async fn get_waiting(call: Call) -> HandlerResult {
    let scopes = call.token_scopes();
    let waiting = call.read(move |tx, context| get(tx, context, scopes.as_deref())).await?;
    Ok(HttpResponse::Ok().json(WaitingListResponse { items: waiting.into_iter().map(WaitingItem::from).collect() }))
}
