//! Available documents by order and viewer.

use chrono::DateTime;
use tierway_kernel::{Money, OrderId, OrderPaymentId, Role, ShipmentId, SignedIn, UserId};

use super::*;
use crate::{NewOrderPayment, NewShipment, Payment, PaymentStatus, Shipping};

fn order() -> Order {
    Order {
        id: OrderId(1),
        customer_id: UserId(1),
        customer_name: "Anna".to_owned(),
        seller_id: Some(UserId(2)),
        referrer_id: Some(UserId(3)),
        channel: "online".to_owned(),
        status: OrderStatus::Pending,
        payment_status: PaymentStatus::Unpaid,
        payment_method: None,
        payment: None,
        shipping: Shipping::default(),
        goods_total: Money::ZERO,
        tax: Money::ZERO,
        shipping_cost: Money::ZERO,
        total: Money::ZERO,
        is_quote: false,
        notes: None,
        processed_by: None,
        completed_at: None,
        created_at: DateTime::UNIX_EPOCH,
        updated_at: DateTime::UNIX_EPOCH,
        version: 1,
    }
}

fn paid(order: Order) -> Order {
    let payment = Payment {
        method: None,
        reference: None,
        receipt_number: "RCP-2026-000001".to_owned(),
        invoice_number: "INV-2026-000001".to_owned(),
        recorded_by: None,
        paid_at: DateTime::UNIX_EPOCH,
    };
    Order { payment: Some(payment), payment_status: PaymentStatus::Paid, status: OrderStatus::Paid, ..order }
}

fn actor(id: i64, role: Role) -> Actor {
    Actor::User(SignedIn { id: UserId(id), role, position: None, verified: true, referred_by: None })
}

/// The result for each document that buyers may download, in the order of [`TradeDocumentKind::ALL`].
fn papers(order: &Order, actor: &Actor) -> [Result<(), TradeDocumentError>; 5] {
    let [proforma, invoice, receipt, note, credit, ..] = TradeDocumentKind::ALL;
    [proforma, invoice, receipt, note, credit].map(|kind| check_order_document(order, kind, actor))
}

#[test]
fn names_read_back() {
    for kind in TradeDocumentKind::ALL {
        assert_eq!(TradeDocumentKind::parse(kind.as_str()), Some(kind));
    }
    assert_eq!(TradeDocumentKind::parse("Invoice"), None);
}

#[test]
fn the_payment_turns_the_pro_forma_into_invoice_and_receipt() {
    use TradeDocumentError::{Cancelled, NotPaid, Paid};
    let buyer = actor(1, Role::Customer);
    assert_eq!(papers(&order(), &buyer), [Ok(()), Err(NotPaid), Err(NotPaid), Ok(()), Ok(())]);
    assert_eq!(papers(&paid(order()), &buyer), [Err(Paid), Ok(()), Ok(()), Ok(()), Ok(())]);
    let cancelled = |order| Order { status: OrderStatus::Cancelled, ..order };
    let unpaid = [Err(Cancelled), Err(NotPaid), Err(NotPaid), Err(Cancelled), Ok(())];
    assert_eq!(papers(&cancelled(order()), &buyer), unpaid);
    assert_eq!(papers(&cancelled(paid(order())), &buyer), [Err(Paid), Ok(()), Ok(()), Err(Cancelled), Ok(())]);
    let request = Order { is_quote: true, ..order() };
    assert_eq!(papers(&request, &buyer), [Err(TradeDocumentError::IsQuote); 5]);
}

