//! Compares the product's figures with the test's books.

use std::collections::BTreeMap;

use serde_json::Value;
use tierway_application::commissions::earning_faults;
use tierway_application::inventory::ledger_faults;
use tierway_application::orders::fulfilment_faults;
use tierway_kernel::Role;

use super::books::{Order, cents};
use super::market::{Market, SHELF};
use crate::shop::stock;

/// Compares everything.
pub async fn compare(market: &Market) {
    let found = market.app.read(|tx| {
        let mut faults = ledger_faults(tx)?;
        faults.extend(fulfilment_faults(tx)?);
        faults.extend(earning_faults(tx)?);
        Ok(faults)
    });
    assert_eq!(found.await, Vec::<String>::new(), "what `check` finds");
    orders(market).await;
    revenue(market).await;
    trade(market).await;
    commissions(market).await;
    shelf(market).await;
}

/// Sums of what an order lists under `payments`, by kind.
fn payments(seen: &Value, kind: &str) -> i64 {
    let rows = seen["payments"].as_array().unwrap().iter().filter(|row| row["kind"] == kind);
    rows.map(|row| cents(&row["amount"])).sum()
}

/// Each order: its amounts, what came in and went back, what left and came back.
async fn orders(market: &Market) {
    let mut numbers: BTreeMap<String, i64> = BTreeMap::new();
    for order in &market.books.orders {
        let seen = market.owner.get(&format!("/api/orders/{}", order.id)).await.expect(200);
        let what = |name: &str| format!("{name} of order {}: {seen}", order.id);
        assert_eq!(cents(&seen["goodsTotal"]), order.goods(), "{}", what("goods"));
        assert_eq!(cents(&seen["tax"]), order.tax, "{}", what("tax"));
        assert_eq!(cents(&seen["totalAmount"]), order.total(), "{}", what("total"));
        let paid = if order.is_paid { order.total() } else { 0 };
        assert_eq!(payments(&seen, "payment"), paid, "{}", what("payments"));
        assert_eq!(payments(&seen, "refund"), order.refunded, "{}", what("refunds"));
        assert_eq!(seen["status"] == "cancelled", order.is_cancelled, "{}", what("status"));
        for (line, item) in order.lines.iter().zip(seen["items"].as_array().unwrap()) {
            assert_eq!(cents(&item["total"]), line.total, "{}", what("line"));
            assert_eq!(item["shippedPieces"], line.shipped, "{}", what("shipped pieces"));
            assert_eq!(item["returnedPieces"], line.returned, "{}", what("returned pieces"));
        }
        if let Some(number) = seen["invoiceNumber"].as_str() {
            assert_eq!(numbers.insert(number.to_owned(), order.total()), None, "{number} twice");
        }
    }
    let invoiced: i64 = market.books.orders.iter().filter(|order| order.is_paid).map(Order::total).sum();
    assert_eq!(numbers.values().sum::<i64>(), invoiced, "the invoices together");
    let count = i64::try_from(numbers.len()).unwrap();
    assert_eq!(
        numbers.keys().last().map(|last| last.ends_with(&format!("{count:06}"))),
        Some(true),
        "no number is left out"
    );
}

/// What came in less what went back; and what was sold, which dashboards and reports say alike to whoever sees both.
async fn revenue(market: &Market) {
    let metrics = market.owner.get("/api/analytics/metrics").await.expect(200);
    let paid: i64 = market.books.orders.iter().filter(|order| order.is_paid).map(Order::total).sum();
    let refunded: i64 = market.books.orders.iter().map(|order| order.refunded).sum();
    assert!(paid > 1_000_000 && refunded > 10_000, "{paid} paid, {refunded} refunded");
    assert_eq!(cents(&metrics["received"]), paid - refunded);
    let manufacturer = market.app.signed_in_as(Role::Manufacturer).await;
    let live = || market.books.orders.iter().filter(|order| !order.is_cancelled);
    let goods: i64 = live().map(Order::goods).sum();
    let unpaid: i64 = live().filter(|order| !order.is_paid).map(Order::goods).sum();
    assert!(unpaid > 10_000 && market.books.orders.iter().any(|order| order.is_cancelled), "{unpaid} unpaid");
    for reader in [&market.owner, &manufacturer] {
        let card = cents(&reader.get("/api/analytics/metrics").await.expect(200)["totalRevenue"]);
        let report = "/api/analytics/sales?from=2026-01-01&to=2026-12-31&step=month&by=channel";
        let report = reader.get(report).await.expect(200);
        assert_eq!(card, cents(&report["total"]["revenue"]), "the card and the report");
        let sum = |rows: &str| report[rows].as_array().unwrap().iter().map(|row| cents(&row["revenue"])).sum::<i64>();
        assert_eq!((sum("series"), sum("groups")), (card, card), "month by month, and by channel");
        assert_eq!(card + cents(&report["total"]["refunds"]), goods, "goods of all that is not cancelled");
    }
}

/// The figures of trade of everybody, and of each dealer's store.
async fn trade(market: &Market) {
    let books = &market.books;
    let days = "from=2026-01-01&to=2026-12-31&bucket=month";
    let live = || books.orders.iter().filter(|order| !order.is_cancelled);
    let all = market.owner.get(&format!("/api/analytics/trade?{days}")).await.expect(200);
    assert_eq!(all["orders"], live().count());
    assert_eq!(cents(&all["revenue"]), live().map(Order::total).sum::<i64>());
    assert_eq!(all["units"], live().flat_map(|order| &order.lines).map(|line| line.pieces).sum::<i64>());
    for dealer in (0..books.people.len()).filter(|place| books.people[*place].role == Role::Dealer) {
        let path = format!("/api/analytics/trade?as=seller&{days}");
        let seen = market.clients[dealer].get(&path).await.expect(200);
        let sold = || live().filter(|order| order.seller == Some(dealer));
        assert_eq!(seen["orders"], sold().count());
        assert_eq!(cents(&seen["revenue"]), sold().map(Order::goods).sum::<i64>());
    }
}

/// Earned, paid and unpaid commissions of each agent and sub-agent.
async fn commissions(market: &Market) {
    let earnings = market.books.earnings();
    assert!(earnings.values().sum::<i64>() > 10_000 && !market.books.paid_out.is_empty());
    for (who, person) in market.books.people.iter().enumerate() {
        if !matches!(person.role, Role::Agent | Role::SubAgent) {
            continue;
        }
        let seen = market.clients[who].get("/api/commissions/summary").await.expect(200);
        let sums = &seen["lifetime"];
        let paid = cents(&sums["paid"]);
        let earned = earnings.get(&who).copied().unwrap_or_default();
        assert_eq!(cents(&sums["pending"]) + cents(&sums["approved"]) + paid, earned, "{} {who}: {seen}", person.role);
        assert_eq!(paid, market.books.paid_out.get(&who).copied().unwrap_or_default(), "{} {who}: {seen}", person.role);
    }
}

/// The balance, and the pieces reserved for open orders.
async fn shelf(market: &Market) {
    for product in &market.books.products {
        let gone = market.books.gone.get(product).copied().unwrap_or_default();
        let open = market.books.orders.iter().filter(|order| !order.is_cancelled);
        let held: i64 = open
            .flat_map(|order| &order.lines)
            .filter(|line| line.product == *product)
            .map(|line| line.pieces - line.shipped)
            .sum();
        assert_eq!(stock(&market.app, *product).await, (SHELF - gone, held), "product {product}");
    }
}
