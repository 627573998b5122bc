//! Orders and their parts, returns, quotations, addresses, batches, purchases and issues.

use super::*;

pub(super) fn prove_orders(orders: &[Order], now: DateTime<Utc>) {
    assert!((360..=450).contains(&orders.len()), "{}", orders.len());
    let end = Calendar::before(now).end();
    assert!(orders.iter().all(|order| order.created_at <= order.updated_at && order.updated_at < end));
    let statuses: BTreeSet<OrderStatus> = orders.iter().map(|order| order.status).collect();
    assert_eq!(statuses.len(), OrderStatus::ALL.len(), "{statuses:?}");
    let since = |days| orders.iter().filter(|order| order.created_at >= end - Duration::days(days)).count();
    assert!(since(60) > since(183) - since(120), "growing");
    let paid = orders.iter().filter(|order| order.payment_status == PaymentStatus::Paid).count();
    assert!(paid * 10 > orders.len() * 8);
    let buyers: BTreeSet<_> = orders.iter().map(|order| order.customer_id).collect();
    assert!(buyers.len() > 30);
}

/// Levels follow from the ledger, and what is reserved is what open orders hold.
pub(super) fn prove_stock(tx: &mut dyn Transaction, orders: &[Order]) {
    assert_eq!(tx.stock().level_mismatches().unwrap(), Vec::new());
    let mut open: BTreeMap<ProductId, i64> = BTreeMap::new();
    for order in orders.iter().filter(|order| order.status.holds_reservation()) {
        let gone = gone(tx, order.id);
        for line in tx.orders().lines(order.id).unwrap() {
            let left = line.pieces.get() - gone.get(&line.id).copied().unwrap_or(0);
            *open.entry(line.product_id).or_default() += left;
        }
    }
    let products = all_products(tx);
    for product in products {
        let level = tx.stock().level(product.id).unwrap().unwrap();
        assert_eq!(level.reserved, open.get(&product.id).copied().unwrap_or(0), "{}", product.name);
        assert!(level.available() >= 0, "{}", product.name);
    }
}

/// Pieces of an order's lines that have left.
pub(super) fn gone(tx: &mut dyn Transaction, id: OrderId) -> BTreeMap<LineId, i64> {
    let mut gone = BTreeMap::new();
    for shipment in tx.shipments().of_orders(&[id]).unwrap().iter().filter(|one| one.undone_at.is_none()) {
        for (line, pieces) in &shipment.entry.lines {
            *gone.entry(*line).or_default() += pieces.get();
        }
    }
    gone
}

/// Some orders left in parts, and of one the rest is still here.
pub(super) fn prove_parts(tx: &mut dyn Transaction, orders: &[Order], summary: &Summary) {
    let (mut in_parts, mut half_gone) = (0, 0);
    for order in orders {
        let shipments = tx.shipments().of_orders(&[order.id]).unwrap();
        let live = shipments.iter().filter(|one| one.undone_at.is_none()).count();
        in_parts += usize::from(live > 1);
        half_gone += usize::from(live == 1 && order.status == OrderStatus::Processing);
    }
    assert!(in_parts > 8 && (1..=8).contains(&half_gone), "{in_parts} and {half_gone}");
    assert!(summary.parts as usize >= in_parts + half_gone);
}

/// Money in or back of an order.
pub(super) fn money(tx: &mut dyn Transaction, id: OrderId, kind: PaymentKind) -> Money {
    let rows = tx.order_payments().of_orders(&[id]).unwrap();
    Money::of(rows.iter().filter(|row| row.entry.kind == kind).map(|row| row.entry.amount.minor()).sum())
}

/// A return stands at each state; what is closed was refunded, what has arrived still waits for some of it. What was
/// paid for cancelled orders went back.
pub(super) fn prove_returns(tx: &mut dyn Transaction, orders: &[Order], summary: &Summary) {
    let returns = tx.returns().list(ReturnScope::All, &ReturnFilter::default(), &PageRequest::first(200)).unwrap();
    assert_eq!((returns.total, returns.total), (7, summary.returns));
    let states: BTreeSet<&str> = returns.items.iter().map(|one| one.state.as_str()).collect();
    assert_eq!(states.len(), ReturnState::ALL.len(), "{states:?}");
    for one in returns.items {
        let back = money(tx, one.order_id, PaymentKind::Refund);
        let is_refunded = back > Money::ZERO;
        assert!(is_refunded || one.state != ReturnState::Closed, "{}", one.number);
        assert!(!is_refunded || one.received_at.is_some(), "{}", one.number);
        assert_eq!(one.lines.iter().any(|line| line.restocked.get() == 1), one.received_at.is_some());
    }
    let cancelled = orders.iter().filter(|order| order.status == OrderStatus::Cancelled && order.payment.is_some());
    let end = orders.iter().map(|order| order.updated_at).max().unwrap();
    for order in cancelled.filter(|order| order.updated_at < end - Duration::days(7)) {
        let paid = money(tx, order.id, PaymentKind::Payment);
        assert_eq!(money(tx, order.id, PaymentKind::Refund), paid, "order {}", order.id);
    }
    assert!(summary.refunds >= 3);
}

