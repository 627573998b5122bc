//! The proof of `tierway check` about shipping zones: orders look for one if there is any.

use crate::{Failure, Settings, Transaction};

/// Messages about zones that orders would not find; empty if there are none.
pub(crate) fn shipping_faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let has_zones = !tx.shipping().rules()?.zones.is_empty();
    let is_known = Settings::load(tx)?.has_shipping_zones == has_zones;
    Ok(if is_known { Vec::new() } else { vec!["Settings: whether there are shipping zones is wrong.".to_owned()] })
}
