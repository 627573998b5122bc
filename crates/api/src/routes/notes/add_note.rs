//! `POST /api/notes`.

use tierway_application::Failure;
use tierway_application::workforce::add_note as add;
use tierway_kernel::{FieldError, UserId};
use tierway_workforce::{NoteSubject, check_note_text};

use super::note::{NoteRecord, NoteResponse};
use crate::dto::*;
use crate::form::BusinessRules;
use crate::prelude::*;

/// A new note.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({
    "subject": { "kind": "order", "id": 12 }, "text": "@Omar Reyes please call before it ships.", "mentions": [9]
}))]
pub struct AddNoteRequest {
    /// The record it is about.
    #[validate(required)]
    #[schema(required)]
    pub subject: Option<NoteRecord>,
    /// At most 2000 characters; a mention stands in it as `@` and the name.
    #[schema(required, example = "@Omar Reyes please call before it ships.")]
    pub text: Option<String>,
    /// Whom it mentions, at most 20 people who may read it.
    #[schema(value_type = Vec<i64>, example = json!([9]))]
    pub mentions: Vec<WireInt>,
}

impl BusinessRules for AddNoteRequest {
    fn violations(&self) -> Vec<FieldError> {
        check_note_text(self.text.as_deref().unwrap_or_default()).err().into_iter().collect()
    }
}

/// Write an internal note
///
/// About an order or an account, for whoever may read the notes there. Everyone mentioned is notified. Notes cannot be
/// edited.
#[utoipa::path(
    tag = "Notes",
    request_body = AddNoteRequest,
    responses((status = 201, description = "The note.", body = NoteResponse)),
)]
#[post("/api/notes")]
pub async fn add_note(call: Call, body: Body<AddNoteRequest>) -> HandlerResult {
    let AddNoteRequest { subject, text, mentions } = body.0;
    let subject = subject.ok_or_else(|| Failure::field("subject", "This field is required."))?;
    let subject = NoteSubject::from(subject);
    let text = text.unwrap_or_default();
    let mentions: Vec<UserId> = mentions.into_iter().map(|id| UserId(id.0)).collect();
    let view = call.write(move |tx, context| add(tx, context, subject, &text, &mentions)).await?;
    Ok(HttpResponse::Created().json(NoteResponse::from(view)))
}
