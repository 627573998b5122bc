//! Messages about orders.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{Cursor, OrderId, Page, PageRequest, StoreError, UserId, to_micros};
use tierway_orders::{MessageRepository, OrderMessage};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::MessageRow;
use crate::schema::order_messages;

impl MessageRepository for DieselTransaction<'_> {
    fn add(
        &mut self,
        order: OrderId,
        author: UserId,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<OrderMessage, StoreError> {
        diesel::insert_into(order_messages::table)
            .values((
                order_messages::order_id.eq(order.0),
                order_messages::author_id.eq(author.0),
                order_messages::text.eq(text),
                order_messages::created_at.eq(to_micros(now)),
            ))
            .returning(MessageRow::as_returning())
            .get_result(self.connection)
            .map(MessageRow::into_message)
            .map_err(store_error)
    }

    fn of_order(&mut self, order: OrderId, page: &PageRequest) -> Result<Page<OrderMessage>, StoreError> {
        let of_order = || order_messages::table.filter(order_messages::order_id.eq(order.0)).into_boxed::<Db>();
        let rows: Vec<MessageRow> = newest_first!(of_order(), order_messages, page)
            .select(MessageRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || of_order().count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), |row| Ok(row.into_message()))
    }
}
