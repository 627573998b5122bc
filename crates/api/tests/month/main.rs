//! A month of random trade from a seed: regional and dealers' prices, orders and quotations, payments, cancellations,
//! partial shipments, returns, refunds, repeated requests and payouts, all through the API. The test keeps its own
//! records and computes its own totals, with its own rules for prices, tax, refund values and commissions; at the end
//! every figure must match to the cent, and `check` finds nothing.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]
#![allow(dead_code, reason = "support for tests of several areas")]

mod acts;
mod books;
mod chance;
mod market;
mod reckoning;
#[path = "../api/orders/shop.rs"]
mod shop;
#[path = "../api/support/mod.rs"]
mod support;

use market::Market;

/// Days of the month.
const DAYS: i64 = 30;
/// Orders placed on one day.
const ORDERS_A_DAY: usize = 14;
/// Older orders that something happens to on one day.
const STEPS_A_DAY: usize = 60;

#[actix_web::test]
async fn a_month_of_trade_adds_up_to_the_cent() {
    let mut market = Market::open(20_261_122).await;
    for day in 0..DAYS {
        market.morning().await;
        if day % 10 == 9 {
            market.everybody_looks_in().await;
        }
        if day % 5 == 0 {
            market.change_prices().await;
        }
        for _ in 0..ORDERS_A_DAY {
            market.somebody_buys().await;
        }
        for _ in 0..STEPS_A_DAY {
            market.something_goes_on().await;
        }
        if day == 19 || day == DAYS - 1 {
            market.pay_out().await;
        }
    }
    assert!(market.books.orders.len() > 350, "{} orders", market.books.orders.len());
    reckoning::compare(&market).await;
}
