//! Concurrent responses to a quotation.

use actix_web::http::Method;
use futures_util::future::{join, join_all};
use serde_json::json;
use tierway_kernel::{OrderId, Role};

use super::quotes::{offer, request, seen};
use crate::orders::shop::{admin, product, stock};
use crate::support::TestApp;

#[actix_web::test]
async fn accepted_many_times_at_once_it_is_accepted_once() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1000).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    offer(&owner, id, mint, 5, json!({})).await;
    let path = format!("/api/orders/{id}/quote/accept");
    let version = seen(&buyer, id).await;
    let answers = join_all((0..8).map(|_| buyer.post(&path, version.clone()))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() == 200).count(), 1);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() != 200) {
        answer.refused(409, "This quotation has already been accepted.");
    }
    assert_eq!(stock(&app, mint).await, (1000, 50));
    assert_eq!(app.read(move |tx| Ok(tx.orders().lines(OrderId(id))?.len())).await, 1);
}

#[actix_web::test]
async fn one_key_accepts_once_and_says_so_again() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1000).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = request(&buyer, mint, 5).await;
    offer(&owner, id, mint, 5, json!({})).await;
    let path = format!("/api/orders/{id}/quote/accept");
    let version = seen(&buyer, id).await;
    let send = || buyer.request(Method::POST, &path).header("Idempotency-Key", "k").json(&version).send();
    let answers = join_all((0..4).map(|_| send())).await;
    assert!(answers.iter().all(|answer| answer.expect(200) == answers[0].expect(200)));
    assert_eq!(stock(&app, mint).await, (1000, 50));
}

#[actix_web::test]
async fn accepting_and_declining_at_once_do_one_of_them() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1000).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let mut reserved = 0;
    for _ in 0..6 {
        let id = request(&buyer, mint, 5).await;
        offer(&owner, id, mint, 5, json!({})).await;
        let path = |verb: &str| format!("/api/orders/{id}/quote/{verb}");
        let (accept, decline) = (path("accept"), path("decline"));
        let version = seen(&buyer, id).await;
        let answers = join(buyer.post(&accept, version), buyer.post(&decline, json!({}))).await;
        let done = [&answers.0, &answers.1].map(|answer| answer.status.as_u16());
        assert!(matches!(done, [200, 409] | [409, 200]), "{done:?}");
        reserved += if done[0] == 200 { 50 } else { 0 };
        let state = buyer.get(&format!("/api/orders/{id}")).await.expect(200)["quote"]["state"].clone();
        assert_eq!(state, if done[0] == 200 { "accepted" } else { "declined" });
        assert_eq!(stock(&app, mint).await, (1000, reserved));
    }
}

#[actix_web::test]
async fn accepting_and_cancelling_at_once_leave_nothing_reserved_for_nobody() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1000).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    for _ in 0..6 {
        let id = request(&buyer, mint, 5).await;
        offer(&owner, id, mint, 5, json!({})).await;
        let (accept, order) = (format!("/api/orders/{id}/quote/accept"), format!("/api/orders/{id}"));
        let cancel = json!({ "status": "cancelled" });
        let version = seen(&buyer, id).await;
        let (accepted, cancelled) = join(buyer.post(&accept, version), owner.patch(&order, cancel)).await;
        // Cancelling wins either way: of the request, or of the order it has become.
        cancelled.expect(200);
        assert!(matches!(accepted.status.as_u16(), 200 | 409), "{}", accepted.text());
        assert_eq!(stock(&app, mint).await, (1000, 0));
    }
}

#[actix_web::test]
async fn offers_for_more_than_there_is_are_accepted_while_there_is_enough() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 120).await;
    let owner = admin(&app).await;
    let mut buyers = Vec::new();
    for number in 0..4 {
        let buyer = app.signed_in_named(Role::Customer, &format!("buyer{number}")).await;
        let id = request(&buyer, mint, 5).await;
        offer(&owner, id, mint, 5, json!({})).await;
        let version = seen(&buyer, id).await;
        buyers.push((buyer, format!("/api/orders/{id}/quote/accept"), version));
    }
    let answers = join_all(buyers.iter().map(|(buyer, path, version)| buyer.post(path, version.clone()))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() == 200).count(), 2);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() != 200) {
        answer.field_refused("lines[0].quantity", "Only 20 units available in stock");
    }
    assert_eq!(stock(&app, mint).await, (120, 100));
}
