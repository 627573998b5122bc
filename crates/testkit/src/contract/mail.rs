//! The mail outbox.

use tierway_application::Store;
use tierway_application::mail::{Mail, MailAttachment, MailStatus, NewMail};
use tierway_kernel::{DateSort, Language, MailId, Message, ResetId, message};

use super::support::{all, assert_walks, read, write};
use crate::builders::at;

fn new(subject: &str) -> NewMail {
    NewMail {
        to: "anna@mail.example".to_owned(),
        subject: subject.to_owned(),
        body: "Grüße,\nTierway".to_owned(),
        link_for: None,
    }
}

fn queue(store: &dyn Store, mail: NewMail, minute: i64) -> MailId {
    write(store, move |tx| tx.mail().queue(&mail, at(minute)))
}

fn note(store: &dyn Store, id: MailId, status: MailStatus, error: Option<Message>, minute: i64) {
    write(store, move |tx| tx.mail().note_attempt(id, status, error.as_ref(), at(minute)));
}

fn get(store: &dyn Store, id: MailId) -> Mail {
    read(store, move |tx| tx.mail().by_id(id)).expect("the mail exists")
}

pub(super) fn a_mail_reads_back_as_it_was_given_and_waits(store: &dyn Store) {
    // The request need not exist: it is forgotten before its mail.
    let content = NewMail { link_for: Some(ResetId(987_654)), ..new("Hello") };
    let id = queue(store, content.clone(), 3);
    let expected = Mail {
        id,
        content,
        status: MailStatus::Queued,
        attempts: 0,
        last_error: None,
        created_at: at(3),
        sent_at: None,
        files: 0,
    };
    assert_eq!(get(store, id), expected);
    assert_eq!(read(store, |tx| tx.mail().by_id(MailId(987_654))), None);
}

pub(super) fn files_go_with_their_mail_and_are_removed_in_time(store: &dyn Store) {
    let file = |name: &str, content: &[u8]| MailAttachment {
        name: name.to_owned(),
        media_type: "application/pdf".to_owned(),
        content: content.to_vec(),
    };
    let every_byte: Vec<u8> = (0..=255).collect();
    let files = vec![file("b.pdf", &every_byte), file("a.pdf", b"")];
    let attached = |minute: i64, status: MailStatus| {
        let (id, files) = (queue(store, new("Report"), minute), files.clone());
        write(store, move |tx| tx.mail().attach(id, &files));
        note(store, id, status, None, minute);
        id
    };
    let (old, waiting, young) =
        (attached(1, MailStatus::Sent), attached(1, MailStatus::Queued), attached(9, MailStatus::Kept));
    let of = |id: MailId| read(store, move |tx| tx.mail().attachments(id));
    assert_eq!(of(old), files);
    assert_eq!(of(queue(store, new("None"), 2)), []);
    while write(store, |tx| tx.mail().purge_attachments(at(9))) > 0 {}
    assert_eq!((of(old), of(waiting), of(young)), (Vec::new(), files.clone(), files.clone()));
    let stored = |id: MailId| read(store, move |tx| tx.mail().attachment_count(id));
    assert_eq!([old, young].map(|id| (get(store, id).files, stored(id))), [(2, 0), (2, 2)]);
    assert_eq!(get(store, old).content, new("Report"), "the mail itself stays");
}

fn answered() -> Message {
    message!("The mail server answered: {reply}", reply = "no such mailbox".to_owned())
}

pub(super) fn attempts_are_counted_and_their_reasons_kept(store: &dyn Store) {
    let id = queue(store, new("Hello"), 0);
    note(store, id, MailStatus::Queued, Some("the server is away".into()), 1);
    let mail = get(store, id);
    assert_eq!((mail.status, mail.attempts, mail.sent_at), (MailStatus::Queued, 1, None));
    assert_eq!(mail.last_error, Some("the server is away".into()));
    note(store, id, MailStatus::Failed, Some(answered()), 2);
    let mail = get(store, id);
    assert_eq!((mail.status, mail.attempts), (MailStatus::Failed, 2));
    assert_eq!(mail.last_error.map(|error| error.render(Language::Th)), Some(answered().render(Language::Th)));
    write(store, move |tx| tx.mail().requeue(id));
    note(store, id, MailStatus::Sent, None, 3);
    let mail = get(store, id);
    assert_eq!((mail.status, mail.attempts, mail.last_error), (MailStatus::Sent, 3, None));
    assert_eq!((mail.sent_at, mail.content.body.as_str()), (Some(at(3)), "Grüße,\nTierway"));
    write(store, move |tx| tx.mail().requeue(id));
    assert_eq!((get(store, id).status, get(store, id).sent_at), (MailStatus::Queued, None));
}

pub(super) fn walking_the_outbox_over_ties_gives_each_once(store: &dyn Store) {
    let (mut everything, mut failed) = (Vec::new(), Vec::new());
    for number in 0..9 {
        let id = queue(store, new("mail"), number / 4);
        everything.insert(0, id);
        if number % 2 == 0 {
            note(store, id, MailStatus::Failed, None, 9);
            failed.insert(0, id);
        }
    }
    for sort in DateSort::ALL {
        for (status, expected) in [(None, &mut everything), (Some(MailStatus::Failed), &mut failed)] {
            assert_walks(store, expected, move |tx, page| {
                tx.mail().list(status, sort, page).map(|page| page.map(|mail| mail.id))
            });
            expected.reverse();
        }
    }
    assert_eq!(read(store, |tx| tx.mail().list(Some(MailStatus::Sent), DateSort::Newest, &all())).total, 0);
}
