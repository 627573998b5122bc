//! Webhooks over HTTP: test servers, and rejected addresses.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::JoinHandle;

use chrono::{DateTime, Utc};

use super::*;

/// A server that takes one request, answers `answer`, and gives what it was sent.
fn server(answer: String) -> (u16, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let thread = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let (mut text, mut buffer) = (String::new(), [0; 4096]);
        while !text.ends_with("}") {
            let read = stream.read(&mut buffer).unwrap();
            assert!(read > 0, "the request breaks off: {text}");
            text.push_str(std::str::from_utf8(&buffer[..read]).unwrap());
        }
        stream.write_all(answer.as_bytes()).unwrap();
        text
    });
    (port, thread)
}

fn answer(status: &str, body: &str) -> String {
    format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())
}

fn sending(url: String) -> Sending {
    Sending {
        url,
        id: "msg_p5jXN8AQM9LWM0D4loKWxJek".to_owned(),
        at: "2021-02-25T14:13:34Z".parse::<DateTime<Utc>>().unwrap(),
        body: r#"{"test": 2432232314}"#.to_owned(),
        secrets: vec!["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".to_owned()],
        private_addresses: true,
    }
}

fn header<'t>(request: &'t str, name: &str) -> &'t str {
    let line = request.lines().find(|line| line.to_ascii_lowercase().starts_with(&format!("{name}:")));
    line.and_then(|line| line.split_once(": ")).map(|(_, value)| value).unwrap_or_default()
}

#[test]
fn a_message_is_signed_as_the_convention_says() {
    let (port, served) = server(answer("200 OK", "thanks"));
    let sent = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/hook?x=1"))).unwrap();
    assert_eq!(sent, Sent { status: 200, answer: String::new() });
    let request = served.join().unwrap();
    assert!(request.starts_with("POST /hook?x=1 HTTP/1.1"), "{request}");
    assert!(request.ends_with("\r\n\r\n{\"test\": 2432232314}"), "{request}");
    assert_eq!(header(&request, "content-type"), "application/json");
    assert_eq!(header(&request, "webhook-id"), "msg_p5jXN8AQM9LWM0D4loKWxJek");
    assert_eq!(header(&request, "webhook-timestamp"), "1614262414");
    assert!(header(&request, "user-agent").starts_with("Tierway-Webhooks/"));
    let (_, body) = request.split_once("\r\n\r\n").unwrap();
    let key = STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap();
    let signed = [header(&request, "webhook-id"), header(&request, "webhook-timestamp"), body].join(".");
    let expected = format!("v1,{}", STANDARD.encode(hmac_by_the_book(&key, signed.as_bytes())));
    assert_eq!(header(&request, "webhook-signature"), expected);
}

/// HMAC-SHA256 as RFC 2104 writes it, from the hash alone.
fn hmac_by_the_book(key: &[u8], text: &[u8]) -> Vec<u8> {
    let hash = |parts: [&[u8]; 2]| ring::digest::digest(&ring::digest::SHA256, &parts.concat()).as_ref().to_vec();
    let mut block = [0_u8; 64];
    block[..key.len()].copy_from_slice(key);
    let padded = |pad: u8| block.map(|byte| byte ^ pad);
    hash([&padded(0x5C), &hash([&padded(0x36), text])])
}

#[test]
fn the_signature_is_the_one_of_the_published_example() {
    // The example of the Standard Webhooks libraries.
    let mut sending = sending(String::new());
    let expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
    assert_eq!(signatures(&sending, "1614265330").unwrap(), expected);
    sending.secrets.push("whsec_b2xkLW9sZC1vbGQ=".to_owned());
    let both = signatures(&sending, "1614265330").unwrap();
    let both: Vec<&str> = both.split(' ').collect();
    assert!(both.len() == 2 && both[0] == expected && both[1].starts_with("v1,") && both[1] != expected);
    sending.secrets = vec!["whsec_not base64".to_owned()];
    assert!(signatures(&sending, "1").is_err());
}

#[test]
fn an_answer_is_told_with_its_beginning() {
    let (port, served) = server(answer("503 Service Unavailable", &"é\0".repeat(2000)));
    let everywhere = HttpWebhooks { is_outside: |_| true, ..HttpWebhooks::default() };
    let sent = everywhere.send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap();
    served.join().unwrap();
    assert_eq!(sent.status, 503);
    assert!(sent.answer.starts_with("éé") && sent.answer.len() <= KEPT && !sent.answer.contains('\0'));
}

#[test]
fn what_a_service_inside_says_is_not_kept() {
    let (port, served) = server(answer("403 Forbidden", "the inner service's secret"));
    let sent = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap();
    served.join().unwrap();
    assert_eq!(sent, Sent { status: 403, answer: String::new() });
}

#[test]
fn a_redirect_is_an_answer_and_not_followed() {
    let (port, served) =
        server("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".to_owned());
    let sent = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap();
    served.join().unwrap();
    assert_eq!(sent.status, 302);
}

