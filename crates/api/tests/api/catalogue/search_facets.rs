//! Search facets.

use serde_json::{Value, json};
use tierway_catalogue::ProductDraft;

use super::search::{attributes, draft, shelve, with};
use crate::support::{Client, TestApp};

/// The values and counts of one facet.
async fn counts(client: &Client, query: &str, key: &str) -> Value {
    let answer = client.get(&format!("/api/products/facets{query}")).await.expect(200);
    let facet = answer["facets"].as_array().unwrap().iter().find(|facet| facet["key"] == key).unwrap().clone();
    let pair = |value: &Value| json!([value["value"], value["count"]]);
    facet["values"].as_array().unwrap().iter().map(pair).collect()
}

async fn shop() -> TestApp {
    let app = TestApp::start().await;
    shelve(
        &app,
        vec![
            with("A", attributes("Mango", "Disposable", "20", 600)),
            with("B", attributes("Mango", "Pod", "20", 0)),
            with("C", attributes("Mint", "Disposable", "2.5", 600)),
            ProductDraft { category: "Parts".to_owned(), ..draft("D coil") },
        ],
    )
    .await;
    app
}

#[actix_web::test]
async fn every_facet_is_counted() {
    let guest = shop().await.guest();
    let answer = guest.get("/api/products/facets").await.expect(200);
    assert_eq!(answer["total"], 4);
    let keys: Vec<&str> =
        answer["facets"].as_array().unwrap().iter().map(|facet| facet["key"].as_str().unwrap()).collect();
    let all = ["category", "flavour", "deviceType", "nicotineStrength", "volume", "puffCount", "inStock"];
    assert_eq!(keys, all);
    assert_eq!(answer["facets"][2]["label"], "Device type");
    assert_eq!(counts(&guest, "", "category").await, json!([["Sundry", 3], ["Parts", 1]]));
    assert_eq!(counts(&guest, "", "flavour").await, json!([["Mango", 2], ["Mint", 1]]));
    assert_eq!(counts(&guest, "", "nicotineStrength").await, json!([["2.5", 1], ["20", 2]]));
    assert_eq!(counts(&guest, "", "puffCount").await, json!([["600", 2]]));
    assert_eq!(counts(&guest, "", "volume").await, json!([]));
    assert_eq!(counts(&guest, "", "inStock").await, json!([["true", 4]]));
}

#[actix_web::test]
async fn a_facet_ignores_its_own_filter_and_heeds_the_others() {
    let guest = shop().await.guest();
    let mango = "?flavour=Mango";
    assert_eq!(counts(&guest, mango, "flavour").await, json!([["Mango", 2], ["Mint", 1]]), "its own");
    assert_eq!(counts(&guest, mango, "deviceType").await, json!([["Disposable", 1], ["Pod", 1]]), "another");
    assert_eq!(guest.get("/api/products/facets?flavour=Mango").await.expect(200)["total"], 2);
    let both = "?flavour=Mango&deviceType=Disposable";
    assert_eq!(counts(&guest, both, "flavour").await, json!([["Mango", 1], ["Mint", 1]]));
    assert_eq!(counts(&guest, both, "deviceType").await, json!([["Disposable", 1], ["Pod", 1]]));
    assert_eq!(counts(&guest, both, "puffCount").await, json!([["600", 1]]));
    assert_eq!(counts(&guest, "?nicotineMax=10", "nicotineStrength").await, json!([["2.5", 1], ["20", 2]]));
    assert_eq!(counts(&guest, "?q=coil", "category").await, json!([["Parts", 1]]), "words narrow all");
}

#[actix_web::test]
async fn at_most_fifty_values_are_told() {
    let app = TestApp::start().await;
    let flavoured = |n: i64| with(&format!("P{n}"), attributes(&format!("Flavour {n:02}"), "", "", n + 1));
    shelve(&app, (0..60).map(flavoured).chain([with("Q", attributes("Flavour 59", "", "", 0))]).collect()).await;
    let guest = app.guest();
    let flavours = counts(&guest, "", "flavour").await;
    assert_eq!(flavours.as_array().unwrap().len(), 50);
    assert_eq!(flavours[0], json!(["Flavour 59", 2]), "the most frequent first");
    assert_eq!(counts(&guest, "", "puffCount").await.as_array().unwrap().len(), 50);
}
