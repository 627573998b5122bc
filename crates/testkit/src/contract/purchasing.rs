//! Suppliers and purchase orders: optimistic locking, receipts per line, verified totals.

use tierway_application::Store;
use tierway_inventory::{NewMovement, Reason};
use tierway_kernel::{Message, MovementId, ProductId, PurchaseOrderId, StoreError, SupplierId};
use tierway_workforce::{
    NewPurchase, NewPurchaseLine, NewReceipt, PurchaseFilter, PurchaseLine, PurchaseOrder, PurchaseSort, PurchaseState,
    ReceiptLine, Rejection, Supplier, SupplierDraft, SupplierFilter, SupplierProduct, Supply, is_overdue,
    purchase_total,
};

use super::support::{all, assert_walks, product, race, read, refused, user, write};
use crate::builders::{at, goods_in, goods_out, money, new_admin, quantity};

pub(super) fn draft(name: &str) -> SupplierDraft {
    SupplierDraft {
        name: name.to_owned(),
        contact: Some("Hanna".to_owned()),
        email: Some(format!("orders@{}.example", name.to_lowercase())),
        phone: Some("+1 555".to_owned()),
        address: Some("Pier 7\nHarbour".to_owned()),
        lead_days: Some(9),
        notes: Some("closed in August".to_owned()),
        is_active: true,
    }
}

fn supplier(store: &dyn Store, name: &str) -> Supplier {
    let draft = draft(name);
    write(store, move |tx| tx.suppliers().add(&draft, at(0)))
}

fn sold(supplier: SupplierId, product: ProductId, is_preferred: bool) -> SupplierProduct {
    SupplierProduct {
        supplier_id: supplier,
        product_id: product,
        supplier_sku: Some("HT-1".to_owned()),
        cost: money("2.50"),
        pack_size: quantity(24),
        minimum_pieces: quantity(48),
        is_preferred,
    }
}

pub(super) fn line(product: ProductId, pieces: i64) -> NewPurchaseLine {
    NewPurchaseLine {
        product_id: product,
        supplier_sku: Some("HT-1".to_owned()),
        pieces: quantity(pieces),
        cost: money("2.50"),
    }
}

fn order(
    store: &dyn Store,
    supplier: SupplierId,
    number: &str,
    lines: &[NewPurchaseLine],
    minute: i64,
) -> PurchaseOrder {
    let new = NewPurchase {
        number: number.to_owned(),
        supplier_id: supplier,
        expected_on: Some(at(0).date_naive()),
        note: Some("ring twice".to_owned()),
        total: purchase_total(lines).expect("a sum"),
        created_by: None,
    };
    let lines = lines.to_vec();
    write(store, move |tx| tx.purchases().add(&new, &lines, at(minute)))
}

fn found(store: &dyn Store, id: PurchaseOrderId) -> PurchaseOrder {
    read(store, move |tx| tx.purchases().by_id(id)).expect("the order exists")
}

fn lines(store: &dyn Store, id: PurchaseOrderId) -> Vec<PurchaseLine> {
    read(store, move |tx| tx.purchases().lines(&[id]))
}

fn ordered(order: PurchaseOrder) -> PurchaseOrder {
    PurchaseOrder { state: PurchaseState::Ordered, approved_at: Some(at(2)), ordered_at: Some(at(3)), ..order }
}

fn brought_in(store: &dyn Store, product: ProductId, pieces: i64, number: &str) -> MovementId {
    let reference = Some(Message::verbatim(format!("{number} | Harbour")));
    let movement = NewMovement { reference, ..goods_in(product, pieces) };
    write(store, move |tx| tx.stock().record(&movement, at(5))).expect("goods come in").id
}

fn receipt(order: PurchaseOrderId, line: &PurchaseLine, pieces: i64, movement: Option<MovementId>) -> NewReceipt {
    NewReceipt {
        order_id: order,
        invoice: Some("INV-9".to_owned()),
        note: None,
        received_by: None,
        lines: vec![ReceiptLine {
            line_id: line.id,
            product_id: line.entry.product_id,
            cost: line.entry.cost,
            pieces,
            rejected: 2,
            reason: Some("wet".to_owned()),
            lot_id: None,
            movement_id: movement,
        }],
    }
}

