//! Document records.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_accounts::{
    Document, DocumentDecision, DocumentKind, DocumentRepository, NewDocument, Review, ReviewState,
    VerificationEventKind,
};
use tierway_kernel::{DocumentId, StoreError, UserId};

use super::transaction::MemoryTransaction;

impl MemoryTransaction {
    /// Current documents that `keep` lets through, by time of arrival.
    fn current(&self, keep: impl Fn(&Document) -> bool) -> Vec<Document> {
        let kept = self.state.documents.rows().filter(|document| document.is_current() && keep(document));
        let mut kept: Vec<Document> = kept.cloned().collect();
        kept.sort_by_key(|document| (document.created_at, document.id));
        kept
    }

    /// Those of active accounts that were not refused, by their last day, at most `most`.
    fn ending(&self, most: u32, keep: impl Fn(&Document, NaiveDate) -> bool) -> Vec<Document> {
        let active = |user: UserId| self.state.users.get(user.0).is_some_and(|row| row.user.is_active);
        let mut ending = self.current(|document| {
            document.review.state != ReviewState::Refused
                && active(document.user_id)
                && document.expires_on.is_some_and(|day| keep(document, day))
        });
        ending.sort_by_key(|document| (document.expires_on, document.id));
        ending.truncate(most as usize);
        ending
    }

    fn was_told_of_its_end(&self, document: &Document) -> bool {
        self.state.verification_events.rows().any(|event| {
            event.entry.document_id == Some(document.id) && event.entry.event == VerificationEventKind::Expired
        })
    }
}

impl DocumentRepository for MemoryTransaction {
    fn add(&mut self, user: UserId, document: &NewDocument, now: DateTime<Utc>) -> Result<Document, StoreError> {
        let state = self.write()?;
        state.need_user(user)?;
        let new = document.clone();
        Ok(state.documents.add(|id| Document {
            id: DocumentId(id),
            user_id: user,
            kind: new.kind,
            file_name: new.file_name,
            media_type: new.media_type,
            size: new.size,
            storage_key: new.storage_key,
            created_at: now,
            review: Review::default(),
            expires_on: new.expires_on,
            replaced_at: None,
            reminded_at: None,
        }))
    }

    fn by_id(&mut self, id: DocumentId) -> Result<Option<Document>, StoreError> {
        Ok(self.state.documents.get(id.0).cloned())
    }

    fn of_user(&mut self, user: UserId) -> Result<Vec<Document>, StoreError> {
        let mut own: Vec<Document> = self.state.documents.rows().filter(|d| d.user_id == user).cloned().collect();
        own.sort_by_key(|document| (document.created_at, document.id));
        Ok(own)
    }

    fn kinds_of(&mut self, users: &[UserId]) -> Result<Vec<(UserId, DocumentKind)>, StoreError> {
        let handed_in =
            |document: &Document| users.contains(&document.user_id) && document.review.state != ReviewState::Refused;
        Ok(self.current(handed_in).into_iter().map(|document| (document.user_id, document.kind)).collect())
    }

    fn current_of(&mut self, users: &[UserId]) -> Result<Vec<Document>, StoreError> {
        Ok(self.current(|document| users.contains(&document.user_id)))
    }

    fn review(
        &mut self,
        id: DocumentId,
        decision: &DocumentDecision,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let open = |document: &&mut Document| document.is_current() && document.review.state == ReviewState::Pending;
        let Some(document) = self.write()?.documents.get_mut(id.0).filter(open) else { return Ok(false) };
        let (reason, note) = (decision.reason, decision.note.clone());
        document.review = Review { state: decision.state, reason, note, by, at: Some(now) };
        if decision.expires_on.is_some() {
            (document.expires_on, document.reminded_at) = (decision.expires_on, None);
        }
        Ok(true)
    }

    fn replace(&mut self, ids: &[DocumentId], now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        for id in ids {
            if let Some(document) = state.documents.get_mut(id.0) {
                document.replaced_at.get_or_insert(now);
            }
        }
        Ok(())
    }

    fn to_remind(&mut self, today: NaiveDate, until: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError> {
        Ok(self.ending(most, |document, day| document.reminded_at.is_none() && (today..=until).contains(&day)))
    }

    fn to_expire(&mut self, today: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError> {
        Ok(self.ending(most, |document, day| day < today && !self.was_told_of_its_end(document)))
    }

    fn mark_reminded(&mut self, id: DocumentId, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(document) = self.write()?.documents.get_mut(id.0) {
            document.reminded_at = Some(now);
        }
        Ok(())
    }
}
