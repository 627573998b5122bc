//! The daily job that removes pictures nothing refers to.

use std::collections::HashSet;

use chrono::Duration;
use tierway_catalogue::renditions;
use tierway_kernel::ProductId;

use super::Touched;
use crate::jobs::{Done, Run};
use crate::settings::COMPANY_LOGO;
use crate::{Failure, FileArea};

/// How long an upload waits for the form it belongs to.
pub const UNTOUCHED: Duration = Duration::hours(24);
/// How many rows are read at once.
const BATCH: u32 = 500;
/// Maximum number of pictures per run, so that it ends within its lease; the rest waits a day.
const MOST: usize = 1000;

/// Removes pictures that were not touched for a day and are not referenced by a product, a logo or an issued document.
///
/// References are collected first. A later reference touches its picture, which prevents its removal; a concurrent one
/// that is not visible yet has touched it within the day. An interrupted earlier run is completed first.
pub fn collect_media(run: &Run<'_>) -> Result<Done, Failure> {
    let begun = run.read(|tx, _| Ok(tx.media().being_removed(BATCH)?))?;
    let mut removed = remove(run, begun)?;
    let referred = references(run)?;
    let mut after: Option<Touched> = None;
    while removed < MOST {
        let place = after.clone();
        let rows =
            run.read(move |tx, context| Ok(tx.media().untouched(context.now - UNTOUCHED, place.as_ref(), BATCH)?))?;
        let Some(last) = rows.last() else { break };
        after = Some(last.clone());
        let orphans: Vec<String> =
            rows.into_iter().map(|row| row.key).filter(|key| !referred.contains(&mark(key))).collect();
        if !orphans.is_empty() {
            let begun =
                run.write(move |tx, context| Ok(tx.media().begin_removal(&orphans, context.now - UNTOUCHED)?))?;
            removed += remove(run, begun)?;
        }
    }
    if removed > 0 {
        tracing::info!(removed, "pictures that nothing refers to were removed");
    }
    run.done(|_, _| Ok(()))
}

/// Removes the files, then the rows, of pictures whose removal has begun.
fn remove(run: &Run<'_>, keys: Vec<String>) -> Result<usize, Failure> {
    for key in &keys {
        for file in renditions(key) {
            let gone = run.services().files.remove(FileArea::Media, &file);
            gone.map_err(|error| Failure::Storage(error.to_string()))?;
        }
    }
    let count = keys.len();
    if count > 0 {
        run.write(move |tx, _| Ok(tx.media().end_removal(&keys)?))?;
    }
    Ok(count)
}

/// Files referenced by products, the logos of company and stores, and issued documents, 16 bytes each.
fn references(run: &Run<'_>) -> Result<HashSet<[u8; 16]>, Failure> {
    let logo = run.read(|tx, _| Ok(tx.settings().get(COMPANY_LOGO)?))?.unwrap_or_default();
    let mut logos = run.read(|tx, _| Ok(tx.issued_papers().logos()?))?;
    logos.push(logo);
    let mut referred: HashSet<[u8; 16]> =
        logos.iter().filter_map(|logo| logo.strip_prefix("/media/").map(mark)).collect();
    referred.extend(run.read(|tx, _| Ok(tx.store_profiles().logos()?))?.iter().map(|key| mark(key)));
    referred.extend(run.read(|tx, _| Ok(tx.products().sheets()?))?.iter().map(|key| mark(key)));
    let mut after = ProductId(0);
    loop {
        let rows = run.read(move |tx, _| Ok(tx.products().images_after(after, BATCH)?))?;
        let Some((last, _)) = rows.last() else { return Ok(referred) };
        after = *last;
        referred.extend(rows.iter().flat_map(|(_, images)| images).map(|image| mark(image)));
    }
}

/// Half a hash represents a key: on a collision, a picture is kept.
fn mark(key: &str) -> [u8; 16] {
    let mut mark = [0; 16];
    mark.copy_from_slice(&blake3::hash(key.as_bytes()).as_bytes()[..16]);
    mark
}
