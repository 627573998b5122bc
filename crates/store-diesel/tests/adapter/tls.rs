//! PostgreSQL over TLS, as configured in the URL. The server requires TLS for network connections.

use std::path::Path;

use diesel::dsl::sql;
use diesel::sql_types::BigInt;
use diesel::{Connection, PgConnection, RunQueryDsl};
use tierway_application::{Access, Topic, transact_blocking};
use tierway_store_diesel::{PostgresStore, open};
use tierway_testkit::Fresh;
use tierway_testkit::builders::at;
use tierway_testkit::contract::support::{read, write};

use crate::execute;

/// The file of a certificate or key, as a URL has it.
fn file(name: &str) -> String {
    let directory = std::env::var("TIERWAY_TEST_CERTIFICATES").expect("scripts/with-postgres makes certificates");
    format!("{directory}/{name}").replace('/', "%2F")
}

/// The database over the network, with these parameters.
fn over_network(database: &Fresh, parameters: &str) -> String {
    let server = std::env::var("TIERWAY_TEST_POSTGRES_TLS").expect("scripts/with-postgres speaks TLS");
    let (server, name) = (server.rsplit_once('/').unwrap().0, database.url().rsplit_once('/').unwrap().1);
    format!("{server}/{name}?{parameters}")
}

/// What is said at the start; nothing when all is well. Whoever gets in reads and writes, by TLS.
fn said(database: &Fresh, url: &str) -> String {
    let store = match open(url, Path::new("")) {
        Ok(store) => store,
        Err(error) => return error.to_string(),
    };
    write(&*store, |tx| tx.settings().set("key", "value", at(0)));
    assert_eq!(read(&*store, |tx| tx.settings().get("key")), Some("value".to_owned()));
    let count = |ssl: &str| -> i64 {
        let of = "count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = current_database() \
             AND usename LIKE 'tls%' AND ";
        let mut beside = PgConnection::establish(database.url()).unwrap();
        diesel::select(sql::<BigInt>(&format!("{of}{ssl}"))).get_result(&mut beside).unwrap()
    };
    assert_eq!(count("NOT ssl"), 0, "{url}");
    assert!(count("ssl") > 0, "{url}");
    String::new()
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_url_asks_for_as_much_of_tls_as_libpq_knows() {
    let database = Fresh::postgres();
    let (ca, other, own) = (file("ca.pem"), file("other.pem"), file("server.pem"));
    let here = "@127.0.0.1:";
    for (parameters, there, word) in [
        ("connect_timeout=3", "@localhost:", "no encryption"),
        ("sslmode=disable", "@localhost:", "no encryption"),
        ("sslmode=prefer", "@localhost:", ""),
        ("sslmode=require", here, ""),
        ("sslmode=require&ssl_min_protocol_version=TLSv1.3&sslsni=0", here, ""),
        (&format!("sslmode=require&sslrootcert={other}"), here, "UnknownIssuer"),
        (&format!("sslmode=verify-ca&sslrootcert={ca}"), here, ""),
        (&format!("sslmode=verify-ca&sslrootcert={other}"), here, "UnknownIssuer"),
        (&format!("sslmode=verify-full&sslrootcert={ca}"), "@localhost:", ""),
        (&format!("sslmode=verify-full&sslrootcert={ca}"), here, "not valid for name"),
        (&format!("sslmode=verify-full&sslrootcert={other}"), "@localhost:", "UnknownIssuer"),
        (&format!("sslmode=verify-full&sslrootcert={own}"), "@localhost:", ""),
        (&format!("sslmode=verify-full&sslrootcert={own}"), here, "not valid for name"),
        ("sslmode=verify-full&sslrootcert=system", "@localhost:", "UnknownIssuer"),
        ("sslmode=verify-full&sslrootcert=%2Fnone.pem", "@localhost:", "sslrootcert: /none.pem cannot be read"),
    ] {
        let url = over_network(&database, parameters).replace("@localhost:", there);
        let said = said(&database, &url);
        assert_eq!(said.is_empty(), word.is_empty(), "{parameters} at {there} {said}");
        assert!(said.contains(word), "{parameters} at {there} {said}");
    }
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_program_shows_its_own_certificate() {
    let database = Fresh::postgres();
    let url = over_network(&database, &format!("sslmode=verify-full&sslrootcert={}", file("ca.pem")));
    let (scheme, rest) = url.split_once("://").unwrap();
    let by_certificate = format!("{scheme}://tls_certificate@{}", rest.split_once('@').unwrap().1);
    let shown = format!("&sslcert={}&sslkey={}", file("client.pem"), file("client.key"));
    assert_eq!(said(&database, &format!("{by_certificate}{shown}")), "");
    assert_ne!(said(&database, &by_certificate), "");
    let not_its = format!("&sslcert={}&sslkey={}", file("client.pem"), file("server.key"));
    let said = said(&database, &format!("{by_certificate}{not_its}"));
    assert!(said.contains("do not fit together"), "{said}");
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn servers_are_tried_one_after_the_other() {
    let database = Fresh::postgres();
    let mode = format!("sslmode=verify-full&sslrootcert={}&target_session_attrs=read-write", file("ca.pem"));
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = over_network(&database, &mode);
    let two = url.replace("@localhost:", &format!("@localhost:{closed},localhost:"));
    assert_eq!(said(&database, &two), "");
    let none = over_network(&database, &mode);
    let (before, after) = none.split_once("@localhost:").unwrap();
    let nobody = format!("{before}@localhost:{closed}/{}", after.split_once('/').unwrap().1);
    let nobody = said(&database, &nobody);
    assert!(nobody.contains("refused") && nobody.contains(&closed.to_string()), "{nobody}");
    // One that only reads, as a standby does.
    let name = database.url().rsplit_once('/').unwrap().1;
    execute(&database, &format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).unwrap();
    let reads_only = said(&database, &url);
    assert!(reads_only.contains("read-only"), "{reads_only}");
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn a_server_without_tls_is_told_apart() {
    use std::io::{Read as _, Write as _};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for call in listener.incoming() {
            let mut call = call.unwrap();
            let mut greeting = [0; 8];
            call.read_exact(&mut greeting).unwrap();
            // To the request for TLS, and to whatever else it is no answer.
            call.write_all(b"N").unwrap();
        }
    });
    let said = open(&format!("postgres://ann@127.0.0.1:{port}/shop?sslmode=require"), Path::new("")).err().unwrap();
    assert!(said.to_string().contains("does not offer TLS"), "{said}");
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn lost_connections_and_news_of_others_come_by_tls_too() {
    let database = Fresh::postgres();
    let url = over_network(&database, &format!("sslmode=verify-full&sslrootcert={}", file("ca.pem")));
    let (first, second) = (PostgresStore::connect(&url, 5).unwrap(), PostgresStore::connect(&url, 5).unwrap());
    for _ in 0..3 {
        write(&first, |tx| tx.settings().set("key", "value", at(0)));
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND usename = 'tls_password' AND query NOT LIKE '%LISTEN%'";
        execute(&database, others).unwrap();
        std::thread::sleep(std::time::Duration::from_millis(50));
        assert_eq!(read(&first, |tx| tx.settings().get("key")), Some("value".to_owned()));
    }
    let before = tierway_application::Store::revision(&second, Topic::Orders);
    for _ in 0..1000 {
        let told = transact_blocking(&first, Access::Write, |tx| {
            tx.changed(Topic::Orders);
            Ok(())
        });
        told.unwrap();
        std::thread::sleep(std::time::Duration::from_millis(20));
        if tierway_application::Store::revision(&second, Topic::Orders) > before {
            return;
        }
    }
    panic!("the other instance hears nothing");
}
