//! Settings on the wire.

use tierway_application::settings::{
    COMPANY_LOGO, CompanyLogo, Kind, PublicSettings, SettingChange, SettingView, setting_faults,
};
use tierway_kernel::FieldError;

use crate::dto::*;
use crate::expected::Expected;
use crate::form::BusinessRules;
use crate::routes::commissions::plan_dto::CommissionRatesResponse;

/// Data of public pages.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PublicSettingsResponse {
    /// The company's name.
    #[schema(example = "Tierway")]
    pub company_name: String,
    /// The company's address, one line below the other; absent if it is not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "12 Lebuh Pantai\n10300 George Town")]
    pub company_address: Option<String>,
    /// Its telephone number; absent if it is not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "+60 4 261 5555")]
    pub company_phone: Option<String>,
    /// Its email address for questions; absent if it is not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "hello@tierway.example")]
    pub company_email: Option<String>,
    /// The currency symbol, shown before every amount.
    #[schema(example = "$")]
    pub currency_symbol: String,
    /// The business time zone, as an IANA name.
    #[schema(example = "Asia/Kuala_Lumpur")]
    pub business_time_zone: &'static str,
    /// Minimum age to register; 0 disables the age check.
    #[schema(example = 21)]
    pub minimum_age: u32,
    /// Countries in which nothing is sold to consumers; compared without case.
    #[schema(example = json!(["Norway"]))]
    pub closed_countries: Vec<String>,
    /// The version of the terms that people agree to when they register.
    #[schema(example = "2026-11")]
    pub terms_version: String,
    /// URL of the company's logo; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "/media/0123456789abcdef0123456789abcdef.svg")]
    pub logo_url: Option<String>,
    /// The current agent rate.
    pub agent_plan: AgentPlanResponse,
}

/// Agents' commission rates by the current plan.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AgentPlanResponse {
    /// The rates.
    #[serde(flatten)]
    pub rates: CommissionRatesResponse,
    /// Bonus as a percentage of a month's approved commissions.
    #[schema(example = 10)]
    pub bonus_percent: i64,
    /// Maximum bonus an agent can earn in a month.
    #[schema(example = "100.00")]
    pub bonus_maximum: WireMoney,
}

impl From<PublicSettings> for PublicSettingsResponse {
    fn from(settings: PublicSettings) -> PublicSettingsResponse {
        PublicSettingsResponse {
            company_name: settings.company_name,
            company_address: settings.company_address,
            company_phone: settings.company_phone,
            company_email: settings.company_email,
            currency_symbol: settings.currency.symbol().to_owned(),
            business_time_zone: settings.business_zone.name(),
            minimum_age: settings.minimum_age,
            closed_countries: settings.closed_countries,
            terms_version: settings.terms_version,
            logo_url: settings.logo_url,
            agent_plan: AgentPlanResponse {
                rates: settings.rates.into(),
                bonus_percent: settings.bonus.percent,
                bonus_maximum: WireMoney(settings.bonus.maximum),
            },
        }
    }
}

/// The company's logo.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanyLogoResponse {
    /// The setting.
    #[schema(example = "company_logo")]
    pub key: &'static str,
    /// URL of the logo: below `/media/`, or an external https URL. Empty if there is none.
    #[schema(example = "/media/0123456789abcdef0123456789abcdef.svg")]
    pub value: String,
    /// When it was last set; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<DateTime<Utc>>,
}

impl From<CompanyLogo> for CompanyLogoResponse {
    fn from(logo: CompanyLogo) -> CompanyLogoResponse {
        CompanyLogoResponse { key: COMPANY_LOGO, value: logo.value, updated_at: logo.updated_at }
    }
}

