//! POST /api/imports/{id}/apply.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::json;
use tierway_application::jobs::JobKind;
use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::Role;
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_product, product_draft};

use super::support::{address, apply, checked, owner, product};
use crate::support::TestApp;

#[actix_web::test]
async fn all_rows_are_written() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    product(&app, "Mango Ice", 5).await;
    let text = "SKU,Name,Category,Barcode,Status,Flavour,Nicotine,Pictures,Needs lots,Agent price\n\
        MANGO-ICE,Mango Ice,E-Liquids,4006381333931,discontinued,Mango,3,https://cdn.example/a.png,yes,13.50\n\
        NEW-1,Kiwi,Pods,,,,,,,\n\
        ,Plum,Pods,96385074,,,,,no,\n";
    let import = checked(&app, &owner, "products", text).await;
    let import = apply(&app, &owner, &import).await;
    assert_eq!((&import["state"], import["error"].is_null()), (&json!("applied"), true));
    assert!(import["finishedAt"].is_string());
    let list = owner.get("/api/products?sort=newest&status=all").await.expect(200);
    let find = |name: &str| list.as_array().unwrap().iter().find(|product| product["name"] == name).unwrap().clone();
    let mango = owner.get(&format!("/api/products/{}", find("Mango Ice")["id"])).await.expect(200);
    assert_eq!((&mango["category"], &mango["barcode"]), (&json!("E-Liquids"), &json!("4006381333931")));
    assert_eq!((&mango["isActive"], &mango["needsLots"]), (&json!(false), &json!(true)));
    assert_eq!((&mango["customerPrice"], &mango["stockBalance"]), (&json!("14.00"), &json!(5)), "unmapped fields stay");
    assert_eq!(
        (&mango["attributes"]["flavour"], &mango["imageUrl"]),
        (&json!("Mango"), &json!("https://cdn.example/a.png"))
    );
    let prices = owner.get(&format!("/api/products/{}/price-changes", mango["id"])).await.expect(200);
    assert_eq!((prices.as_array().map(Vec::len), &prices[0]["changedBy"]), (Some(1), &json!(owner.id())));
    assert_eq!((&prices[0]["oldPrice"], &prices[0]["newPrice"]), (&json!("13.00"), &json!("13.50")));
    assert_eq!((&find("Kiwi")["sku"], &find("Kiwi")["stockBalance"]), (&json!("NEW-1"), &json!(0)));
    assert!(find("Plum")["sku"].as_str().unwrap().starts_with("PLUM-"), "a SKU is made");
    let found = owner.get("/api/products?q=kiwi").await;
    assert_eq!(found.total(), 1, "the search knows what was imported");
    let log = owner.get("/api/user-activity-log").await.expect(200).to_string();
    assert!(log.contains("Imported file.csv: 2 products created, 1 updated"), "{log}");
}

#[actix_web::test]
async fn locations_are_set_cleared_and_left_alone() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango Ice", 5).await.id;
    let location = async || owner.get(&format!("/api/products/{mango}")).await.expect(200)["location"].clone();
    let import = async |text: &str| apply(&app, &owner, &checked(&app, &owner, "products", text).await).await;
    import("SKU,Name,Category,Shelf\nMANGO-ICE,Mango Ice,Pods,a-03-12-2\nNEW-1,Kiwi,Pods,B-1-1-1\n").await;
    assert_eq!(location().await, "A-03-12-2");
    let kiwi = owner.get("/api/products?sku=NEW-1").await.expect(200);
    assert_eq!(kiwi[0]["location"], "B-1-1-1");
    import("SKU,Name\nMANGO-ICE,Mango Frost\n").await;
    assert_eq!(location().await, "A-03-12-2", "without a column it stays");
    import("SKU,Location\nMANGO-ICE,\n").await;
    assert_eq!(location().await, json!(null));
}

#[actix_web::test]
async fn a_world_that_changed_fails_the_step() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango Ice", 0).await;
    let text = "SKU,Name,Category,Barcode\nNEW-1,Kiwi,Pods,\nNEW-2,Plum,Pods,4006381333931\nMANGO-ICE,Changed,Pods,\n";
    let import = checked(&app, &owner, "products", text).await;
    app.write(|tx| {
        let mut draft = product_draft("Other");
        draft.details.barcode = Some("4006381333931".to_owned());
        Ok(add_product(tx, &draft, 0)?)
    })
    .await;
    let failed = apply(&app, &owner, &import).await;
    assert_eq!(failed["state"], "failed");
    assert_eq!(failed["error"], "Row 3: Another product already has this barcode. Nothing was imported.");
    assert_eq!(owner.get("/api/products?q=kiwi").await.total(), 0);
    assert_eq!(owner.get(&format!("/api/products/{}", mango.id)).await.expect(200)["name"], "Mango Ice");
    let again = super::support::check(&app, &owner, &failed, json!({})).await;
    assert_eq!(
        (&again["state"], &again["counts"]["error"]),
        (&json!("checked"), &json!(1)),
        "what failed is checked again"
    );
    assert!(again["error"].is_null());
}

