//! Backfills the username skeletons of accounts created by older versions, with the migrations.

use diesel::prelude::*;
use tierway_kernel::skeleton;

use super::Conn;
use crate::schema::users;

/// Accounts filled at once.
const ROWS: i64 = 1_000;

/// Backfills missing ones, oldest accounts first; look-alikes of older ones stay without.
pub(super) fn fill_skeletons(connection: &mut Conn) -> QueryResult<()> {
    let mut after = 0;
    loop {
        let rows: Vec<(i64, String)> = users::table
            .filter(users::username_skeleton.is_null().and(users::id.gt(after)))
            .order(users::id)
            .select((users::id, users::username))
            .limit(ROWS)
            .load(connection)?;
        let Some((last, _)) = rows.last() else { return Ok(()) };
        after = *last;
        for (id, username) in rows {
            let own = skeleton(&username);
            let taken = users::table.filter(users::username_skeleton.eq(&own)).select(users::id);
            if taken.first::<i64>(connection).optional()?.is_none() {
                diesel::update(users::table.find(id)).set(users::username_skeleton.eq(own)).execute(connection)?;
            }
        }
    }
}
