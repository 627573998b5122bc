//! Webhook delivery: a test receiver over HTTP verifies what it receives.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::Arc;
use std::thread::JoinHandle;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tierway_adapters::HttpWebhooks;
use tierway_kernel::Role;
use tierway_testkit::builders::at;

use crate::orders::shop;
use crate::support::{Client, TestApp};

/// A request as it arrived.
struct Arrived {
    head: String,
    body: String,
}

impl Arrived {
    fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find(|line| line.to_ascii_lowercase().starts_with(&format!("{name}:")));
        line.and_then(|line| line.split_once(": ")).map(|(_, value)| value).unwrap_or_default()
    }

    /// The signatures the Standard Webhooks convention asks for, one for each secret, computed from the hash alone.
    fn expected(&self, secrets: &[&str]) -> String {
        let signed = format!("{}.{}.{}", self.header("webhook-id"), self.header("webhook-timestamp"), self.body);
        let sign = |secret: &&str| {
            let key = STANDARD.decode(secret.strip_prefix("whsec_").unwrap()).unwrap();
            format!("v1,{}", STANDARD.encode(hmac_by_the_book(&key, signed.as_bytes())))
        };
        secrets.iter().map(sign).collect::<Vec<_>>().join(" ")
    }
}

/// HMAC-SHA256 as RFC 2104 writes it.
fn hmac_by_the_book(key: &[u8], text: &[u8]) -> Vec<u8> {
    let hash = |parts: [&[u8]; 2]| ring::digest::digest(&ring::digest::SHA256, &parts.concat()).as_ref().to_vec();
    let mut block = [0_u8; 64];
    block[..key.len()].copy_from_slice(key);
    let padded = |pad: u8| block.map(|byte| byte ^ pad);
    hash([&padded(0x5C), &hash([&padded(0x36), text])])
}

/// Answers as many requests as there are statuses, and gives what was sent.
fn receiver(statuses: &'static [u16]) -> (u16, JoinHandle<Vec<Arrived>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let serve = move |status: &u16| {
        let (mut stream, _) = listener.accept().unwrap();
        let (mut text, mut buffer) = (String::new(), [0; 4096]);
        let length = |head: &str| -> usize {
            let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with("content-length:"));
            line.and_then(|line| line.split_once(": ")).map_or(0, |(_, value)| value.parse().unwrap())
        };
        loop {
            if let Some((head, body)) = text.split_once("\r\n\r\n")
                && body.len() >= length(head)
            {
                let arrived = Arrived { head: head.to_owned(), body: body.to_owned() };
                let answer = format!("HTTP/1.1 {status} x\r\nContent-Length: 5\r\nConnection: close\r\n\r\nnoted");
                stream.write_all(answer.as_bytes()).unwrap();
                return arrived;
            }
            let read = stream.read(&mut buffer).unwrap();
            assert!(read > 0, "the request breaks off: {text}");
            text.push_str(std::str::from_utf8(&buffer[..read]).unwrap());
        }
    };
    (port, std::thread::spawn(move || statuses.iter().map(serve).collect()))
}

/// A product whose webhooks may reach this machine.
async fn open_inwards() -> TestApp {
    let app = TestApp::start().await;
    app.write(|tx| Ok(tx.settings().set("webhookPrivateAddresses", "true", at(0))?)).await;
    app
}

async fn send_all(app: &TestApp) {
    app.run_jobs_with(|services| services.webhooks = Arc::<HttpWebhooks>::default()).await;
}

async fn to_port(client: &Client, port: u16, kinds: &[&str]) -> Value {
    let body = json!({ "url": format!("http://127.0.0.1:{port}/hook?shop=1"), "kinds": kinds });
    client.post("/api/webhooks", body).await.expect(201)
}

#[actix_web::test]
async fn what_arrives_verifies_with_the_secret_that_was_shown() {
    let app = open_inwards().await;
    let (port, receiving) = receiver(&[200, 500, 200]);
    let agent = app.signed_in_as(Role::Agent).await;
    let made = to_port(&agent, port, &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    let id = shop::product(&app, "Mango Ice", 12).await;
    let order = shop::order(&agent, id, 3).await;
    send_all(&app).await;
    let turned = agent.post(&format!("{path}/rotate-secret"), json!({})).await.expect(200);
    agent.post(&format!("{path}/test"), json!({})).await.expect(202);
    send_all(&app).await;
    app.fakes().clock.advance(chrono::Duration::seconds(15));
    send_all(&app).await;

    let arrived = receiving.join().unwrap();
    let (old, new) = (made["secret"].as_str().unwrap(), turned["secret"].as_str().unwrap());
    let [placed, tried, again] = &arrived[..] else { panic!("three requests") };
    assert!(placed.head.starts_with("POST /hook?shop=1 HTTP/1.1"), "{}", placed.head);
    assert_eq!(placed.header("content-type"), "application/json");
    assert_eq!(placed.header("webhook-timestamp"), at(0).timestamp().to_string());
    assert_eq!(placed.header("webhook-signature"), placed.expected(&[old]));
    let body: Value = serde_json::from_str(&placed.body).unwrap();
    assert_eq!((&body["type"], &body["data"]["orderId"]), (&json!("order.placed"), &json!(order)));
    assert_eq!(body["id"], placed.header("webhook-id"));
    // Both secrets sign for a day. An attempt after another says the same, signed for its own time.
    assert_eq!(tried.header("webhook-signature"), tried.expected(&[new, old]));
    assert_eq!(again.header("webhook-signature"), again.expected(&[new, old]));
    assert_eq!((&again.body, again.header("webhook-id")), (&tried.body, tried.header("webhook-id")));
    assert_ne!(again.header("webhook-timestamp"), tried.header("webhook-timestamp"));

    let log = agent.get(&format!("{path}/deliveries")).await;
    assert_eq!((log.total(), &log.json()[0]["attempts"]), (2, &json!(2)));
    let read = agent.get(&format!("/api/webhook-deliveries/{}", log.json()[0]["id"])).await.expect(200);
    // What a service inside of the own network says is not kept.
    assert_eq!((read["answer"].as_str().unwrap_or_default(), &read["state"]), ("", &json!("delivered")));
}

#[actix_web::test]
async fn an_address_inside_is_refused_when_it_is_kept_and_when_it_is_sent_to() {
    let app = open_inwards().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let made = to_port(&dealer, listener.local_addr().unwrap().port(), &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    // The admin thinks better of it: what was kept in the meantime is no longer spoken to either.
    app.write(|tx| Ok(tx.settings().set("webhookPrivateAddresses", "false", at(0))?)).await;
    send_all(&app).await;
    assert!(listener.accept().is_err(), "nobody has knocked");
    let log = &dealer.get(&format!("{path}/deliveries")).await.json()[0];
    assert_eq!(log["error"], "Please enter an https address.");
    let patch = json!({ "url": "https://shop.example/" });
    dealer.patch(&path, patch).await.expect(200);
}