/// A request stands at each state, with what was written about it; the accepted one has become an order.
pub(super) fn prove_quotes(tx: &mut dyn Transaction, orders: &[Order], summary: &Summary) {
    let ids: Vec<OrderId> = orders.iter().map(|order| order.id).collect();
    let quotes = tx.quotes().of_orders(&ids).unwrap();
    assert_eq!((quotes.len(), summary.requests), (5, 5));
    let states: BTreeSet<&str> = quotes.iter().map(|quote| quote.state.as_str()).collect();
    assert_eq!(states.len(), QuoteState::ALL.len(), "{states:?}");
    let mut messages = 0;
    for quote in quotes {
        let order = orders.iter().find(|order| order.id == quote.order_id).unwrap();
        let is_offered = quote.lines.iter().all(|line| line.price.is_some());
        assert!(quote.lines.len() == 3 && quote.lines.iter().all(|line| line.target_price.is_some()));
        assert_eq!(is_offered, quote.state != QuoteState::Requested);
        assert_eq!(order.is_quote, quote.state != QuoteState::Accepted);
        let has_lines = !tx.orders().lines(order.id).unwrap().is_empty();
        assert_eq!(has_lines, quote.state == QuoteState::Accepted);
        messages += tx.messages().of_order(order.id, &PageRequest::first(9)).unwrap().total;
    }
    assert_eq!(messages, 6);
}

/// Every buyer who is let in keeps an address, and orders go to one.
pub(super) fn prove_addresses(tx: &mut dyn Transaction, orders: &[Order]) {
    for person in everybody().filter(|person| is_buyer(person) && person.fate == Fate::Welcome) {
        let id = tx.users().credentials(person.username).unwrap().unwrap().user.id;
        let kept = tx.addresses().of_user(id).unwrap();
        assert!(kept.iter().filter(|address| address.entry.is_default).count() == 1, "{}", person.username);
    }
    let customer = tx.users().credentials("customer").unwrap().unwrap().user.id;
    assert_eq!(tx.addresses().of_user(customer).unwrap().len(), 2);
    assert!(orders.iter().all(|order| order.shipping.address.is_some()));
}

/// Each state of a batch is there to be seen, and a count.
pub(super) fn prove_batches(tx: &mut dyn Transaction, now: DateTime<Utc>) {
    let today = now.date_naive();
    let mut shown = |show| {
        let filter = LotFilter { show, ..LotFilter::default() };
        tx.lots().list(&filter, LotSort::Expiry, &PageRequest::first(200)).unwrap().items.len()
    };
    assert!(shown(LotSelection::Stocked) > 10);
    assert_eq!(shown(LotSelection::Held), 2, "one for the laboratory, one past its date");
    assert!(shown(LotSelection::EndingWithin(today, today + chrono::Days::new(30))) >= 1);
    assert_eq!(shown(LotSelection::EndedBefore(today)), 1);
    let counts = tx.stock_counts().list(DateSort::Newest, &PageRequest::first(9)).unwrap().items;
    assert_eq!(counts.iter().map(|count| count.entry.sums.differences).collect::<Vec<_>>(), [2]);
}

/// A purchase order of every state, from suppliers of which one is no longer ordered from.
pub(super) fn prove_purchases(tx: &mut dyn Transaction, summary: &Summary) {
    let orders = tx.purchases().list(&PurchaseFilter::default(), &PageRequest::first(99)).unwrap();
    let states: BTreeSet<&str> = orders.items.iter().map(|order| order.state.as_str()).collect();
    assert_eq!((orders.items.len() as u64, states.len()), (summary.purchases, PurchaseState::ALL.len()), "{states:?}");
    let suppliers = tx.suppliers().list(&SupplierFilter::default(), &PageRequest::first(99)).unwrap().items;
    assert_eq!(suppliers.iter().filter(|supplier| supplier.draft.is_active).count(), suppliers.len() - 1);
}

/// Issues of every status, of every priority, and one somebody sees to.
pub(super) fn prove_issues(tx: &mut dyn Transaction, summary: &Summary) {
    let employee = tx.users().credentials("employee").unwrap().unwrap().user.id;
    let counts = tx.issues().counts(Some(employee)).unwrap();
    assert_eq!(counts.open + counts.solved + counts.unsolved, summary.issues);
    assert_eq!((counts.open, counts.unsolved, counts.mine), (3, 1, 1));
    let urgent = IssueFilter { priority: Some(IssuePriority::Urgent), ..IssueFilter::default() };
    assert_eq!(tx.issues().list(&urgent, &PageRequest::first(9)).unwrap().items.len(), 2);
}
