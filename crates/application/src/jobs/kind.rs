//! What kinds of jobs there are.

use chrono::NaiveTime;

/// What a job does. `handlers.rs` says by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum JobKind {
    /// Sends one mail of the outbox.
    SendMail,
    /// Finds the account behind a request for a new password and mails the link.
    ResetPassword,
    /// Tells people whose documents end, every day.
    DocumentExpiry,
    /// Puts lots past their last day on hold, every night.
    HoldExpiredLots,
    /// Removes pictures nothing refers to, every day.
    CollectMedia,
    /// Reads the rows of an import and notes what they would do.
    CheckImport,
    /// Does what the rows of an import say.
    ApplyImport,
    /// Removes old imports, every night.
    ForgetImports,
}

impl JobKind {
    /// All kinds. An instance leases only kinds it knows, so that an older one leaves a newer one's jobs alone.
    pub const ALL: &'static [JobKind] = &[
        JobKind::SendMail,
        JobKind::ResetPassword,
        JobKind::DocumentExpiry,
        JobKind::HoldExpiredLots,
        JobKind::CollectMedia,
        JobKind::CheckImport,
        JobKind::ApplyImport,
        JobKind::ForgetImports,
    ];

    /// The name in SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            JobKind::SendMail => "sendMail",
            JobKind::ResetPassword => "resetPassword",
            JobKind::DocumentExpiry => "documentExpiry",
            JobKind::HoldExpiredLots => "holdExpiredLots",
            JobKind::CollectMedia => "collectMedia",
            JobKind::CheckImport => "checkImport",
            JobKind::ApplyImport => "applyImport",
            JobKind::ForgetImports => "forgetImports",
        }
    }

    /// The time of day (UTC) at which a recurring kind runs; `None` for those that only use cases enqueue.
    pub fn daily_at(self) -> Option<NaiveTime> {
        match self {
            JobKind::SendMail | JobKind::ResetPassword | JobKind::CheckImport | JobKind::ApplyImport => None,
            JobKind::DocumentExpiry => NaiveTime::from_hms_opt(5, 30, 0),
            JobKind::HoldExpiredLots => NaiveTime::from_hms_opt(0, 1, 0),
            JobKind::CollectMedia => NaiveTime::from_hms_opt(3, 15, 0),
            JobKind::ForgetImports => NaiveTime::from_hms_opt(3, 45, 0),
        }
    }
}
