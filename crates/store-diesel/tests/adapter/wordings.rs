//! Notices, entries of the activity log and errors that older versions have written or changed.

use tierway_accounts::{ActivityAction, ActivityFilter, NewActivity};
use tierway_application::imports::{
    ImportColumn, ImportKind, ImportRow, Mapping, NewImport, RowError, RowOutcome, RowPlan,
};
use tierway_application::mail::NewMail;
use tierway_kernel::{Language, Message, PageRequest, Role, UserId, message};
use tierway_testkit::builders::{add_product, add_user, at, new_user, product_draft};
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

on_each!(errors_that_older_versions_stored_are_read_in_every_language_they_have, |database| {
    let owner = write(&**database, |tx| add_user(tx, &new_user(Role::Manufacturer, "owner"))).id;
    let import = write(&**database, move |tx| {
        let columns = vec![ImportColumn { name: "Name".to_owned(), samples: Vec::new() }];
        let kind = ImportKind::Products;
        let [file_name, file_key] = ["a.csv", "import-a.csv"].map(str::to_owned);
        let mapping = Mapping::new();
        let file =
            NewImport { kind, file_name, file_key, columns, mapping, reason: None, total_rows: 1, created_by: owner };
        let import = tx.imports().add(&file, at(0))?.id;
        tx.imports().begin_check(import, &Mapping::new(), None)?;
        let error = RowError { column: Message::verbatim("Name"), message: "Please enter a SKU.".into() };
        let (outcome, plan) = (RowOutcome::Error, RowPlan::default());
        let row = ImportRow { number: 2, outcome, product_id: None, sku: String::new(), plan, errors: vec![error] };
        tx.imports().add_rows(import, 0, &[row])?;
        Ok(import)
    });
    let mail = write(&**database, |tx| {
        let [to, subject, body] = ["anna@mail.example", "Hello", "Hello"].map(str::to_owned);
        tx.mail().queue(&NewMail { to, subject, body, link_for: None }, at(0))
    });
    execute(database, r#"UPDATE import_rows SET errors = '[{"column":"Name","message":"Please enter a SKU."}]'"#)
        .unwrap();
    execute(database, "UPDATE imports SET error = 'Row 2: Another product already has this SKU.'").unwrap();
    execute(database, "UPDATE mail_outbox SET last_error = 'permanent error (550): {no} such mailbox'").unwrap();
    let rows = read(&**database, move |tx| tx.imports().rows_after(import, &RowOutcome::ALL, 0, 9));
    let error = &rows[0].errors[0];
    assert_eq!(error.column.render(Language::Ms), "Name", "the column of a file has one name");
    assert_eq!(error.message.render(Language::Ms), "Sila masukkan SKU.");
    let import = read(&**database, move |tx| tx.imports().by_id(import)).unwrap();
    let said = import.error.unwrap().render(Language::Ms);
    assert_eq!(said, "Row 2: Another product already has this SKU.", "its values are not known");
    let mail = read(&**database, move |tx| tx.mail().by_id(mail)).unwrap();
    assert_eq!(mail.last_error.unwrap().render(Language::Th), "permanent error (550): {no} such mailbox");
});

on_each!(reasons_that_older_versions_stored_are_read_as_they_are_or_translated_if_they_have_no_values, |database| {
    let mint = write(&**database, |tx| add_product(tx, &product_draft("Mint"), 5)).id;
    // The defaults of older versions, and what people typed.
    for (minute, reason) in ["Stock set by hand", "Order #7", "Two {boxes} leak"].into_iter().enumerate() {
        let sql = format!(
            "INSERT INTO stock_updates (product_id, new_stock, reason, created_at) VALUES ({mint}, 5, '{reason}', {minute})"
        );
        execute(database, &sql).unwrap();
    }
    let updates = read(&**database, |tx| tx.stock().updates(&PageRequest::first(9))).items.into_iter();
    let said: Vec<String> = updates.filter_map(|one| Some(one.reason?.render(Language::Ms))).collect();
    assert_eq!(said, ["Two {boxes} leak", "Order #7", "Stok ditetapkan secara manual"]);
});
