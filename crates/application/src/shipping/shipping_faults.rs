//! The proof of `tierway check` about shipping: orders look for a zone if there is any, and parts of costs add up.

use crate::{Failure, Settings, Transaction};

/// Messages about zones that orders would not find, and about orders whose costs do not add up; empty if there are none.
pub(crate) fn shipping_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let has_zones = !tx.shipping().rules()?.zones.is_empty();
    let is_known = Settings::load(tx)?.has_shipping_zones == has_zones;
    let unknown = (!is_known).then(|| "Settings: the number of shipping zones is wrong.".to_owned());
    let wrong = tx.shipping().mismatches()?;
    let parts = wrong.iter().map(|id| format!("Order #{id}: the parts of its shipping cost do not add up to it."));
    Ok(unknown.into_iter().chain(parts).collect())
}
