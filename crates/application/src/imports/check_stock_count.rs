//! The effect of rows of a stock count.

use std::collections::HashMap;

use tierway_catalogue::Product;
use tierway_inventory::{CountError, CountLine, Lot, StockLevel};
use tierway_kernel::{ProductId, fold};

use super::judge::{Layout, ReadRow, sku};
use super::{ImportRow, Mapping, RowChange, RowCount, RowOutcome, RowPlan, number};
use crate::inventory::review;
use crate::{Failure, Transaction};

/// The shelf as these rows find it.
struct Shelf {
    products: HashMap<String, Product>,
    levels: HashMap<ProductId, StockLevel>,
    lots: HashMap<(ProductId, String), Lot>,
    /// Pieces in lots, by product.
    in_lots: HashMap<ProductId, i64>,
}

/// A figure, or the field at fault and a sentence.
type Judged = Result<CountLine, (&'static str, &'static str)>;

/// The effect of these rows on stock.
pub(super) fn judge_counts(
    tx: &mut dyn Transaction,
    layout: &Layout,
    rows: &[ReadRow],
) -> Result<Vec<ImportRow>, Failure> {
    let shelf = shelf(tx, rows)?;
    let judged = |row: &ReadRow| match &row.twin {
        Some(_) => None,
        None => Some(judge(&shelf, &row.values)),
    };
    let judged: Vec<Option<Judged>> = rows.iter().map(judged).collect();
    let lines: Vec<CountLine> = judged.iter().flatten().flatten().copied().collect();
    let mut reviewed = review(tx, &lines)?.into_iter();
    let mut report = Vec::with_capacity(rows.len());
    for (row, judged) in rows.iter().zip(judged) {
        let error = match (&row.twin, judged) {
            (Some(twin), _) => twin.clone(),
            (None, Some(Err((key, sentence)))) => layout.error(key, sentence),
            (None, judged) => match reviewed.next().and_then(|line| line.problem) {
                Some(problem) => layout.error(field(problem), problem),
                None => {
                    report.extend(judged.and_then(Result::ok).map(|line| counted(row, &line)));
                    continue;
                }
            },
        };
        report.push(layout.refused(row.number, &row.values, vec![error]));
    }
    Ok(report)
}

/// The field of a file that a fault of a count is about.
fn field(problem: CountError) -> &'static str {
    match problem.field() {
        "lotId" => "lotCode",
        "productId" => "sku",
        _ => "counted",
    }
}

fn shelf(tx: &mut dyn Transaction, rows: &[ReadRow]) -> Result<Shelf, Failure> {
    let skus: Vec<String> = rows.iter().map(|row| sku(&row.values).to_owned()).collect();
    let products = tx.products().by_skus(&skus)?;
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let levels = tx.stock().levels(&ids)?.into_iter().map(|level| (level.product_id, level)).collect();
    let lots = tx.lots().on_shelf(&ids)?;
    let mut in_lots: HashMap<ProductId, i64> = HashMap::new();
    for lot in &lots {
        *in_lots.entry(lot.product_id).or_default() += lot.balance();
    }
    let mut lots: HashMap<(ProductId, String), Lot> =
        lots.into_iter().map(|lot| ((lot.product_id, fold(&lot.code)), lot)).collect();
    let products: HashMap<String, Product> =
        products.into_iter().map(|product| (fold(&product.sku), product)).collect();
    for row in rows {
        let (code, product) = (lot_code(&row.values), products.get(&fold(sku(&row.values))));
        let Some(product) = product.filter(|_| !code.is_empty()) else { continue };
        let key = (product.id, fold(code));
        if !lots.contains_key(&key)
            && let Some(lot) = tx.lots().by_code(product.id, code)?
        {
            lots.insert(key, lot);
        }
    }
    Ok(Shelf { products, levels, lots, in_lots })
}

fn lot_code(values: &Mapping) -> &str {
    values.get("lotCode").map_or("", |code| code.trim())
}

/// The figure of a row and the stored one.
fn judge(shelf: &Shelf, values: &Mapping) -> Judged {
    let sku = sku(values);
    if sku.is_empty() {
        return Err(("sku", "Please enter a SKU."));
    }
    let product = shelf.products.get(&fold(sku)).ok_or(("sku", "No product has this SKU."))?;
    let code = lot_code(values);
    let lot = shelf.lots.get(&(product.id, fold(code))).filter(|_| !code.is_empty());
    if lot.is_none() && !code.is_empty() {
        return Err(("lotCode", "This product has no batch with this code."));
    }
    let text = values.get("counted").map_or("", |text| text.trim());
    if text.is_empty() {
        return Err(("counted", "Please enter the counted quantity."));
    }
    let counted = number::quantity(text).map_err(|sentence| ("counted", sentence))?.get();
    let balance = || shelf.levels.get(&product.id).map_or(0, StockLevel::balance);
    let in_lots = || shelf.in_lots.get(&product.id).copied().unwrap_or_default();
    let expected = lot.map_or_else(|| balance() - in_lots(), Lot::balance);
    Ok(CountLine { product_id: product.id, lot_id: lot.map(|lot| lot.id), expected, counted })
}

fn counted(row: &ReadRow, line: &CountLine) -> ImportRow {
    let count = RowCount { lot_id: line.lot_id, expected: line.expected, counted: line.counted };
    let same = count.expected == count.counted;
    let change = RowChange {
        field: "counted".to_owned(),
        from: Some(count.expected.to_string()),
        to: count.counted.to_string(),
    };
    ImportRow {
        number: row.number,
        outcome: if same { RowOutcome::Same } else { RowOutcome::Update },
        product_id: Some(line.product_id),
        sku: sku(&row.values).to_owned(),
        plan: RowPlan {
            values: Mapping::new(),
            changes: if same { Vec::new() } else { vec![change] },
            count: Some(count),
        },
        errors: Vec::new(),
    }
}