/// Others write between the steps of a large import. Here an instance dies after the first, and a row behind it fails.
#[actix_web::test]
async fn a_large_import_that_fails_says_how_far_it_came_and_goes_on_after_a_correction() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mut text = "SKU,Name,Category\n".to_owned();
    for number in 1..=700 {
        writeln!(text, "NEW-{number},Kiwi {number},Pods").unwrap();
    }
    let import = checked(&app, &owner, "products", &text).await;
    let id = tierway_kernel::ImportId(import["id"].as_i64().unwrap());
    owner.post(&format!("{}/apply", address(&import)), json!({})).await.expect(202);
    app.write(move |tx| {
        for number in 1..=500 {
            let mut draft = product_draft(&format!("Kiwi {number}"));
            draft.sku = format!("NEW-{number}");
            add_product(tx, &draft, 0)?;
        }
        assert!(tx.imports().note_applied(id, 0, 501)?);
        let mut draft = product_draft("Other");
        draft.sku = "NEW-600".to_owned();
        Ok(add_product(tx, &draft, 0)?)
    })
    .await;
    app.run_jobs().await;
    let failed = owner.get(&address(&import)).await.expect(200);
    assert_eq!(failed["state"], "failed");
    let sentence =
        "Row 601: Another product already has this SKU. The rows up to 501 were imported, the others were not.";
    assert_eq!(failed["error"], sentence);
    assert_eq!(owner.get("/api/products?q=kiwi").await.total(), 500, "nothing behind the first step");
    let log = owner.get("/api/user-activity-log").await.expect(200).to_string();
    assert!(log.contains("Imported file.csv up to row 501; the rest failed"), "{log}");
    let again = super::support::check(&app, &owner, &failed, json!({})).await;
    assert_eq!(again["counts"]["create"], 199, "{again}");
    let applied = apply(&app, &owner, &again).await;
    assert_eq!(applied["state"], "applied");
    assert_eq!(owner.get("/api/products?q=kiwi").await.total(), 700);
}

#[actix_web::test]
async fn products_that_came_and_went_are_named_by_their_rows() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango Ice", 0).await;
    let gone = checked(&app, &owner, "products", "SKU,Name\nMANGO-ICE,Changed\n").await;
    let came = checked(&app, &owner, "products", "SKU,Name,Category\nNEW-1,Kiwi,Pods\n").await;
    owner.delete(&format!("/api/products/{}/delete", mango.id)).await.expect(200);
    app.write(|tx| {
        let mut draft = product_draft("Other");
        draft.sku = "new-1".to_owned();
        Ok(add_product(tx, &draft, 0)?)
    })
    .await;
    let gone = apply(&app, &owner, &gone).await;
    assert_eq!(gone["error"], "Row 2: The product with the SKU MANGO-ICE no longer exists. Nothing was imported.");
    let came = apply(&app, &owner, &came).await;
    assert_eq!(came["error"], "Row 2: Another product already has this SKU. Nothing was imported.");
}

#[actix_web::test]
async fn of_two_who_apply_at_once_one_is_heard() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let import = checked(&app, &owner, "products", "SKU,Name,Category\nNEW-1,Kiwi,Pods\n").await;
    let path = format!("{}/apply", address(&import));
    let (one, other) = futures_util::future::join(owner.post(&path, json!({})), owner.post(&path, json!({}))).await;
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [202, 409]);
    let refused = if one.status == 409 { one } else { other };
    refused.refused(409, "This import is already being applied.");
    owner
        .post(&format!("{}/cancel", address(&import)), json!({}))
        .await
        .refused(409, "This import is already being applied.");
    app.run_jobs().await;
    assert_eq!(owner.get("/api/products?q=kiwi").await.total(), 1);
    owner.post(&path, json!({})).await.refused(409, "This import was already applied.");
}

