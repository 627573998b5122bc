//! A product's hold on its pictures.

use chrono::{DateTime, Utc};
use tierway_catalogue::is_own_image;

use crate::{Failure, Transaction};

/// Touches the uploaded pictures among `images`, in the transaction that references them. A missing one is an error of
/// `field`, unless it was referenced before: a missing picture must not block a price change.
pub fn claim_pictures(
    tx: &mut dyn Transaction,
    field: &str,
    images: &[String],
    before: &[String],
    now: DateTime<Utc>,
) -> Result<(), Failure> {
    let own: Vec<String> = images.iter().filter(|image| is_own_image(image)).cloned().collect();
    if own.is_empty() {
        return Ok(());
    }
    let there = tx.media().touch(&own, now)?;
    match own.iter().all(|image| there.contains(image) || before.contains(image)) {
        true => Ok(()),
        false => Err(Failure::field(field, "This picture no longer exists. Please upload it again.")),
    }
}
