//! Bodies that do not arrive: 408, and the connection is closed.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use actix_web::{App as Http, HttpServer, web};
use tierway_api::{ApiConfig, App, configure_app};
use tierway_testkit::{Fakes, Fresh};

const FORM: &str = "multipart/form-data; boundary=b";
const JSON: &str = "application/json";

/// What the product answers a registration that stops in the middle.
fn half_sent(address: std::net::SocketAddr, kind: &str, start: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/auth/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: 5000000\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(start).unwrap();
    let mut answer = String::new();
    // To the end: the connection is closed after the answer.
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[actix_web::test]
async fn a_body_that_stops_is_answered_and_its_connection_closed() {
    let fresh = Fresh::new();
    let mut config = ApiConfig::for_public_url("http://localhost");
    config.body_intake.idle = Duration::from_millis(100);
    let app = web::Data::new(App::new(Arc::clone(&fresh.store), Arc::new(Fakes::new().services()), config));
    let server = HttpServer::new(move || {
        let app = app.clone();
        Http::new().configure(move |config| configure_app(config, &app))
    });
    let server = server.workers(1).disable_signals().bind("127.0.0.1:0").unwrap();
    let address = server.addrs()[0];
    let running = server.run();
    let handle = running.handle();
    actix_web::rt::spawn(running);
    let part = b"--b\r\nContent-Disposition: form-data; name=\"businessLicense\"; filename=\"a.pdf\"\r\n\r\n%PDF-1.7";
    for (kind, start) in
        [(JSON, &b"{\"role\": \"dealer\", \"username\": \""[..]), (FORM, &part[..]), (FORM, b"--b\r\n")]
    {
        let answer = web::block(move || half_sent(address, kind, start)).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 408 "), "{kind}: {answer}");
        assert!(answer.contains("The request took too long. Please try again."), "{answer}");
        assert!(answer.to_ascii_lowercase().contains("connection: close"), "{answer}");
    }
    handle.stop(false).await;
}
