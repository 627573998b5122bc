//! Dashboard figures for the admin.

use serde_json::json;
use tierway_kernel::Role;

use crate::orders::shop::{admin, change, order, product, referred};
use crate::support::TestApp;

#[actix_web::test]
async fn figures_follow_the_data() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let none =
        json!({ "totalUsers": 1, "totalRevenue": "0.00", "received": "0.00", "activeAgents": 0, "pendingOrders": 0 });
    assert_eq!(owner.get("/api/analytics/metrics").await.expect(200), none);
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let paid = order(&buyer, id, 2).await;
    order(&buyer, id, 1).await;
    change(&owner, paid, json!({ "status": "paid" })).await;
    let some = json!({ "totalUsers": 3, "totalRevenue": "39.00", "received": "26.00", "activeAgents": 1,
        "pendingOrders": 1 });
    assert_eq!(owner.get("/api/analytics/metrics").await.expect(200), some);
    app.guest().get("/api/analytics/metrics").await.problem(401);
    for role in [Role::Employee, Role::Agent, Role::Customer] {
        app.signed_in_as(role).await.get("/api/analytics/metrics").await.problem(403);
    }
}