#[test]
fn papers_are_for_the_parties_and_prices_for_those_who_see_them() {
    use TradeDocumentError::{Hidden, NoPrices};
    let order = paid(order());
    for (actor, priced, plain) in [
        (actor(1, Role::Customer), Ok(()), Ok(())),
        (actor(2, Role::Dealer), Ok(()), Ok(())),
        (actor(3, Role::Agent), Err(Hidden), Err(Hidden)),
        (actor(4, Role::Customer), Err(Hidden), Err(Hidden)),
        (actor(5, Role::Admin), Ok(()), Ok(())),
        (actor(6, Role::Employee), Err(NoPrices), Ok(())),
        (actor(7, Role::Warehouse), Err(NoPrices), Ok(())),
        (Actor::Guest, Err(Hidden), Err(Hidden)),
        (Actor::System, Ok(()), Ok(())),
    ] {
        assert_eq!(check_order_document(&order, TradeDocumentKind::Invoice, &actor), priced, "{actor:?}");
        assert_eq!(check_order_document(&order, TradeDocumentKind::CreditNote, &actor), priced, "{actor:?}");
        assert_eq!(check_order_document(&order, TradeDocumentKind::DeliveryNote, &actor), plain, "{actor:?}");
    }
}

#[test]
fn papers_of_the_warehouse_are_for_the_companys_people() {
    let order = paid(order());
    for kind in [TradeDocumentKind::PackingSlip, TradeDocumentKind::ShippingLabel] {
        for role in [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse] {
            assert_eq!(check_order_document(&order, kind, &actor(9, role)), Ok(()), "{kind:?} {role}");
        }
        assert_eq!(check_order_document(&order, kind, &actor(1, Role::Customer)), Err(TradeDocumentError::NotStaff));
        assert_eq!(check_order_document(&order, kind, &actor(2, Role::Dealer)), Err(TradeDocumentError::NotStaff));
        assert_eq!(check_order_document(&order, kind, &actor(3, Role::Agent)), Err(TradeDocumentError::Hidden));
        let cancelled = Order { status: OrderStatus::Cancelled, ..order.clone() };
        assert_eq!(
            check_order_document(&cancelled, kind, &actor(9, Role::Warehouse)),
            Err(TradeDocumentError::Cancelled)
        );
        let request = Order { is_quote: true, ..order.clone() };
        assert_eq!(check_order_document(&request, kind, &actor(9, Role::Warehouse)), Err(TradeDocumentError::IsQuote));
    }
}

fn shipment(id: i64, undone: bool) -> Shipment {
    Shipment {
        id: ShipmentId(id),
        entry: NewShipment {
            order_id: OrderId(1),
            number: format!("DLN-2026-00000{id}"),
            carrier: None,
            tracking_number: None,
            notes: None,
            created_by: None,
            lines: Vec::new(),
        },
        created_at: DateTime::UNIX_EPOCH,
        undone_at: undone.then_some(DateTime::UNIX_EPOCH),
    }
}

#[test]
fn a_delivery_note_is_of_the_shipment_that_is_named_or_of_the_newest() {
    let all = [shipment(1, true), shipment(2, false), shipment(3, false), shipment(4, true)];
    let of = |wanted: Option<&str>| shipment_of(&all, wanted).map(|one| one.map(|one| one.id.0));
    assert_eq!(of(None), Ok(Some(3)), "of those that count");
    assert_eq!([of(Some("2")), of(Some("DLN-2026-000002")), of(Some("dln-2026-000002"))], [Ok(Some(2)); 3]);
    assert_eq!([of(Some("1")), of(Some("DLN-2026-000004"))], [Err(TradeDocumentError::ShipmentUndone); 2]);
    assert_eq!([of(Some("9")), of(Some("")), of(Some("02"))], [Err(TradeDocumentError::UnknownShipment); 3]);
    assert_eq!(shipment_of(&[], None), Ok(None));
    assert_eq!(shipment_of(&all[..1], None), Ok(None), "what was taken back is still to be packed");
}

#[test]
fn the_tracking_number_of_the_order_is_that_of_its_only_shipment() {
    let shipping = Shipping { tracking_number: Some("TRK-9".to_owned()), ..Shipping::default() };
    let order = Order { shipping, ..order() };
    let own = Shipment {
        entry: NewShipment { tracking_number: Some("TRK-1".to_owned()), ..shipment(2, false).entry },
        ..shipment(2, false)
    };
    let plain = shipment(3, false);
    assert_eq!(tracking_of(&order, &[shipment(1, true), plain.clone()], &plain), Some("TRK-9"));
    assert_eq!(tracking_of(&order, &[own.clone(), plain.clone()], &plain), None, "it may be the other's");
    assert_eq!(tracking_of(&order, &[own.clone(), plain], &own), Some("TRK-1"));
}

