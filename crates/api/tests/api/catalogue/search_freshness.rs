//! A search finds everything committed, by any instance at any time.

use serde_json::json;
use tierway_kernel::Role;

use super::search::{draft, found, found_anew, listed, shelve};
use crate::orders::shop::{admin, order};
use crate::support::TestApp;

#[actix_web::test]
async fn changes_are_found_at_once() {
    let app = TestApp::start().await;
    let (owner, guest) = (admin(&app).await, app.guest());
    assert_eq!(found(&guest, "mango").await, Vec::<String>::new());
    // A SKU of its own, for one that is made carries the name.
    let body = |sku: &str| json!({ "name": "Mango Ice", "sku": sku, "category": "E-Liquids", "manufacturerCost": "1" });
    let id = owner.post("/api/products", body("P-1")).await.expect(201)["id"].as_i64().unwrap();
    assert_eq!(found(&guest, "mango").await, ["Mango Ice"], "created");

    let path = format!("/api/products/{id}");
    owner.put(&path, json!({ "name": "Papaya Ice", "category": "E-Liquids" })).await.expect(200);
    assert_eq!(found(&guest, "mango").await, Vec::<String>::new(), "renamed");
    assert_eq!(found(&guest, "papaya").await, ["Papaya Ice"]);

    owner.post("/api/products", body("P-2")).await.expect(201);
    owner.delete(&format!("{path}/delete")).await.expect(200);
    assert_eq!(found(&guest, "ice").await, ["Mango Ice"], "removed");
    let facets = guest.get("/api/products/facets").await.expect(200);
    assert_eq!(facets["total"], 1, "and its place was not given to another");
}

#[actix_web::test]
async fn being_sold_out_is_counted_at_once() {
    let app = TestApp::start().await;
    shelve(&app, vec![draft("Mango"), draft("Mint")]).await;
    let guest = app.guest();
    let in_stock = async || listed(&guest.get("/api/products?inStock=true").await);
    assert_eq!(in_stock().await, ["Mango", "Mint"]);
    let id = guest.get("/api/products?q=mango").await.expect(200)[0]["id"].as_i64().unwrap();
    let customer = app.signed_in_as(Role::Customer).await;
    let placed = order(&customer, id, 10).await;
    assert_eq!(in_stock().await, ["Mint"], "sold out");
    customer.patch(&format!("/api/orders/{placed}"), json!({ "status": "cancelled" })).await.expect(200);
    assert_eq!(in_stock().await, ["Mango", "Mint"], "cancelled");
    let owner = admin(&app).await;
    owner.patch(&format!("/api/products/{id}/stock"), json!({ "stockBalance": 0 })).await.expect(200);
    assert_eq!(in_stock().await, ["Mint"], "counted as none");
}

#[actix_web::test]
async fn discontinuing_and_restoring_are_seen_at_once() {
    let app = TestApp::start().await;
    shelve(&app, vec![draft("Mango")]).await;
    let (owner, guest) = (admin(&app).await, app.guest());
    let id = guest.get("/api/products?q=mango").await.expect(200)[0]["id"].as_i64().unwrap();
    owner.delete(&format!("/api/products/{id}/delete")).await.expect(200);
    assert_eq!(found(&guest, "mango").await, Vec::<String>::new());
    owner.post(&format!("/api/products/{id}/restore"), json!({})).await.expect(200);
    assert_eq!(found(&guest, "mango").await, ["Mango"]);
}

