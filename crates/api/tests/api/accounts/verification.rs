//! GET /api/users/{id}/verification, POST /api/documents/{id}/review: one verification from registration to approval.

use serde_json::{Value, json};
use tierway_accounts::DocumentKind;
use tierway_kernel::{Role, UserId};
use tierway_testkit::builders::{at, document};

use super::forms::{PDF, PNG, agent, data_url, person, with};
use crate::support::{Client, TestApp};

/// Registers an agent and signs them in; their documents as they see them.
async fn applicant(app: &TestApp, name: &str) -> (Client, Vec<Value>) {
    let answer = app.guest().post("/api/auth/register", agent(name)).await.expect(201);
    let id = UserId(answer["user"]["id"].as_i64().unwrap());
    let user = app.read(move |tx| Ok(tx.users().by_id(id)?.unwrap())).await;
    let client = app.signed_in_with(user, "secret-one").await;
    let documents = client.get(&format!("/api/users/{id}/documents")).await.expect(200);
    (client, documents.as_array().unwrap().clone())
}

async fn case(client: &Client, id: i64) -> Value {
    client.get(&format!("/api/users/{id}/verification")).await.expect(200)
}

fn events(case: &Value) -> Vec<String> {
    let history = case["history"].as_array().unwrap().iter();
    history.map(|event| event["event"].as_str().unwrap().to_owned()).collect()
}

fn review(document: &Value) -> String {
    format!("/api/documents/{}/review", document["id"])
}

#[actix_web::test]
async fn from_registration_over_a_refusal_to_approval() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (anna, documents) = applicant(&app, "anna").await;
    assert_eq!(documents[0]["review"], json!({ "status": "pending" }));
    let seen = case(&anna, anna.id()).await;
    assert_eq!((&seen["user"]["username"], &seen["missing"]), (&json!("anna"), &json!([])));
    assert_eq!(events(&seen), ["registered", "submitted", "submitted"]);
    assert_eq!(
        (&seen["history"][1]["documentKind"], &seen["history"][0]["actorName"]),
        (&json!("idDocument"), &json!("Lina Tan"))
    );

    app.run_jobs().await;
    let body = json!({ "decision": "refuse", "reason": "unreadable", "note": " Scan both sides. " });
    let refused = admin.post(&review(&documents[0]), body).await.expect(200);
    assert_eq!(refused["review"]["status"], "refused");
    assert_eq!(
        (&refused["review"]["reason"], &refused["review"]["note"]),
        (&json!("unreadable"), &json!("Scan both sides."))
    );
    assert_eq!(refused["review"]["reviewedByName"], "Admin Test");
    let seen = case(&anna, anna.id()).await;
    let expected = json!([{
        "kind": "idDocument", "label": "ID Document", "why": "refused", "reason": "unreadable", "note": "Scan both sides.",
        "isRequired": true,
    }]);
    assert_eq!((&seen["missing"], &seen["user"]["missingDocuments"]), (&expected, &json!(["idDocument"])));
    let notice = anna.get("/api/notifications").await.expect(200)[0].clone();
    let sentence = "Your document was refused: ID Document. It cannot be read. Scan both sides. Please sign in and upload a new one.";
    assert_eq!((&notice["title"], &notice["message"]), (&json!("Document refused"), &json!(sentence)));
    assert_eq!(app.run_jobs().await, 1);
    let mail = app.fakes().mailer.sent().pop().unwrap();
    assert_eq!((mail.to.as_str(), mail.subject.as_str()), ("anna@example.com", "Tierway: Document refused"));
    assert!(mail.body.contains(sentence), "{}", mail.body);

    let approve = format!("/api/users/{}/approve", anna.id());
    let sentence = "This account cannot be approved yet. Refused: ID Document.";
    admin.post(&approve, json!({})).await.refused(422, sentence);
    let better =
        json!({ "kind": "idDocument", "file": data_url(PNG), "fileName": "card.jpeg.png", "expiresOn": "2031-03-31" });
    let better = anna.post(&format!("/api/users/{}/documents", anna.id()), better).await.expect(201);
    assert_eq!((&better["fileName"], &better["expiresOn"]), (&json!("card-jpeg.png"), &json!("2031-03-31")));
    let all = anna.get(&format!("/api/users/{}/documents", anna.id())).await.expect(200);
    assert_eq!(all.as_array().unwrap().len(), 3, "replaced ones stay on record");
    assert!(all[0]["replacedAt"].is_string() && all[2]["replacedAt"].is_null());
    let told = admin.get("/api/notifications").await.expect(200)[0].clone();
    assert_eq!(told["message"], "Lina Tan (agent) uploaded a document: ID Document. It needs review.");
    admin
        .post(&review(&documents[0]), json!({ "decision": "accept" }))
        .await
        .refused(409, "This document has been replaced by a newer one.");

    admin.post(&approve, json!({})).await.expect(200);
    let seen = case(&admin, anna.id()).await;
    for document in seen["documents"].as_array().unwrap() {
        assert_eq!(document["review"]["status"], "accepted", "approving accepts what nobody has reviewed");
    }
    let expected = ["registered", "submitted", "submitted", "refused", "submitted", "accepted", "accepted", "approved"];
    assert_eq!(events(&seen), expected);
    assert_eq!(seen["history"][3]["reason"], "unreadable");
    assert_eq!(app.run_jobs().await, 1);
    assert_eq!(app.fakes().mailer.sent().pop().unwrap().subject, "Tierway: Account approved");
    admin
        .post(&review(&better), json!({ "decision": "refuse", "reason": "other", "note": "x" }))
        .await
        .refused(409, "This document has already been accepted.");
}