pub(super) fn a_supplier_reads_back_and_its_name_is_unique(store: &dyn Store) {
    let harbour = supplier(store, "Harbour");
    assert_eq!((harbour.draft.clone(), harbour.version, harbour.created_at), (draft("Harbour"), 1, at(0)));
    let id = harbour.id;
    assert_eq!(read(store, move |tx| tx.suppliers().by_id(id)), Some(harbour.clone()));
    let both = read(store, move |tx| tx.suppliers().by_ids(&[SupplierId(987_654), id]));
    assert_eq!(both, std::slice::from_ref(&harbour));
    let taken = refused(store, |tx| tx.suppliers().add(&draft("HARBOUR"), at(1)));
    assert_eq!(taken, StoreError::Taken("suppliers.name_key"));
    let quay = supplier(store, "Quay");
    let taken =
        refused(store, move |tx| tx.suppliers().save(&Supplier { draft: draft("harbour"), ..quay.clone() }, at(1)));
    assert_eq!(taken, StoreError::Taken("suppliers.name_key"));
}

pub(super) fn a_supplier_changes_only_at_its_version(store: &dyn Store) {
    let harbour = supplier(store, "Harbour");
    let changed = Supplier {
        draft: SupplierDraft { contact: None, lead_days: None, is_active: false, ..draft("Harbour") },
        ..harbour.clone()
    };
    let twin = changed.clone();
    assert!(write(store, move |tx| tx.suppliers().save(&twin, at(4))));
    let twin = harbour.clone();
    assert!(!write(store, move |tx| tx.suppliers().save(&twin, at(5))), "it has moved on");
    let now = read(store, move |tx| tx.suppliers().by_id(harbour.id)).expect("it exists");
    assert_eq!(now, Supplier { version: 2, updated_at: at(4), ..changed });
}

pub(super) fn suppliers_are_listed_by_name(store: &dyn Store) {
    let names = ["quay", "Harbour", "Pier", "anchor"];
    let ids: Vec<SupplierId> = names.iter().map(|name| supplier(store, name).id).collect();
    let expected = [ids[3], ids[1], ids[2], ids[0]];
    assert_walks(store, &expected, |tx, page| {
        tx.suppliers().list(&SupplierFilter::default(), page).map(|page| page.map(|row| row.id))
    });
    let listed = |text: Option<&str>, is_active| {
        let filter = SupplierFilter { text: text.map(str::to_owned), is_active, ..SupplierFilter::default() };
        let page = read(store, move |tx| tx.suppliers().list(&filter, &all()));
        page.items.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(Some("HARB"), None), [ids[1]]);
    assert_eq!(listed(Some("orders@pier"), Some(true)), [ids[2]]);
    assert_eq!(listed(None, Some(false)), []);
    assert_eq!(listed(Some("%"), None), []);
}

pub(super) fn what_suppliers_sell_is_replaced_and_preferred_once(store: &dyn Store) {
    let (harbour, quay) = (supplier(store, "Harbour").id, supplier(store, "Quay").id);
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let set = |id, rows: Vec<SupplierProduct>| write(store, move |tx| tx.suppliers().set_products(id, &rows));
    set(harbour, vec![sold(harbour, mint, true), sold(harbour, lime, false)]);
    set(quay, vec![sold(quay, mint, true)]);
    let of = |id| read(store, move |tx| tx.suppliers().products(id));
    assert_eq!(of(harbour), [sold(harbour, mint, false), sold(harbour, lime, false)]);
    let sources = read(store, move |tx| tx.suppliers().sources(&[lime, mint, ProductId(987_654)]));
    let keys: Vec<_> = sources.iter().map(|one| (one.product.product_id, one.product.supplier_id)).collect();
    assert_eq!(keys, [(mint, harbour), (mint, quay), (lime, harbour)]);
    assert_eq!((sources[1].supplier_name.as_str(), sources[1].lead_days), ("Quay", Some(9)));
    set(harbour, vec![]);
    assert_eq!(of(harbour), []);
    let known = read(store, move |tx| tx.suppliers().by_id(quay)).expect("it exists");
    let idle = Supplier { draft: SupplierDraft { is_active: false, ..known.draft.clone() }, ..known };
    write(store, move |tx| tx.suppliers().save(&idle, at(1)));
    assert_eq!(read(store, move |tx| tx.suppliers().sources(&[mint])), [], "nothing is ordered there any more");
}

