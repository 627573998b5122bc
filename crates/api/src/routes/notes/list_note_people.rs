//! `GET /api/notes/people`.

use tierway_application::workforce::{NotePerson, list_note_people as list};
use tierway_workforce::NoteSubject;

use super::note::NoteSubjectKindName;
use crate::dto::*;
use crate::prelude::*;
use crate::routes::accounts::RoleName;

/// The record, and what was typed after the `@`.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListNotePeopleQuery {
    /// Kind of record.
    #[param(inline)]
    pub subject_kind: NoteSubjectKindName,
    /// Its number.
    #[param(example = 12)]
    pub subject_id: i64,
    /// Part of a name, username or email, ignoring case.
    #[param(example = "om")]
    pub q: Option<String>,
}

/// Somebody a note can mention.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NotePersonResponse {
    /// The account.
    #[schema(example = 9)]
    pub id: i64,
    /// First and last name.
    #[schema(example = "Omar Reyes")]
    pub name: String,
    /// Their role.
    pub role: RoleName,
    /// An employee's position.
    #[schema(example = "Supervisor")]
    pub position: Option<String>,
}

impl From<NotePerson> for NotePersonResponse {
    fn from(person: NotePerson) -> NotePersonResponse {
        let NotePerson { id, name, role, position } = person;
        NotePersonResponse { id: id.0, name, role: role.into(), position }
    }
}

/// List people to mention
///
/// People who may read the notes about the record, by name, without the caller; at most 200 of each role.
#[utoipa::path(
    tag = "Notes",
    params(ListNotePeopleQuery, PageParams),
    responses(
        (status = 200, description = "The people.", body = Vec<NotePersonResponse>),
        (status = 404, description = "Not found, or not visible to you."),
    ),
)]
#[get("/api/notes/people")]
pub async fn list_note_people(call: Call, params: Params<ListNotePeopleQuery>) -> HandlerResult {
    let ListNotePeopleQuery { subject_kind, subject_id, q } = params.0;
    let subject = NoteSubject { kind: subject_kind.0, id: subject_id };
    let page = call.page()?;
    let found = call.read(move |tx, context| list(tx, context, subject, q.as_deref(), &page)).await?;
    Ok(list_response(&call, found.map(NotePersonResponse::from)))
}
