//! Tax numbers and exemption certificates on the wire.

use tierway_accounts::{
    HeldTaxNumber, LONGEST_TAX_NUMBER, MAX_REVIEW_NOTE, TaxNumber, TaxNumberStatus, read_tax_number,
};
use tierway_application::taxes::{ExemptionView, UserTaxView};
use tierway_kernel::{FieldError, TaxZoneId};
use tierway_orders::{MOST_EXEMPTIONS, TaxExemptionInput};

use crate::days::{day_of, read_day};
use crate::dto::*;
use crate::form::BusinessRules;

/// Verification of a tax number.
pub type TaxNumberStatusName = Name<TaxNumberStatus>;

/// What an account can be relieved of tax by.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserTaxResponse {
    /// Its tax number; absent if it has none.
    pub tax_number: Option<TaxNumberResponse>,
    /// Its exemption certificates but those withdrawn, the one that ends last first; at most 100.
    #[schema(max_items = 100)]
    pub exemptions: Vec<TaxExemptionResponse>,
}

const _: () = assert!(MOST_EXEMPTIONS == 100);

/// A tax number.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxNumberResponse {
    /// ISO 3166-1 alpha-2.
    #[schema(example = "DE")]
    pub country: &'static str,
    /// The number in capitals without blanks, with the prefix of countries that have one.
    #[schema(example = "DE136695976")]
    pub number: String,
    /// Whether it is verified.
    pub status: TaxNumberStatusName,
    /// When it was verified or rejected.
    pub decided_at: Option<DateTime<Utc>>,
    /// What the reviewer wrote to the account holder.
    #[schema(example = "Please send the certificate of registration.")]
    pub note: Option<String>,
}

/// An exemption certificate.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxExemptionResponse {
    /// Identity.
    #[schema(example = 4)]
    pub id: i64,
    /// Its number.
    #[schema(example = "EX-2026-118")]
    pub number: String,
    /// The tax zone it is for; absent for all zones.
    #[schema(example = 1)]
    pub zone_id: Option<i64>,
    /// The zone's name.
    #[schema(example = "United Kingdom")]
    pub zone_name: Option<String>,
    /// The first day on which it is valid, in the business time zone.
    #[schema(example = "2026-01-01")]
    pub valid_from: Option<NaiveDate>,
    /// The last such day.
    #[schema(example = "2026-12-31")]
    pub valid_until: NaiveDate,
    /// Whether it is valid today.
    pub is_valid: bool,
}

/// The tax number of an account.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({ "country": "DE", "number": "DE 136 695 976" }))]
pub struct SetTaxNumberRequest {
    /// A code of ISO 3166-1 or an English name.
    #[validate(length(max = 60))]
    pub country: Option<String>,
    /// The number as it is written, with or without its prefix, at most 30 characters; `null` or blank removes it.
    #[validate(length(max = form::most(LONGEST_TAX_NUMBER)))]
    pub number: Option<String>,
}

/// A decision about a tax number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum TaxNumberDecisionName {
    /// It is the business's own.
    Verified,
    /// It is not.
    Rejected,
}

/// A decision about the tax number of an account.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "status": "verified", "number": "DE136695976" }))]
pub struct DecideTaxNumberRequest {
    /// The decision.
    pub status: TaxNumberDecisionName,
    /// The number the reviewer saw.
    #[validate(length(max = form::most(LONGEST_TAX_NUMBER)))]
    pub number: String,
    /// Sent to the account holder, at most 500 characters.
    #[validate(length(max = form::most(MAX_REVIEW_NOTE)))]
    pub note: Option<String>,
}

/// An exemption certificate to record.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
#[schema(example = json!({ "number": "EX-2026-118", "zoneId": 1, "validFrom": "2026-01-01", "validUntil": "2026-12-31" }))]
pub struct AddTaxExemptionRequest {
    /// Its number, at most 60 characters.
    #[schema(required)]
    pub number: Option<String>,
    /// The tax zone it is for; for all zones if omitted.
    pub zone_id: Option<i64>,
    /// The first day on which it is valid, in the business time zone.
    #[schema(value_type = Option<String>, format = Date)]
    #[validate(custom(function = form::day))]
    pub valid_from: Option<String>,
    /// The last such day.
    #[schema(value_type = String, format = Date, required)]
    #[validate(required(code = "required"), custom(function = last_day))]
    pub valid_until: Option<String>,
}

/// A day, not blanks.
fn last_day(text: &str) -> form::Checked {
    form::not_blank(text)?;
    form::day(text)
}

impl SetTaxNumberRequest {
    /// The number; `None` removes it.
    pub fn number(&self) -> Result<Option<TaxNumber>, FieldError> {
        read_tax_number(self.country.as_deref(), self.number.as_deref())
    }
}

impl BusinessRules for SetTaxNumberRequest {
    fn violations(&self) -> Vec<FieldError> {
        self.number().err().into_iter().collect()
    }
}

impl AddTaxExemptionRequest {
    /// The certificate, not yet checked; `None` without a last day.
    pub fn input(&self) -> Option<TaxExemptionInput> {
        Some(self.input_until(day_of(self.valid_until.as_deref()?)?))
    }

    fn input_until(&self, valid_until: NaiveDate) -> TaxExemptionInput {
        TaxExemptionInput {
            number: self.number.clone().unwrap_or_default(),
            zone: self.zone_id.map(TaxZoneId),
            valid_from: read_day(self.valid_from.as_deref()),
            valid_until,
        }
    }
}

impl BusinessRules for AddTaxExemptionRequest {
    fn violations(&self) -> Vec<FieldError> {
        let until = read_day(self.valid_until.as_deref()).unwrap_or(NaiveDate::MAX);
        self.input_until(until).checked().err().unwrap_or_default()
    }
}

impl From<UserTaxView> for UserTaxResponse {
    fn from(view: UserTaxView) -> UserTaxResponse {
        UserTaxResponse {
            tax_number: view.number.map(TaxNumberResponse::from),
            exemptions: view.exemptions.into_iter().map(TaxExemptionResponse::from).collect(),
        }
    }
}

impl From<HeldTaxNumber> for TaxNumberResponse {
    fn from(held: HeldTaxNumber) -> TaxNumberResponse {
        TaxNumberResponse {
            country: held.number.country(),
            number: held.number.value().to_owned(),
            status: held.status.into(),
            decided_at: held.decided_at,
            note: held.note,
        }
    }
}

impl From<ExemptionView> for TaxExemptionResponse {
    fn from(view: ExemptionView) -> TaxExemptionResponse {
        let (exemption, is_valid) = (view.exemption, view.is_valid);
        let input = exemption.input;
        TaxExemptionResponse {
            id: exemption.id.0,
            number: input.number,
            zone_id: input.zone.map(|zone| zone.0),
            zone_name: exemption.zone_name,
            valid_from: input.valid_from,
            valid_until: input.valid_until,
            is_valid,
        }
    }
}
