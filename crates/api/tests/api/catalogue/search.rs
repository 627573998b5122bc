//! Search results and their ranking, with the shipped search engine.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;
use tierway_catalogue::{Attributes, ProductDraft};
use tierway_kernel::{Quantity, Role};
use tierway_testkit::builders::{add_product, money, product_draft};

use crate::orders::shop::admin;
use crate::support::{Answer, Client, TestApp};

/// A product of these fields without a word of its own in any other.
pub fn draft(name: &str) -> ProductDraft {
    ProductDraft { description: String::new(), category: "Sundry".to_owned(), ..product_draft(name) }
}

/// The same with attributes.
pub fn with(name: &str, attributes: Attributes) -> ProductDraft {
    let mut draft = draft(name);
    draft.details.attributes = attributes;
    draft
}

/// Attributes of flavour, device type, strength in mg/ml and puffs.
pub fn attributes(flavour: &str, device: &str, strength: &str, puffs: i64) -> Attributes {
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Attributes {
        flavour: text(flavour),
        device_type: text(device),
        nicotine_strength: strength.parse().ok(),
        puff_count: (puffs > 0).then(|| Quantity::new(puffs).unwrap()),
        ..Attributes::default()
    }
}

/// Stores products with ten pieces each.
pub async fn shelve(app: &TestApp, drafts: Vec<ProductDraft>) {
    app.write(move |tx| {
        for draft in &drafts {
            add_product(tx, draft, 10)?;
        }
        Ok(())
    })
    .await;
}

/// The names of an answer.
pub fn listed(answer: &Answer) -> Vec<String> {
    let name = |product: &Value| product["name"].as_str().unwrap().to_owned();
    answer.expect(200).as_array().unwrap().iter().map(name).collect()
}

/// The names found for words.
pub async fn found(client: &Client, words: &str) -> Vec<String> {
    let encoded: String = words.bytes().map(|byte| format!("%{byte:02X}")).collect();
    listed(&client.get(&format!("/api/products?q={encoded}")).await)
}

/// The same past what an instance has kept, which hears of another's changes a moment later.
pub async fn found_anew(client: &Client, words: &str) -> Vec<String> {
    static ASKED: AtomicUsize = AtomicUsize::new(0);
    let encoded: String = words.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let asked = ASKED.fetch_add(1, Ordering::Relaxed);
    listed(&client.get(&format!("/api/products?q={encoded}&asked={asked}")).await)
}

#[actix_web::test]
async fn the_best_match_comes_first() {
    let app = TestApp::start().await;
    let elsewhere = |name: &str, change: fn(&mut ProductDraft)| {
        let mut draft = draft(name);
        change(&mut draft);
        draft
    };
    shelve(
        &app,
        vec![
            elsewhere("F description", |draft| draft.description = "Goes well with mint.".to_owned()),
            elsewhere("E attribute", |draft| draft.details.attributes.flavour = Some("Mint".to_owned())),
            elsewhere("D category", |draft| draft.category = "Mint".to_owned()),
            elsewhere("C code", |draft| draft.sku = "X-MINT-1".to_owned()),
            draft("Mnit"),
            draft("Mintiest thing"),
            draft("Cool Mint"),
            draft("Mint"),
        ],
    )
    .await;
    let guest = app.guest();
    let expected =
        ["Mint", "Cool Mint", "C code", "Mintiest thing", "D category", "E attribute", "Mnit", "F description"];
    assert_eq!(found(&guest, "mint").await, expected);
    assert_eq!(found(&guest, "mint cool").await, ["Cool Mint"], "all words must match");
    let by_name = listed(&guest.get("/api/products?q=mint&sort=name").await);
    assert!(by_name.is_sorted() && by_name.len() == expected.len(), "{by_name:?}");
}

