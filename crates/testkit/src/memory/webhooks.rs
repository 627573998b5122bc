//! Webhooks and their deliveries.

use chrono::{DateTime, Utc};
use tierway_accounts::User;
use tierway_application::webhooks::{
    Attempt, Delivery, DeliveryState, Hearers, NewDelivery, NewWebhook, Webhook, WebhookRepository,
};
use tierway_kernel::{DeliveryId, Page, PageRequest, StoreError, UserId, WebhookId};

use super::paging::{matches, newest_first};
use super::state::need;
use super::transaction::MemoryTransaction;

impl MemoryTransaction {
    fn change_webhook(&mut self, id: WebhookId, change: impl FnOnce(&mut Webhook)) -> Result<(), StoreError> {
        if let Some(webhook) = self.write()?.webhooks.get_mut(id.0) {
            change(webhook);
        }
        Ok(())
    }
}

impl WebhookRepository for MemoryTransaction {
    fn add(&mut self, webhook: &NewWebhook, now: DateTime<Utc>) -> Result<Webhook, StoreError> {
        let state = self.write()?;
        state.need_user(webhook.user_id)?;
        let new = webhook.clone();
        Ok(state.webhooks.add(|id| Webhook {
            id: WebhookId(id),
            user_id: new.user_id,
            url: new.url,
            description: new.description,
            kinds: new.kinds,
            secret: new.secret,
            old_secret: None,
            is_enabled: true,
            failures: 0,
            disabled_at: None,
            created_at: now,
        }))
    }

    fn by_id(&mut self, id: WebhookId) -> Result<Option<Webhook>, StoreError> {
        Ok(self.state.webhooks.get(id.0).cloned())
    }

    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<Webhook>, StoreError> {
        let own = self.state.webhooks.rows().filter(|webhook| webhook.user_id == user).cloned().collect();
        Ok(newest_first(own, page, |webhook: &Webhook| (webhook.created_at, webhook.id.0)))
    }

    fn count(&mut self, user: UserId) -> Result<u64, StoreError> {
        Ok(self.state.webhooks.rows().filter(|webhook| webhook.user_id == user).count() as u64)
    }

    fn anybody_listens(&mut self) -> Result<bool, StoreError> {
        Ok(self.state.webhooks.rows().any(|webhook| webhook.is_enabled))
    }

    fn listeners(&mut self, hearers: &Hearers) -> Result<Vec<(Webhook, User)>, StoreError> {
        let enabled = self.state.webhooks.rows().filter(|webhook| webhook.is_enabled);
        let owner = |id: UserId| self.state.users.get(id.0).map(|row| row.user.clone());
        let hears = |(_, owner): &(Webhook, User)| match hearers {
            Hearers::Everybody => true,
            Hearers::Owners => owner.role.is_owner(),
            Hearers::People(people) => owner.role.is_owner() || people.contains(&owner.id),
        };
        let with_owner = enabled.filter_map(|webhook| Some((webhook.clone(), owner(webhook.user_id)?)));
        Ok(with_owner.filter(hears).collect())
    }

    fn update(&mut self, webhook: &Webhook) -> Result<(), StoreError> {
        let new = webhook.clone();
        self.change_webhook(webhook.id, |kept| {
            let disabled_at = new.disabled_at.filter(|_| !new.is_enabled);
            let (secret, old_secret) = (std::mem::take(&mut kept.secret), kept.old_secret.take());
            let (user_id, created_at) = (kept.user_id, kept.created_at);
            *kept = Webhook { failures: 0, disabled_at, user_id, created_at, secret, old_secret, ..new };
        })
    }

    fn replace_secret(
        &mut self,
        id: WebhookId,
        from: &str,
        to: &str,
        until: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let webhook = self.write()?.webhooks.get_mut(id.0).filter(|webhook| webhook.secret == from);
        Ok(webhook
            .map(|webhook| {
                let old = std::mem::replace(&mut webhook.secret, to.to_owned());
                (webhook.old_secret, webhook.failures) = (Some((old, until)), 0);
            })
            .is_some())
    }

    fn remove(&mut self, id: WebhookId, _: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        let rows = state.webhook_deliveries.rows();
        let theirs: Vec<i64> = rows.filter(|row| row.content.webhook_id == id).map(|row| row.id.0).collect();
        for delivery in theirs {
            state.webhook_deliveries.remove(delivery);
        }
        state.webhooks.remove(id.0);
        Ok(())
    }

    fn count_failure(&mut self, id: WebhookId) -> Result<u32, StoreError> {
        let Some(webhook) = self.write()?.webhooks.get_mut(id.0) else { return Ok(0) };
        webhook.failures += 1;
        Ok(webhook.failures)
    }

    fn clear_failures(&mut self, id: WebhookId) -> Result<(), StoreError> {
        self.change_webhook(id, |webhook| webhook.failures = 0)
    }

    fn disable(&mut self, id: WebhookId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let webhook = self.write()?.webhooks.get_mut(id.0).filter(|webhook| webhook.is_enabled);
        Ok(webhook.map(|webhook| (webhook.is_enabled, webhook.disabled_at) = (false, Some(now))).is_some())
    }

    fn add_deliveries(
        &mut self,
        deliveries: &[NewDelivery],
        now: DateTime<Utc>,
    ) -> Result<Vec<DeliveryId>, StoreError> {
        let state = self.write()?;
        let mut ids = Vec::with_capacity(deliveries.len());
        for delivery in deliveries {
            need(state.webhooks.contains(delivery.webhook_id.0), "webhook")?;
            let row = state.webhook_deliveries.add(|id| Delivery {
                id: DeliveryId(id),
                content: delivery.clone(),
                state: DeliveryState::Pending,
                attempts: 0,
                created_at: now,
                attempted_at: None,
                status: None,
                answer: None,
                error: None,
            });
            ids.push(row.id);
        }
        Ok(ids)
    }

    fn delivery(&mut self, id: DeliveryId) -> Result<Option<Delivery>, StoreError> {
        Ok(self.state.webhook_deliveries.get(id.0).cloned())
    }

    fn deliveries(
        &mut self,
        webhook: WebhookId,
        state: Option<DeliveryState>,
        page: &PageRequest,
    ) -> Result<Page<Delivery>, StoreError> {
        let rows = self.state.webhook_deliveries.rows();
        let wanted = rows.filter(|row| row.content.webhook_id == webhook && matches(state, row.state));
        Ok(newest_first(wanted.cloned().collect(), page, |row: &Delivery| (row.created_at, row.id.0)))
    }

    fn note_attempt(&mut self, id: DeliveryId, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(row) = self.write()?.webhook_deliveries.get_mut(id.0) {
            row.attempts += 1;
            row.attempted_at = Some(now);
            let Attempt { state, status, answer, error } = attempt.clone();
            (row.state, row.status, row.answer, row.error) = (state, status, answer, error);
        }
        Ok(())
    }

    fn requeue(&mut self, id: DeliveryId) -> Result<(), StoreError> {
        if let Some(row) = self.write()?.webhook_deliveries.get_mut(id.0) {
            row.state = DeliveryState::Pending;
        }
        Ok(())
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let deliveries = &mut self.write()?.webhook_deliveries;
        let old: Vec<i64> = deliveries.rows().filter(|row| row.created_at < before).map(|row| row.id.0).collect();
        Ok(old.into_iter().filter(|id| deliveries.remove(*id)).count() as u64)
    }
}
