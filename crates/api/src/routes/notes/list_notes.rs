//! `GET /api/notes`.

use tierway_application::workforce::list_notes as list;
use tierway_workforce::NoteSubject;

use super::note::{NoteResponse, NoteSubjectKindName};
use crate::dto::*;
use crate::prelude::*;

/// The record whose notes are asked for.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListNotesQuery {
    /// Kind of record.
    #[param(inline)]
    pub subject_kind: NoteSubjectKindName,
    /// Its number.
    #[param(example = 12)]
    pub subject_id: i64,
}

/// List internal notes
///
/// What the company's people wrote about an order or an account, newest first. Notes about orders are for company staff,
/// those about accounts for the admin, and of employees for the manufacturer; nobody reads notes about their own order or
/// account.
#[utoipa::path(
    tag = "Notes",
    params(ListNotesQuery, PageParams),
    responses(
        (status = 200, description = "The notes.", body = Vec<NoteResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
        (status = 404, description = "Not found, or not visible to you."),
    ),
)]
#[get("/api/notes")]
pub async fn list_notes(call: Call, params: Params<ListNotesQuery>) -> HandlerResult {
    let page = call.page()?;
    let subject = NoteSubject { kind: params.0.subject_kind.0, id: params.0.subject_id };
    let found = call.read(move |tx, context| list(tx, context, subject, &page)).await?;
    Ok(list_response(&call, found.map(NoteResponse::from)))
}
