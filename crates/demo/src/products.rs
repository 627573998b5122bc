//! The demo catalogue as product forms with pictures, and how much of each the shelf begins with.

use std::num::NonZeroUsize;

use tierway_application::media::{Media, put_files};
use tierway_application::{Failure, Services};
use tierway_catalogue::{Packaging, ProductDraft, TierPrice};
use tierway_kernel::{Measure, Money, Quantity};

use super::catalogue::{DemoProduct, PRODUCTS};
use super::details::{details, looks};
use super::pictures::{self, Look};

/// Below this the catalogue means a product that is scarce when the demo begins.
const SCARCE: i64 = 50;

/// Draws and stores the pictures of all products, on as many threads as the machine runs at once.
pub fn store_pictures(services: &Services, edge: u32) -> Result<Vec<Vec<Media>>, Failure> {
    let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let share = PRODUCTS.len().div_ceil(threads);
    std::thread::scope(|scope| {
        let workers: Vec<_> = PRODUCTS
            .chunks(share)
            .map(|rows| {
                scope.spawn(move || rows.iter().map(|row| pictures_of(services, row, edge)).collect::<Vec<_>>())
            })
            .collect();
        let gone = |_| vec![Err(Failure::Outside("a picture could not be drawn".to_owned()))];
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_else(gone)).collect()
    })
}

fn pictures_of(services: &Services, row: &DemoProduct, edge: u32) -> Result<Vec<Media>, Failure> {
    looks(row).iter().map(|look| picture(services, row, look, edge)).collect()
}

fn picture(services: &Services, row: &DemoProduct, look: &Look, edge: u32) -> Result<Media, Failure> {
    let failed = |reason: String| Failure::Outside(format!("the picture of {}: {reason}", row.name));
    let png = pictures::draw(look, edge).ok_or_else(|| failed("cannot be drawn".to_owned()))?;
    let image = services.images.render(&png).map_err(|error| failed(error.to_string()))?;
    put_files(services, &image)?;
    Ok(image.media)
}

/// The row with this number as the form would send it.
pub fn draft(row: &DemoProduct, index: usize, images: &[Media]) -> ProductDraft {
    let text = |text: &str| Some(text.to_owned());
    ProductDraft {
        sku: row.sku.to_owned(),
        name: row.name.to_owned(),
        description: row.description.to_owned(),
        category: row.category.to_owned(),
        is_active: true,
        weight: Measure::from_thousandths(row.weight_grams * 1_000).ok(),
        weight_unit: "g".to_owned(),
        length: centimetres(row.length_cm),
        width: centimetres(row.width_cm),
        height: centimetres(row.height_cm),
        dimension_unit: "cm".to_owned(),
        manufacturer_cost: Money::of(row.manufacturer_cost_minor),
        agent_price: Some(Money::of(row.agent_price_minor)),
        customer_price: Some(Money::of(row.customer_price_minor)),
        suggested_dealer_min_price: Some(Money::of(row.dealer_min_minor)),
        suggested_dealer_max_price: Some(Money::of(row.dealer_max_minor)),
        unit_price: Some(Money::of(row.unit_price_minor)),
        pack: tier(row.pack_price_minor, row.pack_quantity),
        bulk: tier(row.bulk_price_minor, row.bulk_quantity),
        packaging: Packaging {
            quantity_unit: text(row.unit_type),
            unit_price_unit: text(row.unit_type),
            pack_quantity_unit: text(row.unit_type),
            pack_unit: text(row.pack_unit),
            bulk_quantity_unit: text(row.unit_type),
            bulk_unit: text(row.bulk_unit),
            ..Packaging::default()
        },
        details: details(row, index, images.iter().map(|image| image.key.clone()).collect()),
    }
}

fn tier(price_minor: i64, pieces: i64) -> TierPrice {
    TierPrice { price: Some(Money::of(price_minor)), quantity: Quantity::positive(pieces).ok() }
}

fn centimetres(length: f64) -> Option<Measure> {
    // The catalogue's sizes have one decimal place; the cast cannot lose anything.
    Measure::from_thousandths((length * 1_000.0).round() as i64).ok()
}

/// Whether the product is to be scarce at the end of the history.
pub fn is_scarce(row: &DemoProduct) -> bool {
    row.opening_stock < SCARCE
}

/// Pieces produced before the first day. Products that end scarce begin with enough to sell for months.
pub fn opening_pieces(row: &DemoProduct) -> i64 {
    if is_scarce(row) { (row.bulk_quantity + 20 * row.pack_quantity).min(900) } else { row.opening_stock }
}

/// Reorder level: below it, more is produced.
pub fn reorder_mark(row: &DemoProduct) -> i64 {
    (opening_pieces(row) / 4).max(60)
}

/// Production quantity: whole packs.
pub fn production_run(row: &DemoProduct) -> i64 {
    let wanted = (opening_pieces(row) * 7 / 10).max(row.bulk_quantity.min(600)).max(120);
    (wanted + row.pack_quantity - 1) / row.pack_quantity * row.pack_quantity
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_passes_the_form_and_keeps_its_figures() {
        let image = Media { key: "aa.jpg".to_owned(), bytes: 1, width: 1, height: 1 };
        for (index, row) in PRODUCTS.iter().enumerate() {
            let draft = draft(row, index, std::slice::from_ref(&image)).checked().unwrap();
            assert_eq!(draft.details.first_image(), Some("aa.jpg"));
            assert_eq!(draft.wholesaler_price().minor(), row.wholesaler_price_minor());
            assert_eq!(draft.length.unwrap().to_string(), row.length_cm.to_string().trim_end_matches(".0"));
            assert!(draft.weight.is_some() && draft.bulk.quantity.is_some());
        }
    }

    #[test]
    fn shelves_begin_full_and_runs_are_whole_packs() {
        for row in PRODUCTS {
            assert!(opening_pieces(row) >= row.opening_stock, "{}", row.name);
            assert_eq!(production_run(row) % row.pack_quantity, 0);
            assert!(production_run(row) > 0 && reorder_mark(row) > 0);
        }
    }
}
