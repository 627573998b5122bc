//! POST /api/auth/register: valid and malicious documents.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_application::FileArea;

use super::forms::{MULTIPART, Multipart, PDF, PNG, SVG, agent, data_url, person, with};
use crate::support::{Answer, TestApp};

const PATH: &str = "/api/auth/register";
const DEALER: &str =
    "Please provide all required dealer documents: Dealer ID, Company License, Bank Statement, and Shop Photos";
const AGENT: &str = "Please provide both ID Document and Wallet Proof";
const NOT_A_DOCUMENT: &str = "Please upload a PDF, JPG, JPEG or PNG file.";

fn dealer() -> Value {
    with(person("dealer", "dora"), json!({ "dealerId": "D-1", "companyName": "Harbour Trading" }))
}

async fn upload(app: &TestApp, form: Multipart) -> Answer {
    app.guest().request(Method::POST, PATH).body(MULTIPART, form.bytes()).send().await
}

fn kept(app: &TestApp) -> usize {
    app.fakes().files.keys(FileArea::Private).len()
}

#[actix_web::test]
async fn a_dealer_hands_in_files() {
    let app = TestApp::start().await;
    let form = Multipart::of(&dealer())
        .file("businessLicense", "../../etc/licence.exe", PDF)
        .file("bankStatement", "statement.pdf", PDF)
        .file("shopPhotos", "one.png", PNG)
        .file("shopPhotos", "two.png", PNG)
        .file("idDocument", "", b"");
    let answer = upload(&app, form).await.expect(201);
    assert_eq!(answer["message"], "Dealer account created successfully!");
    assert_eq!(answer["user"]["missingDocuments"], json!([]));
    assert_eq!((&answer["user"]["dealerId"], kept(&app)), (&json!("D-1"), 4));
    let admin = app.signed_in_as(tierway_kernel::Role::Admin).await;
    let documents = admin.get(&format!("/api/users/{}/documents", answer["user"]["id"])).await.expect(200);
    let names: Vec<_> = documents.as_array().unwrap().iter().map(|document| document["fileName"].clone()).collect();
    assert_eq!(names, ["licence.pdf", "statement.pdf", "one.png", "two.png"]);
}

#[actix_web::test]
async fn documents_come_as_data_urls_too() {
    let app = TestApp::start().await;
    let answer = app.guest().post(PATH, agent("anna")).await.expect(201);
    assert_eq!(answer["message"], "Agent account created successfully!");
    assert_eq!(kept(&app), 2);
    let photos = json!({
        "businessLicense": data_url(PDF), "bankStatement": data_url(PDF), "shopPhotos": [data_url(PNG), data_url(PNG)],
    });
    app.guest().post(PATH, with(dealer(), photos)).await.expect(201);
    assert_eq!(kept(&app), 6);
}

#[actix_web::test]
async fn missing_documents_are_told_in_the_specifications_words() {
    let app = TestApp::start().await;
    let answer = app.guest().post(PATH, with(dealer(), json!({ "bankStatement": data_url(PDF) }))).await;
    answer.refused(422, DEALER);
    answer.field_refused("businessLicense", DEALER);
    answer.field_refused("shopPhotos", DEALER);
    let answer = app.guest().post(PATH, with(dealer(), json!({ "dealerId": "" }))).await;
    answer.refused(422, DEALER);
    answer.field_refused("dealerId", DEALER);
    // What a browser makes of a file in JSON is no document.
    let files = json!({ "idDocument": {}, "walletProof": {} });
    app.guest().post(PATH, with(person("agent", "anna"), files)).await.refused(422, AGENT);
    assert_eq!(kept(&app), 0);
}

#[actix_web::test]
async fn content_that_only_claims_to_be_a_document_is_refused() {
    let app = TestApp::start().await;
    for hostile in [SVG, b"<!doctype html><script>alert(1)</script>", b"MZ\x90\0", b"GIF89a"] {
        let form = Multipart::of(&person("agent", "anna")).file("idDocument", "passport.png", hostile).file(
            "walletProof",
            "wallet.pdf",
            PDF,
        );
        upload(&app, form).await.field_refused("idDocument", NOT_A_DOCUMENT);
        let files = json!({ "idDocument": data_url(PDF), "walletProof": data_url(hostile) });
        let answer = app.guest().post(PATH, with(person("agent", "anna"), files)).await;
        answer.field_refused("walletProof", NOT_A_DOCUMENT);
    }
    for url in ["https://example.com/a.pdf", "data:application/pdf,plain", "data:application/pdf;base64,***"] {
        let files = json!({ "idDocument": url, "walletProof": data_url(PDF) });
        let answer = app.guest().post(PATH, with(person("agent", "anna"), files)).await;
        answer.field_refused("idDocument", NOT_A_DOCUMENT);
    }
    assert_eq!(kept(&app), 0);
}

#[actix_web::test]
async fn shop_photos_are_pictures_and_not_too_many() {
    let app = TestApp::start().await;
    let form = |photo: &[u8], times: usize| {
        let form = Multipart::of(&dealer()).file("businessLicense", "a.pdf", PDF).file("bankStatement", "b.pdf", PDF);
        (0..times).fold(form, |form, _| form.file("shopPhotos", "c.png", photo))
    };
    let answer = upload(&app, form(PDF, 1)).await;
    answer.field_refused("shopPhotos", "Please upload a JPG, JPEG or PNG picture.");
    upload(&app, form(PNG, 11)).await.field_refused("shopPhotos", "Please upload at most 10 shop photos.");
    assert_eq!(kept(&app), 0);
}

#[actix_web::test]
async fn ten_megabytes_are_the_limit() {
    let app = TestApp::start().await;
    let mut large = PDF.to_vec();
    large.resize(10 * 1024 * 1024 + 1, b' ');
    let form =
        Multipart::of(&person("agent", "anna")).file("idDocument", "a.pdf", &large).file("walletProof", "b", PDF);
    upload(&app, form).await.refused(413, "Each document must be at most 10 MB.");
    let files = json!({ "idDocument": data_url(PDF), "walletProof": data_url(&large) });
    let answer = app.guest().post(PATH, with(person("agent", "anna"), files)).await;
    answer.refused(413, "Each document must be at most 10 MB.");
    large.truncate(10 * 1024 * 1024);
    let form =
        Multipart::of(&person("agent", "anna")).file("idDocument", "a.pdf", &large).file("walletProof", "b", PDF);
    upload(&app, form).await.expect(201);
}

#[actix_web::test]
async fn a_refused_registration_leaves_no_document() {
    let app = TestApp::start().await;
    app.guest().post(PATH, agent("anna")).await.expect(201);
    app.guest().post(PATH, agent("anna")).await.problem(422);
    assert_eq!(kept(&app), 2);
    // Refused by the store only, after the documents were kept.
    let (one, other) = (app.guest(), app.guest());
    let (one, other) = futures_util::future::join(one.post(PATH, agent("bert")), other.post(PATH, agent("bert"))).await;
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!((statuses, kept(&app)), ([201, 422], 4));
}

#[actix_web::test]
async fn a_file_under_a_text_fields_name_is_refused() {
    let app = TestApp::start().await;
    let form = Multipart::of(&person("customer", "lina")).file("avatar", "me.png", PNG);
    upload(&app, form).await.field_refused("avatar", "This field does not accept files.");
}
