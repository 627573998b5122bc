//! Document reviews by the admin: most are accepted, some refused, some expire.

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{DecisionForm, DocumentKind, RefusalReason};
use tierway_application::Failure;
use tierway_application::accounts::review_document;
use tierway_application::mail::MailStatus;
use tierway_kernel::{DateSort, PageRequest};

use super::people::Person;
use super::world::World;

/// A document that is not in order.
struct Finding {
    kind: DocumentKind,
    reason: RefusalReason,
    note: &'static str,
}

/// Defects of documents.
fn findings(person: &Person) -> &'static [Finding] {
    match person.username {
        "quickpuff" => &[
            Finding {
                kind: DocumentKind::BankStatement,
                reason: RefusalReason::Expired,
                note: "The statement is more than three months old.",
            },
            Finding {
                kind: DocumentKind::ShopPhotos,
                reason: RefusalReason::NameMismatch,
                note: "The sign above the counter shows another company.",
            },
        ],
        "tomasz.kowal" => &[Finding {
            kind: DocumentKind::IdDocument,
            reason: RefusalReason::Unreadable,
            note: "The number cannot be read. Please scan the card flat and in good light.",
        }],
        "harbourlane" => &[Finding {
            kind: DocumentKind::BankStatement,
            reason: RefusalReason::Incomplete,
            note: "Only the first page came.",
        }],
        _ => &[],
    }
}

/// In how many days after the demo's last one somebody's licence ends, if it says so.
fn licence_ends(person: &Person) -> Option<i64> {
    match person.username {
        "dealer" => Some(20),
        "emberoak" => Some(170),
        "dampfkontor" => Some(405),
        "northlight" => Some(610),
        _ => None,
    }
}

impl World<'_> {
    /// Whether a person's documents have review notes before a decision.
    pub fn has_findings(person: &Person) -> bool {
        !findings(person).is_empty()
    }

    /// The admin reviews documents: refuses invalid ones, and records the expiry date of licences.
    pub fn examine(&mut self, now: DateTime<Utc>, person: &'static Person) -> Result<(), Failure> {
        let admin = self.as_member(now, "admin")?;
        let id = self.member(person)?.actor.id;
        for document in self.tx.documents().current_of(&[id])? {
            let finding = findings(person).iter().find(|finding| finding.kind == document.kind);
            let end = licence_ends(person).filter(|_| document.kind == DocumentKind::BusinessLicense);
            let form = match (finding, end) {
                (Some(finding), _) => DecisionForm {
                    decision: Some("refuse".to_owned()),
                    reason: Some(finding.reason.as_str().to_owned()),
                    note: Some(finding.note.to_owned()),
                    expires_on: None,
                    was: None,
                },
                (None, Some(days)) => DecisionForm {
                    decision: Some("accept".to_owned()),
                    expires_on: Some((self.calendar.end() + Duration::days(days)).format("%Y-%m-%d").to_string()),
                    ..DecisionForm::default()
                },
                (None, None) => continue,
            };
            review_document(self.tx, &admin, document.id, &form)?;
        }
        Ok(())
    }

    /// Demo emails stay in the outbox; they are never sent, whatever mail server is configured.
    pub fn keep_mail(&mut self) -> Result<(), Failure> {
        let queued = PageRequest::first(200);
        loop {
            let mails = self.tx.mail().list(Some(MailStatus::Queued), DateSort::Newest, &queued)?.items;
            if mails.is_empty() {
                return Ok(());
            }
            for mail in mails {
                self.tx.mail().note_attempt(mail.id, MailStatus::Kept, None, mail.created_at)?;
            }
        }
    }
}
