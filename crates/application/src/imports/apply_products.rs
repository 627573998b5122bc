//! Writes products and prices, a step of rows at a time.

use std::collections::HashMap;

use tierway_catalogue::{DraftError, Product, ProductDetails, ProductDraft, price_changes, sku_from};
use tierway_inventory::ShelfLocation;
use tierway_kernel::{ProductId, StoreError, fold, message};

use super::judge::planned;
use super::product_fields::draft_of;
use super::row_failure::in_row;
use super::{Import, ImportRow, RowOutcome};
use crate::catalogue::products_changed;
use crate::inventory::announce_on_sale_again;
use crate::media::claim_pictures;
use crate::webhooks::{ProductOutcome, products_imported};
use crate::{Context, Failure, Transaction};

/// Rows per transaction; others can write in between.
const STEP: u32 = 500;

type Stored = (Product, ProductDetails);
type Known = HashMap<String, Stored>;

/// Does what the next rows of products or prices say; `false` when there are none left.
pub(super) fn apply_products(tx: &mut dyn Transaction, context: &Context, import: &Import) -> Result<bool, Failure> {
    let from = import.applied_to;
    let rows = tx.imports().rows_after(import.id, &[RowOutcome::Create, RowOutcome::Update], from, STEP)?;
    let Some(last) = rows.last() else { return Ok(false) };
    // First: of two instances the later one waits here, and finds it done.
    if !tx.imports().note_applied(import.id, from, last.number)? {
        return Ok(true);
    }
    let known = known(tx, &rows)?;
    let mut written = Vec::with_capacity(rows.len());
    let (mut prices, mut on_sale) = (Vec::new(), Vec::new());
    for row in &rows {
        let (stored, product) = apply(tx, context, row, &known)?;
        if let Some(stored) = stored {
            prices.extend(price_changes(stored, &product));
            on_sale.extend((!stored.is_active && product.is_active).then_some(product.id));
        }
        written.push(product.id);
    }
    tx.products().add_price_changes(&prices, context.actor.id(), context.now)?;
    products_changed(tx, &written, context.now)?;
    announce_on_sale_again(tx, context, &on_sale)?;
    let became = |row: &ImportRow| match known.get(&fold(&row.sku)).filter(|_| !row.sku.is_empty()) {
        Some((before, _)) => ProductOutcome::Changed { was_active: before.is_active },
        None => ProductOutcome::Created,
    };
    let told: Vec<(ProductId, ProductOutcome)> = written.into_iter().zip(rows.iter().map(became)).collect();
    products_imported(tx, context, &told)?;
    Ok(true)
}

/// Rejects rows that are no longer valid before the first row is written; later failures would leave the import half
/// applied.
pub(super) fn check_products(tx: &mut dyn Transaction, context: &Context, import: &Import) -> Result<(), Failure> {
    let mut after = import.applied_to;
    loop {
        let rows = tx.imports().rows_after(import.id, &[RowOutcome::Create, RowOutcome::Update], after, STEP)?;
        let Some(last) = rows.last() else { return Ok(()) };
        after = last.number;
        let known = known(tx, &rows)?;
        let mut barcodes = Vec::new();
        for row in &rows {
            let (stored, draft) = plan(context, row, &known)?;
            let own = stored.map(|(product, _)| product.id);
            barcodes.extend(draft.details.barcode.map(|barcode| (barcode, row.number, own)));
        }
        check_barcodes(tx, &barcodes)?;
    }
}

/// Each with the number of its row and the product that may have it.
fn check_barcodes(tx: &mut dyn Transaction, wanted: &[(String, u32, Option<ProductId>)]) -> Result<(), Failure> {
    let barcodes: Vec<String> = wanted.iter().map(|(barcode, ..)| barcode.clone()).collect();
    let owners: HashMap<String, ProductId> = tx.products().barcode_owners(&barcodes)?.into_iter().collect();
    let taken = |(barcode, _, own): &&(String, u32, Option<ProductId>)| {
        owners.get(barcode).is_some_and(|owner| Some(*owner) != *own)
    };
    match wanted.iter().find(taken) {
        Some((_, number, _)) => Err(in_row(*number, DraftError::BarcodeTaken)),
        None => Ok(()),
    }
}

