//! PATCH /api/users/{id}.

use serde::Deserializer;
use tierway_accounts::ProfileChange;
use tierway_application::accounts::AccountView;
use tierway_application::{Context, Transaction, accounts};
use tierway_kernel::{FieldError, UserId};

use super::older_clients::text;
use super::user::UserResponse;
use crate::dto::*;
use crate::expected::Expected;
use crate::form::BusinessRules;
use crate::prelude::*;

/// An account by itself.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UserEnvelope {
    /// The account.
    pub user: UserResponse,
}

/// The profile form. Omitted fields stay unchanged.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
pub struct UpdateUserRequest {
    /// Given name.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Lina")]
    pub first_name: Option<Option<String>>,
    /// Family name.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Tan")]
    pub last_name: Option<Option<String>>,
    /// Email address; changing it requires `currentPassword`.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "lina@example.com")]
    pub email: Option<Option<String>>,
    /// Telephone number.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "+60 3 1234 5678")]
    pub phone: Option<Option<String>>,
    /// Country.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Malaysia")]
    pub country: Option<Option<String>>,
    /// Zone, state or city.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Kuala Lumpur")]
    pub zone: Option<Option<String>>,
    /// Company.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Harbour Trading")]
    pub company_name: Option<Option<String>>,
    /// Postal address of the company.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>)]
    pub company_address: Option<Option<String>>,
    /// A manufacturer's business type.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Import/Export")]
    pub business_type: Option<Option<String>>,
    /// Business description.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>)]
    pub description: Option<Option<String>>,
    /// Distribution area of a wholesaler.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Asia, Europe")]
    pub distribution_regions: Option<Option<String>>,
    /// Day of birth, `YYYY-MM-DD`; may be put right, not removed.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "1990-05-17")]
    pub birth_date: Option<Option<String>>,
    /// The language of mail and messages: `en`, `ms`, `zh` or `th`; `null`: as the browser says.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "th")]
    pub language: Option<Option<String>>,
    /// The password, for another email address.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse")]
    pub current_password: Option<String>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

impl UpdateUserRequest {
    /// The change; `null` empties a field as an empty text does.
    pub fn change(&self) -> ProfileChange {
        let text = |field: &Option<Option<String>>| field.clone().map(Option::unwrap_or_default);
        ProfileChange {
            first_name: text(&self.first_name),
            last_name: text(&self.last_name),
            email: text(&self.email),
            phone: text(&self.phone),
            country: text(&self.country),
            zone: text(&self.zone),
            company_name: text(&self.company_name),
            company_address: text(&self.company_address),
            business_type: text(&self.business_type),
            description: text(&self.description),
            distribution_regions: text(&self.distribution_regions),
            birth_date: text(&self.birth_date),
            language: text(&self.language),
        }
    }
}

impl BusinessRules for UpdateUserRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.change().faults()
    }
}

/// A text field that is optional.
fn field<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    text(deserializer).map(Some)
}

/// Update your profile
///
/// For the account holder only. Omitted fields stay unchanged; `null` or an empty text clears a field the role does not
/// require. A new `country` or `zone` of an approved dealer, agent or sub-agent needs the admin's approval (`GET
/// /api/place-changes`); until then the old region applies. Changing `email` requires `currentPassword`. Username,
/// role, referrer and a dealer's license number cannot be changed.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "Your account", example = 12)),
    request_body = UpdateUserRequest,
    responses(
        (status = 200, description = "The account as it is now.", body = UserEnvelope),
        (status = 403, description = "Another user's account, or the request is cross-origin."),
        (status = 404, description = "Account not found, or not visible to you."),
        (status = 409, description = "The account no longer matches `expected`."),
        (status = 429, description = "Too many wrong passwords; `Retry-After` says when to try again."),
    ),
)]
#[patch("/api/users/{id}")]
pub async fn update_user(call: Call, id: Id, body: Body<UpdateUserRequest>) -> HandlerResult {
    let id = UserId(id.0);
    let change = body.0.change();
    let UpdateUserRequest { expected, current_password, .. } = body.0;
    let password = current_password.unwrap_or_default();
    let (checked, typed) = (change.clone(), password.clone());
    let proof = call.read(move |tx, context| accounts::check_update(tx, context, id, &checked, &typed)).await?;
    if let Some(hash) = &proof {
        call.confirm_password(password, hash.clone()).await?;
    }
    let work = move |tx: &mut dyn Transaction, context: &Context| {
        let check = |now: &AccountView| expected.check(&UserResponse::from(now.clone()));
        accounts::update_user(tx, context, id, &change, proof.as_deref(), expected.seen(&check))
    };
    let view = call.write(work).await?;
    Ok(HttpResponse::Ok().json(UserEnvelope { user: view.into() }))
}