#[actix_web::test]
async fn a_refusal_by_mistake_is_taken_back() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (anna, documents) = applicant(&app, "anna").await;
    let path = review(&documents[0]);
    admin.post(&path, json!({ "decision": "refuse", "reason": "unreadable" })).await.expect(200);
    admin.post(&path, json!({ "decision": "accept" })).await.refused(409, "This document has already been refused.");
    let back = json!({ "decision": "accept", "was": "refused" });
    let accepted = admin.post(&path, back.clone()).await.expect(200);
    assert_eq!((&accepted["review"]["status"], accepted["review"].get("reason")), (&json!("accepted"), None));
    assert_eq!(case(&anna, anna.id()).await["missing"], json!([]));
    let notice = anna.get("/api/notifications").await.expect(200)[0].clone();
    assert_eq!(notice["message"], "Your document was accepted after all: ID Document.");
    admin.post(&path, back).await.refused(409, "This document has already been accepted.");
    let nonsense = json!({ "decision": "refuse", "reason": "expired", "was": "refused" });
    let sentence = "Only a refusal can be reversed, by accepting the document.";
    admin.post(&path, nonsense).await.field_refused("was", sentence);
    admin.post(&format!("/api/users/{}/approve", anna.id()), json!({})).await.expect(200);
}

#[actix_web::test]
async fn a_decision_is_complete() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (_, documents) = applicant(&app, "anna").await;
    let path = review(&documents[0]);
    for (body, field, sentence) in [
        (json!({}), "decision", "Please accept or refuse the document."),
        (json!({ "decision": "refuse" }), "reason", "Please choose why the document is refused."),
        (json!({ "decision": "refuse", "reason": "ugly" }), "reason", "Please choose why the document is refused."),
        (json!({ "decision": "refuse", "reason": "other" }), "note", "Please say what is wrong with the document."),
        (
            json!({ "decision": "accept", "note": "x".repeat(501) }),
            "note",
            "The note must be at most 500 characters long.",
        ),
        (json!({ "decision": "accept", "expiresOn": "soon" }), "expiresOn", "Please enter a date such as 2027-03-31."),
        (
            json!({ "decision": "accept", "expiresOn": "2026-03-01" }),
            "expiresOn",
            "This document has expired. Please upload a valid one.",
        ),
    ] {
        admin.post(&path, body).await.field_refused(field, sentence);
    }
    let accepted = admin.post(&path, json!({ "decision": "accept", "expiresOn": "2026-03-02" })).await.expect(200);
    assert_eq!((&accepted["review"]["status"], &accepted["expiresOn"]), (&json!("accepted"), &json!("2026-03-02")));
    admin
        .post("/api/documents/987654/review", json!({ "decision": "accept" }))
        .await
        .refused(404, "This document was not found.");
}

