//! The sentences of problems in the language that the request asks for.

use actix_web::http::Method;
use serde_json::json;
use tierway_inventory::StockError;
use tierway_kernel::{Language, Message, Role};

use crate::orders::shop::product;
use crate::support::{Answer, Client, TestApp};

const SIGN_IN: &str = "Please sign in first.";

async fn orders_in(client: &Client, languages: &str) -> Answer {
    client.request(Method::GET, "/api/orders").header("Accept-Language", languages).send().await
}

#[actix_web::test]
async fn a_refusal_is_said_in_the_language_that_is_asked_for() {
    let app = TestApp::start().await;
    for (asked, language, sentence) in [
        ("en-GB,en;q=0.9", "en", SIGN_IN),
        ("ms", "ms", "Sila log masuk dahulu."),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh", "请先登录。"),
        ("de;q=0.4, th;q=0.3", "th", "กรุณาเข้าสู่ระบบก่อน"),
        ("de", "en", SIGN_IN),
    ] {
        let answer = orders_in(&app.guest(), asked).await;
        answer.refused(401, sentence);
        assert_eq!(answer.header("content-language"), language, "{asked}");
        assert!(answer.header("vary").to_ascii_lowercase().contains("accept-language"), "{asked}");
        assert_eq!(answer.problem(401)["title"], "Unauthorized");
        assert_eq!(answer.problem(401)["code"], SIGN_IN);
    }
}

#[actix_web::test]
async fn without_a_wish_it_is_english() {
    let app = TestApp::start().await;
    let answer = app.guest().get("/api/orders").await;
    answer.refused(401, SIGN_IN);
    assert_eq!(answer.header("content-language"), "en");
    let thai = app.guest().request(Method::GET, "/api/products").header("Accept-Language", "th").send().await;
    thai.expect(200);
    assert_eq!(thai.header("content-language"), "", "an answer without sentences is the same for everybody");
}

#[actix_web::test]
async fn a_field_is_complained_about_in_the_same_language() {
    let app = TestApp::start().await;
    let call = app.guest().request(Method::POST, "/api/auth/login").header("Accept-Language", "th");
    let answer = call.json(&json!({ "username": "", "password": "" })).send().await;
    let problem = answer.problem(422);
    let said = problem["errors"][0]["message"].as_str().unwrap();
    assert_eq!(said, Message::from("Username is required.").render(Language::Th));
    assert_ne!(said, "Username is required.");
    assert_eq!(problem["detail"], said);
}

#[actix_web::test]
async fn a_refusal_gives_its_values_by_name() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let problem = guest.get("/api/products?q=a%00b").await.problem(400);
    assert_eq!(problem["code"], "The parameter {name} is invalid.");
    assert_eq!(problem["values"], json!({ "name": "q" }));
    assert_eq!(guest.get("/api/orders").await.problem(401)["values"], json!({}));
}

#[actix_web::test]
async fn a_program_gets_english_unless_it_asks_otherwise() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Dealer).await;
    owner.patch(&format!("/api/users/{}", owner.id()), json!({ "language": "th" })).await.expect(200);
    let form = json!({ "name": "Books", "scopes": ["products:read"] });
    let key = owner.post("/api/tokens", form).await.expect(201)["token"].as_str().unwrap().to_owned();
    let guest = app.guest();
    let by_key = || guest.request(Method::GET, "/api/orders").header("Authorization", &format!("Bearer {key}"));
    let english = by_key().send().await;
    assert_eq!(
        english.problem(403)["code"],
        english.problem(403)["detail"].as_str().unwrap().replace("orders:read", "{scope}")
    );
    assert_eq!(english.header("content-language"), "en");
    let thai = by_key().header("Accept-Language", "th").send().await;
    assert_eq!(thai.header("content-language"), "th");
    assert_ne!(thai.problem(403)["detail"], english.problem(403)["detail"]);
}

#[actix_web::test]
async fn what_is_wrong_with_a_line_of_a_cart_is_said_in_the_same_language() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let mango = product(&app, "Mango Ice", 4).await;
    let body = json!({ "items": [{ "productId": mango, "quantity": 9 }] });
    let call = buyer.request(Method::POST, "/api/cart/quote").header("Accept-Language", "zh");
    let quoted = call.json(&body).send().await.expect(200);
    let expected = Message::from(StockError::Insufficient { available: 4 }).render(Language::Zh);
    assert_eq!(quoted["items"][0]["problem"], expected);
    assert_ne!(expected, StockError::Insufficient { available: 4 }.to_string());
    let english = buyer.post("/api/cart/quote", body).await.expect(200);
    assert_eq!(english["items"][0]["problem"], "Only 4 units available in stock");
}
