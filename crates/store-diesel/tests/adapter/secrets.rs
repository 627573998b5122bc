//! Password reset links: no column of any table contains one, and the migration removes older texts that did.

use std::sync::Arc;

use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::{PgConnection, SqliteConnection};
use tierway_application::accounts::{request_password_reset, verify_password_reset};
use tierway_application::jobs::run_all;
use tierway_application::mail::{MailStatus, NewMail};
use tierway_application::{Access, transact_blocking};
use tierway_kernel::{Actor, MailId, ResetId, UserId};
use tierway_testkit::builders::{actor, add_user, at, new_admin, new_customer};
use tierway_testkit::contract::support::{read, write};
use tierway_testkit::{Fakes, Fresh};

use crate::execute;

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    text: String,
}

/// A `text` result column.
fn rows(database: &Fresh, sql: &str) -> Vec<String> {
    let rows: Vec<Row> = match database.url().strip_prefix("sqlite:") {
        Some(path) => diesel::sql_query(sql).load(&mut SqliteConnection::establish(path).unwrap()),
        None => diesel::sql_query(sql).load(&mut PgConnection::establish(database.url()).unwrap()),
    }
    .unwrap();
    rows.into_iter().map(|row| row.text).collect()
}

/// Every row of every table, as text.
fn everything(database: &Fresh) -> String {
    if !database.url().starts_with("sqlite:") {
        let tables = rows(database, "SELECT tablename AS text FROM pg_tables WHERE schemaname = 'public'");
        let of = |table: String| rows(database, &format!("SELECT t::TEXT AS text FROM {table} AS t")).join("\n");
        return tables.into_iter().map(of).collect();
    }
    let tables = "SELECT name AS text FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let of = |table: String| {
        let columns = rows(database, &format!("SELECT name AS text FROM pragma_table_info('{table}')"));
        let texts =
            columns.iter().map(|column| format!("COALESCE(CAST(\"{column}\" AS TEXT), '')")).collect::<Vec<_>>();
        rows(database, &format!("SELECT {} AS text FROM \"{table}\"", texts.join(" || ' ' || "))).join("\n")
    };
    rows(database, tables).into_iter().map(of).collect()
}

on_each!(no_column_of_any_table_holds_a_link_that_was_mailed, |database| {
    let fakes = Fakes::new();
    let admin = write(&**database, |tx| {
        add_user(tx, &new_customer("cleo"))?;
        add_user(tx, &new_admin("ada"))
    });
    let run = |actor: Actor, verify: Option<i64>| {
        let context = fakes.context(actor);
        let done = transact_blocking(&**database, Access::Write, move |tx| match verify {
            Some(id) => verify_password_reset(tx, &context, ResetId(id), None).map(drop),
            None => request_password_reset(tx, &context, "cleo@tierway.test", "customer"),
        });
        done.unwrap();
        run_all(&**database, &Arc::new(fakes.services())).unwrap();
    };
    run(Actor::Guest, None);
    run(actor(&admin), Some(1));
    let all = everything(database);
    assert!(all.contains("cleo@tierway.test"), "{all}");
    let mails = fakes.mailer.sent();
    assert_eq!(mails.len(), 2);
    for mail in mails {
        let token = mail.body.split("?token=").nth(1).unwrap().split_whitespace().next().unwrap();
        assert!(token.len() >= 43 && !all.contains(token), "{token} stands in a table");
    }
});

on_each!(texts_with_a_link_of_an_older_version_are_removed, |database| {
    let mail = |subject: &str| NewMail {
        to: "cleo@mail.example".to_owned(),
        subject: subject.to_owned(),
        body: "Hello".to_owned(),
        link_for: None,
    };
    let [sent, queued, plain] = [mail("sent"), mail("queued"), mail("plain")]
        .map(|mail| write(&**database, move |tx| tx.mail().queue(&mail, at(0))));
    write(&**database, move |tx| tx.mail().note_attempt(sent, MailStatus::Sent, None, at(1)));
    write(&**database, |tx| add_user(tx, &new_customer("cleo")));
    let before = if database.url().starts_with("sqlite:") {
        include_str!("../../../../migrations/sqlite/2026-11-25-001000_links_at_sending/down.sql")
    } else {
        include_str!("../../../../migrations/postgres/2026-11-25-001000_links_at_sending/down.sql")
    };
    execute(database, before).unwrap();
    execute(database, "DELETE FROM __diesel_schema_migrations WHERE version = '20261125001000'").unwrap();
    if database.url().starts_with("sqlite:") {
        // The older migration rebuilds the table without the column that this one adds.
        execute(database, "DELETE FROM __diesel_schema_migrations WHERE version = '20261129000490'").unwrap();
    }
    let old = "UPDATE mail_outbox SET has_secret = (1 = 1), body = 'https://shop.example/reset-password?token=secret' \
        WHERE subject <> 'plain'";
    execute(database, old).unwrap();
    let asked = "INSERT INTO password_resets (user_id, token_hash, state, requested_at, expires_at) \
        SELECT id, 'hash', 'requested', 0, 4000000000000000 FROM users WHERE username = 'cleo'";
    execute(database, asked).unwrap();
    drop(tierway_store_diesel::open(database.url(), std::path::Path::new("")).unwrap());
    assert!(!everything(database).contains("token=secret"));
    let now = |id: MailId| read(&**database, move |tx| tx.mail().by_id(id)).unwrap();
    assert_eq!((now(sent).status, now(sent).content.link_for), (MailStatus::Sent, Some(ResetId(0))));
    assert_eq!((now(queued).status, now(queued).last_error.is_some()), (MailStatus::Failed, true));
    assert_eq!((now(plain).status, now(plain).content.body), (MailStatus::Queued, "Hello".to_owned()));
    let cleo = read(&**database, |tx| tx.resets().by_link("hash", at(0)));
    assert_eq!(cleo.map(|reset| reset.user_id), Some(UserId(1)), "links that were mailed go on working");
});
