//! The job that checks an import's rows and records what each would do. The file is read outside transactions; each
//! chunk of rows is compared and recorded in one, so that progress is visible and others can write in between.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use tierway_catalogue::read_barcode;
use tierway_kernel::{ImportId, Message, Sentence as _, fold, message};

use super::check_stock_count::judge_counts;
use super::judge::{Layout, ReadRow, Stored, sku};
use super::payload::Payload;
use super::product_fields::own_pictures;
use super::{Import, ImportKind, ImportRow, ImportState, Mapping, RowError, mapping};
use crate::jobs::{Done, Run};
use crate::sheets::{SheetError, SheetRow};
use crate::{Failure, FileArea, FileError, Transaction};

/// Rows that are compared and noted in one transaction.
const CHUNK: usize = 500;
/// The message for internal errors.
const GIVEN_UP: &str = "This file could not be checked. Please try again later.";

/// How reading ended.
enum Ended {
    /// With the last row.
    Whole,
    /// Somebody gave the import up, or another instance took it over.
    Stopped,
    /// The file cannot be read.
    Unreadable(Message),
}

/// Checks all rows of an import.
pub(crate) fn check_rows(run: &Run<'_>) -> Result<Done, Failure> {
    let Payload { import_id: id, .. } = run.payload()?;
    match read_all(run, id) {
        Ok(Ended::Whole) => end(run, id, ImportState::Checked, None),
        Ok(Ended::Stopped) => run.done(|_, _| Ok(())),
        Ok(Ended::Unreadable(sentence)) => end(run, id, ImportState::Failed, Some(sentence)),
        Err(cause) if run.is_last_attempt() => {
            tracing::error!(%cause, import = %id, "an import could not be checked");
            end(run, id, ImportState::Failed, Some(GIVEN_UP.into()))
        }
        Err(cause) => Err(cause),
    }
}

fn end(run: &Run<'_>, id: ImportId, state: ImportState, error: Option<Message>) -> Result<Done, Failure> {
    run.done(move |tx, context| {
        tx.imports().move_state(id, &[ImportState::Checking], state, error.as_ref(), context.now)?;
        Ok(())
    })
}

fn read_all(run: &Run<'_>, id: ImportId) -> Result<Ended, Failure> {
    // Discards the results of an earlier attempt.
    let import =
        run.write(move |tx, _| if tx.imports().clear_rows(id)? { Ok(tx.imports().by_id(id)?) } else { Ok(None) })?;
    let Some(import) = import else { return Ok(Ended::Stopped) };
    let bytes = match run.services().files.get(FileArea::Private, &import.file.file_key) {
        Ok(bytes) => bytes,
        Err(FileError::Missing | FileError::BadKey) => {
            return Ok(Ended::Unreadable("This file no longer exists. Please upload it again.".into()));
        }
        Err(FileError::Failed(text)) => return Err(Failure::Storage(text)),
    };
    let mut checker = Checker::new(run, &import)?;
    let mut outcome = Ok(true);
    let read = run.services().sheets.read(&bytes, &mut |row| {
        outcome = checker.take(&row);
        if matches!(outcome, Ok(true)) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match read {
        Ok(()) => {}
        Err(SheetError::Failed(text)) => return Err(Failure::Outside(text)),
        Err(refusal) => return Ok(Ended::Unreadable(refusal.message())),
    }
    let goes_on = outcome? && checker.flush()?;
    Ok(if goes_on { Ended::Whole } else { Ended::Stopped })
}

/// Gathers rows into chunks, and knows what earlier rows were about.
struct Checker<'a> {
    run: &'a Run<'a>,
    id: ImportId,
    layout: Arc<Layout>,
    heading_seen: bool,
    rows: Vec<ReadRow>,
    done: u32,
    /// Row numbers by the folded SKU, or by SKU and batch code.
    names: HashMap<String, u32>,
    /// Row numbers by barcode.
    barcodes: HashMap<String, u32>,
}

impl<'a> Checker<'a> {
    fn new(run: &'a Run<'a>, import: &Import) -> Result<Checker<'a>, Failure> {
        let file = &import.file;
        let mapped = mapping::read(file.kind, &file.columns, &file.mapping).map_err(Failure::Fields)?;
        let public_url = run.services().public_url.clone();
        let layout = Layout { kind: file.kind, columns: file.columns.clone(), mapped, public_url };
        Ok(Checker {
            run,
            id: import.id,
            layout: Arc::new(layout),
            heading_seen: false,
            rows: Vec::new(),
            done: 0,
            names: HashMap::new(),
            barcodes: HashMap::new(),
        })
    }

    /// Takes a row; `false`: stop.
    fn take(&mut self, row: &SheetRow) -> Result<bool, Failure> {
        if !self.heading_seen {
            self.heading_seen = true;
            return Ok(true);
        }
        let values = self.layout.values(row);
        let twin = self.twin(row.number, &values);
        self.rows.push(ReadRow { number: row.number, values, twin });
        if self.rows.len() < CHUNK { Ok(true) } else { self.flush() }
    }

    /// A complaint when an earlier row is about the same product, lot or barcode.
    fn twin(&mut self, number: u32, values: &Mapping) -> Option<RowError> {
        let value = |key: &str| values.get(key).map_or("", String::as_str);
        let sku = fold(sku(values));
        let (key, word) = match self.layout.kind {
            ImportKind::StockCount => (format!("{sku}\n{}", fold(value("lotCode"))), "SKU and batch code"),
            ImportKind::Products | ImportKind::Prices => (sku.clone(), "SKU"),
        };
        if !sku.is_empty()
            && let Some(first) = self.names.insert(key, number)
        {
            return Some(self.layout.error("sku", message!("Row {first} has the same {word}.", first, word)));
        }
        let barcode = read_barcode(value("barcode")).ok()?;
        let first = self.barcodes.insert(barcode, number)?;
        Some(self.layout.error("barcode", message!("Row {first} has the same barcode.", first)))
    }

    /// Compares and notes the gathered rows; `false`: the import is not being checked by this attempt any more.
    fn flush(&mut self) -> Result<bool, Failure> {
        if self.rows.is_empty() {
            return Ok(true);
        }
        let (id, done, layout) = (self.id, self.done, Arc::clone(&self.layout));
        let rows = std::mem::take(&mut self.rows);
        self.done += u32::try_from(rows.len()).unwrap_or(u32::MAX);
        self.run.write(move |tx, context| {
            let judged = match layout.kind {
                ImportKind::StockCount => judge_counts(tx, &layout, &rows)?,
                ImportKind::Products | ImportKind::Prices => judge_products(tx, &layout, &rows, context.now)?,
            };
            Ok(tx.imports().add_rows(id, done, &judged)?)
        })
    }
}

