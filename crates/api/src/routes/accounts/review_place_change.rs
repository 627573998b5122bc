//! POST /api/place-changes/{id}/review.

use tierway_accounts::PlaceDecision;
use tierway_application::{Context, Failure, Transaction, accounts};
use tierway_kernel::PlaceChangeId;

use super::older_clients::text;
use super::place_change::PlaceChangeResponse;
use crate::dto::*;
use crate::prelude::*;

/// Decision on a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PlaceDecisionName {
    /// The account moves.
    Approve,
    /// It stays.
    Refuse,
}

/// A decision about a change.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "decision": "refuse", "reason": "Please send a proof of the new address." }))]
pub struct ReviewPlaceChangeRequest {
    /// The decision.
    pub decision: PlaceDecisionName,
    /// Reason for a refusal, at most 500 characters, sent to the account holder.
    #[serde(default, deserialize_with = "text")]
    pub reason: Option<String>,
}

impl ReviewPlaceChangeRequest {
    /// The decision.
    pub fn decision(&self) -> Result<PlaceDecision, Failure> {
        match self.decision {
            PlaceDecisionName::Approve => Ok(PlaceDecision::Approve),
            PlaceDecisionName::Refuse => Ok(PlaceDecision::refuse(self.reason.as_deref().unwrap_or_default())?),
        }
    }
}

/// Approve or refuse a change of country or zone
///
/// For the admin. If approved, the account pays the prices of its new region; if refused, with a reason, nothing
/// changes. The account holder gets a notification and an email. Of two concurrent decisions, the second gets 409.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The change", example = 3)),
    request_body = ReviewPlaceChangeRequest,
    responses(
        (status = 200, description = "The change as it is now.", body = PlaceChangeResponse),
        (status = 409, description = "Already decided or withdrawn."),
    ),
)]
#[post("/api/place-changes/{id}/review")]
pub async fn review_place_change(call: Call, id: Id, body: Body<ReviewPlaceChangeRequest>) -> HandlerResult {
    let (id, decision) = (PlaceChangeId(id.0), body.0.decision()?);
    let changed = call.changed_ids();
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let view = accounts::review_place_change(tx, context, id, &decision)?;
        changed.note([view.user.id.0]);
        Ok(view)
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(PlaceChangeResponse::from(view)))
}
