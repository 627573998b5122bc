//! Each order of a list is read from an index, in either direction.

use tierway_accounts::{UserFilter, UserSort};
use tierway_application::Transaction;
use tierway_application::jobs::{JobFilter, JobKind, JobState};
use tierway_application::mail::MailStatus;
use tierway_application::webhooks::DeliveryState;
use tierway_commissions::{CommissionFilter, CommissionScope, CommissionSort};
use tierway_inventory::{LotFilter, LotSort, MovementFilter, Reason};
use tierway_kernel::{
    Cursor, DateSort, LotId, MailId, OrderId, PageRequest, Place, ProductId, Role, UserId, WebhookId,
};
use tierway_orders::{OrderFilter, OrderScope, OrderSort, ReturnFilter, ReturnScope};
use tierway_workforce::{
    EmployeeFilter, EmployeeSort, IssueFilter, IssueSort, NoteSubject, NoteSubjectKind, PurchaseFilter, PurchaseSort,
    SupplierFilter, SupplierSort,
};

use super::{assert_uses, connection, page, plan};

#[test]
fn every_order_of_a_list_has_its_index() {
    let (_directory, mut connection) = connection();
    let number = || Cursor::int(7, 7);
    for (sort, index) in [
        (OrderSort::Newest, "orders_newest"),
        (OrderSort::Oldest, "orders_newest"),
        (OrderSort::Largest, "orders_by_total"),
        (OrderSort::Smallest, "orders_by_total"),
    ] {
        for request in [PageRequest::first(50), page(number())] {
            let filter = OrderFilter { sort, ..OrderFilter::default() };
            let plan = plan(&mut connection, |tx| tx.orders().list(OrderScope::All, &filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    for (sort, cursor, role, index) in [
        (UserSort::Oldest, number(), None, "users_newest"),
        (UserSort::Oldest, number(), Some(Role::Dealer), "users_by_role"),
        (UserSort::Name, Cursor::text("m", 7), None, "users_by_name"),
        (UserSort::NameDescending, Cursor::text("m", 7), None, "users_by_name"),
        (UserSort::Name, Cursor::text("m", 7), Some(Role::Dealer), "users_of_role_by_name"),
        (UserSort::NameDescending, Cursor::text("m", 7), Some(Role::Dealer), "users_of_role_by_name"),
    ] {
        for request in [PageRequest::first(50), page(cursor.clone())] {
            let filter = UserFilter { sort, role, ..UserFilter::default() };
            let plan = plan(&mut connection, |tx| tx.users().list(&filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    for (sort, index) in [
        (CommissionSort::Oldest, "commissions_newest"),
        (CommissionSort::Largest, "commissions_by_amount"),
        (CommissionSort::Smallest, "commissions_by_amount"),
    ] {
        for request in [PageRequest::first(50), page(number())] {
            let filter = CommissionFilter { sort, ..CommissionFilter::default() };
            let list =
                |tx: &mut dyn Transaction| tx.commissions().list(CommissionScope::All, &filter, &request).map(|_| ());
            assert_uses(&plan(&mut connection, list), index);
        }
    }
    let oldest = page(number());
    let returns = ReturnFilter { sort: DateSort::Oldest, ..ReturnFilter::default() };
    let list = |tx: &mut dyn Transaction| tx.returns().list(ReturnScope::All, &returns, &oldest).map(|_| ());
    assert_uses(&plan(&mut connection, list), "order_returns_newest");
}

#[test]
fn lists_of_the_companys_people_have_an_index_for_each_order() {
    let (_directory, mut connection) = connection();
    let number = || Cursor::int(7, 7);
    for (sort, index) in [
        (IssueSort::Oldest, "issues_newest"),
        (IssueSort::MostUrgent, "issues_by_urgency"),
        (IssueSort::LeastUrgent, "issues_by_urgency"),
    ] {
        for request in [PageRequest::first(50), page(number())] {
            let filter = IssueFilter { sort, ..IssueFilter::default() };
            let plan = plan(&mut connection, |tx| tx.issues().list(&filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    for (sort, cursor, index) in [
        (PurchaseSort::Oldest, number(), "purchase_orders_newest"),
        (PurchaseSort::Largest, number(), "purchase_orders_by_total"),
        (PurchaseSort::Smallest, number(), "purchase_orders_by_total"),
        (PurchaseSort::ExpectedFirst, Cursor::text("2026-11-30", 7), "purchase_orders_by_expected"),
        (PurchaseSort::ExpectedLast, Cursor::text("2026-11-30", 7), "purchase_orders_by_expected"),
    ] {
        for request in [PageRequest::first(50), page(cursor.clone())] {
            let filter = PurchaseFilter { sort, ..PurchaseFilter::default() };
            let plan = plan(&mut connection, |tx| tx.purchases().list(&filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    for (sort, cursor, index) in [
        (SupplierSort::NameDescending, Cursor::text("m", 7), "sqlite_autoindex_suppliers_1"),
        (SupplierSort::Fastest, number(), "suppliers_by_lead_days"),
        (SupplierSort::Slowest, number(), "suppliers_by_lead_days"),
    ] {
        for request in [PageRequest::first(50), page(cursor.clone())] {
            let filter = SupplierFilter { sort, ..SupplierFilter::default() };
            let plan = plan(&mut connection, |tx| tx.suppliers().list(&filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    for (sort, cursor, index) in [
        (EmployeeSort::Oldest, number(), "users_newest"),
        (EmployeeSort::Name, Cursor::text("m", 7), "users_by_name"),
        (EmployeeSort::Code, Cursor::text("m", 7), "employees_by_code"),
        (EmployeeSort::CodeDescending, Cursor::text("m", 7), "employees_by_code"),
        (EmployeeSort::Position, Cursor::text("m", 7), "employees_by_position"),
        (EmployeeSort::PositionDescending, Cursor::text("m", 7), "employees_by_position"),
        (EmployeeSort::Department, Cursor::text("m", 7), "employees_by_department"),
        (EmployeeSort::DepartmentDescending, Cursor::text("m", 7), "employees_by_department"),
    ] {
        for request in [PageRequest::first(50), page(cursor.clone())] {
            let filter = EmployeeFilter { sort, ..EmployeeFilter::default() };
            let plan = plan(&mut connection, |tx| tx.employees().list(&filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
}

#[test]
fn lists_of_the_stock_have_an_index_for_each_order() {
    let (_directory, mut connection) = connection();
    let number = || Cursor::int(7, 7);
    for (sort, cursor, index) in [
        (LotSort::Expiry, Cursor::text("2026-11-30", 7), "lots_by_expiry"),
        (LotSort::LastExpiry, Cursor::text("2026-11-30", 7), "lots_by_expiry"),
        (LotSort::Newest, number(), "lots_newest"),
        (LotSort::Code, Cursor::text("kx-77", 7), "lots_by_code"),
        (LotSort::CodeDescending, Cursor::text("kx-77", 7), "lots_by_code"),
    ] {
        for request in [PageRequest::first(50), page(cursor.clone())] {
            let filter = LotFilter::default();
            let plan = plan(&mut connection, |tx| tx.lots().list(&filter, sort, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    let oldest = || MovementFilter { sort: DateSort::Oldest, ..MovementFilter::default() };
    for (filter, index) in [
        (oldest(), "inventory_transactions_newest"),
        (MovementFilter { product_id: Some(ProductId(7)), ..oldest() }, "inventory_transactions_by_product"),
        (MovementFilter { lot_id: Some(LotId(7)), ..oldest() }, "inventory_transactions_by_lot"),
        (MovementFilter { reason: Some(Reason::Sale), ..oldest() }, "inventory_transactions_by_reason"),
    ] {
        for request in [PageRequest::first(50), page(number())] {
            let plan = plan(&mut connection, |tx| tx.stock().movements(&filter, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
    }
    for request in [PageRequest::first(50), page(number())] {
        let counts = plan(&mut connection, |tx| tx.stock_counts().list(DateSort::Oldest, &request).map(|_| ()));
        assert_uses(&counts, "stock_counts_newest");
    }
}

#[test]
fn lists_of_the_machinery_have_an_index_for_each_order() {
    let (_directory, mut connection) = connection();
    let kind = Some(JobKind::ALL[0].as_str().to_owned());
    let oldest = || JobFilter { sort: DateSort::Oldest, ..JobFilter::default() };
    for request in [PageRequest::first(50), page(Cursor::int(7, 7))] {
        for (filter, index) in [
            (oldest(), "jobs_newest"),
            (JobFilter { kind: kind.clone(), ..oldest() }, "jobs_by_kind"),
            (JobFilter { state: Some(JobState::Failed), ..oldest() }, "jobs_by_outcome"),
            (JobFilter { state: Some(JobState::Waiting), ..oldest() }, "jobs_unfinished"),
        ] {
            let now = chrono::DateTime::UNIX_EPOCH;
            let plan = plan(&mut connection, |tx| tx.jobs().list(&filter, &request, now).map(|_| ()));
            assert_uses(&plan, index);
        }
        for (status, index) in [(None, "mail_outbox_newest"), (Some(MailStatus::Failed), "mail_outbox_by_status")] {
            let plan = plan(&mut connection, |tx| tx.mail().list(status, DateSort::Oldest, &request).map(|_| ()));
            assert_uses(&plan, index);
        }
        for (state, index) in
            [(None, "webhook_deliveries_by_webhook"), (Some(DeliveryState::Failed), "webhook_deliveries_by_state")]
        {
            let list = |tx: &mut dyn Transaction| {
                tx.webhooks().deliveries(WebhookId(7), state, DateSort::Oldest, &request).map(|_| ())
            };
            assert_uses(&plan(&mut connection, list), index);
        }
    }
}

#[test]
fn saved_views_come_in_their_order_from_their_index() {
    let (_directory, mut connection) = connection();
    let of_list = plan(&mut connection, |tx| tx.saved_views().of_list(UserId(1), "/orders#").map(|_| ()));
    assert_uses(&of_list, "saved_views_by_user");
    let of_user = plan(&mut connection, |tx| tx.saved_views().of_user(UserId(1)).map(|_| ()));
    assert_uses(&of_user, "saved_views_by_user");
}

#[test]
fn scheduled_reports_and_files_of_mails_have_their_indexes() {
    let (_directory, mut connection) = connection();
    let own = plan(&mut connection, |tx| tx.report_schedules().of_user(UserId(7)).map(|_| ()));
    assert_uses(&own, "report_schedules_by_user");
    let files = plan(&mut connection, |tx| tx.mail().attachments(MailId(7)).map(|_| ()));
    assert_uses(&files, "mail_attachments_by_mail");
}

#[test]
fn what_was_written_or_changed_about_a_record_is_read_from_its_index() {
    let (_directory, mut connection) = connection();
    let about = NoteSubject { kind: NoteSubjectKind::Order, id: 7 };
    for request in [PageRequest::first(50), page(Cursor::int(7, 7))] {
        let notes = plan(&mut connection, |tx| tx.notes().list(about, &request).map(|_| ()));
        assert_uses(&notes, "record_notes_by_subject");
        let prices = plan(&mut connection, |tx| tx.products().price_changes(ProductId(7), &request).map(|_| ()));
        assert_uses(&prices, "product_price_changes_by_product");
    }
}

#[test]
fn taxes_of_a_place_and_of_orders_are_looked_up() {
    let (_directory, mut connection) = connection();
    let place = Place::parse("GB", Some("Wales")).unwrap();
    let of_place = plan(&mut connection, |tx| tx.taxes().for_order(UserId(7), Some(place)).map(|_| ()));
    let of_orders = plan(&mut connection, |tx| tx.taxes().of_orders(&[OrderId(1), OrderId(2)]).map(|_| ()));
    for plan in [of_place, of_orders] {
        assert!(!plan.contains("SCAN"), "reads a whole table: {plan}");
    }
}