pub(super) fn a_chosen_supplier_is_the_only_preferred_one(store: &dyn Store) {
    let (harbour, quay) = (supplier(store, "Harbour").id, supplier(store, "Quay").id);
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let rows = vec![sold(harbour, mint, true), sold(harbour, lime, true)];
    write(store, move |tx| tx.suppliers().set_products(harbour, &rows));
    let of = |id| read(store, move |tx| tx.suppliers().products(id));
    for cost in ["3.00", "3.10"] {
        let chosen = SupplierProduct { cost: money(cost), supplier_sku: None, ..sold(quay, mint, true) };
        let given = chosen.clone();
        write(store, move |tx| tx.suppliers().prefer(&given));
        assert_eq!(of(quay), [chosen]);
        assert_eq!(of(harbour), [sold(harbour, mint, false), sold(harbour, lime, true)]);
    }
}

pub(super) fn a_purchase_order_reads_back_with_its_lines(store: &dyn Store) {
    let harbour = supplier(store, "Harbour").id;
    let (mint, lime) = (product(store, "Mint", 0).id, product(store, "Lime", 0).id);
    let made = order(store, harbour, "PO-1", &[line(lime, 5), line(mint, 7)], 1);
    assert_eq!((made.state, made.version, made.entry.total), (PurchaseState::Draft, 1, money("30.00")));
    assert_eq!(found(store, made.id), made);
    let of_order = lines(store, made.id);
    assert_eq!(of_order.iter().map(|one| one.entry.clone()).collect::<Vec<_>>(), [line(lime, 5), line(mint, 7)]);
    assert!(of_order.iter().all(|one| (one.received, one.rejected, one.order_id) == (0, 0, made.id)));
    let id = made.id;
    write(store, move |tx| tx.purchases().set_lines(id, &[line(mint, 12)]));
    assert_eq!(lines(store, id).iter().map(|one| one.entry.clone()).collect::<Vec<_>>(), [line(mint, 12)]);
    let named = |product| read(store, move |tx| tx.purchases().has_lines_of(product));
    assert!(named(mint) && !named(lime));
    assert_eq!(write(store, move |tx| tx.purchases().lock(id)), Some(made));
    assert_eq!(read(store, |tx| tx.purchases().by_id(PurchaseOrderId(987_654))), None);
}

pub(super) fn a_purchase_order_changes_only_at_its_version(store: &dyn Store) {
    let harbour = supplier(store, "Harbour").id;
    let mint = product(store, "Mint", 0).id;
    let made = order(store, harbour, "PO-1", &[line(mint, 5)], 1);
    let next = ordered(made.clone());
    let saved = race(4, |_| {
        let next = next.clone();
        write(store, move |tx| tx.purchases().save(&next))
    });
    assert_eq!(saved.into_iter().filter(|saved| *saved).count(), 1);
    assert_eq!(found(store, made.id), PurchaseOrder { version: 2, ..next });
}

