//! Builders that also store, in the caller's transaction.

use chrono::{DateTime, Utc};
use tierway_accounts::{DocumentKind, NewDocument, NewSession, NewUser, User};
use tierway_application::Transaction;
use tierway_catalogue::{Product, ProductDraft};
use tierway_kernel::{StoreError, UserId};
use tierway_orders::{NewOrder, Order};
use tierway_workforce::Employee;

use super::people::{PASSWORD, new_employee};
use super::products::goods_in;
use super::{at, order_of};
use crate::fakes::FakeHasher;

/// Stores an account with [`PASSWORD`] at `at(0)`.
pub fn add_user(tx: &mut dyn Transaction, user: &NewUser) -> Result<User, StoreError> {
    tx.users().add(user, &FakeHasher::hash_of(PASSWORD), at(0))
}

/// Stores an active employee's account (see [`new_employee`]) and its position; the code is `EMP-` and the name.
pub fn add_employee(tx: &mut dyn Transaction, name: &str, position: Option<&str>) -> Result<User, StoreError> {
    let user = add_user(tx, &new_employee(name))?;
    tx.employees().add(&Employee {
        user_id: user.id,
        code: Some(format!("EMP-{name}")),
        position: position.map(str::to_owned),
        department: Some("sales".to_owned()),
    })?;
    Ok(user)
}

/// Stores a product at `at(0)`, creates its level and adds `pieces` (none: no movement).
pub fn add_product(tx: &mut dyn Transaction, draft: &ProductDraft, pieces: i64) -> Result<Product, StoreError> {
    let product = tx.products().add(draft, at(0))?;
    tx.stock().open(product.id)?;
    if pieces > 0 {
        tx.stock().record(&goods_in(product.id, pieces), at(0))?.expect("an opened level takes goods in");
    }
    tx.catalogue_log().note(&[product.id], at(0))?;
    Ok(product)
}

/// Stores an order and reserves its lines, as placing one does.
pub fn add_order(tx: &mut dyn Transaction, order: &NewOrder, now: DateTime<Utc>) -> Result<Order, StoreError> {
    for line in &order.lines {
        assert!(tx.stock().reserve(line.product_id, line.pieces, now)?, "the test has too little stock");
    }
    tx.orders().add(order, Some(order.customer_id), now)
}

/// Stores an order of `buyer` over `pieces` of one product and reserves them.
pub fn order_pieces(
    tx: &mut dyn Transaction,
    buyer: &User,
    product: &Product,
    pieces: i64,
    now: DateTime<Utc>,
) -> Result<Order, StoreError> {
    add_order(tx, &order_of(buyer, &[(product, pieces)]), now)
}

/// A session of `user` under a key hash.
pub fn new_session(user: UserId, key_hash: &str) -> NewSession {
    NewSession {
        user_id: user,
        key_hash: key_hash.to_owned(),
        address: Some("192.0.2.1".to_owned()),
        user_agent: Some("testkit".to_owned()),
    }
}

/// The record of a small PDF.
pub fn document(kind: DocumentKind) -> NewDocument {
    NewDocument {
        kind,
        file_name: format!("{}.pdf", kind.as_str()),
        media_type: "application/pdf".to_owned(),
        size: 1234,
        storage_key: format!("{}.pdf", kind.as_str().to_lowercase()),
        expires_on: None,
    }
}
