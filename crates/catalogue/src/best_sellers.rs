//! Which products sell best.

use std::cmp::Reverse;

use tierway_kernel::ProductId;

/// Days whose sales count, today included.
pub const BEST_SELLER_DAYS: u64 = 30;
/// How many products are ranked; all others have popularity 0.
pub const MOST_BEST_SELLERS: usize = 200;

/// What was sold of a product that is on sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoldProduct {
    /// Which product.
    pub product_id: ProductId,
    /// Pieces sold in the last [`BEST_SELLER_DAYS`] days; returned ones count as not sold.
    pub pieces: i64,
    /// Whether it can be ordered now.
    pub in_stock: bool,
}

/// The best sellers with their popularity, the highest number first: by pieces sold, what is in stock before what is
/// sold out, the newer product among equals. No ranked product has popularity 0.
pub fn rank_best_sellers(mut sold: Vec<SoldProduct>) -> Vec<(ProductId, i64)> {
    sold.retain(|one| one.pieces > 0);
    sold.sort_unstable_by_key(|one| Reverse((one.in_stock, one.pieces, one.product_id)));
    sold.truncate(MOST_BEST_SELLERS);
    let last_first = (1_i64..).zip(sold.iter().rev());
    let mut ranked: Vec<(ProductId, i64)> = last_first.map(|(popularity, one)| (one.product_id, popularity)).collect();
    ranked.reverse();
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sold(id: i64, pieces: i64, in_stock: bool) -> SoldProduct {
        SoldProduct { product_id: ProductId(id), pieces, in_stock }
    }

    fn ranked(sold: &[SoldProduct]) -> Vec<(i64, i64)> {
        rank_best_sellers(sold.to_vec()).into_iter().map(|(id, popularity)| (id.0, popularity)).collect()
    }

    #[test]
    fn more_pieces_come_first_but_what_is_sold_out_comes_last() {
        let all = [sold(1, 5, true), sold(2, 90, false), sold(3, 40, true), sold(4, 5, true)];
        assert_eq!(ranked(&all), [(3, 4), (4, 3), (1, 2), (2, 1)]);
    }

    #[test]
    fn what_was_not_sold_or_came_back_is_not_ranked() {
        assert_eq!(ranked(&[sold(1, 0, true), sold(2, -3, true)]), []);
        assert_eq!(ranked(&[]), []);
    }

    #[test]
    fn the_list_is_bounded() {
        let many: Vec<SoldProduct> = (1..=250).map(|id| sold(id, id, true)).collect();
        let ranked = ranked(&many);
        assert_eq!((ranked.len(), ranked[0], ranked[199]), (200, (250, 200), (51, 1)));
    }
}
