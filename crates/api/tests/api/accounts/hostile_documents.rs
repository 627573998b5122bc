//! Malicious uploads are rejected, or sanitized before they are stored and served.

use actix_web::http::Method;
use serde_json::json;
use tierway_application::FileArea;
use tierway_kernel::{DocumentId, Role};
use tierway_testkit::builders::at;

use super::forms::{MULTIPART, Multipart, PDF, data_url, person, with};
use super::hostile_samples::{Fate, Sample, samples};
use crate::support::{Answer, Client, TestApp};

async fn hand_in(agent: &Client, sample: &Sample) -> Answer {
    let form = Multipart::of(&json!({ "kind": "idDocument" })).file("file", &sample.file_name, &sample.bytes);
    let path = format!("/api/users/{}/documents", agent.id());
    agent.request(Method::POST, &path).body(MULTIPART, form.bytes()).send().await
}

fn kept(app: &TestApp) -> usize {
    app.fakes().files.keys(FileArea::Private).len()
}

fn carries(bytes: &[u8], payload: &[u8]) -> bool {
    bytes.windows(payload.len()).any(|window| window == payload)
}

/// What was kept: a picture under a plain name, without the payload, served so that nothing of it can run.
async fn assert_inert(admin: &Client, agent: &Client, sample: &Sample, answer: &Answer) {
    let document = answer.expect(201);
    let file_name = document["fileName"].as_str().unwrap();
    let (stem, ending) = file_name.rsplit_once('.').unwrap();
    assert!(matches!(ending, "png" | "jpg"), "{}: {file_name}", sample.name);
    assert!(stem.chars().all(|c| c.is_alphanumeric() || " -_".contains(c)), "{}: {file_name}", sample.name);
    assert!(stem.chars().count() <= 80, "{}: {file_name}", sample.name);
    let url = document["url"].as_str().unwrap();
    for (client, query, way) in [(agent, "?disposition=inline", "attachment;"), (admin, "", "attachment;")] {
        let served = client.get(&format!("{url}{query}")).await;
        assert_eq!(served.status, 200, "{}", sample.name);
        assert!(!carries(&served.body, &sample.payload), "{} is served with its payload", sample.name);
        assert!(served.header("content-disposition").starts_with(way), "{}", sample.name);
        assert_eq!(served.header("x-content-type-options"), "nosniff");
        assert_eq!(served.header("cache-control"), "private, no-store");
        assert!(served.header("content-security-policy").contains("default-src 'none'"));
        assert!(served.header("content-security-policy").contains("sandbox"));
        let kind = if ending == "png" { "image/png" } else { "image/jpeg" };
        assert_eq!(served.header("content-type"), kind, "{}", sample.name);
    }
}

#[actix_web::test]
async fn hostile_uploads_are_refused_or_inert() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let samples = samples();
    assert!(samples.len() >= 40, "{}", samples.len());
    for sample in &samples {
        let before = kept(&app);
        let answer = hand_in(&agent, sample).await;
        match sample.fate {
            Fate::Refused => {
                let status = answer.status.as_u16();
                assert!(matches!(status, 413 | 422), "{}: {status} {}", sample.name, answer.text());
                answer.problem(status);
                assert_eq!(kept(&app), before, "{} left something behind", sample.name);
            }
            Fate::Inert => {
                assert_eq!(answer.status, 201, "{}: {}", sample.name, answer.text());
                assert_inert(&admin, &agent, sample, &answer).await;
            }
        }
    }
}

#[actix_web::test]
async fn nothing_of_a_payload_lies_in_storage() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    for sample in samples().iter().filter(|sample| sample.fate == Fate::Inert) {
        let id = hand_in(&agent, sample).await.expect(201)["id"].as_i64().unwrap();
        let document = app.read(move |tx| Ok(tx.documents().by_id(DocumentId(id))?.unwrap())).await;
        let bytes = tierway_application::Files::get(&*app.fakes().files, FileArea::Private, &document.storage_key);
        let bytes = bytes.unwrap();
        assert_eq!(i64::try_from(bytes.len()).unwrap(), document.size);
        assert!(!carries(&bytes, &sample.payload), "{}", sample.name);
        assert!(document.storage_key.starts_with("doc-"), "no part of the name is a path: {}", document.storage_key);
    }
}

#[actix_web::test]
async fn registration_refuses_them_too_and_keeps_nothing() {
    let app = TestApp::start().await;
    // More of them than one address may send.
    app.write(|tx| Ok(tx.settings().set("registrationsPerHour", "1000", at(0))?)).await;
    for sample in samples().iter().filter(|sample| sample.fate == Fate::Refused && sample.bytes.len() > 1) {
        let files = json!({ "idDocument": data_url(&sample.bytes), "walletProof": data_url(PDF) });
        let answer = app.guest().post("/api/auth/register", with(person("agent", "anna"), files)).await;
        let status = answer.status.as_u16();
        assert!(matches!(status, 413 | 422), "{}: {status} {}", sample.name, answer.text());
        assert_eq!(kept(&app), 0, "{}", sample.name);
    }
    assert_eq!(app.read(|tx| Ok(tx.users().counts()?.0)).await, 0);
}

#[actix_web::test]
async fn active_papers_are_told_what_is_wrong_with_them() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let active =
        "This PDF contains scripts, attachments or other active content. Please upload a plain PDF or a picture.";
    for (name, sentence) in [
        ("a pdf with an escaped script", active),
        ("a pdf with a packed script", active),
        ("a pdf under a password", "This PDF is password-protected. Please upload one without a password."),
        ("a pixel bomb as png", "This picture has too many pixels."),
        ("half a png", "This file is damaged. Please save it again and upload the new file."),
        ("a drawing named png", "Please upload a PDF, JPG, JPEG or PNG file."),
    ] {
        let sample = samples().into_iter().find(|sample| sample.name == name).unwrap();
        hand_in(&agent, &sample).await.field_refused("file", sentence);
    }
}
