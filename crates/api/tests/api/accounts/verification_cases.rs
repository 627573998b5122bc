//! GET /api/verification-cases.

use serde_json::{Value, json};
use tierway_accounts::{DocumentKind, NewUser, Verification};
use tierway_kernel::{Role, UserId};
use tierway_testkit::builders::{at, document, new_user};

use crate::support::{Client, TestApp};

async fn add(app: &TestApp, role: Role, name: &'static str, minute: i64, papers: &'static [DocumentKind]) -> UserId {
    let new = NewUser { verification: Verification::Pending, ..new_user(role, name) };
    app.write(move |tx| {
        let user = tx.users().add(&new, "hash", at(minute))?.id;
        for kind in papers {
            tx.documents().add(user, &document(*kind), at(minute))?;
        }
        Ok(user)
    })
    .await
}

async fn cases(admin: &Client, query: &str) -> Vec<Value> {
    admin.get(&format!("/api/verification-cases{query}")).await.expect(200).as_array().unwrap().clone()
}

fn names(cases: &[Value]) -> Vec<&str> {
    cases.iter().map(|case| case["user"]["username"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn the_queue_runs_from_old_to_new_and_counts_documents() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Customer, "cleo").await;
    add(&app, Role::Dealer, "dora", -9, &[DocumentKind::BusinessLicense, DocumentKind::ShopPhotos]).await;
    add(&app, Role::Wholesaler, "wera", -20, &[]).await;
    let gabe = add(&app, Role::Agent, "gabe", -15, &[DocumentKind::IdDocument, DocumentKind::WalletProof]).await;
    let documents = admin.get(&format!("/api/users/{gabe}/documents")).await.expect(200);
    let path = format!("/api/documents/{}/review", documents[0]["id"]);
    admin.post(&path, json!({ "decision": "refuse", "reason": "expired" })).await.expect(200);
    let queue = cases(&admin, "?status=pending").await;
    assert_eq!(names(&queue), ["wera", "gabe", "dora"]);
    let counts: Vec<Value> = queue
        .iter()
        .map(|case| json!([case["documentsPending"], case["documentsRefused"], case["documentsMissing"]]))
        .collect();
    assert_eq!(counts, [json!([0, 0, 0]), json!([1, 1, 0]), json!([2, 0, 1])]);
    assert_eq!(queue[1]["waitingSince"], queue[1]["user"]["createdAt"]);
}

#[actix_web::test]
async fn each_filter_holds() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let day = 24 * 60;
    add(&app, Role::Dealer, "dora", -5 * day, &[]).await;
    add(&app, Role::Agent, "gabe", -2 * day, &[]).await;
    app.person(Role::Wholesaler, "wera").await;
    assert_eq!(names(&cases(&admin, "").await), ["dora", "gabe", "wera"]);
    assert_eq!(names(&cases(&admin, "?status=approved").await), ["wera"]);
    assert_eq!(names(&cases(&admin, "?status=rejected").await), Vec::<&str>::new());
    assert_eq!(names(&cases(&admin, "?role=agent").await), ["gabe"]);
    assert_eq!(names(&cases(&admin, "?olderThanDays=3").await), ["dora"]);
    assert_eq!(names(&cases(&admin, "?olderThanDays=0&q=GAB").await), ["gabe"]);
    add(&app, Role::Dealer, "dina", -day, &[DocumentKind::BankStatement]).await;
    assert_eq!(names(&cases(&admin, "?needsReview=true").await), ["dina"]);
    assert_eq!(names(&cases(&admin, "?needsReview=false&role=dealer").await), ["dora", "dina"]);
    let first = admin.get("/api/verification-cases?limit=2&status=pending").await;
    assert_eq!((first.total(), first.next().is_some()), (3, true));
    let first = admin.get("/api/verification-cases?limit=2").await;
    assert_eq!(first.total(), 4);
    assert_eq!(names(admin.get(&first.next().unwrap()).await.expect(200).as_array().unwrap()), ["dina", "wera"]);
    for query in ["?status=open", "?role=king", "?olderThanDays=-1", "?needsReview=maybe", "?limit=0"] {
        admin.get(&format!("/api/verification-cases{query}")).await.problem(400);
    }
}
