//! Webhooks and their deliveries.

use chrono::{DateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;
use tierway_accounts::User;
use tierway_application::webhooks::{
    Attempt, Delivery, DeliveryState, NewDelivery, NewWebhook, Recipients, Webhook, WebhookRepository,
};
use tierway_kernel::{
    Cursor, DateSort, DeliveryId, Message, Page, PageRequest, Role, StoreError, UserId, WebhookId, is_descending,
    to_micros,
};

use super::paging::{by_time, newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{DeliveryRow, UserRow, WebhookRow, kind_names};
use crate::schema::{users, webhook_deliveries, webhooks};
use crate::steps::forget_some;

/// Deliveries that are written in one statement.
const BATCH: usize = 500;

fn of_user(user: UserId) -> webhooks::BoxedQuery<'static, Db> {
    webhooks::table.filter(webhooks::user_id.eq(user.0).and(webhooks::removed_at.is_null())).into_boxed()
}

fn of_webhook(webhook: WebhookId, state: Option<DeliveryState>) -> webhook_deliveries::BoxedQuery<'static, Db> {
    let query = webhook_deliveries::table.filter(webhook_deliveries::webhook_id.eq(webhook.0)).into_boxed();
    match state {
        Some(state) => query.filter(webhook_deliveries::state.eq(state.as_str())),
        None => query,
    }
}

