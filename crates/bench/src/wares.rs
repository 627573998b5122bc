//! A catalogue as wide as a large shop's: many names, flavours and words, for searching. The same in every run.

use chrono::{DateTime, Utc};
use tierway_application::Transaction;
use tierway_catalogue::{Attributes, ProductDetails, ProductDraft};
use tierway_inventory::{Direction, NewMovement, Reason};
use tierway_kernel::{Measure, Money, Quantity, StoreError};

use crate::chance::Chance;

/// Tastes; names and flavours are made of one or two of them.
pub const TASTES: [&str; 40] = [
    "Mango",
    "Strawberry",
    "Blueberry",
    "Peach",
    "Watermelon",
    "Grape",
    "Lychee",
    "Papaya",
    "Guava",
    "Cherry",
    "Raspberry",
    "Pineapple",
    "Banana",
    "Coconut",
    "Lemon",
    "Lime",
    "Orange",
    "Apple",
    "Pear",
    "Kiwi",
    "Passionfruit",
    "Pomegranate",
    "Cranberry",
    "Blackcurrant",
    "Vanilla",
    "Caramel",
    "Hazelnut",
    "Espresso",
    "Tobacco",
    "Menthol",
    "Spearmint",
    "Peppermint",
    "Cinnamon",
    "Liquorice",
    "Cola",
    "Lemonade",
    "Custard",
    "Crème Brûlée",
    "Honeydew",
    "Rhubarb",
];
const MAKERS: [&str; 16] = [
    "Aurora", "Borealis", "Cirrus", "Delta", "Ember", "Fjord", "Granite", "Harbour", "Isola", "Juniper", "Kestrel",
    "Lumen", "Meridian", "Nimbus", "Obsidian", "Pinnacle",
];
const KINDS: [(&str, &str); 10] = [
    ("Disposables", "Disposable"),
    ("Pod Systems", "Pod System"),
    ("Prefilled Pods", "Pod"),
    ("Mods", "Mod"),
    ("Tanks", "Tank"),
    ("Coils", "Coil"),
    ("E-Liquids", "E-Liquid"),
    ("Batteries", "Battery"),
    ("Chargers", "Charger"),
    ("Accessories", "Accessory"),
];
const SYLLABLES: [&str; 24] = [
    "al", "ber", "con", "dra", "el", "fin", "gor", "hul", "in", "jas", "kel", "lor", "mir", "nos", "or", "pel", "qui",
    "ran", "sol", "tur", "um", "ver", "wes", "yal",
];
/// Words of each description.
const DESCRIBED_IN: usize = 30;

/// The product of that number.
pub fn product(number: usize) -> ProductDraft {
    let mut chance = Chance::new(1_000_000 + number as u64);
    let (taste, other) = (TASTES[chance.below(TASTES.len())], TASTES[chance.below(TASTES.len())]);
    let maker = MAKERS[chance.below(MAKERS.len())];
    let (category, device) = KINDS[chance.below(KINDS.len())];
    let strength = [0, 3, 6, 10, 12, 18, 20][chance.below(7)];
    let volume = [2, 5, 10, 30, 50, 60, 100][chance.below(7)];
    let puffs = [300, 600, 800, 1500, 5000, 7000, 10_000][chance.below(7)];
    let cost = 150 + chance.below(3_850) as i64;
    let words: Vec<String> = (0..DESCRIBED_IN).map(|_| word(chance.below(12_000))).collect();
    let price = |percent: i64| Money::from_minor(cost * percent / 100);
    ProductDraft {
        sku: format!("{}-{number:06}", maker.get(..3).unwrap_or(maker).to_uppercase()),
        name: format!("{maker} {taste} {other} {strength}mg {number}"),
        description: words.join(" "),
        category: category.to_owned(),
        is_active: chance.below(20) > 0,
        manufacturer_cost: Money::of(cost),
        agent_price: price(150),
        customer_price: price(190),
        unit_price: price(200),
        details: ProductDetails {
            barcode: Some(barcode(number)),
            attributes: Attributes {
                flavour: Some(format!("{taste} {other}")),
                nicotine_strength: Measure::from_thousandths(strength * 1000).ok(),
                volume: Measure::from_thousandths(volume * 1000).ok(),
                puff_count: Quantity::new(puffs).ok(),
                device_type: Some(device.to_owned()),
            },
            ..ProductDetails::default()
        },
        ..ProductDraft::default()
    }
}

/// One of 12,000 made-up words.
fn word(number: usize) -> String {
    let syllable = |place: usize| SYLLABLES[place % SYLLABLES.len()];
    let (first, second) = (number, number / SYLLABLES.len());
    let third = if number >= SYLLABLES.len() * SYLLABLES.len() { syllable(second / SYLLABLES.len()) } else { "" };
    format!("{}{}{third}", syllable(first), syllable(second))
}

/// An EAN-13 of its own.
fn barcode(number: usize) -> String {
    let digits = format!("40{number:010}");
    let weighed = |(place, digit): (usize, u8)| usize::from(digit - b'0') * if place % 2 == 0 { 1 } else { 3 };
    let sum: usize = digits.bytes().enumerate().map(weighed).sum();
    format!("{digits}{}", (10 - sum % 10) % 10)
}

/// Stores the product of that number; nine of ten are in stock.
pub fn add(tx: &mut dyn Transaction, number: usize, now: DateTime<Utc>) -> Result<i64, tierway_application::Failure> {
    let id = tx.products().add(&product(number).checked()?, now)?.id;
    tx.stock().open(id)?;
    if !number.is_multiple_of(10) {
        let delivery = NewMovement {
            product_id: id,
            direction: Direction::In,
            quantity: Quantity::positive(100).unwrap_or(Quantity::ZERO),
            reason: Reason::Production,
            reference: None,
            notes: None,
            order_id: None,
            lot_id: None,
            count_id: None,
            created_by: None,
        };
        let written = tx.stock().record(&delivery, now)?;
        written.ok_or_else(|| StoreError::Failed("a new product takes no goods in".to_owned()))?;
    }
    Ok(id.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ware_keeps_the_rules_and_is_another() {
        let drafts: Vec<ProductDraft> =
            (0..500).map(|number| product(number).checked().expect("a valid draft")).collect();
        let codes: std::collections::HashSet<_> = drafts.iter().map(|draft| draft.details.barcode.clone()).collect();
        assert_eq!(codes.len(), 500);
        let words: std::collections::HashSet<String> = (0..12_000).map(word).collect();
        assert!(words.len() > 10_000, "{}", words.len());
    }
}
