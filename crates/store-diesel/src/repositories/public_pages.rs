//! Products and stores visible to guests.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use diesel::dsl::{count_star, max, sql};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_accounts::{Profile, Verification};
use tierway_application::site::{PublicBlock, PublicEntry, PublicKind, PublicPageRepository};
use tierway_kernel::{Role, StoreError, from_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::{dealer_prices, dealer_stores, products, users};

/// Id, time of registration, company, first and last name of a dealer.
type StoreRow = (i64, i64, Option<String>, String, String);

impl DieselTransaction<'_> {
    fn product_blocks(&mut self, size: i64) -> Result<Vec<PublicBlock>, StoreError> {
        let block = || sql::<BigInt>(&format!("id / {size}"));
        let rows: Vec<(i64, i64, Option<i64>)> = products::table
            .filter(products::is_active.eq(true))
            .group_by(block())
            .order(block())
            .select((block(), count_star(), max(products::updated_at)))
            .load(self.connection)
            .map_err(store_error)?;
        let block = |(number, count, changed): (i64, i64, Option<i64>)| PublicBlock {
            number,
            entries: count.unsigned_abs(),
            changed_at: from_micros(changed.unwrap_or_default()),
        };
        Ok(rows.into_iter().map(block).collect())
    }

    fn store_blocks(&mut self, size: i64) -> Result<Vec<PublicBlock>, StoreError> {
        let mut blocks: BTreeMap<i64, PublicBlock> = BTreeMap::new();
        for PublicEntry { id, changed_at, .. } in self.store_entries(0..i64::MAX)? {
            let number = id / size;
            let block = blocks.entry(number).or_insert(PublicBlock { number, entries: 0, changed_at });
            block.entries += 1;
            block.changed_at = block.changed_at.max(changed_at);
        }
        Ok(blocks.into_values().collect())
    }

    fn product_entries(&mut self, ids: Range<i64>) -> Result<Vec<PublicEntry>, StoreError> {
        let rows: Vec<(i64, i64)> = products::table
            .filter(products::is_active.eq(true).and(products::id.ge(ids.start)).and(products::id.lt(ids.end)))
            .order(products::id)
            .select((products::id, products::updated_at))
            .load(self.connection)
            .map_err(store_error)?;
        let entry = |(id, changed)| PublicEntry { id, store_name: None, changed_at: from_micros(changed) };
        Ok(rows.into_iter().map(entry).collect())
    }

    fn store_entries(&mut self, ids: Range<i64>) -> Result<Vec<PublicEntry>, StoreError> {
        let open = users::role
            .eq(Role::Dealer.as_str())
            .and(users::is_active.eq(true))
            .and(users::verification.eq(Verification::Approved.as_str()));
        let rows: Vec<StoreRow> = users::table
            .filter(open.and(users::id.ge(ids.start)).and(users::id.lt(ids.end)))
            .order(users::id)
            .select((users::id, users::created_at, users::company_name, users::first_name, users::last_name))
            .load(self.connection)
            .map_err(store_error)?;
        let priced: Vec<(i64, Option<i64>)> = dealer_prices::table
            .filter(dealer_prices::dealer_id.ge(ids.start).and(dealer_prices::dealer_id.lt(ids.end)))
            .group_by(dealer_prices::dealer_id)
            .select((dealer_prices::dealer_id, max(dealer_prices::updated_at)))
            .load(self.connection)
            .map_err(store_error)?;
        let priced: HashMap<i64, i64> = priced.into_iter().filter_map(|(id, time)| Some((id, time?))).collect();
        let described: Vec<(i64, i64)> = dealer_stores::table
            .filter(dealer_stores::user_id.ge(ids.start).and(dealer_stores::user_id.lt(ids.end)))
            .select((dealer_stores::user_id, dealer_stores::updated_at))
            .load(self.connection)
            .map_err(store_error)?;
        let described: HashMap<i64, i64> = described.into_iter().collect();
        let entry = |(id, created, company_name, first_name, last_name): StoreRow| {
            let last = |times: &HashMap<i64, i64>| times.get(&id).copied().unwrap_or_default();
            let changed = last(&priced).max(last(&described)).max(created);
            let profile = Profile { company_name, first_name, last_name, ..Profile::default() };
            PublicEntry { id, store_name: Some(profile.store_name()), changed_at: from_micros(changed) }
        };
        Ok(rows.into_iter().map(entry).collect())
    }
}

impl PublicPageRepository for DieselTransaction<'_> {
    fn blocks(&mut self, kind: PublicKind, size: i64) -> Result<Vec<PublicBlock>, StoreError> {
        match kind {
            PublicKind::Product => self.product_blocks(size),
            PublicKind::Store => self.store_blocks(size),
        }
    }

    fn entries(&mut self, kind: PublicKind, ids: Range<i64>) -> Result<Vec<PublicEntry>, StoreError> {
        match kind {
            PublicKind::Product => self.product_entries(ids),
            PublicKind::Store => self.store_entries(ids),
        }
    }
}