impl WebhookRepository for DieselTransaction<'_> {
    fn add(&mut self, webhook: &NewWebhook, now: DateTime<Utc>) -> Result<Webhook, StoreError> {
        let row: WebhookRow = diesel::insert_into(webhooks::table)
            .values((
                webhooks::user_id.eq(webhook.user_id.0),
                webhooks::url.eq(&webhook.url),
                webhooks::description.eq(webhook.description.as_deref()),
                webhooks::kinds.eq(kind_names(&webhook.kinds)),
                webhooks::secret.eq(&webhook.secret),
                webhooks::is_enabled.eq(true),
                webhooks::failures.eq(0_i64),
                webhooks::created_at.eq(to_micros(now)),
            ))
            .returning(WebhookRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        row.into_webhook()
    }

    fn by_id(&mut self, id: WebhookId) -> Result<Option<Webhook>, StoreError> {
        let there = webhooks::table.find(id.0).filter(webhooks::removed_at.is_null());
        let row = there.select(WebhookRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(WebhookRow::into_webhook).transpose()
    }

    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<Webhook>, StoreError> {
        let rows: Vec<WebhookRow> = newest_first!(of_user(user), webhooks, page)
            .select(WebhookRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || of_user(user).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), WebhookRow::into_webhook)
    }

    fn count(&mut self, user: UserId) -> Result<u64, StoreError> {
        let count: i64 = of_user(user).count().get_result(self.connection).map_err(store_error)?;
        Ok(count.unsigned_abs())
    }

    fn anybody_listens(&mut self) -> Result<bool, StoreError> {
        let enabled = webhooks::table.filter(webhooks::is_enabled.eq(true));
        diesel::select(exists(enabled)).get_result(self.connection).map_err(store_error)
    }

    fn listeners(&mut self, recipients: &Recipients) -> Result<Vec<(Webhook, User)>, StoreError> {
        let enabled = webhooks::table.inner_join(users::table).filter(webhooks::is_enabled.eq(true)).into_boxed();
        let owners = users::role.eq_any([Role::Admin.as_str(), Role::Manufacturer.as_str()]);
        let theirs = match recipients {
            Recipients::Everybody => enabled,
            Recipients::Owners => enabled.filter(owners),
            Recipients::People(people) => {
                let people: Vec<i64> = people.iter().map(|person| person.0).collect();
                enabled.filter(owners.or(webhooks::user_id.eq_any(people)))
            }
        };
        let rows: Vec<(WebhookRow, UserRow)> = theirs
            .order(webhooks::id)
            .select((WebhookRow::as_select(), UserRow::as_select()))
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(|(webhook, user)| Ok((webhook.into_webhook()?, user.into_user()?))).collect()
    }

    fn update(&mut self, webhook: &Webhook) -> Result<(), StoreError> {
        diesel::update(webhooks::table.find(webhook.id.0))
            .set((
                webhooks::url.eq(&webhook.url),
                webhooks::description.eq(webhook.description.as_deref()),
                webhooks::kinds.eq(kind_names(&webhook.kinds)),
                webhooks::is_enabled.eq(webhook.is_enabled),
                webhooks::failures.eq(0_i64),
                webhooks::disabled_at.eq(webhook.disabled_at.filter(|_| !webhook.is_enabled).map(to_micros)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn replace_secret(
        &mut self,
        id: WebhookId,
        from: &str,
        to: &str,
        until: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        diesel::update(webhooks::table.find(id.0).filter(webhooks::secret.eq(from)))
            .set((
                webhooks::secret.eq(to),
                webhooks::old_secret.eq(from),
                webhooks::old_secret_until.eq(to_micros(until)),
                webhooks::failures.eq(0),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn remove(&mut self, id: WebhookId, now: DateTime<Utc>) -> Result<(), StoreError> {
        // The row stays: a concurrent delivery must not fail.
        diesel::update(webhooks::table.find(id.0))
            .set((
                webhooks::removed_at.eq(to_micros(now)),
                webhooks::is_enabled.eq(false),
                webhooks::secret.eq(""),
                webhooks::old_secret.eq(None::<&str>),
                webhooks::old_secret_until.eq(None::<i64>),
            ))
            .execute(self.connection)
            .map_err(store_error)?;
        let deliveries = webhook_deliveries::table.filter(webhook_deliveries::webhook_id.eq(id.0));
        diesel::delete(deliveries).execute(self.connection).map(|_| ()).map_err(store_error)
    }

    fn count_failure(&mut self, id: WebhookId) -> Result<u32, StoreError> {
        let failures: Option<i64> = diesel::update(webhooks::table.find(id.0))
            .set(webhooks::failures.eq(webhooks::failures + 1))
            .returning(webhooks::failures)
            .get_result(self.connection)
            .optional()
            .map_err(store_error)?;
        Ok(failures.and_then(|count| u32::try_from(count).ok()).unwrap_or_default())
    }

    fn clear_failures(&mut self, id: WebhookId) -> Result<(), StoreError> {
        diesel::update(webhooks::table.find(id.0).filter(webhooks::failures.gt(0)))
            .set(webhooks::failures.eq(0))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn disable(&mut self, id: WebhookId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::update(webhooks::table.find(id.0).filter(webhooks::is_enabled.eq(true)))
            .set((webhooks::is_enabled.eq(false), webhooks::disabled_at.eq(to_micros(now))))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn disable_of(&mut self, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        diesel::update(webhooks::table.filter(webhooks::user_id.eq(user.0).and(webhooks::is_enabled.eq(true))))
            .set((webhooks::is_enabled.eq(false), webhooks::disabled_at.eq(to_micros(now))))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn add_deliveries(
        &mut self,
        deliveries: &[NewDelivery],
        now: DateTime<Utc>,
    ) -> Result<Vec<DeliveryId>, StoreError> {
        let mut ids: Vec<i64> = Vec::with_capacity(deliveries.len());
        for batch in deliveries.chunks(BATCH) {
            let rows: Vec<_> = batch
                .iter()
                .map(|one| {
                    (
                        webhook_deliveries::webhook_id.eq(one.webhook_id.0),
                        webhook_deliveries::event.eq(&one.event),
                        webhook_deliveries::kind.eq(&one.kind),
                        webhook_deliveries::body.eq(&one.body),
                        webhook_deliveries::state.eq(DeliveryState::Pending.as_str()),
                        webhook_deliveries::attempts.eq(0_i64),
                        webhook_deliveries::created_at.eq(to_micros(now)),
                    )
                })
                .collect();
            let written: Vec<i64> = diesel::insert_into(webhook_deliveries::table)
                .values(rows)
                .returning(webhook_deliveries::id)
                .get_results(self.connection)
                .map_err(store_error)?;
            ids.extend(written);
        }
        ids.sort_unstable();
        Ok(ids.into_iter().map(DeliveryId).collect())
    }

    fn delivery(&mut self, id: DeliveryId) -> Result<Option<Delivery>, StoreError> {
        let row = webhook_deliveries::table.find(id.0).select(DeliveryRow::as_select());
        row.first(self.connection).optional().map_err(store_error)?.map(DeliveryRow::into_delivery).transpose()
    }

    fn deliveries(
        &mut self,
        webhook: WebhookId,
        state: Option<DeliveryState>,
        sort: DateSort,
        page: &PageRequest,
    ) -> Result<Page<Delivery>, StoreError> {
        let down = is_descending(sort.as_str());
        let rows: Vec<DeliveryRow> = by_time!(of_webhook(webhook, state), webhook_deliveries, page, down)
            .select(DeliveryRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || of_webhook(webhook, state).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), DeliveryRow::into_delivery)
    }

    fn note_attempt(&mut self, id: DeliveryId, attempt: &Attempt, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::update(webhook_deliveries::table.find(id.0))
            .set((
                webhook_deliveries::state.eq(attempt.state.as_str()),
                webhook_deliveries::attempts.eq(webhook_deliveries::attempts + 1),
                webhook_deliveries::attempted_at.eq(to_micros(now)),
                webhook_deliveries::status.eq(attempt.status.map(i64::from)),
                webhook_deliveries::answer.eq(attempt.answer.as_deref()),
                webhook_deliveries::error.eq(attempt.error.as_ref().map(Message::to_stored)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn requeue(&mut self, id: DeliveryId) -> Result<(), StoreError> {
        diesel::update(webhook_deliveries::table.find(id.0))
            .set(webhook_deliveries::state.eq(DeliveryState::Pending.as_str()))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        forget_some!(self.connection, webhook_deliveries, id: i64, webhook_deliveries::created_at.lt(to_micros(before)))
    }
}