/// A new logo.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetCompanyLogoRequest {
    /// An https address, an address below `/media/`, or a `data:` URL of a picture of at most 5 MB.
    #[schema(example = "https://cdn.example.com/logo.svg")]
    pub value: String,
    /// Ignored: the signed-in user is used.
    #[schema(value_type = Option<i64>, example = 1)]
    #[expect(dead_code, reason = "the document names it, the server does not ask for it")]
    pub updated_by: Option<serde::de::IgnoredAny>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

/// The value type of a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SettingKind {
    /// A whole number.
    Integer,
    /// Hundredths of a percent: 825 is 8.25 %.
    Percent,
    /// An amount with two decimals.
    Money,
    /// `true` or `false`.
    Boolean,
    /// One line of text.
    Text,
    /// Entries, one a line.
    List,
    /// One of `choices`.
    Choice,
}

impl From<Kind> for SettingKind {
    fn from(kind: Kind) -> SettingKind {
        match kind {
            Kind::Integer(..) => SettingKind::Integer,
            Kind::Percent(..) => SettingKind::Percent,
            Kind::Money(..) => SettingKind::Money,
            Kind::Boolean => SettingKind::Boolean,
            Kind::Text(_) | Kind::Line(_) | Kind::Symbol(_) => SettingKind::Text,
            Kind::List(_) | Kind::UnpaidHours => SettingKind::List,
            Kind::Choice(_) | Kind::Zone => SettingKind::Choice,
        }
    }
}

/// A setting.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SettingResponse {
    /// Its name in requests.
    #[schema(example = "minimumAge")]
    pub key: &'static str,
    /// The group it belongs to.
    #[schema(example = "Compliance")]
    pub group: &'static str,
    /// Display name.
    #[schema(example = "Minimum age")]
    pub label: &'static str,
    /// Its description.
    #[schema(example = "People below this age cannot register. 0 asks nobody for their age.")]
    pub description: &'static str,
    /// Allowed values.
    pub kind: SettingKind,
    /// The words to choose from; empty for other kinds.
    pub choices: Vec<&'static str>,
    /// Its value, as text whatever the kind; list entries on separate lines.
    #[schema(example = "18")]
    pub value: String,
    /// The value while nothing else was set.
    #[schema(example = "21")]
    pub default_value: &'static str,
    /// When it was last set; absent while it has its default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<DateTime<Utc>>,
}

impl From<SettingView> for SettingResponse {
    fn from(view: SettingView) -> SettingResponse {
        let row = view.definition;
        SettingResponse {
            key: row.key,
            group: row.group,
            label: row.label,
            description: row.description,
            kind: row.kind.into(),
            choices: row.kind.choices().to_vec(),
            value: view.value,
            default_value: row.default,
            updated_at: view.updated_at,
        }
    }
}

/// New values of settings: all are set, or none.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
pub struct UpdateSettingsRequest {
    /// The settings to set; others stay.
    #[validate(nested)]
    pub values: Vec<SettingValue>,
}

/// A setting and its new value.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
pub struct SettingValue {
    /// Which.
    #[schema(example = "minimumAge", value_type = String, required)]
    #[validate(required(code = "required"))]
    pub key: Option<String>,
    /// As text whatever the kind; list entries on separate lines.
    #[schema(example = "18", value_type = String, required)]
    #[validate(required(code = "required"))]
    pub value: Option<String>,
    /// The value you saw. If it has changed since, nothing is set: 409, and `errors` gives its `current` value. If
    /// omitted, it is set regardless.
    #[schema(example = "21")]
    pub expected: Option<String>,
}

impl UpdateSettingsRequest {
    /// The input of the use case.
    pub fn changes(&self) -> Vec<SettingChange> {
        let change = |one: &SettingValue| {
            let (key, value) = (one.key.clone()?, one.value.clone()?);
            Some(SettingChange { key, value, expected: one.expected.clone() })
        };
        self.values.iter().filter_map(change).collect()
    }
}

impl BusinessRules for UpdateSettingsRequest {
    fn violations(&self) -> Vec<FieldError> {
        setting_faults(&self.changes())
    }
}