fn entry(id: i64, kind: PaymentKind, number: &str) -> OrderPayment {
    OrderPayment {
        id: OrderPaymentId(id),
        entry: NewOrderPayment {
            order_id: OrderId(1),
            kind,
            amount: Money::of(100),
            method: None,
            reference: None,
            number: number.to_owned(),
            reason: None,
            return_id: None,
            recorded_by: None,
        },
        created_at: DateTime::UNIX_EPOCH,
    }
}

#[test]
fn a_credit_note_is_of_the_refund_that_is_named_or_of_the_newest() {
    let all = [
        entry(1, PaymentKind::Payment, "RCP-2026-000001"),
        entry(2, PaymentKind::Refund, "CRN-2026-000001"),
        entry(3, PaymentKind::Refund, "CRN-2026-000002"),
    ];
    let of = |wanted: Option<&str>| refund_of(&all, wanted).map(|one| one.id.0);
    assert_eq!([of(None), of(Some("crn-2026-000001"))], [Ok(3), Ok(2)]);
    assert_eq!(of(Some("RCP-2026-000001")), Err(TradeDocumentError::UnknownRefund), "a receipt is no credit note");
    assert_eq!(refund_of(&all[..1], None), Err(TradeDocumentError::NotRefunded));
}

#[test]
fn the_papers_of_a_whole_order_by_who_looks() {
    use TradeDocumentKind::{DeliveryNote, Invoice, PackingSlip, Proforma, Receipt, ShippingLabel};
    let none = Progress::default();
    let buyer = actor(1, Role::Customer);
    assert_eq!(order_documents(&order(), &none, &buyer), [Proforma]);
    assert_eq!(order_documents(&paid(order()), &none, &buyer), [Invoice, Receipt]);
    let to_pack = [DeliveryNote, PackingSlip, ShippingLabel];
    assert_eq!(order_documents(&paid(order()), &none, &actor(9, Role::Warehouse)), to_pack, "no prices, but to pack");
    let all = [Invoice, Receipt, DeliveryNote, PackingSlip, ShippingLabel];
    assert_eq!(order_documents(&paid(order()), &none, &actor(9, Role::Admin)), all);
    assert!(order_documents(&order(), &none, &actor(3, Role::Agent)).is_empty(), "totals only");
    let quote = Order { is_quote: true, ..order() };
    assert!(order_documents(&quote, &none, &actor(9, Role::Admin)).is_empty());
    let cancelled = Order { status: OrderStatus::Cancelled, ..paid(order()) };
    assert_eq!(order_documents(&cancelled, &none, &actor(9, Role::Admin)), [Invoice, Receipt]);
    let mut parcel = shipment(1, false);
    parcel.entry.lines = vec![(tierway_kernel::LineId(1), tierway_kernel::Quantity::new(1).unwrap())];
    let sent = crate::Fulfilment { shipments: vec![parcel], ..crate::Fulfilment::default() };
    let rest = order_documents(&paid(order()), &sent.progress(), &actor(9, Role::Warehouse));
    assert_eq!(rest, [PackingSlip, ShippingLabel], "the shipment has its own note");
}

#[test]
fn papers_with_a_number_of_their_own_are_issued_and_the_others_work() {
    let (open, paid) = (order(), paid(order()));
    let (note, refund) = (shipment(7, false), entry(3, PaymentKind::Refund, "CRN-2026-000003"));
    let issued =
        |order, shipment, refund| TradeDocumentKind::ALL.map(|kind| issued_number(order, kind, shipment, refund));
    assert_eq!(issued(&open, None, None), [None; 7]);
    let [invoice, receipt] = [Some("INV-2026-000001"), Some("RCP-2026-000001")];
    assert_eq!(issued(&paid, None, None), [None, invoice, receipt, None, None, None, None]);
    let all = [None, invoice, receipt, Some("DLN-2026-000007"), Some("CRN-2026-000003"), None, None];
    assert_eq!(issued(&paid, Some(&note), Some(&refund)), all);
}