#[actix_web::test]
async fn two_instances_and_one_started_later_agree() {
    let app = TestApp::start().await;
    shelve(&app, (0..40).map(|n| draft(&format!("Mango {n}"))).collect()).await;
    let other = app.again(2).await;
    let (here, there) = (admin(&app).await, other.signed_in_as(Role::Manufacturer).await);
    assert_eq!(found_anew(&here, "mango").await, found_anew(&there, "mango").await);
    for round in 0..5 {
        let (writer, reader) = if round % 2 == 0 { (&here, &there) } else { (&there, &here) };
        let body = json!({ "name": format!("Mango new {round}"), "category": "E-Liquids", "manufacturerCost": "1" });
        let id = writer.post("/api/products", body).await.expect(201)["id"].as_i64().unwrap();
        assert_eq!(found_anew(reader, &format!("mango new {round}")).await.len(), 1, "round {round}");
        assert_eq!(found_anew(&here, "mango").await, found_anew(&there, "mango").await, "round {round}");
        if round < 2 {
            writer.delete(&format!("/api/products/{id}/delete")).await.expect(200);
            assert_eq!(found_anew(reader, &format!("mango new {round}")).await.len(), 0, "round {round}");
        }
    }
    let third = app.again(3).await;
    let later = third.signed_in_as(Role::Employee).await;
    assert_eq!(found_anew(&later, "mango").await, found_anew(&here, "mango").await);
    let facets = "/api/products/facets?q=mango";
    assert_eq!(later.get(facets).await.expect(200), here.get(facets).await.expect(200));
}

#[actix_web::test]
async fn pages_survive_changes_between_them() {
    let app = TestApp::start().await;
    shelve(&app, (0..9).map(|n| draft(&format!("Mango {n}"))).collect()).await;
    let owner = admin(&app).await;
    let first = owner.get("/api/products?q=mango&limit=3").await;
    assert_eq!(listed(&first), ["Mango 0", "Mango 1", "Mango 2"]);
    // The last product of the page goes, and one comes before it.
    let id = first.expect(200)[2]["id"].as_i64().unwrap();
    owner.delete(&format!("/api/products/{id}/delete")).await.expect(200);
    shelve(&app, vec![draft("Mango 00")]).await;
    let second = owner.get(&first.next().unwrap()).await;
    assert_eq!(listed(&second)[0], "Mango 3");
    // A cursor of another order starts at the front.
    let cursor = first.next().unwrap().split_once("cursor=").unwrap().1.to_owned();
    let other = owner.get(&format!("/api/products?q=mango&limit=1&sort=price&cursor={cursor}")).await;
    assert_eq!(listed(&other).len(), 1);
}

/// Of an import that is not committed yet, its rows in the log come before those of others.
#[actix_web::test]
#[ignore = "needs PostgreSQL: make postgres-test"]
async fn an_import_that_was_open_when_the_index_began_is_found() {
    let app = TestApp::on_postgres().await;
    shelve(&app, vec![draft("Mango"), draft("Mint")]).await;
    let (mango, mint) = app
        .read(|tx| {
            let by_sku = |tx: &mut dyn tierway_application::Transaction, name: &str| {
                Ok::<_, tierway_application::Failure>(tx.products().by_skus(&[draft(name).sku])?.remove(0).id)
            };
            Ok((by_sku(tx, "Mango")?, by_sku(tx, "Mint")?))
        })
        .await;
    let (begun, mut begins) = tokio::sync::mpsc::unbounded_channel::<()>();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let import = {
        let app = app.clone();
        actix_web::rt::spawn(async move {
            app.write(move |tx| {
                let now = tierway_testkit::builders::at(0);
                let changed = tierway_catalogue::ProductDraft { name: "Papaya".to_owned(), ..draft("Mango") };
                tx.products().update(mango, &changed, now)?;
                // Behind its row come more than are looked for in any case.
                tx.catalogue_log().note(&[mango], now)?;
                tx.catalogue_log().note(&[mint; 3_000], now)?;
                let _unheard = begun.send(());
                wait.recv().unwrap_or_default();
                Ok(())
            })
            .await;
        })
    };
    begins.recv().await.unwrap();
    app.write(move |tx| Ok(tx.catalogue_log().note(&[mint; 10], tierway_testkit::builders::at(0))?)).await;
    let owner = admin(&app).await;
    assert_eq!(found(&owner, "papaya").await, Vec::<String>::new(), "the index begins now");
    go.send(()).unwrap();
    import.await.unwrap();
    assert_eq!(found(&owner, "papaya").await, ["Papaya"]);
}