/// The products these rows are about.
fn known(tx: &mut dyn Transaction, rows: &[ImportRow]) -> Result<Known, Failure> {
    let skus: Vec<String> = rows.iter().map(|row| row.sku.clone()).filter(|sku| !sku.is_empty()).collect();
    let products = tx.products().by_skus(&skus)?;
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let mut details = tx.products().details(&ids)?;
    let with_details = |product: Product| {
        let details = details.remove(&product.id).unwrap_or_default();
        (fold(&product.sku), (product, details))
    };
    Ok(products.into_iter().map(with_details).collect())
}

/// Applies one row to the current product; validates again.
fn plan<'a>(
    context: &Context,
    row: &ImportRow,
    known: &'a Known,
) -> Result<(Option<&'a Stored>, ProductDraft), Failure> {
    let stored = known.get(&fold(&row.sku)).filter(|_| !row.sku.is_empty());
    match (row.outcome, stored) {
        (RowOutcome::Create, Some(_)) => return Err(in_row(row.number, DraftError::SkuTaken)),
        (RowOutcome::Update, None) => {
            return Err(in_row(
                row.number,
                message!("The product with the SKU {sku} no longer exists.", sku = row.sku),
            ));
        }
        _ => {}
    }
    let before = stored.map(|(product, details)| draft_of(product.clone(), details.clone()));
    let draft = planned(before, &row.plan.values, &context.services.public_url).map_err(|errors| {
        in_row(row.number, errors.first().map_or_else(|| "This row is invalid.".into(), |error| error.message.clone()))
    })?;
    Ok((stored, draft))
}

/// Writes one row: the product as it was, if there was one, and as it is now.
fn apply<'a>(
    tx: &mut dyn Transaction,
    context: &Context,
    row: &ImportRow,
    known: &'a Known,
) -> Result<(Option<&'a Product>, Product), Failure> {
    let (stored, draft) = plan(context, row, known)?;
    if row.plan.values.contains_key("images") {
        let had = stored.map(|(_, details)| details.images.clone()).unwrap_or_default();
        claim_pictures(tx, "images", &draft.details.images, &had, context.now)
            .map_err(|failure| named(row.number, failure))?;
    }
    let stored = stored.map(|(product, _)| product);
    let product = match stored {
        Some(product) => update(tx, context, row, product, &draft)?,
        None => create(tx, context, row, draft)?,
    };
    let is_moved = row.plan.changes.iter().any(|change| change.field == "location");
    if let Some(text) = row.plan.values.get("location").filter(|_| stored.is_none() || is_moved) {
        let location = ShelfLocation::parse_optional(text).map_err(|error| in_row(row.number, error))?;
        tx.stock().set_location(product.id, location.as_ref())?;
    }
    Ok((stored, product))
}

fn update(
    tx: &mut dyn Transaction,
    context: &Context,
    row: &ImportRow,
    stored: &Product,
    draft: &ProductDraft,
) -> Result<Product, Failure> {
    let (seen, now) = (Some(stored.version()), stored.changed_at(context.now));
    let written = tx.products().update_seen(stored.id, seen, draft, now).map_err(|error| taken(row.number, error))?;
    // Somebody was faster: the step begins anew with what is there now.
    written.ok_or(Failure::Store(StoreError::Contended))
}

fn create(
    tx: &mut dyn Transaction,
    context: &Context,
    row: &ImportRow,
    mut draft: ProductDraft,
) -> Result<Product, Failure> {
    let made = draft.sku.is_empty();
    if made {
        let mut random = [0; 6];
        context.services.random.fill(&mut random);
        draft.sku = sku_from(&draft.name, random);
    }
    let product = tx.products().add(&draft, context.now).map_err(|error| match error {
        // Drawn again when the store runs the transaction again.
        StoreError::Taken("products.sku_key") if made => StoreError::Contended.into(),
        other => taken(row.number, other),
    })?;
    tx.stock().open(product.id)?;
    Ok(product)
}

fn taken(number: u32, error: StoreError) -> Failure {
    match error {
        StoreError::Taken("products.sku_key") => in_row(number, DraftError::SkuTaken),
        StoreError::Taken("product_details.barcode") => in_row(number, DraftError::BarcodeTaken),
        other => Failure::Store(other),
    }
}

/// A refusal of one row by its number; what is no refusal stays what it is.
fn named(number: u32, failure: Failure) -> Failure {
    match failure {
        Failure::Store(_) | Failure::Storage(_) | Failure::Outside(_) => failure,
        refusal => in_row(number, refusal),
    }
}
