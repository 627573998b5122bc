//! Lists in each of their orders, from both ends, page by page and over ties.

use std::cmp::Reverse;

use chrono::NaiveDate;
use tierway_accounts::{User, UserFilter, UserSort};
use tierway_application::Store;
use tierway_catalogue::{ProductDraft, ProductFilter, ProductSort};
use tierway_commissions::{CommissionFilter, CommissionScope, CommissionSort, NewCommission, Plan};
use tierway_kernel::{OrderId, ProductId, Role, SupplierId, UserId, fold};
use tierway_orders::{OrderFilter, OrderScope, OrderSort};
use tierway_workforce::{
    Employee, EmployeeFilter, EmployeeSort, Issue, IssueFilter, IssuePriority, IssueSort, NewIssue, NewPurchase,
    PurchaseFilter, PurchaseOrder, PurchaseSort, SupplierDraft, SupplierFilter, SupplierSort, purchase_total,
};

use super::issues::{issue, report};
use super::purchasing::{draft as supplier_draft, line};
use super::support::{all, assert_walks, product, read, user, write};
use crate::builders::{
    add_product, at, money, new_agent, new_customer, new_dealer, new_employee, new_sub_agent, product_draft, quote_of,
};

/// The ids by their keys, and by their own order among equals; from the greatest on if that is wanted.
fn sorted<K: Ord + Copy, I: Ord + Copy>(mut made: Vec<(K, I)>, is_descending: bool) -> Vec<I> {
    match is_descending {
        true => made.sort_by_key(|item| Reverse(*item)),
        false => made.sort(),
    }
    made.into_iter().map(|(_, id)| id).collect()
}

pub(super) fn orders_are_listed_in_every_order(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mut made = Vec::new();
    for (number, total) in (0..).zip(["9.00", "100.00", "9.00", "20.00", "0.50", "100.00", "9.00"]) {
        let new = quote_of(&anna, money(total));
        let order = write(store, move |tx| tx.orders().add(&new, None, at(number / 2)));
        made.push((order.created_at, order.total, order.id));
    }
    for sort in OrderSort::ALL {
        let key = |(time, total, id): &(_, _, OrderId)| match sort {
            OrderSort::Newest | OrderSort::Oldest => ((Some(*time), None), *id),
            OrderSort::Largest | OrderSort::Smallest => ((None, Some(*total)), *id),
        };
        let expected = sorted(made.iter().map(key).collect(), tierway_kernel::is_descending(sort.as_str()));
        for scope in [OrderScope::All, OrderScope::Party(anna.id)] {
            assert_walks(store, &expected, move |tx, page| {
                let filter = OrderFilter { sort, ..OrderFilter::default() };
                tx.orders().list(scope, &filter, page).map(|page| page.map(|order| order.id))
            });
        }
    }
}

fn named(store: &dyn Store, username: &str, first: &str, last: &str) -> User {
    let mut new = new_customer(username);
    (new.profile.first_name, new.profile.last_name) = (first.to_owned(), last.to_owned());
    user(store, new)
}

fn assert_named(store: &dyn Store, expected: &[UserId]) {
    let reversed: Vec<UserId> = expected.iter().rev().copied().collect();
    for (sort, expected) in [(UserSort::Name, expected), (UserSort::NameDescending, &reversed)] {
        for role in [None, Some(Role::Customer)] {
            assert_walks(store, expected, move |tx, page| {
                let filter = UserFilter { sort, role, ..UserFilter::default() };
                tx.users().list(&filter, page).map(|page| page.map(|user| user.id))
            });
        }
    }
}

pub(super) fn accounts_are_listed_by_name_whatever_its_case(store: &dyn Store) {
    let zoe = named(store, "a1", "Zoe", "Tan").id;
    let anna = named(store, "z9", "anna", "Zed").id;
    let other = named(store, "b2", "ANNA", "zed").id;
    let emil = named(store, "c3", "Émil", "Aalto").id;
    let ann = named(store, "d4", "Ann", "Zed");
    assert_named(store, &[ann.id, anna, other, zoe, emil]);
    let mut renamed = ann.clone();
    renamed.profile.first_name = "Zora".to_owned();
    write(store, move |tx| tx.users().save_profile(&renamed));
    assert_named(store, &[anna, other, zoe, ann.id, emil]);
}

pub(super) fn accounts_are_listed_from_the_oldest(store: &dyn Store) {
    let mut expected = Vec::new();
    for number in 0..6 {
        let new = new_dealer(&format!("dealer{number}"));
        expected.push(write(store, move |tx| tx.users().add(&new, "hash", at(number / 2))).id);
    }
    assert_walks(store, &expected, |tx, page| {
        let filter = UserFilter { sort: UserSort::Oldest, ..UserFilter::default() };
        tx.users().list(&filter, page).map(|page| page.map(|user| user.id))
    });
}

