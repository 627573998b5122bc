//! What the demo's products are beyond their row: attributes of the trade read off their names and shapes, barcodes, and
//! further pictures.

use tierway_catalogue::{Attributes, ProductDetails};
use tierway_kernel::{Measure, Quantity};

use super::catalogue::DemoProduct;
use super::pictures::{Look, Shape};

/// The details of the product with this number in the catalogue, with its pictures.
pub fn details(row: &DemoProduct, index: usize, images: Vec<String>) -> ProductDetails {
    ProductDetails { barcode: Some(barcode(index)), needs_lots: false, images, attributes: attributes(row) }
}

/// What else of a product is shown: kits also without their box.
pub fn looks(row: &DemoProduct) -> Vec<Look> {
    let inside = match row.look.shape {
        Shape::KitPod | Shape::KitDuo => Some(Shape::PodSlim),
        Shape::KitPen => Some(Shape::Pen),
        Shape::KitMod => Some(Shape::BoxMod),
        _ => None,
    };
    let inside = inside.map(|shape| Look { shape, ..row.look });
    [Some(row.look), inside].into_iter().flatten().collect()
}

/// An EAN-13 from the range that shops use among themselves.
fn barcode(index: usize) -> String {
    let digits = format!("20{:010}", 410_000 + 7 * index);
    let sum: u32 = digits.bytes().rev().zip([3, 1].into_iter().cycle()).map(|(d, w)| u32::from(d - b'0') * w).sum();
    format!("{digits}{}", (10 - sum % 10) % 10)
}

fn attributes(row: &DemoProduct) -> Attributes {
    let liquid = matches!(row.look.shape, Shape::Stick | Shape::Bar | Shape::Bottle | Shape::ShortFill);
    let puffs = number(row.name, None).filter(|_| is_disposable(row));
    Attributes {
        flavour: liquid.then(|| flavour(row.name)),
        nicotine_strength: nicotine(row).and_then(whole),
        volume: volume(row).and_then(whole),
        puff_count: puffs.and_then(|puffs| Quantity::new(puffs).ok()),
        device_type: device(row.look.shape).map(str::to_owned),
    }
}

fn is_disposable(row: &DemoProduct) -> bool {
    matches!(row.look.shape, Shape::Stick | Shape::Bar)
}

fn whole(units: i64) -> Option<Measure> {
    Measure::from_thousandths(units * 1000).ok()
}

/// The number in a name, before this unit if one is told.
fn number(name: &str, unit: Option<&str>) -> Option<i64> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let at = match unit {
        Some(unit) => words.iter().position(|word| *word == unit)?.checked_sub(1)?,
        None => words.iter().position(|word| word.parse::<i64>().is_ok())?,
    };
    words.get(at)?.parse().ok()
}

/// The name without its maker and figures.
fn flavour(name: &str) -> String {
    let telling = |word: &&str| word.parse::<i64>().is_err() && !["mg", "ml", "Salt", "Shortfill"].contains(word);
    name.split_whitespace().skip(1).filter(telling).collect::<Vec<_>>().join(" ")
}

fn nicotine(row: &DemoProduct) -> Option<i64> {
    match row.look.shape {
        Shape::Stick | Shape::Bar if row.description.contains("10 mg") => Some(10),
        Shape::Stick | Shape::Bar => Some(20),
        Shape::ShortFill => Some(0),
        Shape::Bottle => number(row.name, Some("mg")),
        _ => None,
    }
}

fn volume(row: &DemoProduct) -> Option<i64> {
    match row.look.shape {
        Shape::Stick => Some(2),
        Shape::Bar if number(row.name, None) == Some(6000) => Some(12),
        Shape::Bar => Some(8),
        Shape::Bottle => Some(10),
        // The bottle leaves room for nicotine shots.
        Shape::ShortFill => number(row.name, Some("ml")).map(|bottle| bottle * 5 / 6),
        _ => None,
    }
}

fn device(shape: Shape) -> Option<&'static str> {
    Some(match shape {
        Shape::Stick | Shape::Bar => "Disposable",
        Shape::PodSlim | Shape::PodSquare | Shape::Pen | Shape::KitPod | Shape::KitDuo | Shape::KitPen => "Pod System",
        Shape::Cartridge => "Pod",
        Shape::BoxMod | Shape::KitMod => "Mod",
        Shape::Tank => "Tank",
        Shape::Coil => "Coil",
        Shape::Bottle | Shape::ShortFill => "E-Liquid",
        Shape::Battery => "Battery",
        Shape::Charger => "Charger",
        Shape::Case | Shape::Cotton | Shape::DripTip => "Accessory",
        Shape::Display => return None,
    })
}

#[cfg(test)]
mod tests {
    use tierway_catalogue::{DEVICE_TYPES, read_barcode};

    use super::super::catalogue::PRODUCTS;
    use super::*;

    #[test]
    fn names_tell_the_attributes() {
        let of = |sku: &str| attributes(PRODUCTS.iter().find(|row| row.sku == sku).unwrap());
        let told = |sku: &str| {
            let attributes = of(sku);
            let text = |measure: Option<Measure>| measure.map(|measure| measure.to_string());
            (attributes.flavour, text(attributes.nicotine_strength), text(attributes.volume))
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(told("DIS-PLUM-LEM"), (some("Lemon Twist"), some("10"), some("2")));
        assert_eq!(told("LIQ-SALT-POL20"), (some("Polar Mint"), some("20"), some("10")));
        assert_eq!(told("LIQ-BRAC-MAN60"), (some("Mango"), some("0"), some("50")));
        assert_eq!(told("BAT-VOLT-1865"), (None, None, None));
        assert_eq!(of("DIS-DOVE-ICE").puff_count.map(Quantity::get), Some(6000));
        assert_eq!(of("BAT-VOLT-1865").puff_count, None);
    }

    #[test]
    fn every_row_keeps_the_rules_and_has_a_barcode_of_its_own() {
        let mut seen = Vec::new();
        for (index, row) in PRODUCTS.iter().enumerate() {
            let code = barcode(index);
            assert_eq!(read_barcode(&code).as_deref(), Ok(code.as_str()), "{}", row.name);
            assert!(!seen.contains(&code));
            seen.push(code);
            assert!(device(row.look.shape).is_none_or(|device| DEVICE_TYPES.contains(&device)));
            assert_eq!(looks(row)[0], row.look);
        }
        assert_eq!(PRODUCTS.iter().filter(|row| looks(row).len() > 1).count(), 5);
    }
}
