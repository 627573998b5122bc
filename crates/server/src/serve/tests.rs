#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use clap::Parser as _;
use tierway_testkit::{Fakes, Fresh};
use tokio::sync::oneshot;

use super::*;
use crate::config::{Cli, Command};

fn config(drain: Duration) -> ServeConfig {
    let Command::Serve(options) = Cli::parse_from(["tierway", "serve", "--bind", "127.0.0.1:0"]).command else {
        unreachable!("it says serve")
    };
    ServeConfig { drain, ..options.parse().unwrap() }
}

/// The answer to a request that does not ask for its connection to be closed, read to the end of the connection.
async fn get(address: SocketAddr, path: &'static str) -> String {
    let asked = web::block(move || {
        let mut stream = TcpStream::connect(address).unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    asked.await.unwrap()
}

#[actix_web::test]
async fn an_instance_that_is_to_stop_says_so_first_and_still_serves() {
    let fresh = Fresh::sqlite();
    let api = ApiConfig::for_public_url("http://localhost");
    let app = web::Data::new(App::new(Arc::clone(&fresh.store), Arc::new(Fakes::new().services()), api));
    let (ask, asked) = oneshot::channel();
    // As long as the test needs at most: it ends by the third look.
    let asked = async { asked.await.unwrap_or(StopSource::ByPerson) };
    let (server, addresses) = server(&app, &config(Duration::from_secs(3)), asked).unwrap();
    let running = actix_web::rt::spawn(server);
    let address = addresses[0];
    ask.send(StopSource::ByManager).unwrap();
    while !app.is_draining() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    for _ in 0..3 {
        let served = get(address, "/api/products").await;
        assert!(served.starts_with("HTTP/1.1 200 "), "{served}");
        assert!(served.to_ascii_lowercase().contains("connection: close"), "{served}");
        let ready = get(address, "/health/ready").await;
        assert!(ready.starts_with("HTTP/1.1 503 ") && ready.contains("This instance is shutting down."), "{ready}");
    }
    running.await.unwrap().unwrap();
    assert!(TcpStream::connect(address).is_err(), "nobody listens any more");
}

#[actix_web::test]
async fn a_person_does_not_wait() {
    let fresh = Fresh::sqlite();
    let api = ApiConfig::for_public_url("http://localhost");
    let app = web::Data::new(App::new(Arc::clone(&fresh.store), Arc::new(Fakes::new().services()), api));
    let (server, _) = server(&app, &config(Duration::from_secs(300)), async { StopSource::ByPerson }).unwrap();
    tokio::time::timeout(Duration::from_secs(60), server).await.unwrap().unwrap();
}

#[test]
fn an_instance_drains_for_five_seconds_unless_told_otherwise() {
    let drain = |args: &[&str]| {
        let Command::Serve(options) = Cli::parse_from(["tierway", "serve"].iter().chain(args)).command else {
            unreachable!("it says serve")
        };
        options.parse().unwrap().drain
    };
    assert_eq!(drain(&[]), Duration::from_secs(5));
    assert_eq!(drain(&["--drain-seconds", "12"]), Duration::from_secs(12));
}

#[test]
fn the_setup_code_is_told_where_the_server_starts() {
    let told = |code: Option<&str>| {
        let config = config(Duration::ZERO);
        let invitation = code.map(|code| invitation(code, &config, Path::new("/srv/tierway")));
        let mut out = Vec::new();
        announce(&mut out, &config, &["127.0.0.1:8080".parse().unwrap()], invitation.as_deref()).unwrap();
        String::from_utf8(out).unwrap()
    };
    let invited = told(Some("7K2QF-M3XWA-9RTPD-4HBCE"));
    assert_eq!(invited.lines().count(), 2, "{invited}");
    for part in ["setup code 7K2QF-M3XWA-9RTPD-4HBCE", "/login/admin", "/srv/tierway/setup-code"] {
        assert!(invited.contains(part), "{part} in {invited}");
    }
    assert!(!told(None).contains("setup code"), "there is an admin");
}