#[actix_web::test]
async fn a_rejection_stands_in_the_history_and_ends_the_review() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (anna, documents) = applicant(&app, "anna").await;
    admin.post(&format!("/api/users/{}/reject", anna.id()), json!({ "reason": "No such shop." })).await.expect(200);
    let seen = case(&admin, anna.id()).await;
    let last = seen["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["event"], &last["note"], &last["actorName"]),
        (&json!("rejected"), &json!("No such shop."), &json!("Admin Test"))
    );
    app.run_jobs().await;
    let mail = app.fakes().mailer.sent().pop().unwrap();
    assert!(mail.subject == "Tierway: Registration not approved" && mail.body.contains("No such shop."));
    admin
        .post(&review(&documents[0]), json!({ "decision": "accept" }))
        .await
        .refused(409, "This account has already been rejected.");
}

#[actix_web::test]
async fn the_owner_reviews_employees_and_nobody_else() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (_, foreign) = applicant(&app, "anna").await;
    owner
        .post(&review(&foreign[0]), json!({ "decision": "accept" }))
        .await
        .refused(404, "This document was not found.");
    let form = json!({ "position": "driver", "department": "logistics", "idDocument": data_url(PDF) });
    let answer = app.guest().post("/api/auth/register", with(person("employee", "emil"), form)).await.expect(201);
    let id = answer["user"]["id"].as_i64().unwrap();
    let seen = case(&owner, id).await;
    assert_eq!(
        seen["missing"],
        json!([{ "kind": "employmentLetter", "label": "Employment Letter", "why": "missing", "isRequired": false }])
    );
    let body = json!({ "decision": "refuse", "reason": "wrongDocument" });
    owner.post(&review(&seen["documents"][0]), body).await.expect(200);
    let body = json!({ "employeeId": id, "action": "activate" });
    owner.post("/api/company/manage-employee", body).await.expect(200);
    let seen = case(&admin, id).await;
    assert_eq!(
        events(&seen),
        ["registered", "submitted", "refused", "approved"],
        "an employee's papers are not required"
    );
}

#[actix_web::test]
async fn others_do_not_see_it() {
    let app = TestApp::start().await;
    let (anna, documents) = applicant(&app, "anna").await;
    let path = format!("/api/users/{}/verification", anna.id());
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Admin) {
        let client = app.signed_in_as(role).await;
        client.get(&path).await.refused(404, "This user was not found.");
        let answer = client.post(&review(&documents[0]), json!({ "decision": "accept" })).await;
        if role == Role::Manufacturer {
            answer.problem(404)
        } else {
            answer.problem(403)
        };
    }
    app.guest().get(&path).await.refused(401, "Please sign in first.");
}

#[actix_web::test]
async fn documents_that_end_are_told_of_once_before_and_once_after() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let id = dealer.user().id;
    app.write(move |tx| {
        let ends = tierway_accounts::NewDocument {
            expires_on: Some("2026-03-31".parse().unwrap()),
            ..document(DocumentKind::BusinessLicense)
        };
        tx.documents().add(id, &ends, at(0))?;
        Ok(())
    })
    .await;
    let told = async |days: i64| {
        app.fakes().clock.set(at(days * 24 * 60));
        let context = app.fakes().context(tierway_kernel::Actor::System);
        let told = app.write(move |tx| tierway_application::accounts::notify_expiring(tx, &context)).await;
        app.run_jobs().await;
        told
    };
    let counts = [told(-2).await, told(0).await, told(5).await, told(29).await, told(30).await, told(31).await];
    assert_eq!(counts, [0, 1, 0, 0, 1, 0], "thirty days before, and the day after the last");
    let subjects: Vec<String> = app.fakes().mailer.sent().into_iter().map(|mail| mail.subject).collect();
    assert_eq!(subjects, ["Tierway: Document expires soon", "Tierway: Document expired"]);
    let dealer = app.sign_in(dealer.user().clone()).await;
    let admin = app.sign_in(admin.user().clone()).await;
    let seen = case(&dealer, dealer.id()).await;
    assert_eq!(events(&seen), ["reminded", "expired"]);
    let lacking = &seen["missing"][0];
    assert_eq!((&lacking["kind"], &lacking["why"]), (&json!("businessLicense"), &json!("expired")));
    let notice = admin.get("/api/notifications").await.expect(200)[0]["message"].clone();
    assert_eq!(notice, "A document of Dealer Test (dealer) has expired: Company License, valid until 31 March 2026.");
}
