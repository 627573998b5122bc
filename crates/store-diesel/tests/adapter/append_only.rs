//! Ledgers and histories are append-only, even for other programs.

use tierway_accounts::{ActivityAction, DocumentKind, NewActivity, NewVerificationEvent, VerificationEventKind};
use tierway_application::invoicing::{IssuedDocumentFile, NewIssuedDocument};
use tierway_catalogue::{Audience, ChangedCell, NewPriceChange, NewProductPriceChange, PriceCell, PriceField, Region};
use tierway_commissions::{Month, bonus_entry};
use tierway_kernel::Money;
use tierway_orders::{NewOrderPayment, Order, OrderStatus, PaymentKind, TradeDocumentKind};
use tierway_testkit::builders::{
    add_product, add_user, at, document, new_customer, new_employee, order_pieces, product_draft,
};
use tierway_testkit::contract::support::write;
use tierway_workforce::{IssueEventKind, IssuePriority, NewIssue, NewIssueEvent, NewManagement};

use crate::execute;

const TABLES: [(&str, &str); 16] = [
    ("activity_log", "description"),
    ("inventory_transactions", "notes"),
    ("order_events", "note"),
    ("order_payments", "reference"),
    ("issued_papers", "content"),
    ("issued_paper_files", "hash"),
    ("order_messages", "text"),
    ("management_history", "reason"),
    ("stock_updates", "reason"),
    ("regional_prices", "region"),
    ("product_price_changes", "field"),
    ("verification_events", "note"),
    ("commission_plans", "note"),
    ("commission_entries", "month"),
    ("issue_comments", "text"),
    ("issue_events", "detail"),
];

on_each!(ledgers_and_histories_refuse_change_and_removal, |database| {
    write(&**database, |tx| {
        let anna = add_user(tx, &new_customer("anna"))?;
        let emil = add_user(tx, &new_employee("emil"))?;
        let mint = add_product(tx, &product_draft("Mint"), 9)?;
        let order = order_pieces(tx, &anna, &mint, 1, at(1))?;
        let ready = Order { status: OrderStatus::Ready, ..order };
        tx.orders().save(&ready, OrderStatus::Pending, None, Some(&"packed".into()), at(2))?;
        let money = NewOrderPayment {
            order_id: ready.id,
            kind: PaymentKind::Payment,
            amount: ready.total,
            method: None,
            reference: None,
            number: "RCP-1".to_owned(),
            reason: None,
            return_id: None,
            recorded_by: None,
        };
        tx.order_payments().add(&money, at(2))?;
        let paper = NewIssuedDocument {
            order_id: ready.id,
            kind: TradeDocumentKind::Receipt,
            number: "RCP-1".to_owned(),
            content: "{}".to_owned(),
            logo: None,
            file_name: "receipt".to_owned(),
        };
        tx.issued_papers().issue(&paper, at(2))?;
        if let Some(paper) = tx.issued_papers().find(ready.id, paper.kind, &paper.number)? {
            tx.issued_papers().add_file(paper.id, &IssuedDocumentFile::of(b"PDF"), at(2))?;
        }
        tx.messages().add(ready.id, anna.id, "When does it come?", at(2))?;
        let entry = NewActivity {
            user_id: None,
            subject_id: None,
            action: ActivityAction::Stock,
            description: "Nine came in.".into(),
            address: None,
            user_agent: None,
        };
        tx.activity().append(&entry, at(1))?;
        tx.stock().add_update(mint.id, 9, None, None, at(1))?;
        let price = PriceCell { product_id: mint.id, region: Region::Usa, price: Some(Money::of(900)) };
        let prices = NewPriceChange {
            audience: Audience::Dealer,
            actor_id: None,
            note: None,
            effective_from: at(1),
            undoes: None,
            counts: true,
            cells: vec![ChangedCell { cell: price, before: None }],
        };
        tx.prices().add_change(&prices, at(1))?;
        let dearer = NewProductPriceChange {
            product_id: mint.id,
            field: PriceField::AgentPrice,
            old: None,
            new: Some(Money::of(900)),
        };
        tx.products().add_price_changes(&[dearer], None, at(1))?;
        let bonus = bonus_entry(anna.id, Month::of(at(1), tierway_kernel::BusinessZone::UTC), Money::of(140), at(1));
        tx.commission_entries().add(&bonus, at(1))?;
        let decision =
            NewManagement { employee: emil.id, action: "activate".to_owned(), reason: "new".into(), managed_by: None };
        tx.employees().add_management(&decision, at(1))?;
        let issue = NewIssue {
            issue_type: "Product Issue: Leaking".to_owned(),
            description: "Two coils leak.".to_owned(),
            priority: IssuePriority::High,
            reported_by: Some(emil.id),
            employee_code: None,
            department: None,
            product_id: Some(mint.id),
            lot_id: None,
            order_id: None,
        };
        let issue = tx.issues().add(&issue, at(1))?.id;
        let kind = IssueEventKind::Reported;
        let reported = NewIssueEvent { kind, person: None, detail: None, actor_id: Some(emil.id) };
        tx.issues().add_event(issue, &reported, at(1))?;
        tx.issues().add_comment(issue, emil.id, "Three by now.", at(2))?;
        let event = NewVerificationEvent {
            user_id: emil.id,
            event: VerificationEventKind::Registered,
            document_id: None,
            reason: None,
            note: None,
            actor_id: None,
        };
        tx.verification().add_event(&event, at(1))
    });
    for (table, column) in TABLES {
        let refusal = format!("{table} is append-only");
        let mut statements = vec![format!("UPDATE {table} SET {column} = 'forged'"), format!("DELETE FROM {table}")];
        if database.url().starts_with("postgres") {
            statements.push(format!("TRUNCATE {table} CASCADE"));
        }
        for sql in statements {
            let refused = execute(database, &sql);
            assert!(refused.as_ref().is_err_and(|text| text.contains(&refusal)), "{sql}: {refused:?}");
        }
    }
});

on_each!(checks_hold_past_the_program, |database| {
    write(&**database, |tx| {
        let anna = add_user(tx, &new_customer("anna"))?;
        tx.documents().add(anna.id, &document(DocumentKind::IdDocument), at(0))?;
        let mint = add_product(tx, &product_draft("Mint"), 9)?;
        order_pieces(tx, &anna, &mint, 1, at(1)).map(|_| ())
    });
    for sql in [
        "UPDATE stock_levels SET reserved = 10",
        "UPDATE stock_levels SET stock_out = stock_in",
        "UPDATE orders SET status = 'lost'",
        "UPDATE orders SET payment_status = 'paid'",
        "UPDATE orders SET total = total + 1",
        "UPDATE order_lines SET total = 0",
        "UPDATE order_lines SET quantity = 0, total = 0",
        "UPDATE products SET customer_price = -1",
        "UPDATE products SET price_key = 0",
        "UPDATE users SET role = 'king'",
        "UPDATE users SET referred_by = id",
        "UPDATE documents SET review = 'lost'",
        "UPDATE documents SET review = 'refused'",
        "UPDATE documents SET review_reason = 'unreadable'",
        "UPDATE documents SET expires_on = 'soon'",
        "UPDATE orders SET customer_id = 999",
        "DELETE FROM users",
        "DELETE FROM products",
    ] {
        // Foreign keys are a setting of each SQLite connection.
        let on = if database.url().starts_with("sqlite:") { "PRAGMA foreign_keys = ON; " } else { "" };
        assert!(execute(database, &format!("{on}{sql}")).is_err(), "{sql}");
    }
});