/// Sends to a name that resolves as `lookup` returns.
fn send_by(lookup: DnsLookup, url: &str, private_addresses: bool) -> Result<Sent, SendFault> {
    let sender = HttpWebhooks { lookup, ..HttpWebhooks::default() };
    sender.send(&Sending { private_addresses, ..sending(url.to_owned()) })
}

fn at_port_zero(address: &str) -> SocketAddr {
    SocketAddr::new(address.parse().unwrap(), 0)
}

#[test]
fn a_name_that_leads_inside_is_refused_when_it_is_looked_up() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let url = format!("https://shop.example:{}/", listener.local_addr().unwrap().port());
    assert_eq!(HttpWebhooks::default().check(&url, false), Ok(()), "nobody can tell from the name");
    let inside: [DnsLookup; 8] = [
        |_| Ok(vec![at_port_zero("127.0.0.1")]),
        |_| Ok(vec![at_port_zero("::1")]),
        |_| Ok(vec![at_port_zero("::ffff:127.0.0.1")]),
        |_| Ok(vec![at_port_zero("::127.0.0.1")]),
        |_| Ok(vec![at_port_zero("64:ff9b::7f00:1")]),
        |_| Ok(vec![at_port_zero("100.64.0.1")]),
        |_| Ok(vec![at_port_zero("169.254.169.254")]),
        // One of several is enough.
        |_| Ok(vec![at_port_zero("1.1.1.1"), at_port_zero("127.0.0.1")]),
    ];
    for lookup in inside {
        assert_eq!(send_by(lookup, &url, false), Err(SendFault(INSIDE.into())), "{:?}", lookup(""));
    }
    assert!(listener.accept().is_err(), "nobody has knocked");
}

#[test]
fn where_private_addresses_are_allowed_names_may_lead_inside() {
    let (port, served) = server(answer("200 OK", ""));
    let sent = send_by(|_| Ok(vec![at_port_zero("127.0.0.1")]), &format!("http://shop.example:{port}/"), true);
    assert_eq!(sent.unwrap().status, 200);
    assert_eq!(header(&served.join().unwrap(), "host"), format!("shop.example:{port}"));
}

#[test]
fn a_name_that_means_something_else_by_now_is_looked_at_as_it_is_now() {
    static ASKED: AtomicUsize = AtomicUsize::new(0);
    // Public on the first lookup, as a prior check would see; private from then on.
    fn rebinding(_: &str) -> io::Result<Vec<SocketAddr>> {
        let inside = ASKED.fetch_add(1, Ordering::Relaxed) > 0;
        Ok(vec![at_port_zero(if inside { "127.0.0.1" } else { "192.0.43.8" })])
    }
    let (port, _served) = server(answer("200 OK", ""));
    let url = format!("https://shop.example:{port}/");
    assert!(is_public(rebinding("shop.example").unwrap()[0].ip()));
    assert_eq!(send_by(rebinding, &url, false), Err(SendFault(INSIDE.into())));
    assert_eq!(ASKED.load(Ordering::Relaxed), 2, "what is connected to is what was looked at, in one look");
}

#[test]
fn a_name_that_stands_for_nothing_is_told_as_such() {
    let fault = send_by(|_| Err(io::Error::other("no such name")), "https://shop.example/", false).unwrap_err();
    assert_eq!(fault.0, "The address could not be reached: no such name.");
}

#[test]
fn nobody_there_is_told_as_such() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let fault = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap_err();
    assert!(fault.to_string().starts_with("The address could not be reached: "), "{fault}");
}

#[test]
fn addresses_are_looked_at_before_they_are_kept() {
    let sender = HttpWebhooks::default();
    for url in
        ["https://shop.example/hook", "https://shop.example:8443/a?b=c", "https://1.1.1.1/", "https://[2606:4700::1]/"]
    {
        assert_eq!(sender.check(url, false), Ok(()), "{url}");
    }
    let inside = [
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://0177.0.0.1/",
        "https://127.1/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://192.168.0.1:8443/",
        "https://172.20.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:a00:1]/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://localhost/",
        "https://LOCALHOST./",
        "https://api.localhost/",
        "https://127.0.0.1./",
        "https://[::ffff:169.254.169.254]:8443/",
        "https://[2002:7f00:1::]/",
    ];
    for url in inside {
        assert_eq!(sender.check(url, false), Err(INSIDE.into()), "{url}");
        assert_eq!(sender.check(url, true), Ok(()), "{url}");
        let refused = sender.send(&Sending { private_addresses: false, ..sending(url.to_owned()) });
        assert_eq!(refused, Err(SendFault(INSIDE.into())), "{url}");
    }
    for url in [
        "",
        "shop.example",
        "/hook",
        "https://",
        "https://user@shop.example/",
        "https://a:b@shop.example/",
        "ftp://shop.example/",
        "file:///etc/passwd",
    ] {
        assert!(sender.check(url, true).is_err(), "{url}");
    }
    assert!(sender.check("http://shop.example/", false).is_err());
    assert_eq!(sender.check("http://shop.example/", true), Ok(()));
}
