//! Webhooks over HTTP: against servers of the test's own, and addresses that are refused.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
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
    assert_eq!(sent, Sent { status: 200, answer: "thanks".to_owned() });
    let request = served.join().unwrap();
    assert!(request.starts_with("POST /hook?x=1 HTTP/1.1"), "{request}");
    assert!(request.ends_with("\r\n\r\n{\"test\": 2432232314}"), "{request}");
    assert_eq!(header(&request, "content-type"), "application/json");
    assert_eq!(header(&request, "webhook-id"), "msg_p5jXN8AQM9LWM0D4loKWxJek");
    assert_eq!(header(&request, "webhook-timestamp"), "1614262414");
    assert!(header(&request, "user-agent").starts_with("Tierway-Webhooks/"));
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
    let sent = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap();
    served.join().unwrap();
    assert_eq!(sent.status, 503);
    assert!(sent.answer.starts_with("éé") && sent.answer.len() <= KEPT && !sent.answer.contains('\0'));
}

#[test]
fn a_redirect_is_an_answer_and_not_followed() {
    let (port, served) =
        server("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".to_owned());
    let sent = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap();
    served.join().unwrap();
    assert_eq!(sent.status, 302);
}

#[test]
fn a_name_that_leads_inside_is_refused_when_it_is_looked_up() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let ways = Ways::open().unwrap();
    // Past the look at the text, as a name would be that means another address by now.
    let request = ways.public.post(format!("http://localhost:{port}/")).body("{}").send();
    let error = ways.runtime.as_ref().unwrap().block_on(request).unwrap_err();
    assert_eq!(sentence(&error), INSIDE);
    assert!(listener.accept().is_err(), "nobody has knocked");
    let request = ways.private.post(format!("http://localhost:{port}/")).timeout(Duration::from_millis(200)).send();
    assert!(ways.runtime.as_ref().unwrap().block_on(request).unwrap_err().is_timeout());
    assert!(listener.accept().is_ok(), "where private addresses are allowed it is let through");
}

#[test]
fn nobody_there_is_told_as_such() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let fault = HttpWebhooks::default().send(&sending(format!("http://127.0.0.1:{port}/"))).unwrap_err();
    assert!(fault.0.starts_with("The address could not be reached: "), "{fault}");
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
    ];
    for url in inside {
        assert_eq!(sender.check(url, false), Err(INSIDE.to_owned()), "{url}");
        assert_eq!(sender.check(url, true), Ok(()), "{url}");
        let refused = sender.send(&Sending { private_addresses: false, ..sending(url.to_owned()) });
        assert_eq!(refused, Err(SendFault(INSIDE.to_owned())), "{url}");
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
