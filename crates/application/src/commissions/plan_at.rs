//! The plan in effect.

use chrono::{DateTime, Utc};
use tierway_commissions::NewPlan;

use crate::{Failure, Transaction};

/// The terms that count at `time`. The store holds a plan from the beginning; without any, the published one counts.
pub(crate) fn plan_at(tx: &mut dyn Transaction, time: DateTime<Utc>) -> Result<NewPlan, Failure> {
    Ok(tx.commission_plans().in_effect(time)?.map(|plan| plan.terms).unwrap_or_default())
}
