//! `POST /api/wholesaler/prices/preview-file`: a table of SKU and prices by region, as the export has it. Nothing is saved.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use tierway_catalogue::{Audience, MOST_CELLS, Product, Region};
use tierway_kernel::{Message, Money, Permission, ProductId, fold};

use super::grid::cells_of_products;
use super::preview_wholesaler_prices::PricePreviewRow;
use crate::imports::{SKU, file_money, unreadable};
use crate::sheets::{SheetRow, fused};
use crate::{Context, Failure, Services, Transaction};

/// Words that remove a price; an empty cell leaves it as it is.
const REMOVED: [&str; 3] = ["none", "-", "remove"];
/// SKUs of one query.
const AT_ONCE: usize = 500;

/// A row of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceFileRow {
    /// Its number as spreadsheets show it.
    pub number: u32,
    /// The SKU as in the file.
    pub sku: String,
    /// The cells with something in them.
    pub prices: Vec<(Region, String)>,
}

/// Which column is what.
struct Columns {
    sku: usize,
    regions: Vec<(Region, usize)>,
}

/// Reads the file. Slow; never called inside a transaction.
pub fn read_price_file(services: &Services, bytes: &[u8]) -> Result<Vec<PriceFileRow>, Failure> {
    let mut columns: Option<Result<Columns, Failure>> = None;
    let mut rows = Vec::new();
    let read = services.sheets.read(bytes, &mut |row| match &columns {
        None => {
            let found = heading(&row);
            let goes_on = found.is_ok();
            columns = Some(found);
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }
        Some(Ok(columns)) => {
            rows.push(file_row(columns, &row));
            ControlFlow::Continue(())
        }
        Some(Err(_)) => ControlFlow::Break(()),
    });
    read.map_err(|error| unreadable(&error))?;
    columns.transpose()?;
    if rows.is_empty() {
        return Err(Failure::field("file", "This file has no rows below the header."));
    }
    Ok(rows)
}

fn heading(row: &SheetRow) -> Result<Columns, Failure> {
    let titles: Vec<String> = row.cells.iter().map(|cell| fold(cell)).collect();
    // The exact name takes precedence over synonyms, as in an import.
    let sku =
        titles.iter().position(|title| SKU.is_named(title)).or(titles.iter().position(|title| SKU.matches(title)));
    let sku = sku.ok_or_else(|| Failure::field("file", "The file has no column named SKU."))?;
    let column = |region: Region| Some((region, titles.iter().position(|title| *title == fold(region.label()))?));
    let regions: Vec<(Region, usize)> = Region::ALL.into_iter().filter_map(column).collect();
    if regions.is_empty() {
        return Err(Failure::field("file", "The file has none of the columns USA, Canada, Europe and Asia."));
    }
    Ok(Columns { sku, regions })
}

fn file_row(columns: &Columns, row: &SheetRow) -> PriceFileRow {
    let cell = |at: usize| fused(row.cells.get(at).map_or("", String::as_str)).trim().to_owned();
    let price = |(region, at): &(Region, usize)| Some((*region, Some(cell(*at)).filter(|text| !text.is_empty())?));
    PriceFileRow {
        number: row.number,
        sku: cell(columns.sku),
        prices: columns.regions.iter().filter_map(price).collect(),
    }
}

/// Changes by the rows of a file; unchanged cells are omitted.
pub fn preview_price_file(
    tx: &mut dyn Transaction,
    context: &Context,
    audience: Audience,
    rows: &[PriceFileRow],
) -> Result<Vec<PricePreviewRow>, Failure> {
    context.require(Permission::PreviewPriceFile)?;
    let mut seen: HashSet<String> = HashSet::new();
    let mut found: Vec<PricePreviewRow> = Vec::new();
    for rows in rows.chunks(AT_ONCE) {
        let skus: Vec<String> = rows.iter().map(|row| row.sku.clone()).collect();
        let products: HashMap<String, Product> =
            tx.products().by_skus(&skus)?.into_iter().map(|product| (fold(&product.sku), product)).collect();
        let ids: Vec<ProductId> = products.values().map(|product| product.id).collect();
        let current = cells_of_products(tx, audience, &ids, context.now)?;
        for row in rows {
            let fault = |problem: &'static str| PricePreviewRow { problem: Some(problem.into()), ..blank(row) };
            let product = products.get(&fold(&row.sku));
            match product {
                _ if row.sku.is_empty() => found.push(fault("This row has no SKU.")),
                None => found.push(fault("No product has this SKU.")),
                Some(_) if !seen.insert(fold(&row.sku)) => found.push(fault("This SKU appears twice in the file.")),
                Some(product) => {
                    let now = |region| current.get(&(product.id, region)).and_then(|price| price.cell.price);
                    found.extend(
                        row.prices.iter().filter_map(|(region, text)| cell(row, product, *region, text, now(*region))),
                    );
                }
            }
        }
        if found.len() > MOST_CELLS {
            let text = "This file changes more than 1,000 prices or has more than 1,000 errors. Please split it.";
            return Err(Failure::field("file", text));
        }
    }
    Ok(found)
}

fn blank(row: &PriceFileRow) -> PricePreviewRow {
    PricePreviewRow {
        row: Some(row.number),
        sku: Some(row.sku.clone()).filter(|sku| !sku.is_empty()),
        product: None,
        region: None,
        current: None,
        from: None,
        to: None,
        problem: None,
    }
}

/// The change of one cell.
fn cell(
    row: &PriceFileRow,
    product: &Product,
    region: Region,
    text: &str,
    from: Option<Money>,
) -> Option<PricePreviewRow> {
    let read = if REMOVED.contains(&fold(text).as_str()) { Ok(None) } else { file_money(text).map(Some) };
    let (to, problem) = match read {
        Ok(Some(price)) if price <= Money::ZERO => (None, Some(Message::from("A price must be more than zero."))),
        Ok(to) => (to, None),
        Err(sentence) => (None, Some(sentence.into())),
    };
    let row = PricePreviewRow {
        product: Some((product.id, product.name.clone())),
        region: Some(region),
        current: from,
        from,
        to,
        problem,
        ..blank(row)
    };
    (row.problem.is_some() || row.from != row.to).then_some(row)
}