pub(super) fn a_rejected_purchase_order_is_told_from_drafts(store: &dyn Store) {
    let harbour = supplier(store, "Harbour").id;
    let mint = product(store, "Mint", 3).id;
    let made = order(store, harbour, "PO-1", &[line(mint, 5)], 1);
    let other = order(store, harbour, "PO-2", &[line(mint, 7)], 2);
    let by = Some(user(store, new_admin("ada")).id);
    let rejection = Rejection { by, at: at(3), note: "Zu viel — später".to_owned() };
    let rejected = PurchaseOrder { state: PurchaseState::Rejected, rejection: Some(rejection), ..made.clone() };
    let given = rejected.clone();
    assert!(write(store, move |tx| tx.purchases().save(&given)));
    let rejected = PurchaseOrder { version: 2, ..rejected };
    assert_eq!(found(store, made.id), rejected);
    let id = made.id;
    assert_eq!(write(store, move |tx| tx.purchases().lock(id)), Some(rejected.clone()));
    let listed = |state| {
        let filter = PurchaseFilter { state: Some(state), ..PurchaseFilter::default() };
        let page = read(store, move |tx| tx.purchases().list(&filter, &all()));
        (page.total, page.items.into_iter().map(|row| row.id).collect::<Vec<_>>())
    };
    assert_eq!(listed(PurchaseState::Rejected), (1, vec![made.id]));
    assert_eq!(listed(PurchaseState::Draft), (1, vec![other.id]));
    let on_order = || read(store, |tx| tx.purchases().supplies(at(0), 50)).remove(0).on_order;
    assert_eq!(on_order(), 7, "nothing is awaited of what was rejected");
    let again = PurchaseOrder { state: PurchaseState::Draft, ..rejected };
    let given = again.clone();
    assert!(write(store, move |tx| tx.purchases().save(&given)));
    assert_eq!(found(store, made.id), PurchaseOrder { version: 3, ..again }, "the reason stays");
    assert_eq!(listed(PurchaseState::Draft), (2, vec![other.id, made.id]));
    assert_eq!(on_order(), 12);
}

