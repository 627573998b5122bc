//! The demo catalogue: sixty products of a vape manufacturer, for the `seed` command.
//!
//! All names are made up. Money is in minor units, quantities are in single pieces, and every
//! row keeps the order of prices the tests at the foot of this file hold: the wholesaler pays
//! less than the agent, the agent less than the customer, and larger packs cost less a piece.

mod row;
mod rows;

pub use row::DemoProduct;
pub use rows::PRODUCTS;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// How many different values the products have for something.
    fn different(value: impl Fn(&DemoProduct) -> &'static str) -> usize {
        PRODUCTS.iter().map(value).collect::<HashSet<_>>().len()
    }

    #[test]
    fn sixty_products_under_nine_categories_and_no_twins() {
        assert_eq!(PRODUCTS.len(), 60);
        assert_eq!(different(|product| product.name), 60);
        assert_eq!(different(|product| product.sku), 60);
        assert_eq!(different(|product| product.category), 9);
        assert_eq!(PRODUCTS.iter().map(|product| product.look).collect::<HashSet<_>>().len(), 60);
    }

    #[test]
    fn every_buyer_pays_more_than_the_one_before() {
        for product in PRODUCTS {
            let wholesaler = product.wholesaler_price_minor();
            let row = product.name;
            assert!(0 < product.manufacturer_cost_minor, "{row}");
            assert!(product.manufacturer_cost_minor < wholesaler, "{row}");
            assert!(wholesaler < product.agent_price_minor, "{row}");
            assert!(product.agent_price_minor < product.customer_price_minor, "{row}");
            assert!(wholesaler <= product.dealer_min_minor, "{row}");
            assert!(product.dealer_min_minor < product.dealer_max_minor, "{row}");
        }
    }

    #[test]
    fn larger_packs_cost_less_a_piece_and_never_less_than_wholesale() {
        for product in PRODUCTS {
            let (pieces, many) = (product.pack_quantity, product.bulk_quantity);
            let row = product.name;
            assert!(1 < pieces && pieces < many && many % pieces == 0, "{row}");
            assert!(product.pack_price_minor < product.unit_price_minor * pieces, "{row}");
            assert!(product.bulk_price_minor * pieces < product.pack_price_minor * many, "{row}");
            assert!(product.wholesaler_price_minor() * many <= product.bulk_price_minor, "{row}");
        }
    }

    #[test]
    fn the_flagship_has_the_prices_of_the_price_list() {
        let flagship: Vec<_> = PRODUCTS
            .iter()
            .filter(|product| product.sku == "POD-TARN-ONE")
            .map(|product| {
                [
                    product.manufacturer_cost_minor,
                    product.wholesaler_price_minor(),
                    product.agent_price_minor,
                    product.customer_price_minor,
                    product.dealer_min_minor,
                    product.dealer_max_minor,
                ]
            })
            .collect();
        assert_eq!(flagship, [[1083, 1300, 1400, 1600, 1600, 2500]]);
    }

    #[test]
    fn stock_is_scarce_for_some_and_four_are_no_longer_sold() {
        let stocked =
            |from: i64, to: i64| PRODUCTS.iter().filter(|product| (from..to).contains(&product.opening_stock)).count();
        assert_eq!(stocked(1, 11), 2);
        assert!((4..12).contains(&stocked(11, 50)));
        assert_eq!(stocked(1, 50) + stocked(100, 5001), 60);
        assert_eq!(PRODUCTS.iter().filter(|product| product.discontinued).count(), 4);
    }

    #[test]
    fn sizes_and_texts_are_there() {
        for product in PRODUCTS {
            let sentences = product.description.matches(['.', '?', '!']).count();
            assert!(sentences >= 2, "{}", product.name);
            assert!(product.weight_grams > 0);
            for side in [product.length_cm, product.width_cm, product.height_cm] {
                assert!(side > 0.0, "{}", product.name);
            }
        }
    }
}
