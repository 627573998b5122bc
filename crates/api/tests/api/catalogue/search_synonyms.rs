//! Search synonyms, and numbers with units.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::search::{attributes, draft, found, found_anew, shelve, with};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/search-synonyms";
const NONE: [&str; 0] = [];

async fn set(client: &Client, version: i64, groups: Value) -> Value {
    client.put(PATH, json!({ "version": version, "groups": groups })).await.expect(200)
}

#[actix_web::test]
async fn the_words_of_a_group_find_the_same() {
    let app = TestApp::start().await;
    shelve(
        &app,
        vec![draft("Mango E-Liquid"), draft("Kiwi Vape Juice"), draft("Watermelon Pod"), draft("Plain Juice")],
    )
    .await;
    let (owner, guest) = (app.signed_in_as(Role::Manufacturer).await, app.guest());
    assert_eq!(found(&guest, "vape juice").await, ["Kiwi Vape Juice"], "nobody has said yet what means the same");
    assert_eq!(found(&guest, "melon").await, NONE);
    set(&owner, 1, json!([["vape juice", "e-liquid", "eliquid"], ["melon", "Watermelon"]])).await;
    let both = ["Kiwi Vape Juice", "Mango E-Liquid"];
    assert_eq!(found(&guest, "vape juice").await, both, "what was typed comes first");
    assert_eq!(found(&guest, "Vape-Juice").await, both);
    assert_eq!(found(&guest, "e-liquid").await, ["Mango E-Liquid", "Kiwi Vape Juice"]);
    assert_eq!(found(&guest, "eliquid").await.len(), 2, "a word that no product has");
    assert_eq!(found(&guest, "mango vape juice").await, ["Mango E-Liquid"], "beside other words");
    assert_eq!(found(&guest, "melon").await, ["Watermelon Pod"]);
    assert_eq!(found(&guest, "juice").await.len(), 2, "a part of an entry stands for itself");
    let facets = guest.get("/api/products/facets?q=eliquid").await.expect(200);
    assert_eq!(facets["total"], 2, "counts know them too");
    set(&owner, 2, json!([])).await;
    assert_eq!(found(&guest, "melon").await, NONE);
}

#[actix_web::test]
async fn another_instance_uses_the_table_at_once() {
    let app = TestApp::start().await;
    shelve(&app, vec![draft("Watermelon Pod")]).await;
    let other = app.again(2).await;
    let (here, there) = (app.signed_in_as(Role::Manufacturer).await, other.signed_in_as(Role::Admin).await);
    assert_eq!(found_anew(&there, "melon").await, NONE);
    set(&here, 1, json!([["melon", "watermelon"]])).await;
    assert_eq!(found_anew(&there, "melon").await, ["Watermelon Pod"]);
}

#[actix_web::test]
async fn figures_are_found_with_their_unit_joined_or_apart() {
    let app = TestApp::start().await;
    let salt = with("Salt", attributes("", "", "6", 0));
    shelve(&app, vec![salt, draft("Mint 6mg"), draft("Cola 6 mg"), draft("Kiwi 60 ml 20 mg"), draft("Pod 600 puffs")])
        .await;
    let guest = app.guest();
    for typed in ["6mg", "6 mg", "6-MG"] {
        let mut names = found(&guest, typed).await;
        names.sort();
        assert_eq!(names, ["Cola 6 mg", "Mint 6mg", "Salt"], "{typed}");
    }
    assert_eq!(found(&guest, "600puffs").await, ["Pod 600 puffs"]);
    assert_eq!(found(&guest, "kiwi 20mg 60ml").await, ["Kiwi 60 ml 20 mg"]);
}

#[actix_web::test]
async fn the_table_is_changed_by_whoever_saw_it() {
    let app = TestApp::start().await;
    let (owner, admin) = (app.signed_in_as(Role::Manufacturer).await, app.signed_in_as(Role::Admin).await);
    assert_eq!(owner.get(PATH).await.expect(200), json!({ "version": 1, "groups": [] }));
    let after = set(&owner, 1, json!([[" vape juice ", "E-Liquid"]])).await;
    assert_eq!(after, json!({ "version": 2, "groups": [["vape juice", "E-Liquid"]] }));
    let stale = admin.put(PATH, json!({ "version": 1, "groups": [] })).await;
    stale.refused(409, "The synonyms were changed by someone else. Please reload them.");
    assert_eq!(admin.get(PATH).await.expect(200), after, "and the first change stands");
    let log = admin.get("/api/user-activity-log?action=catalogue").await.expect(200);
    assert_eq!(log[0]["description"], "Changed the search synonyms: 1 group");
}

#[actix_web::test]
async fn a_table_that_makes_no_sense_changes_nothing() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let groups = json!([["melon", "watermelon"], ["Melon", "mango"], ["alone"]]);
    let problem = owner.put(PATH, json!({ "version": 1, "groups": groups })).await.problem(422);
    assert_eq!(
        problem["errors"],
        json!([
            {
                "field": "groups[1][0]",
                "message": "“Melon” is already in another group. A word can be in one group only.",
            },
            { "field": "groups[2]", "message": "A group has 2 to 20 words that mean the same." },
        ])
    );
    assert_eq!(owner.get(PATH).await.expect(200)["version"], 1);
}
