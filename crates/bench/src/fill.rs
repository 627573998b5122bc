//! What is measured against: a catalogue with prices, tiers and stock, an admin, a manufacturer and customers who can
//! sign in. Written through the product's own ports, many to a transaction.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_accounts::{NewSession, NewUser, Profile, Verification};
use tierway_application::{Access, Failure, Store, Transaction, transact_blocking};
use tierway_catalogue::{Packaging, ProductDetails, ProductDraft, TierPrice};
use tierway_inventory::{Direction, NewMovement, Reason};
use tierway_kernel::{Measure, Message, Money, Quantity, Role, UserId};

use crate::Result;
use crate::chance::Chance;

/// Customers who can sign in.
pub const CUSTOMERS: usize = 200;
/// The admin's name.
pub const ADMIN: &str = "admin";
/// Everybody's password.
pub const PASSWORD: &str = "a-customer-under-load";
/// Products written in one transaction.
const BATCH: usize = 500;
/// Pieces of each product: more than any run can sell.
const PIECES: i64 = 100_000_000;

const CATEGORIES: [&str; 12] = [
    "Pod Systems",
    "Disposables",
    "E-Liquids",
    "Nicotine Salts",
    "Coils",
    "Mods",
    "Tanks",
    "Batteries",
    "Chargers",
    "Starter Kits",
    "Accessories",
    "Spare Parts",
];
const MAKERS: [&str; 8] = ["Aurora", "Borealis", "Cirrus", "Delta", "Ember", "Fjord", "Granite", "Harbour"];
const DESCRIPTION: &str = "Sealed at the works and checked by hand. Comes in a recycled box with a leaflet in four \
    languages; keeps for two years in a dry place. Sold by the piece, by the pack and by the carton.";

/// Who and what there is after filling.
#[derive(Debug, Clone)]
pub struct Filled {
    /// The products' ids.
    pub products: Vec<i64>,
    /// The admin's id.
    pub admin: i64,
    /// The customers' ids, in the order of [`login`].
    pub customers: Vec<i64>,
    /// Hashed keys of a session of each customer, for the bare statements; nobody has the keys themselves.
    pub sessions: Vec<String>,
}

/// The name customer `number` signs in with.
pub fn login(number: usize) -> String {
    format!("customer{number:03}")
}

/// The hashed key of a session of customer `number`.
fn session(number: usize) -> String {
    format!("{number:064x}")
}

/// Fills an empty, migrated database.
pub fn fill(store: &Arc<dyn Store>, products: usize, password_hash: &str, now: DateTime<Utc>) -> Result<Filled> {
    let hash = password_hash.to_owned();
    let (admin, owner, customers) =
        transact_blocking(store.as_ref(), Access::Write, move |tx| add_people(tx, &hash, now))?;
    let products = add_products(store, products, owner, now)?;
    Ok(Filled { products, admin, customers, sessions: (0..CUSTOMERS).map(session).collect() })
}

/// Adds products, all of them in stock; their ids.
pub fn add_products(store: &Arc<dyn Store>, products: usize, owner: UserId, now: DateTime<Utc>) -> Result<Vec<i64>> {
    let mut ids = Vec::with_capacity(products);
    for start in (0..products).step_by(BATCH) {
        let numbers = start..(start + BATCH).min(products);
        let batch = transact_blocking(store.as_ref(), Access::Write, move |tx| {
            numbers
                .clone()
                .map(|number| add_product(tx, number, owner, now))
                .collect::<std::result::Result<Vec<_>, _>>()
        });
        ids.extend(batch?);
    }
    Ok(ids)
}

fn add_people(
    tx: &mut dyn Transaction,
    hash: &str,
    now: DateTime<Utc>,
) -> std::result::Result<(i64, UserId, Vec<i64>), Failure> {
    let admin = tx.users().add(&person(ADMIN, Role::Admin), hash, now)?.id;
    let owner = tx.users().add(&person("manufacturer", Role::Manufacturer), hash, now)?.id;
    let customers = (0..CUSTOMERS)
        .map(|number| {
            let id = tx.users().add(&person(&login(number), Role::Customer), hash, now)?.id;
            let session = NewSession { user_id: id, key_hash: session(number), address: None, user_agent: None };
            tx.sessions().open(&session, now)?;
            Ok(id.0)
        })
        .collect::<std::result::Result<_, Failure>>()?;
    Ok((admin.0, owner, customers))
}

fn person(name: &str, role: Role) -> NewUser {
    NewUser {
        username: name.to_owned(),
        email: format!("{name}@example.com"),
        role,
        profile: Profile { first_name: "Load".to_owned(), last_name: name.to_owned(), ..Profile::default() },
        verification: Verification::Approved,
        is_active: true,
        referral_code: None,
        referred_by: None,
        birth_date: None,
        terms_version: None,
    }
}

fn add_product(
    tx: &mut dyn Transaction,
    number: usize,
    owner: UserId,
    now: DateTime<Utc>,
) -> std::result::Result<i64, Failure> {
    let id = tx.products().add(&product(number).checked()?, now)?.id;
    tx.stock().open(id)?;
    let delivery = NewMovement {
        product_id: id,
        direction: Direction::In,
        quantity: Quantity::positive(PIECES).unwrap_or(Quantity::ZERO),
        reason: Reason::Production,
        reference: Some(Message::verbatim(format!("LOT-{number:05}"))),
        notes: None,
        order_id: None,
        lot_id: None,
        count_id: None,
        created_by: Some(owner),
    };
    tx.stock().record(&delivery, now)?;
    Ok(id.0)
}

fn product(number: usize) -> ProductDraft {
    let mut chance = Chance::new(number as u64);
    let mut between = |low: i64, high: i64| low + chance.below((high - low) as usize) as i64;
    let cost = between(150, 4000);
    let price = |percent: i64| Money::from_minor(cost * percent / 100);
    let tier = |pieces: i64, percent: i64| TierPrice {
        price: price(percent * pieces),
        quantity: Quantity::positive(pieces).ok(),
    };
    let name = format!("{} {} No. {number:05}", MAKERS[between(0, 8) as usize], CATEGORIES[number % CATEGORIES.len()]);
    ProductDraft {
        sku: format!("LOAD-{number:05}"),
        name,
        description: DESCRIPTION.to_owned(),
        category: CATEGORIES[number % CATEGORIES.len()].to_owned(),
        is_active: true,
        weight: Measure::from_thousandths(between(20, 900)).ok(),
        weight_unit: "g".to_owned(),
        manufacturer_cost: Money::of(cost),
        agent_price: price(150),
        customer_price: price(190),
        suggested_dealer_min_price: price(140),
        suggested_dealer_max_price: price(180),
        unit_price: price(200),
        pack: tier(10, 170),
        bulk: tier(200, 150),
        packaging: Packaging {
            quantity_unit: Some("Piece".to_owned()),
            pack_unit: Some("Box".to_owned()),
            bulk_unit: Some("Carton".to_owned()),
            ..Packaging::default()
        },
        details: ProductDetails { images: vec![format!("{:064x}.jpg", number + 1)], ..ProductDetails::default() },
        ..ProductDraft::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_product_keeps_the_rules_and_is_for_sale() {
        for number in 0..500 {
            let draft = product(number).checked().expect("a valid product");
            assert!(draft.customer_price > Some(Money::ZERO) && draft.agent_price < draft.customer_price);
        }
    }
}
