//! Regional prices out of range: the database finds those that the rule warns of.

use std::collections::BTreeSet;

use tierway_application::{Store, Transaction};
use tierway_catalogue::{
    Audience, NewPriceChange, PriceCell, PriceCheck, Product, ProductDraft, ProductFilter, ProductSort, Region,
};
use tierway_kernel::{Money, ProductId, Role, StoreError};

use super::support::{all, read, write};
use crate::builders::{add_product, at, product_draft};

fn add(store: &dyn Store, draft: ProductDraft) -> ProductId {
    write(store, move |tx| add_product(tx, &draft, 0)).id
}

fn set(store: &dyn Store, audience: Audience, minute: i64, prices: &[(ProductId, Region, Option<i64>)]) {
    let cell = |(product_id, region, minor): &(ProductId, Region, Option<i64>)| tierway_catalogue::ChangedCell {
        cell: PriceCell { product_id: *product_id, region: *region, price: minor.map(Money::of) },
        before: None,
    };
    let cells = prices.iter().map(cell).collect();
    let effective_from = at(minute);
    let change =
        NewPriceChange { audience, actor_id: None, note: None, effective_from, undoes: None, counts: true, cells };
    write(store, move |tx| tx.prices().add_change(&change, at(0)));
}

/// How many prices the rule warns of, and of which products.
fn by_the_rule(tx: &mut dyn Transaction, check: PriceCheck) -> Result<(u64, BTreeSet<ProductId>), StoreError> {
    let on_sale = ProductFilter { is_active: Some(true), ..ProductFilter::default() };
    let products: Vec<Product> = tx.products().list(&on_sale, ProductSort::Name, &all())?.items;
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let (mut count, mut found) = (0, BTreeSet::new());
    for price in tx.prices().current_cells(check.audience, &ids, check.at)? {
        let product = products.iter().find(|product| product.id == price.cell.product_id);
        let (Some(product), Some(amount)) = (product, price.cell.price) else { continue };
        let is_there = check.region.is_none_or(|region| region == price.cell.region);
        if is_there && !check.warnings(product, amount).is_empty() {
            count += 1;
            found.insert(product.id);
        }
    }
    Ok((count, found))
}

pub(super) fn prices_out_of_range_are_those_the_rule_warns_of(store: &dyn Store) {
    use Region::{Asia, Canada, Europe, Usa};
    // Dealers pay 16.00, else the 12.00 of wholesalers; agents 13.00 or nothing.
    let mint = add(store, product_draft("Mint"));
    let cola = add(store, ProductDraft { suggested_dealer_min_price: None, ..product_draft("Cola") });
    let lamp = add(store, ProductDraft { agent_price: None, ..product_draft("Lamp") });
    let old = add(store, product_draft("Old"));
    write(store, move |tx| tx.products().set_active(old, false, at(0)));
    for audience in Audience::ALL {
        let prices = [(mint, Usa, 1_600), (mint, Asia, 2_080), (mint, Europe, 2_081), (mint, Canada, 1_119)];
        let others = [(cola, Usa, 1_199), (cola, Asia, 1_560), (cola, Europe, 1_561), (lamp, Usa, 999), (old, Usa, 1)];
        let cells: Vec<_> =
            prices.into_iter().chain(others).map(|(id, region, minor)| (id, region, Some(minor))).collect();
        set(store, audience, 1, &cells);
        set(store, audience, 2, &[(mint, Europe, None), (cola, Europe, Some(1_300)), (lamp, Canada, Some(99_999))]);
        set(store, audience, 9, &[(cola, Usa, Some(500))]);
    }
    let mut most = 0;
    for audience in Audience::ALL {
        for role in [Role::Wholesaler, Role::Manufacturer] {
            for percent in [1, 29, 30, 31, 1_000] {
                for minute in [0, 1, 2, 9] {
                    for region in [None, Some(Usa), Some(Europe)] {
                        let check = PriceCheck { audience, region, role: Some(role), percent, at: at(minute) };
                        let (count, listed, expected) = read(store, move |tx| {
                            let filter = ProductFilter {
                                is_active: Some(true),
                                out_of_range: Some(check),
                                ..ProductFilter::default()
                            };
                            let page = tx.products().list(&filter, ProductSort::Name, &all())?;
                            let ids: BTreeSet<ProductId> = page.items.iter().map(|product| product.id).collect();
                            assert_eq!((page.items.len(), page.total), (ids.len(), ids.len() as u64), "each once");
                            Ok((tx.prices().prices_out_of_range(&check)?, ids, by_the_rule(tx, check)?))
                        });
                        assert_eq!((count, listed), expected, "{check:?}");
                        most = most.max(count);
                    }
                }
            }
        }
    }
    assert_eq!(most, 8, "for agents, when all prices are set");
}
