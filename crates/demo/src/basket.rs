//! Baskets by role: customers buy single pieces and the odd box, dealers boxes, wholesalers cartons. Only available
//! products; pricing is done by the use case.

use tierway_catalogue::Tier;
use tierway_kernel::{ProductId, Role};

use super::catalogue::DemoProduct;
use super::chance::Chance;

/// A product as a buyer finds it.
#[derive(Debug, Clone, Copy)]
pub struct OnShelf {
    /// Which product.
    pub id: ProductId,
    /// Its row of the demo catalogue.
    pub row: &'static DemoProduct,
    /// Whether it is sold.
    pub on_sale: bool,
    /// Pieces that can be promised; nothing for what is not sold any more.
    pub available: i64,
}

/// One line of a basket: product, tier, tier units.
pub type Item = (ProductId, Tier, i64);

/// Fills a basket for `role`; empty if nothing suitable is in stock.
pub fn fill(role: Role, shelf: &[OnShelf], chance: &mut Chance) -> Vec<Item> {
    let mut weights: Vec<i64> = shelf.iter().map(|product| appeal(role, product.row)).collect();
    let lines = match role {
        Role::Wholesaler => chance.between(2, 5),
        Role::Dealer => chance.between(3, 7),
        Role::Agent | Role::SubAgent => chance.between(1, 3),
        _ => chance.between(1, 4),
    };
    let mut items = Vec::new();
    for _ in 0..lines {
        let Some(index) = chance.weighted(&weights) else { break };
        weights[index] = 0;
        items.extend(line(role, &shelf[index], chance));
    }
    items
}

/// How much this kind of buyer cares for a product.
fn appeal(role: Role, row: &DemoProduct) -> i64 {
    let liked = row.opening_stock.clamp(200, 4_000).isqrt();
    let trade = matches!(role, Role::Dealer | Role::Wholesaler);
    match row.category {
        "Retail Displays" if !trade => 0,
        "Starter Kits" | "Mods & Tanks" if !trade => liked * 2,
        "E-Liquids" if !trade => liked * 3 / 2,
        _ => liked,
    }
}

/// A line the shelf can serve: the tier the buyer likes, else a smaller one.
fn line(role: Role, product: &OnShelf, chance: &mut Chance) -> Option<Item> {
    let row = product.row;
    let wanted = match role {
        Role::Wholesaler if chance.in_hundred(45) => (Tier::Bulk, row.bulk_quantity, 1),
        Role::Wholesaler => (Tier::Pack, row.pack_quantity, chance.between(5, 16)),
        Role::Dealer => (Tier::Pack, row.pack_quantity, chance.between(1, 6)),
        Role::Agent | Role::SubAgent => (Tier::Pack, row.pack_quantity, chance.between(1, 2)),
        _ if chance.in_hundred(16) => (Tier::Pack, row.pack_quantity, 1),
        _ => (Tier::Unit, 1, chance.between(1, 5)),
    };
    let fits = |(_, pieces, _): &(Tier, i64, i64)| *pieces <= product.available;
    let (tier, pieces, count) =
        [wanted, (Tier::Pack, row.pack_quantity, 4), (Tier::Unit, 1, 3)].into_iter().find(fits)?;
    Some((product.id, tier, count.min(product.available / pieces)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::PRODUCTS;

    fn shelf(available: i64) -> Vec<OnShelf> {
        PRODUCTS.iter().zip(1..).map(|(row, id)| OnShelf { id: ProductId(id), row, on_sale: true, available }).collect()
    }

    #[test]
    fn a_basket_never_holds_more_than_the_shelf_nor_a_product_twice() {
        let mut chance = Chance::new(2);
        for available in [0, 3, 40, 5_000] {
            for role in [Role::Customer, Role::Agent, Role::Dealer, Role::Wholesaler] {
                let shelf = shelf(available);
                let mut items = fill(role, &shelf, &mut chance);
                for (id, tier, count) in &items {
                    let row = shelf.iter().find(|product| product.id == *id).unwrap().row;
                    let pieces = [1, row.pack_quantity, row.bulk_quantity][*tier as usize] * count;
                    assert!(*count > 0 && pieces <= available, "{}", row.name);
                }
                let lines = items.len();
                items.sort_by_key(|item| item.0);
                items.dedup_by_key(|item| item.0);
                assert_eq!(items.len(), lines);
                assert_eq!(lines == 0, available == 0);
            }
        }
    }
}
