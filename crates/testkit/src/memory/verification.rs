//! Verifications: their history and the queue of cases.

use chrono::{DateTime, Utc};
use tierway_accounts::{
    CaseFilter, Document, NewVerificationEvent, ReviewState, UNVERIFIED_ROLES, User, VerificationEvent,
    VerificationRepository,
};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, UserId, to_micros};

use super::paging::{Way, matches, occurs, page, within};
use super::state::{State, need};
use super::transaction::MemoryTransaction;

fn passes(user: &User, filter: &CaseFilter) -> bool {
    !UNVERIFIED_ROLES.contains(&user.role)
        && matches(filter.verification, user.verification)
        && matches(filter.role, user.role)
        && within(user.created_at, None, filter.before)
        && occurs(
            filter.text.as_deref(),
            &[&user.full_name(), &user.username, user.profile.company_name.as_deref().unwrap_or_default(), &user.email],
        )
}

fn waits_for_review(state: &State, user: &User) -> bool {
    let open = |document: &Document| document.is_current() && document.review.state == ReviewState::Pending;
    state.documents.rows().any(|document| document.user_id == user.id && open(document))
}

impl VerificationRepository for MemoryTransaction {
    fn add_event(&mut self, event: &NewVerificationEvent, now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        for user in [Some(event.user_id), event.actor_id].into_iter().flatten() {
            state.need_user(user)?;
        }
        let document = event.document_id.map(|id| state.documents.get(id.0).cloned());
        need(document != Some(None), "document")?;
        let document_kind = document.flatten().map(|document| document.kind);
        state.verification_events.add(|_| VerificationEvent { entry: event.clone(), document_kind, created_at: now });
        Ok(())
    }

    fn history(&mut self, user: UserId) -> Result<Vec<VerificationEvent>, StoreError> {
        let own = self.state.verification_events.rows().filter(|event| event.entry.user_id == user);
        let mut events: Vec<VerificationEvent> = own.cloned().collect();
        events.sort_by_key(|event| event.created_at);
        Ok(events)
    }

    fn cases(&mut self, filter: &CaseFilter, request: &PageRequest) -> Result<Page<User>, StoreError> {
        let state = &self.state;
        let wanted = |user: &&User| passes(user, filter) && (!filter.needs_review || waits_for_review(state, user));
        let rows = state.users.rows().map(|row| &row.user).filter(wanted).cloned().collect();
        Ok(page(rows, request, Way::Up, |user: &User| Cursor::int(to_micros(user.created_at), user.id.0)))
    }
}
