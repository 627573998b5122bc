#![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]
use super::*;

fn line(product: i64, tier: &str, quantity: i64, seller: Option<i64>, seen: i64) -> CartEntry {
    CartEntry {
        product_id: ProductId(product),
        tier: tier.to_owned(),
        quantity: Quantity::new(quantity).unwrap(),
        seller_id: seller.map(UserId),
        seen_price: Some(Money::of(seen)),
    }
}

fn cart(lines: Vec<CartEntry>) -> Cart {
    Cart { version: 3, lines, ..Cart::empty(UserId(1)) }
}

#[test]
fn the_same_bought_in_another_way_is_another_line() {
    let mut cart = cart(Vec::new());
    for line in [line(1, "unit", 2, None, 5), line(1, "pack", 1, None, 40), line(1, "unit", 1, Some(9), 6)] {
        cart.add(line).unwrap();
    }
    cart.add(line(1, "unit", 3, None, 7)).unwrap();
    assert_eq!(cart.lines.len(), 3);
    assert_eq!(cart.lines[0], line(1, "unit", 5, None, 7), "the price seen last counts");
    assert_eq!(cart.count(), 7);
}

#[test]
fn a_merged_line_keeps_the_price_that_was_seen() {
    let mut cart = cart(vec![line(1, "unit", 2, None, 5)]);
    cart.merge(vec![line(1, "unit", 1, None, 7), line(2, "unit", 1, None, 9)]).unwrap();
    assert_eq!(cart.lines, [line(1, "unit", 3, None, 5), line(2, "unit", 1, None, 9)]);
}

#[test]
fn limits_hold() {
    let mut full = cart((0..200).map(|id| line(id, "unit", 1, None, 1)).collect());
    assert_eq!(full.add(line(200, "unit", 1, None, 1)), Err(CartError::Full));
    assert_eq!(full.add(line(7, "unit", Quantity::LIMIT, None, 1)), Err(CartError::TooLarge));
    full.add(line(7, "unit", 1, None, 1)).unwrap();
    let lines = (0..201).map(|id| line(id, "unit", 1, None, 1)).collect();
    assert_eq!(cart(Vec::new()).replace(lines, None, false), Err(CartError::Full));
}

#[test]
fn a_tab_that_is_behind_is_told() {
    let mut cart = cart(vec![line(1, "unit", 2, None, 5)]);
    assert_eq!(cart.replace(Vec::new(), Some(2), false), Err(CartError::Moved));
    assert_eq!(cart.lines.len(), 1);
    cart.replace(vec![line(1, "unit", 4, None, 7), line(2, "unit", 1, None, 1)], Some(3), false).unwrap();
    assert_eq!(cart.lines, [line(1, "unit", 4, None, 5), line(2, "unit", 1, None, 1)]);
    cart.replace(vec![line(1, "unit", 4, None, 7)], None, true).unwrap();
    assert_eq!(cart.lines, [line(1, "unit", 4, None, 7)], "the new price was seen");
}

#[test]
fn what_was_ordered_leaves_and_what_came_meanwhile_stays() {
    let mut cart = cart(vec![line(1, "unit", 5, None, 1), line(1, "unit", 2, Some(9), 1), line(2, "pack", 1, None, 1)]);
    let quantity = |n| Quantity::new(n).unwrap();
    let ordered = [(ProductId(1), "unit", quantity(3)), (ProductId(2), "pack", quantity(4))];
    assert!(cart.take(None, ordered.into_iter()));
    assert_eq!(cart.lines, [line(1, "unit", 2, None, 1), line(1, "unit", 2, Some(9), 1)]);
    assert!(!cart.take(Some(UserId(8)), ordered.into_iter()));
}