#[actix_web::test]
async fn a_job_that_died_is_done_by_another() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let import = checked(&app, &owner, "products", "SKU,Name,Category\nNEW-1,Kiwi,Pods\nNEW-2,Plum,Pods\n").await;
    let path = address(&import);
    owner.post(&format!("{path}/check"), json!({})).await.expect(202);
    // A process takes the job, notes the first rows and dies.
    let id = tierway_kernel::ImportId(import["id"].as_i64().unwrap());
    let now = app.fakes().services().clock.now();
    app.write(move |tx| {
        let until = now + tierway_application::jobs::LEASE;
        assert!(tx.jobs().lease(JobKind::ALL, now, until)?.is_some());
        assert!(tx.imports().clear_rows(id)?);
        let row = tierway_application::imports::ImportRow {
            number: 2,
            outcome: tierway_application::imports::RowOutcome::Same,
            product_id: None,
            sku: String::new(),
            plan: Default::default(),
            errors: Vec::new(),
        };
        assert!(tx.imports().add_rows(id, 0, &[row])?);
        Ok(())
    })
    .await;
    assert_eq!(app.run_jobs().await, 0, "the lease still stands");
    app.fakes().clock.advance(tierway_application::jobs::LEASE + chrono::Duration::seconds(1));
    assert_eq!(app.run_jobs().await, 1);
    let import = owner.get(&path).await.expect(200);
    assert_eq!(
        (&import["state"], &import["counts"]["create"], &import["doneRows"]),
        (&json!("checked"), &json!(2), &json!(2))
    );
    let import = apply(&app, &owner, &import).await;
    assert_eq!(import["state"], "applied");
}

#[actix_web::test]
async fn who_lost_the_right_meanwhile_applies_nothing() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let import = checked(&app, &owner, "products", "SKU,Name,Category\nNEW-1,Kiwi,Pods\n").await;
    owner.post(&format!("{}/apply", address(&import)), json!({})).await.expect(202);
    admin.post(&format!("/api/users/{}/deactivate", owner.id()), json!({})).await.expect(200);
    app.run_jobs().await;
    let import = admin.get(&address(&import)).await.expect(200);
    assert_eq!(
        (&import["state"], &import["error"]),
        (&json!("failed"), &json!("Please sign in first. Nothing was imported."))
    );
    assert_eq!(admin.get("/api/products?q=kiwi").await.total(), 0);
}

#[actix_web::test]
async fn old_imports_are_forgotten_with_their_files() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    checked(&app, &owner, "products", "SKU,Name,Category\nNEW-1,Kiwi,Pods\n").await;
    app.fakes().clock.advance(chrono::Duration::days(31));
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let now = app.fakes().services().clock.now();
    app.write(move |tx| {
        let job = tierway_application::jobs::NewJob {
            kind: JobKind::PurgeImports,
            payload: "{}".to_owned(),
            run_at: now,
            dedupe_key: None,
        };
        Ok(tx.jobs().enqueue(&job, now)?)
    })
    .await;
    app.run_jobs().await;
    assert_eq!(owner.get("/api/imports").await.total(), 0);
    assert!(app.fakes().files.keys(tierway_application::FileArea::Private).is_empty());
}

/// Counts what writes.
struct Counting(Fresh, AtomicUsize);

impl Store for Counting {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.1.fetch_add(usize::from(access == Access::Write), Ordering::Relaxed);
        self.0.submit(access, work);
    }

    fn revision(&self, topic: Topic) -> u64 {
        self.0.revision(topic)
    }

    fn await_change(&self, topic: Topic, seen: u64, longest: Duration) {
        self.0.await_change(topic, seen, longest);
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }
}

#[actix_web::test]
async fn a_large_import_lets_others_write_between_its_steps() {
    let store = Arc::new(Counting(Fresh::new(), AtomicUsize::new(0)));
    let app = TestApp::over(Arc::clone(&store) as Arc<dyn Store>).await;
    let owner = owner(&app).await;
    let mut writes = Vec::new();
    for (name, rows) in [("A", 1), ("B", 1_101)] {
        let mut text = "SKU,Name,Category\n".to_owned();
        for number in 1..=rows {
            writeln!(text, "{name}-{number},Kiwi {name} {number},Pods").unwrap();
        }
        let import = checked(&app, &owner, "products", &text).await;
        let before = store.1.load(Ordering::Relaxed);
        assert_eq!(apply(&app, &owner, &import).await["state"], "applied");
        writes.push(store.1.load(Ordering::Relaxed) - before);
    }
    assert!(writes[1] >= writes[0] + 2, "three steps in place of one: {writes:?}");
}
