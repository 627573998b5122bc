//! Every uniqueness constraint that a use case handles has the same name on each database.

use tierway_accounts::NewUser;
use tierway_application::Transaction;
use tierway_kernel::StoreError;
use tierway_orders::{Order, OrderStatus, PaymentStatus};
use tierway_testkit::builders::{
    add_user, at, money, new_admin, new_agent, new_customer, new_employee, new_session, payment, product_draft,
    quote_of,
};
use tierway_testkit::contract::support::{refused, write};
use tierway_workforce::Employee;

type Case = fn(&mut dyn Transaction) -> Result<(), StoreError>;

fn username(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    add_user(tx, &NewUser { email: "other@tierway.test".to_owned(), ..new_customer("ÄNNA") }).map(|_| ())
}

fn email(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    add_user(tx, &NewUser { email: "ÄNNA@tierway.test".to_owned(), ..new_customer("other") }).map(|_| ())
}

fn referral_code(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let code = new_agent("gabe").referral_code;
    add_user(tx, &NewUser { referral_code: code, ..new_agent("other") }).map(|_| ())
}

fn admin(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    add_user(tx, &new_admin("second")).map(|_| ())
}

fn session(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let anna = add_user(tx, &new_customer("other"))?;
    tx.sessions().open(&new_session(anna.id, "key"), at(0)).map(|_| ())
}

fn employee_code(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let user_id = add_user(tx, &new_employee("other"))?.id;
    let code = Some(" e-1".to_owned());
    tx.employees().add(&Employee { user_id, code, position: None, department: None })
}

fn sku(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let mut draft = product_draft("Other");
    draft.sku = "mint".to_owned();
    tx.products().add(&draft, at(0)).map(|_| ())
}

fn barcode(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let mut draft = product_draft("Other");
    draft.details.barcode = Some("4006381333931".to_owned());
    tx.products().add(&draft, at(0)).map(|_| ())
}

fn paid(tx: &mut dyn Transaction, buyer: &str, receipt: &str, invoice: &str) -> Result<(), StoreError> {
    let buyer = add_user(tx, &new_customer(buyer))?;
    let order = tx.orders().add(&quote_of(&buyer, money("1.00")), None, at(0))?;
    let order = Order {
        payment_status: PaymentStatus::Paid,
        payment: Some(payment(receipt, invoice, at(1))),
        status: OrderStatus::Paid,
        ..order
    };
    tx.orders().save(&order, OrderStatus::Pending, None, None, at(1)).map(|_| ())
}

fn receipt_number(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    paid(tx, "other", "R-1", "I-2")
}

fn invoice_number(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    paid(tx, "other", "R-2", "I-1")
}

const CASES: [(&str, Case); 10] = [
    ("users.username_key", username),
    ("users.email_key", email),
    ("users.referral_code", referral_code),
    ("users.sole_admin", admin),
    ("sessions.key_hash", session),
    ("employees.code_key", employee_code),
    ("products.sku_key", sku),
    ("product_details.barcode", barcode),
    ("orders.receipt_number", receipt_number),
    ("orders.invoice_number", invoice_number),
];

on_each!(a_taken_value_names_its_rule, |database| {
    write(&**database, |tx| {
        let anna = add_user(tx, &new_customer("änna"))?;
        add_user(tx, &new_agent("gabe"))?;
        add_user(tx, &new_admin("first"))?;
        let user_id = add_user(tx, &new_employee("emil"))?.id;
        let code = Some("E-1".to_owned());
        tx.employees().add(&Employee { user_id, code, position: None, department: None })?;
        tx.sessions().open(&new_session(anna.id, "key"), at(0))?;
        let mut mint = product_draft("Mint");
        mint.details.barcode = Some("4006381333931".to_owned());
        tx.products().add(&mint, at(0))?;
        paid(tx, "ben", "R-1", "I-1")
    });
    for (rule, case) in CASES {
        assert_eq!(refused(&**database, case), StoreError::Taken(rule));
    }
});
