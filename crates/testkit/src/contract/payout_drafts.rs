//! Draft payouts for the cases of several ports.

use chrono::{DateTime, Utc};
use tierway_application::Store;
use tierway_commissions::{Claimed, NewPayout, PayoutFilter, PayoutLine, PayoutScope, net};
use tierway_kernel::PayoutId;

use super::support::{all, write};
use crate::builders::money;

pub(super) fn new(number: &str, up_to: DateTime<Utc>) -> NewPayout {
    NewPayout {
        number: number.to_owned(),
        minimum: money("0.50"),
        up_to,
        note: Some("for March".to_owned()),
        created_by: None,
    }
}

/// Makes a draft of everything approved until `up_to`, with its lines.
pub(super) fn gather(store: &dyn Store, up_to: DateTime<Utc>) -> PayoutId {
    write(store, move |tx| {
        let count = tx.payouts().list(PayoutScope::All, &PayoutFilter::default(), &all())?.total;
        let payout = tx.payouts().add(&new(&format!("PAY-{count}"), up_to), up_to)?;
        let claimed = tx.payouts().claim(payout.id, up_to)?;
        tx.payouts().set_lines(payout.id, &lines(&claimed))?;
        Ok(payout.id)
    })
}

pub(super) fn lines(claimed: &[Claimed]) -> Vec<PayoutLine> {
    net(claimed).into_values().map(|due| PayoutLine { due, name: format!("No. {}", due.beneficiary_id) }).collect()
}
