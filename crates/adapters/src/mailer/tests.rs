#![allow(clippy::unwrap_used, reason = "tests")]
//! SMTP sessions with a mail server in this process, on a free port.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use tierway_kernel::Language;

use super::*;

/// A mail server that records every line and replies as configured.
struct Server {
    port: u16,
    heard: Arc<Mutex<Vec<String>>>,
}

/// The answer to a command; `None` for the usual one.
type Answer = fn(&str) -> Option<&'static str>;

impl Server {
    fn start(answer: Answer) -> Server {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&heard);
        // Ends with the process; the test does not wait for it.
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // A client that hangs up ends the conversation, not the server.
                drop(converse(stream, &log, answer));
            }
        });
        Server { port, heard }
    }

    fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().unwrap().clone()
    }

    fn heard_line(&self, start: &str) -> String {
        let heard = self.heard();
        heard.iter().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no {start} in {heard:#?}")).clone()
    }
}

fn converse(stream: TcpStream, log: &Mutex<Vec<String>>, answer: Answer) -> std::io::Result<()> {
    let mut writer = stream.try_clone()?;
    let mut in_data = false;
    writer.write_all(b"220 test ESMTP\r\n")?;
    for line in BufReader::new(stream).lines() {
        let line = line?;
        log.lock().unwrap().push(line.clone());
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let usual = match verb.as_str() {
            "." if in_data => "250 taken",
            _ if in_data => continue,
            "EHLO" => "250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN",
            "AUTH" => "235 welcome",
            "DATA" => "354 go on",
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
        let said = answer(&line).unwrap_or(usual);
        in_data = verb == "DATA" && said.starts_with('3');
        writer.write_all(format!("{said}\r\n").as_bytes())?;
    }
    Ok(())
}

fn smtp(url: &str) -> Smtp {
    Smtp::connect_later(url, Sender::parse("Tierway <noreply@shop.example>").unwrap()).unwrap()
}

fn send(url: &str) -> Result<Delivery, MailError> {
    smtp(url).send("1a.7.0", "anna@mail.example", "Willkommen – schön", "Grüße,\nTierway\n", &[])
}

#[test]
fn a_mail_arrives() {
    let server = Server::start(|_| None);
    assert_eq!(send(&server.url()), Ok(Delivery::Sent));
    assert!(server.heard_line("MAIL FROM:").contains("<noreply@shop.example>"));
    assert!(server.heard_line("RCPT TO:").contains("<anna@mail.example>"));
    assert_eq!(server.heard_line("From:"), "From: Tierway <noreply@shop.example>");
    assert_eq!(server.heard_line("To:"), "To: anna@mail.example");
    assert!(server.heard_line("Subject:").contains("=?utf-8?"), "letters outside ASCII are encoded");
    assert!(server.heard_line("Content-Type:").starts_with("Content-Type: text/plain; charset=utf-8"));
    assert_eq!(server.heard_line("Auto-Submitted:"), "Auto-Submitted: auto-generated");
    assert_eq!(server.heard_line("Message-ID:"), "Message-ID: <1a.7.0@shop.example>");
    assert!(server.heard_line("Date:").len() > "Date: ".len());
}

#[test]
fn files_go_along() {
    let server = Server::start(|_| None);
    let files = [MailAttachment {
        name: "sales.pdf".to_owned(),
        media_type: "application/pdf".to_owned(),
        content: b"%PDF-1.7".to_vec(),
    }];
    assert_eq!(smtp(&server.url()).send("1a.7.0", "anna@mail.example", "Hello", "Text", &files), Ok(Delivery::Sent));
    assert!(server.heard_line("Content-Type: multipart/mixed").len() > 1);
    assert_eq!(server.heard_line("Content-Disposition:"), "Content-Disposition: attachment; filename=\"sales.pdf\"");
    assert!(server.heard().iter().any(|line| line == "JVBERi0xLjc=" || line == "%PDF-1.7"), "{:#?}", server.heard());
    let strange = [MailAttachment { media_type: "no type".to_owned(), ..files[0].clone() }];
    let refused = smtp(&server.url()).send("1a.7.0", "anna@mail.example", "Hello", "Text", &strange);
    assert!(matches!(refused, Err(MailError::Permanent(_))));
}

#[test]
fn one_connection_serves_several_mails() {
    let server = Server::start(|_| None);
    let smtp = smtp(&server.url());
    for _ in 0..3 {
        assert_eq!(smtp.send("1a.7.0", "anna@mail.example", "Hello", "Text", &[]), Ok(Delivery::Sent));
    }
    let heard = server.heard();
    let count = |start: &str| heard.iter().filter(|line| line.starts_with(start)).count();
    assert_eq!((count("EHLO"), count("MAIL FROM:")), (1, 3));
}

#[test]
fn a_refused_recipient_is_lasting_and_the_servers_words_are_kept() {
    let server = Server::start(|line| line.starts_with("RCPT").then_some("550 no such mailbox"));
    let Err(MailError::Permanent(reason)) = send(&server.url()) else { panic!("not lasting") };
    let said = reason.to_string();
    assert!(said.contains("550") && said.contains("no such mailbox"), "{reason}");
    let malay = reason.render(Language::Ms);
    assert!(malay.contains("no such mailbox") && malay != said, "{malay}");
}

#[test]
fn a_server_that_asks_for_patience_gets_another_attempt() {
    let server = Server::start(|line| line.starts_with("MAIL").then_some("451 come back later"));
    let Err(MailError::Transient(reason)) = send(&server.url()) else { panic!("not passing") };
    assert!(reason.to_string().contains("come back later"), "{reason}");
}

#[test]
fn a_refused_sign_in_may_be_corrected_and_does_not_tell_the_password() {
    let server = Server::start(|line| line.starts_with("AUTH").then_some("535 wrong password"));
    let url = server.url().replace("//", "//user:very-secret@");
    let Err(MailError::Transient(reason)) = send(&url) else { panic!("not passing") };
    assert!(reason.to_string().contains("535") && !reason.to_string().contains("very-secret"), "{reason}");
    server.heard_line("AUTH");
    assert!(!format!("{:?}", smtp(&url)).contains("very-secret"));
}

#[test]
fn a_password_is_not_told_to_a_server_without_tls() {
    let server = Server::start(|_| None);
    for url in [server.url().replace("smtp:", "smtps:"), format!("{}?tls=required", server.url())] {
        let url = url.replace("//", "//user:very-secret@");
        assert!(matches!(send(&url), Err(MailError::Transient(_) | MailError::Permanent(_))));
    }
    let heard = server.heard();
    assert!(!heard.iter().any(|line| line.starts_with("AUTH") || line.starts_with("MAIL")), "{heard:#?}");
}

#[test]
fn a_password_that_would_travel_in_clear_asks_for_tls() {
    for (url, guarded_url) in [
        ("smtp://user:word@mail.example", "smtp://user:word@mail.example?tls=required"),
        ("smtp://user:word@mail.example:587/?x=y", "smtp://user:word@mail.example:587/?x=y&tls=required"),
        ("smtp://user:word@mail.example?tls=opportunistic", "smtp://user:word@mail.example?tls=opportunistic"),
        ("smtp://user:word@[::1]:25", "smtp://user:word@[::1]:25"),
        ("smtp://mail.example:25", "smtp://mail.example:25"),
        ("smtps://user:word@mail.example", "smtps://user:word@mail.example"),
    ] {
        assert_eq!(guarded(url), guarded_url);
    }
}

#[test]
fn a_server_that_is_away_gets_another_attempt() {
    let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
    assert!(matches!(send(&format!("smtp://127.0.0.1:{port}")), Err(MailError::Transient(_))));
}

#[test]
fn an_address_that_is_none_is_lasting() {
    let server = Server::start(|_| None);
    for to in ["", "anna", "anna@mail.example\r\nBcc: eve@mail.example", "a@b, c@d"] {
        assert!(
            matches!(smtp(&server.url()).send("1a.7.0", to, "Hello", "Text", &[]), Err(MailError::Permanent(_))),
            "{to}"
        );
    }
    assert!(server.heard().is_empty(), "nobody was bothered");
}

#[test]
fn a_subject_cannot_smuggle_a_header_nor_a_text_end_the_mail() {
    let server = Server::start(|_| None);
    let sent = smtp(&server.url()).send(
        "1a.7.0",
        "anna@mail.example",
        "Hello\r\nBcc: eve@mail.example",
        "One\r\n.\r\nRCPT TO:<eve>",
        &[],
    );
    assert_eq!(sent, Ok(Delivery::Sent));
    let heard = server.heard();
    assert!(!heard.iter().any(|line| line.starts_with("Bcc:")), "{heard:#?}");
    assert_eq!(heard.iter().filter(|line| *line == ".").count(), 1, "{heard:#?}");
}

#[test]
fn settings_that_name_no_server_are_refused_without_repeating_them() {
    for url in ["", "mail.example", "http://mail.example", "smtp://user:very-secret@"] {
        let error = Smtp::connect_later(url, Sender::parse("a@b.example").unwrap()).unwrap_err();
        assert!(!error.to_string().contains("very-secret"));
    }
    assert!(Sender::parse("nobody").is_err());
}

#[test]
fn without_a_server_mail_is_kept() {
    assert_eq!(NoMailer.send("1a.7.0", "anna@mail.example", "Hello", "Text", &[]), Ok(Delivery::Kept));
}
