//! Commission simulation.

use serde_json::json;
use tierway_kernel::Role;
use tierway_testkit::builders::new_sub_agent;

use crate::orders::shop::{admin, order, product, referred};
use crate::support::TestApp;

const PATH: &str = "/api/commissions/simulate";

#[actix_web::test]
async fn an_order_and_an_amount_are_computed_and_explained() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let sub = app.account(new_sub_agent("suzy", agent.user().id)).await;
    let answer = owner.post(PATH, json!({ "goodsTotal": "43.00", "referrerId": sub.id.0 })).await.expect(200);
    assert_eq!((&answer["steps"], &answer["basis"]), (&json!(3), &json!("43.00")));
    let part = |index: usize| (answer["parts"][index]["role"].clone(), answer["parts"][index]["amount"].clone());
    assert_eq!([part(0), part(1)], [(json!("agent"), json!("1.50")), (json!("sub-agent"), json!("1.50"))]);
    assert_eq!(answer["explanation"][2], "The sub-agent earns 3 × $0.50 = $1.50.");
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&referred(&app, &agent, "friend").await, id, 2).await;
    let answer = owner.post(PATH, json!({ "orderId": number })).await.expect(200);
    assert_eq!((&answer["basis"], &answer["parts"][0]["userId"]), (&json!("26.00"), &json!(agent.id())));
    assert_eq!(agent.get("/api/commissions").await.total(), 0, "nothing is stored");
}

#[actix_web::test]
async fn silence_has_a_reason_and_nonsense_a_refusal() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let stranger = app.signed_in_as(Role::Customer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    for (question, reason) in [
        (
            json!({ "goodsTotal": "13.99", "referrerId": agent.id() }),
            "The goods total $13.99, less than one full $14.00.",
        ),
        (json!({ "goodsTotal": "14.00", "customerId": stranger.id() }), "This buyer was not referred."),
        (json!({ "goodsTotal": "14.00" }), "This buyer was not referred."),
        (
            json!({ "goodsTotal": "14.00", "customerId": dealer.id(), "referrerId": agent.id() }),
            "Only customers' orders earn commission, not those of a dealer.",
        ),
        (
            json!({ "goodsTotal": "14.00", "referrerId": dealer.id() }),
            "Only agents and sub-agents earn commission, not a dealer.",
        ),
    ] {
        let answer = owner.post(PATH, question).await.expect(200);
        assert_eq!((&answer["reason"], &answer["parts"]), (&json!(reason), &json!([])));
    }
    owner.post(PATH, json!({})).await.field_refused("goodsTotal", "Please enter an amount or choose an order.");
    owner.post(PATH, json!({ "orderId": 999 })).await.field_refused("orderId", "This order was not found.");
    owner
        .post(PATH, json!({ "goodsTotal": "14.00", "customerId": 999 }))
        .await
        .field_refused("customerId", "This person was not found.");
    owner.post(PATH, json!({ "goodsTotal": "-1.00" })).await.problem(422);
    agent.post(PATH, json!({ "goodsTotal": "14.00" })).await.problem(403);
}
