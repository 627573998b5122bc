//! Payouts on the wire.

use chrono::Duration;
use tierway_application::commissions::{LONGEST_REFERENCE, NewBatch, Payment, PayoutRow, PayoutView};
use tierway_commissions::{ExclusionReason, LONGEST_NOTE, Payout, PayoutLine, PayoutStatus, Waiting};

use crate::dto::*;
use crate::times::to_time;
use crate::{Call, Problem};

/// Status of a payout.
pub type PayoutStatusName = Name<PayoutStatus>;

/// Why a beneficiary is left out of a payout.
pub type WaitingReason = Name<ExclusionReason>;

/// A new payout.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutRequest {
    /// Note for other admins.
    #[schema(example = "March")]
    #[validate(length(max = form::most(LONGEST_NOTE)))]
    pub note: Option<String>,
    /// Only what was approved up to this business day or time; now if omitted.
    #[schema(example = "2026-03-31")]
    #[validate(custom(function = form::time_if_any, message = "Please enter a date or a time."))]
    pub up_to: Option<String>,
}

impl PayoutRequest {
    /// The new batch.
    pub async fn batch(&self, call: &Call) -> Result<NewBatch, Problem> {
        let text = given(self.up_to.as_deref());
        let end = to_time(text, call.zone_of([text]).await?);
        // A day counts in whole, and not the first moment after it.
        let up_to = end.map(|end| end - Duration::microseconds(1));
        Ok(NewBatch { note: given(self.note.as_deref()).map(str::to_owned), up_to })
    }
}

/// How a payout was paid.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutPaymentRequest {
    /// Payment method, such as `Bank`.
    #[schema(example = "Bank")]
    pub method: Option<String>,
    /// Payment reference.
    #[schema(example = "TRX-4711")]
    #[validate(length(max = form::most(LONGEST_REFERENCE)))]
    pub reference: Option<String>,
}

impl PayoutPaymentRequest {
    /// The payment.
    pub fn payment(&self) -> Payment {
        Payment {
            method: given(self.method.as_deref()).map(str::to_owned),
            reference: given(self.reference.as_deref()).map(str::to_owned),
        }
    }
}

/// A text that is not blank.
fn given(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

/// A payout.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Its number.
    #[schema(example = "PAY-2026-000003")]
    pub number: String,
    /// Its status.
    pub status: PayoutStatusName,
    /// Total; for a payee, their share.
    pub amount: WireMoney,
    /// Number of payees; for the admin only.
    #[schema(example = 12)]
    pub line_count: Option<i64>,
    /// Minimum payout at creation; for the admin only.
    #[schema(example = "10.00")]
    pub minimum: Option<WireMoney>,
    /// Cut-off: includes what was approved up to this time.
    pub up_to: DateTime<Utc>,
    /// For the admin only.
    pub note: Option<String>,
    /// How it was paid.
    #[schema(example = "Bank")]
    pub method: Option<String>,
    /// The payment's reference.
    pub reference: Option<String>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it was approved.
    pub approved_at: Option<DateTime<Utc>>,
    /// When it was paid.
    pub paid_at: Option<DateTime<Utc>>,
    /// When it was cancelled.
    pub cancelled_at: Option<DateTime<Utc>>,
}

/// A payee's line of a payout.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutLineResponse {
    /// Who.
    #[schema(example = 5)]
    pub beneficiary_id: i64,
    /// Their name at creation.
    #[schema(example = "Mei Lin")]
    pub name: String,
    /// Commissions.
    #[schema(example = "15.00")]
    pub commissions: WireMoney,
    /// Reversals, below zero.
    #[schema(example = "-2.50")]
    pub reversals: WireMoney,
    /// Bonuses.
    #[schema(example = "1.50")]
    pub bonus: WireMoney,
    /// Sum of all three.
    pub amount: WireMoney,
    /// Number of ledger entries.
    #[schema(example = 31)]
    pub entry_count: i64,
}

/// A beneficiary left out of a payout.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WaitingResponse {
    /// Who.
    #[schema(example = 6)]
    pub beneficiary_id: i64,
    /// Their name.
    #[schema(example = "Omar Reyes")]
    pub name: String,
    /// Balance; negative if they owe.
    #[schema(example = "3.50")]
    pub amount: WireMoney,
    /// Why they wait.
    pub reason: WaitingReason,
}

/// A payout with its lines.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutDetailsResponse {
    /// The payout.
    #[serde(flatten)]
    pub payout: PayoutResponse,
    /// Its lines by beneficiary; for a payee, their own.
    pub lines: Vec<PayoutLineResponse>,
    /// Beneficiaries omitted; only in the response to creating it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Vec<WaitingResponse>>,
}

impl PayoutDetailsResponse {
    /// The same with those who were omitted.
    #[must_use]
    pub fn with_waiting(self, waiting: Vec<Waiting>) -> PayoutDetailsResponse {
        PayoutDetailsResponse { waiting: Some(waiting.into_iter().map(Into::into).collect()), ..self }
    }
}

impl PayoutResponse {
    /// A payout as the admin sees it, or as the payee of `own` does.
    fn new(payout: Payout, own: Option<&PayoutLine>) -> PayoutResponse {
        let is_whole = own.is_none();
        PayoutResponse {
            id: payout.id.0,
            number: payout.new.number,
            status: payout.status.into(),
            amount: WireMoney(own.map_or(payout.total, |line| line.due.amount)),
            line_count: is_whole.then_some(payout.line_count),
            minimum: is_whole.then_some(WireMoney(payout.new.minimum)),
            up_to: payout.new.up_to,
            note: payout.new.note.filter(|_| is_whole),
            method: payout.method,
            reference: payout.reference,
            created_at: payout.created_at,
            approved_at: payout.approved_at,
            paid_at: payout.paid_at,
            cancelled_at: payout.cancelled_at,
        }
    }
}

impl From<PayoutRow> for PayoutResponse {
    fn from(row: PayoutRow) -> PayoutResponse {
        PayoutResponse::new(row.payout, row.own.as_ref())
    }
}

impl From<PayoutView> for PayoutDetailsResponse {
    fn from(view: PayoutView) -> PayoutDetailsResponse {
        let own = view.lines.first().filter(|_| !view.is_whole).cloned();
        PayoutDetailsResponse {
            payout: PayoutResponse::new(view.payout, own.as_ref()),
            lines: view.lines.into_iter().map(Into::into).collect(),
            waiting: None,
        }
    }
}

impl From<PayoutLine> for PayoutLineResponse {
    fn from(line: PayoutLine) -> PayoutLineResponse {
        PayoutLineResponse {
            beneficiary_id: line.due.beneficiary_id.0,
            name: line.name,
            commissions: WireMoney(line.due.commissions),
            reversals: WireMoney(line.due.reversals),
            bonus: WireMoney(line.due.bonus),
            amount: WireMoney(line.due.amount),
            entry_count: line.due.count,
        }
    }
}

impl From<Waiting> for WaitingResponse {
    fn from(waiting: Waiting) -> WaitingResponse {
        WaitingResponse {
            beneficiary_id: waiting.line.due.beneficiary_id.0,
            name: waiting.line.name,
            amount: WireMoney(waiting.line.due.amount),
            reason: waiting.why.into(),
        }
    }
}