#[actix_web::test]
async fn typos_are_forgiven_in_longer_words_and_never_in_figures() {
    let app = TestApp::start().await;
    shelve(&app, vec![draft("Mango Ice 50ml"), draft("Strawberry Kiwi 60ml"), draft("Ice Cola")]).await;
    let guest = app.guest();
    for typed in ["mnago", "mang", "mangoo", "mamgo", "ango"] {
        assert_eq!(found(&guest, typed).await, ["Mango Ice 50ml"], "{typed}");
    }
    assert_eq!(found(&guest, "strwaberrry").await, ["Strawberry Kiwi 60ml"], "two typos in a long word");
    assert_eq!(found(&guest, "sxrxwxerry").await, Vec::<String>::new(), "three are too many");
    assert_eq!(found(&guest, "ica").await, Vec::<String>::new(), "short words are taken as they stand");
    assert_eq!(found(&guest, "51ml").await, Vec::<String>::new(), "figures are taken as they stand");
    assert_eq!(found(&guest, "mnago 50ml").await, ["Mango Ice 50ml"]);
}

#[actix_web::test]
async fn beginnings_accents_units_and_codes() {
    let app = TestApp::start().await;
    let mut brulee = draft("Crème Brûlée 20 mg");
    brulee.sku = "DES-0042/B".to_owned();
    brulee.details.barcode = Some("4006381333931".to_owned());
    shelve(&app, vec![brulee, draft("Frost's Pod")]).await;
    let guest = app.guest();
    let name = ["Crème Brûlée 20 mg"];
    for typed in
        ["creme brulee", "CRÈME BRÛ", "cre bru 20mg", "20 mg", "des-0042", "des0042b", "4006381333931", "40063"]
    {
        assert_eq!(found(&guest, typed).await, name, "{typed}");
    }
    assert_eq!(found(&guest, "4006381333932").await, Vec::<String>::new(), "codes forgive nothing");
    assert_eq!(found(&guest, "frosts").await, ["Frost's Pod"]);
    assert_eq!(found(&guest, "---").await, Vec::<String>::new(), "no word matches nothing");
    assert_eq!(found(&guest, "  ").await.len(), 2, "blank is no search");
    let long = "x".repeat(3_000);
    assert_eq!(found(&guest, &long).await, Vec::<String>::new());
}

#[actix_web::test]
async fn guests_learn_nothing_of_discontinued_products() {
    let app = TestApp::start().await;
    let old = ProductDraft { is_active: false, ..with("Mango Old", attributes("Mango", "Pod", "", 0)) };
    shelve(&app, vec![old, with("Mango New", attributes("Mango", "Disposable", "", 0))]).await;
    let both = ["Mango New", "Mango Old"];
    for role in [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse] {
        let staff = app.signed_in_as(role).await;
        assert_eq!(found(&staff, "mango").await, both, "{role}");
        assert_eq!(listed(&staff.get("/api/products?q=mango&status=discontinued").await), ["Mango Old"], "{role}");
        assert_eq!(staff.get("/api/products/facets?q=mango").await.expect(200)["total"], 2, "{role}");
    }
    let mut buyers = vec![app.guest()];
    for role in [Role::Wholesaler, Role::Dealer, Role::Agent, Role::SubAgent, Role::Customer] {
        buyers.push(app.signed_in_as(role).await);
    }
    for buyer in buyers {
        for filter in ["", "&status=all", "&status=active"] {
            let answer = buyer.get(&format!("/api/products?q=mango{filter}")).await;
            assert_eq!((answer.total(), listed(&answer)), (1, vec!["Mango New".to_owned()]));
            let facets = buyer.get(&format!("/api/products/facets?q=mango{filter}")).await.expect(200);
            assert_eq!(facets["total"], 1);
            assert!(!facets.to_string().contains("Pod"), "{facets}");
        }
        let hidden = buyer.get("/api/products?q=mango&status=discontinued").await;
        assert_eq!((hidden.total(), listed(&hidden).len()), (0, 0));
        let facets = buyer.get("/api/products/facets?status=discontinued").await.expect(200);
        assert_eq!(facets["total"], 0);
        assert!(
            facets["facets"].as_array().unwrap().iter().all(|facet| facet["values"].as_array().unwrap().is_empty())
        );
    }
}