pub(super) fn purchase_orders_are_listed_newest_first(store: &dyn Store) {
    let (harbour, quay) = (supplier(store, "Harbour").id, supplier(store, "Quay").id);
    let mint = product(store, "Mint", 0).id;
    let mut expected = Vec::new();
    for number in 0..7_i64 {
        let from = if number % 2 == 0 { harbour } else { quay };
        let made = order(store, from, &format!("PO-{number}"), &[line(mint, 1)], number / 3);
        expected.insert(0, made.id);
    }
    assert_walks(store, &expected, |tx, page| {
        tx.purchases().list(&PurchaseFilter::default(), page).map(|page| page.map(|row| row.id))
    });
    let oldest: Vec<_> = expected.iter().rev().copied().collect();
    assert_walks(store, &oldest, |tx, page| {
        let filter = PurchaseFilter { sort: PurchaseSort::Oldest, ..PurchaseFilter::default() };
        tx.purchases().list(&filter, page).map(|page| page.map(|row| row.id))
    });
    let first = ordered(found(store, expected[6]));
    write(store, move |tx| tx.purchases().save(&first));
    let listed = |filter: PurchaseFilter| {
        let page = read(store, move |tx| tx.purchases().list(&filter, &all()));
        page.items.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    let filter = PurchaseFilter { state: Some(PurchaseState::Ordered), ..PurchaseFilter::default() };
    assert_eq!(listed(filter), [expected[6]]);
    let filter = PurchaseFilter { supplier_id: Some(quay), ..PurchaseFilter::default() };
    assert_eq!(listed(filter), [expected[1], expected[3], expected[5]]);
    let days = [at(0).date_naive(), at(24 * 60).date_naive(), at(48 * 60).date_naive()];
    for today in days {
        let rows = read(store, |tx| tx.purchases().list(&PurchaseFilter::default(), &all())).items;
        let late = rows.into_iter().filter(|row| is_overdue(row.state, row.entry.expected_on, today));
        let filter = PurchaseFilter { overdue_on: Some(today), ..PurchaseFilter::default() };
        assert_eq!(listed(filter), late.map(|row| row.id).collect::<Vec<_>>(), "{today}");
    }
    let filter = PurchaseFilter { overdue_on: Some(days[1]), ..PurchaseFilter::default() };
    assert_eq!(listed(filter), [expected[6]], "drafts are not late");
    for (begin, found) in [("po-", 7), (" PO-4 ", 1), ("o-4", 0), ("po-%", 0), ("po_4", 0), ("", 7)] {
        let filter = PurchaseFilter { number: Some(begin.to_owned()), ..PurchaseFilter::default() };
        let page = read(store, move |tx| tx.purchases().list(&filter, &all()));
        assert_eq!((page.total, page.items.len()), (found, found as usize), "{begin}");
    }
    let filter = PurchaseFilter { number: Some("po-4".to_owned()), ..PurchaseFilter::default() };
    assert_eq!(listed(filter), [expected[2]]);
}

pub(super) fn receipts_count_on_their_lines_and_prove_themselves(store: &dyn Store) {
    let harbour = supplier(store, "Harbour").id;
    let mint = product(store, "Mint", 0).id;
    let made = order(store, harbour, "PO-1", &[line(mint, 10)], 1);
    let next = ordered(made.clone());
    write(store, move |tx| tx.purchases().save(&next));
    let faults = || read(store, |tx| tx.purchases().mismatches());
    let one = lines(store, made.id).remove(0);
    let new = receipt(made.id, &one, 4, Some(brought_in(store, mint, 4, "PO-1")));
    let twin = new.clone();
    let written = write(store, move |tx| tx.purchases().add_receipt(&twin, at(6)));
    assert_eq!((written.entry.clone(), written.created_at), (new, at(6)));
    let id = made.id;
    assert_eq!(read(store, move |tx| tx.purchases().receipts(id)), [written]);
    let now = lines(store, made.id).remove(0);
    assert_eq!((now.received, now.rejected, now.missing()), (4, 2, 6));
    assert_eq!(faults(), []);
    let costs = read(store, move |tx| tx.purchases().costs(mint, &all()));
    let [cost] = costs.items.as_slice() else { panic!("{costs:?}") };
    assert_eq!((cost.at, cost.cost, cost.pieces, cost.order_id), (at(6), money("2.50"), 4, made.id));
    assert_eq!((cost.supplier_name.as_str(), cost.number.as_str(), costs.total), ("Harbour", "PO-1", 1));
    let astray = receipt(made.id, &one, 3, Some(brought_in(store, mint, 3, "PO-2")));
    write(store, move |tx| tx.purchases().add_receipt(&astray, at(7)));
    assert_eq!(faults(), [made.id], "the ledger names another order");
}

pub(super) fn supplies_are_what_is_free_awaited_and_sold(store: &dyn Store) {
    let harbour = supplier(store, "Harbour").id;
    let (mint, lime) = (product(store, "Mint", 100).id, product(store, "Lime", 100).id);
    let cola = product(store, "Cola", 3).id;
    write(store, move |tx| {
        let sale = |product, pieces| NewMovement { reason: Reason::Sale, ..goods_out(product, pieces) };
        let back = NewMovement { reason: Reason::Return, ..goods_in(mint, 2) };
        tx.stock().record(&sale(mint, 30), at(10))?;
        tx.stock().record(&back, at(11))?;
        tx.stock().record(&sale(lime, 5), at(1))?;
        tx.stock().record(&goods_out(mint, 4), at(12))?;
        tx.stock().reserve(mint, quantity(8), at(12)).map(|_| ())
    });
    let made = order(store, harbour, "PO-1", &[line(mint, 20)], 1);
    let off = order(store, harbour, "PO-2", &[line(mint, 50)], 1);
    let cancelled = PurchaseOrder { state: PurchaseState::Cancelled, closed_at: Some(at(2)), ..off };
    write(store, move |tx| tx.purchases().save(&cancelled));
    let supply = |product_id, available, on_order, sold| Supply { product_id, available, on_order, sold };
    let look = |minute, below| read(store, move |tx| tx.purchases().supplies(at(minute), below));
    assert_eq!(look(10, 50), [supply(mint, 60, 20, 28), supply(cola, 3, 0, 0)]);
    assert_eq!(look(0, 0), [supply(mint, 60, 20, 28), supply(lime, 95, 0, 5)]);
    let one = lines(store, made.id).remove(0);
    let arrived = receipt(made.id, &one, 15, Some(brought_in(store, mint, 15, "PO-1")));
    write(store, move |tx| tx.purchases().add_receipt(&arrived, at(13)));
    assert_eq!(look(10, 0), [supply(mint, 75, 5, 28)]);
    write(store, move |tx| tx.products().set_active(mint, false, at(14)));
    assert_eq!(look(10, 50), [supply(cola, 3, 0, 0)], "discontinued products are not ordered");
}
