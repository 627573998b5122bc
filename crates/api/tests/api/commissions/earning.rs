//! Agents with commissions, as test data.

use std::sync::Arc;

use serde_json::{Value, json};
use tierway_application::Context;
use tierway_application::commissions::{approve_matured, earning_faults, grant_bonuses};

use crate::orders::shop::{change, order};
use crate::support::{Client, TestApp};

/// A plan without a hold that pays from `minimum` on.
pub fn plan(minimum: &str) -> Value {
    json!({
        "agentRate": "0.50", "subAgentRate": "0.50", "basisAmount": "14.00", "holdDays": 0,
        "bonusPercent": 10, "bonusMaximum": "100.00", "payoutMinimum": minimum,
    })
}

/// Makes such a plan.
pub async fn without_hold(owner: &Client, minimum: &str) {
    owner.post("/api/commission-plans", plan(minimum)).await.expect(201);
}

/// Orders and pays units; the order's id. Referred customers pay 13.00 a unit.
pub async fn paid(owner: &Client, buyer: &Client, product: i64, quantity: i64) -> i64 {
    let number = order(buyer, product, quantity).await;
    change(owner, number, json!({ "status": "paid" })).await;
    number
}

/// Lets some time pass, then does the server's hourly work; how many commissions were approved and bonuses granted.
pub async fn hour(app: &TestApp, minutes: i64) -> (u64, u64) {
    app.fakes().clock.advance(chrono::Duration::minutes(minutes));
    let services = Arc::new(app.fakes().services());
    let now = services.clock.now();
    let context = Context { now, ..Context::system(services) };
    app.write(move |tx| Ok((approve_matured(tx, &context)?, grant_bonuses(tx, &context)?))).await
}

/// What `tierway check` says about earnings.
pub async fn faults(app: &TestApp) -> Vec<String> {
    app.read(earning_faults).await
}