/// The effect of these rows on the catalogue: at most six queries for any number of rows.
fn judge_products(
    tx: &mut dyn Transaction,
    layout: &Layout,
    rows: &[ReadRow],
    now: chrono::DateTime<chrono::Utc>,
) -> Result<Vec<ImportRow>, Failure> {
    let stored = stored(tx, layout, rows, now)?;
    let judge = |row: &ReadRow| match &row.twin {
        Some(twin) => layout.refused(row.number, &row.values, vec![twin.clone()]),
        None => layout.judge_product(row.number, row.values.clone(), &stored),
    };
    Ok(rows.iter().map(judge).collect())
}

/// What is stored under the names these rows use. Pictures are touched, so that none is removed before the import is
/// applied.
fn stored(
    tx: &mut dyn Transaction,
    layout: &Layout,
    rows: &[ReadRow],
    now: chrono::DateTime<chrono::Utc>,
) -> Result<Stored, Failure> {
    let values = |key: &'static str| rows.iter().filter_map(move |row| row.values.get(key));
    let skus: Vec<String> = rows.iter().map(|row| sku(&row.values).to_owned()).filter(|sku| !sku.is_empty()).collect();
    let products = tx.products().by_skus(&skus)?;
    let ids: Vec<_> = products.iter().map(|product| product.id).collect();
    let mut details = tx.products().details(&ids)?;
    let has_locations = values("location").next().is_some();
    let locations = if has_locations { tx.stock().locations(&ids)? } else { HashMap::new() };
    let products = products
        .into_iter()
        .map(|product| (fold(&product.sku), (details.remove(&product.id).unwrap_or_default(), product)))
        .map(|(key, (details, product))| (key, (product, details)))
        .collect();
    let barcodes: Vec<String> = values("barcode").filter_map(|text| read_barcode(text).ok()).collect();
    let barcodes = if barcodes.is_empty() { Vec::new() } else { tx.products().barcode_owners(&barcodes)? };
    let own: Vec<String> = values("images").flat_map(|text| own_pictures(text, &layout.public_url)).collect();
    let pictures = if own.is_empty() { Vec::new() } else { tx.media().touch(&own, now)? };
    let (barcodes, pictures) = (barcodes.into_iter().collect(), pictures.into_iter().collect());
    Ok(Stored { products, barcodes, pictures, locations })
}