pub(super) fn commissions_are_listed_in_every_order(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let agent = user(store, new_agent("gabe")).id;
    let sub_agent = user(store, new_sub_agent("suzy", agent)).id;
    let mut made = Vec::new();
    let amounts = [("1.00", "9.00"), ("5.00", "1.00"), ("1.00", "2.00"), ("0.00", "3.00"), ("5.00", "5.00")];
    for (number, (first, second)) in (0..).zip(amounts) {
        let new_order = quote_of(&anna, money("28.00"));
        let commission = write(store, move |tx| {
            let new = NewCommission {
                order_id: tx.orders().add(&new_order, None, at(0))?.id,
                agent_id: Some(agent),
                sub_agent_id: Some(sub_agent),
                agent_amount: money(first),
                sub_agent_amount: money(second),
                basis: money("28.00"),
                plan: Plan::default(),
                matures_at: at(100),
            };
            tx.commissions().add(&new, at(number / 2))
        });
        made.push(commission.expect("each order earns once"));
    }
    for sort in CommissionSort::ALL {
        for scope in
            [CommissionScope::All, CommissionScope::Beneficiary(agent), CommissionScope::Beneficiary(sub_agent)]
        {
            let keys = made.iter().map(|one| {
                let (first, second) = (one.entry.agent_amount, one.entry.sub_agent_amount);
                let amount = match scope {
                    CommissionScope::Beneficiary(user) if user == agent => first.minor(),
                    CommissionScope::Beneficiary(_) => second.minor(),
                    _ => first.minor() + second.minor(),
                };
                match sort {
                    CommissionSort::Newest | CommissionSort::Oldest => ((Some(one.created_at), 0), one.id),
                    CommissionSort::Largest | CommissionSort::Smallest => ((None, amount), one.id),
                }
            });
            let expected = sorted(keys.collect(), tierway_kernel::is_descending(sort.as_str()));
            assert_walks(store, &expected, move |tx, page| {
                let filter = CommissionFilter { sort, ..CommissionFilter::default() };
                tx.commissions().list(scope, &filter, page).map(|page| page.map(|row| row.id))
            });
        }
    }
}

pub(super) fn each_order_of_products_is_read_from_both_ends(store: &dyn Store) {
    let stock = [("Mint", 4, Some("3.00")), ("mango", 0, None), ("Äther", 4, Some("1.00")), ("Lime", 9, None)];
    for (name, pieces, price) in stock {
        let category = if pieces == 4 { "Pods" } else { "kits" };
        let draft =
            ProductDraft { agent_price: price.map(money), category: category.to_owned(), ..product_draft(name) };
        write(store, move |tx| add_product(tx, &draft, pieces));
    }
    for (sort, reverse) in [
        (ProductSort::Name, ProductSort::NameDescending),
        (ProductSort::Price, ProductSort::PriceDescending),
        (ProductSort::Category, ProductSort::CategoryDescending),
        (ProductSort::Oldest, ProductSort::Newest),
        (ProductSort::Stock, ProductSort::StockDescending),
    ] {
        let page = read(store, move |tx| tx.products().list(&ProductFilter::default(), sort, &all()));
        let mut expected: Vec<ProductId> = page.items.into_iter().map(|product| product.id).collect();
        expected.reverse();
        assert_walks(store, &expected, move |tx, page| {
            let page = tx.products().list(&ProductFilter::default(), reverse, page)?;
            Ok(page.map(|product| product.id))
        });
    }
}

pub(super) fn issues_are_listed_in_every_order(store: &dyn Store) {
    use IssuePriority::{High, Low, Medium, Urgent};
    let emil = user(store, new_employee("emil")).id;
    let mut made = Vec::new();
    for (number, priority) in (0..).zip([High, Low, Urgent, Medium, High, Urgent, Low]) {
        let new = NewIssue { priority, ..issue("Two coils leak.", emil) };
        made.push(report(store, new, number / 2));
    }
    for sort in IssueSort::ALL {
        let key = |one: &Issue| match sort {
            IssueSort::Newest | IssueSort::Oldest => ((Some(one.created_at), None), one.id),
            // From the least urgent on, as they are declared.
            IssueSort::MostUrgent | IssueSort::LeastUrgent => ((None, Some(one.entry.priority)), one.id),
        };
        let expected = sorted(made.iter().map(key).collect(), tierway_kernel::is_descending(sort.as_str()));
        assert_walks(store, &expected, move |tx, page| {
            let filter = IssueFilter { sort, ..IssueFilter::default() };
            tx.issues().list(&filter, page).map(|page| page.map(|one| one.id))
        });
    }
}