#[actix_web::test]
async fn attributes_narrow_the_list() {
    let app = TestApp::start().await;
    shelve(
        &app,
        vec![
            with("A", attributes("Mango", "Disposable", "20", 600)),
            with("B", attributes("Mint", "Disposable", "10", 800)),
            with("C", attributes("Mango", "Pod", "3.5", 0)),
            draft("D"),
        ],
    )
    .await;
    let guest = app.guest();
    for (filter, expected) in [
        ("flavour=Mango", vec!["A", "C"]),
        ("flavour=Mango&flavour=Mint", vec!["A", "B", "C"]),
        ("flavour=mango", vec![]),
        ("flavour=Mango&deviceType=Disposable", vec!["A"]),
        ("nicotineMin=10", vec!["A", "B"]),
        ("nicotineMin=3.5&nicotineMax=10", vec!["B", "C"]),
        ("puffsMin=601", vec!["B"]),
        ("puffsMax=600", vec!["A"]),
        ("volumeMin=1", vec![]),
        ("category=Sundry&category=Other", vec!["A", "B", "C", "D"]),
        ("category=Other", vec![]),
        ("inStock=true", vec!["A", "B", "C", "D"]),
        ("sort=relevance", vec!["A", "B", "C", "D"]),
    ] {
        let answer = guest.get(&format!("/api/products?{filter}")).await;
        assert_eq!(
            (listed(&answer), answer.total()),
            (expected.iter().map(|n| (*n).to_owned()).collect(), expected.len() as u64),
            "{filter}"
        );
    }
    guest.get("/api/products?nicotineMin=much").await.refused(400, "The parameter nicotineMin is invalid.");
    guest.get("/api/products?inStock=perhaps").await.refused(400, "The parameter inStock is invalid.");
    let purchaser = app.signed_in_employee("Purchaser").await;
    assert_eq!(listed(&purchaser.get("/api/products?filter=low-stock&category=Sundry").await).len(), 4);
    purchaser
        .get("/api/products?filter=low-stock&flavour=Mango")
        .await
        .field_refused("filter", "The list of low stock cannot be filtered by attributes or several categories.");
}

#[actix_web::test]
async fn pages_of_every_order_join_without_gap_or_overlap() {
    let app = TestApp::start().await;
    // Ties in every order.
    let drafts = (0..23).map(|n: i64| ProductDraft {
        sku: format!("P-{n}"),
        category: format!("Kind {}", n % 3),
        agent_price: (n % 4 != 0).then(|| money(&format!("{}.00", n % 5))),
        ..draft(if n % 2 == 0 { "Mango" } else { "Mango Ice" })
    });
    shelve(&app, drafts.collect()).await;
    let owner = admin(&app).await;
    for sort in ["relevance", "name", "price", "category", "newest", "best_selling"] {
        let all = ids(&owner.get(&format!("/api/products?q=mango&sort={sort}")).await);
        assert_eq!(all.len(), 23, "{sort}");
        if sort != "relevance" {
            let plain = ids(&owner.get(&format!("/api/products?sort={sort}")).await);
            assert_eq!(all, plain, "{sort}: the search and the database sort alike");
        }
        for limit in [1, 4, 22, 23] {
            let mut walked = Vec::new();
            let mut next = Some(format!("/api/products?q=mango&sort={sort}&limit={limit}"));
            while let Some(path) = next {
                let page = owner.get(&path).await;
                assert_eq!(page.total(), 23, "{sort}");
                walked.extend(ids(&page));
                next = page.next();
            }
            assert_eq!(walked, all, "{sort} in pages of {limit}");
        }
    }
}

fn ids(answer: &Answer) -> Vec<i64> {
    answer.expect(200).as_array().unwrap().iter().map(|product| product["id"].as_i64().unwrap()).collect()
}
