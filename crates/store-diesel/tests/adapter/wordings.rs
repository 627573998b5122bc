//! Notices and entries of the activity log that older versions have written or changed.

use tierway_accounts::{ActivityAction, ActivityFilter, NewActivity};
use tierway_kernel::{Message, PageRequest, UserId, message};
use tierway_testkit::builders::at;
use tierway_testkit::contract::support::{read, write};
use tierway_workforce::{Audience, NewNotice};

use crate::execute;

on_each!(what_older_versions_wrote_is_said_as_it_is_stored, |database| {
    let number = write(&**database, |tx| {
        let description = message!("Released batch {code}", code = "M-1".to_owned());
        let (user_id, subject_id, action) = (None, None, ActivityAction::Stock);
        let entry = NewActivity { user_id, subject_id, action, description, address: None, user_agent: None };
        tx.activity().append(&entry, at(0))?;
        let title = message!("New order #{number}", number = 7);
        let audience = Audience::Group("warehouse".to_owned());
        let notice =
            NewNotice { audience, kind: "order".to_owned(), subject: None, title, message: "It is new.".into() };
        tx.notices().add(&notice, at(0))
    })
    .id;
    let notice = || read(&**database, move |tx| tx.notices().by_id(number, UserId(1))).unwrap().entry;
    assert_eq!(notice().title.text(), "New order #{number}");
    let reword = |sql: &str| execute(database, sql).unwrap();
    // An older version changes the English text only.
    reword("UPDATE notifications SET title = 'Order approved'");
    assert_eq!((notice().title, notice().message), (Message::verbatim("Order approved"), "It is new.".into()));
    assert_ne!(notice().title.text(), "New order #{number}");
    for wording in ["NULL", "'{\"of\": \"a newer version\"}'"] {
        reword(&format!("UPDATE notifications SET title = 'Old', wording = {wording}"));
        assert_eq!(notice().title.to_string(), "Old", "{wording}");
    }
    reword(
        "INSERT INTO activity_log (action, description, created_at) VALUES ('stock', 'Nine came in.', 4102444800000000)",
    );
    let page = read(&**database, |tx| tx.activity().list(&ActivityFilter::default(), &PageRequest::first(9)));
    let said: Vec<String> = page.items.into_iter().map(|one| one.entry.description.to_string()).collect();
    assert_eq!(said, ["Nine came in.", "Released batch M-1"]);
});