pub(super) fn employees_are_listed_in_every_order(store: &dyn Store) {
    let people = [("zoe", Some("B-2")), ("anna", None), ("Emil", Some("a-1")), ("eva", Some("C-3")), ("bob", None)];
    let positions = [Some("picker"), None, Some("Driver"), Some("packer"), Some("picker")];
    let mut made = Vec::new();
    for (minute, ((name, code), position)) in (0..).zip(people.into_iter().zip(positions)) {
        let id = write(store, move |tx| {
            let owned = |text: Option<&str>| text.map(str::to_owned);
            let user_id = tx.users().add(&new_employee(name), "hash", at(minute / 2))?.id;
            let (position, department) = (owned(position), owned(position.and_then(|position| position.get(..1))));
            tx.employees().add(&Employee { user_id, code: owned(code), position, department })?;
            Ok(user_id)
        });
        made.push((minute / 2, fold(name), code.map(fold), position, id));
    }
    user(store, new_customer("carl"));
    for sort in EmployeeSort::ALL {
        let mut rows = made.clone();
        rows.sort_by_key(|(minute, name, code, position, id)| match sort {
            EmployeeSort::Newest | EmployeeSort::Oldest => (Some(*minute), None, None, *id),
            EmployeeSort::Name | EmployeeSort::NameDescending => (None, Some(name.clone()), None, *id),
            EmployeeSort::Code | EmployeeSort::CodeDescending => (None, None, code.clone(), *id),
            EmployeeSort::Position | EmployeeSort::PositionDescending => (None, position.map(str::to_owned), None, *id),
            EmployeeSort::Department | EmployeeSort::DepartmentDescending => {
                (None, position.and_then(|position| position.get(..1)).map(str::to_owned), None, *id)
            }
        });
        if tierway_kernel::is_descending(sort.as_str()) {
            rows.reverse();
        }
        let expected: Vec<UserId> = rows.into_iter().map(|(.., id)| id).collect();
        assert_walks(store, &expected, move |tx, page| {
            let filter = EmployeeFilter { sort, ..EmployeeFilter::default() };
            tx.employees().list(&filter, page).map(|page| page.map(|one| one.user_id))
        });
    }
}

pub(super) fn suppliers_are_listed_in_every_order(store: &dyn Store) {
    let mut made = Vec::new();
    for (name, lead_days) in [("quay", Some(9)), ("Harbour", None), ("Pier", Some(0)), ("anchor", Some(9))] {
        let draft = SupplierDraft { lead_days, ..supplier_draft(name) };
        let id = write(store, move |tx| tx.suppliers().add(&draft, at(0))).id;
        made.push((fold(name), lead_days, id));
    }
    for sort in SupplierSort::ALL {
        let mut rows = made.clone();
        rows.sort_by_key(|(name, days, id)| match sort {
            SupplierSort::Name | SupplierSort::NameDescending => (Some(name.clone()), None, *id),
            SupplierSort::Fastest | SupplierSort::Slowest => (None, *days, *id),
        });
        if tierway_kernel::is_descending(sort.as_str()) {
            rows.reverse();
        }
        let expected: Vec<SupplierId> = rows.into_iter().map(|(.., id)| id).collect();
        assert_walks(store, &expected, move |tx, page| {
            let filter = SupplierFilter { sort, ..SupplierFilter::default() };
            tx.suppliers().list(&filter, page).map(|page| page.map(|one| one.id))
        });
    }
}

pub(super) fn purchase_orders_are_listed_in_every_order(store: &dyn Store) {
    let draft = supplier_draft("Harbour");
    let harbour = write(store, move |tx| tx.suppliers().add(&draft, at(0))).id;
    let mint = product(store, "Mint", 0).id;
    let day = |number: i64| Some(at(number * 24 * 60).date_naive());
    let mut made = Vec::new();
    for (number, (pieces, expected_on)) in
        (0..).zip([(5, day(3)), (2, None), (5, day(1)), (9, day(3)), (1, None), (2, day(2))])
    {
        let lines = [line(mint, pieces)];
        let entry = NewPurchase {
            number: format!("PO-{number}"),
            supplier_id: harbour,
            expected_on,
            note: None,
            total: purchase_total(&lines).expect("a sum"),
            created_by: None,
        };
        made.push(write(store, move |tx| tx.purchases().add(&entry, &lines, at(number / 2))));
    }
    for sort in PurchaseSort::ALL {
        let key = |one: &PurchaseOrder| match sort {
            PurchaseSort::Newest | PurchaseSort::Oldest => ((Some(one.created_at), None, None), one.id),
            PurchaseSort::Largest | PurchaseSort::Smallest => ((None, Some(one.entry.total), None), one.id),
            PurchaseSort::ExpectedFirst | PurchaseSort::ExpectedLast => {
                ((None, None, Some(one.entry.expected_on.unwrap_or(NaiveDate::MAX))), one.id)
            }
        };
        let expected = sorted(made.iter().map(key).collect(), tierway_kernel::is_descending(sort.as_str()));
        assert_walks(store, &expected, move |tx, page| {
            let filter = PurchaseFilter { sort, ..PurchaseFilter::default() };
            tx.purchases().list(&filter, page).map(|page| page.map(|one| one.id))
        });
    }
}
