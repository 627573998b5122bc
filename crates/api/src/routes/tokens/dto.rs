//! API tokens on the wire.

use tierway_accounts::{ApiToken, TokenInput, TokenState};
use tierway_application::tokens::CreatedToken;
use tierway_kernel::{Scope, UserId};
use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};

use crate::dto::*;

/// A scope of a token. The words are those of the one table of scopes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct TokenScope(&'static str);

impl PartialSchema for TokenScope {
    fn schema() -> RefOr<Schema> {
        let names: Vec<&str> = Scope::ALL.iter().map(|scope| scope.as_str()).collect();
        let text = "An area to read or to write. Write access does not include read access.";
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).description(Some(text));
        schema.examples(["orders:read"]).build().into()
    }
}

impl ToSchema for TokenScope {}

/// State of a token.
pub type TokenStateName = Name<TokenState>;

/// An API token, without its key.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenResponse {
    /// Identity.
    #[schema(example = 4)]
    pub id: i64,
    /// Whose.
    #[schema(example = 12)]
    pub user_id: i64,
    /// The owner's name for it.
    #[schema(example = "Shop sync")]
    pub name: String,
    /// The first letters of the key.
    #[schema(example = "tw_9fK2a")]
    pub preview: String,
    /// Its scopes.
    pub scopes: Vec<TokenScope>,
    /// Its status.
    pub state: TokenStateName,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it ends.
    pub expires_at: DateTime<Utc>,
    /// Its last request, to about a minute; absent when it was never used.
    pub last_used_at: Option<DateTime<Utc>>,
    /// When it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
}

impl TokenResponse {
    /// The token with its state at `now`.
    pub fn new(token: ApiToken, now: DateTime<Utc>) -> TokenResponse {
        TokenResponse {
            id: token.id.0,
            user_id: token.user_id.0,
            state: token.state_at(now).into(),
            name: token.name,
            preview: token.preview,
            scopes: token.scopes.iter().map(|scope| TokenScope(scope.as_str())).collect(),
            created_at: token.created_at,
            expires_at: token.expires_at,
            last_used_at: token.last_used_at,
            revoked_at: token.revoked_at,
        }
    }
}

/// A newly created API token.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NewTokenResponse {
    /// The token.
    #[serde(flatten)]
    pub about: TokenResponse,
    /// Its key, shown only once. Send it as `Authorization: Bearer tw_…`.
    #[schema(example = "tw_9fK2aQ7LrT0bVxY3mZ8cDeW5uNsJpHgk2Rj9aB")]
    pub token: String,
}

impl NewTokenResponse {
    /// The answer to its making.
    pub fn new(made: CreatedToken, now: DateTime<Utc>) -> NewTokenResponse {
        NewTokenResponse { about: TokenResponse::new(made.token, now), token: made.key }
    }
}

/// A new token.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "name": "Shop sync", "scopes": ["products:read", "orders:read"] }))]
pub struct CreateTokenRequest {
    /// A name for it, 1 to 80 characters.
    pub name: String,
    /// Its scopes, at least one.
    #[schema(value_type = Vec<TokenScope>)]
    pub scopes: Vec<String>,
    /// Expiry, at most a year from now; 90 days if omitted.
    pub expires_at: Option<DateTime<Utc>>,
}

impl CreateTokenRequest {
    /// The input, not yet validated.
    pub fn input(self) -> TokenInput {
        TokenInput { name: self.name, scopes: self.scopes, expires_at: self.expires_at }
    }
}

/// The owner of the tokens.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListTokensQuery {
    /// User; yourself if omitted. Only the admin can read other users' tokens.
    #[param(example = 12)]
    pub user_id: Option<i64>,
}

impl ListTokensQuery {
    /// Whose.
    pub fn user(&self) -> Option<UserId> {
        self.user_id.map(UserId)
    }
}
