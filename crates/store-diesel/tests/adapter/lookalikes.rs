//! Usernames created by an older version.

use std::path::Path;

use tierway_kernel::StoreError;
use tierway_testkit::builders::{add_user, new_customer};
use tierway_testkit::contract::support::{read, refused, write};

use crate::execute;

on_each!(names_of_older_accounts_count_as_taken, |database| {
    write(&**database, |tx| {
        add_user(tx, &new_customer("anna"))?;
        add_user(tx, &new_customer("bill"))
    });
    // As they were before the column was there, one of them a look-alike of the other.
    execute(database, "UPDATE users SET username_skeleton = NULL").unwrap();
    execute(database, "UPDATE users SET username = 'anпa', username_key = 'anпa' WHERE username = 'bill'").unwrap();
    let has = |name: &'static str| read(&**database, move |tx| tx.users().has_lookalike(name));
    assert!(!has("anna"));
    drop(tierway_store_diesel::open(database.url(), Path::new("")).unwrap());
    assert!(has("an\u{200B}na") && has("аnnа") && has("аnпа") && !has("hanna"));
    let twin = new_customer("ann\u{200D}a");
    assert_eq!(refused(&**database, move |tx| add_user(tx, &twin)), StoreError::Taken("users.username_key"));
});

on_each!(older_accounts_that_look_alike_both_stay, |database| {
    write(&**database, |tx| {
        add_user(tx, &new_customer("anna"))?;
        add_user(tx, &new_customer("bill"))
    });
    execute(database, "UPDATE users SET username_skeleton = NULL").unwrap();
    execute(database, "UPDATE users SET username = 'аnnа', username_key = 'аnnа' WHERE username = 'bill'").unwrap();
    drop(tierway_store_diesel::open(database.url(), Path::new("")).unwrap());
    drop(tierway_store_diesel::open(database.url(), Path::new("")).unwrap());
    for name in ["anna", "аnnа"] {
        assert!(read(&**database, move |tx| tx.users().credentials(name)).is_some(), "{name}");
    }
});
