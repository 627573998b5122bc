//! Document records.

use chrono::{DateTime, Utc};
use tierway_accounts::{Document, DocumentRepository, NewDocument};
use tierway_kernel::{DocumentId, StoreError, UserId};

use super::transaction::MemoryTransaction;

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
}
