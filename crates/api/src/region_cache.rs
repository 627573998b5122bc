//! Regions of accounts, for prices, without a query per request.

use quick_cache::sync::Cache;
use tierway_catalogue::Region;
use tierway_kernel::UserId;

use crate::freshness::{Source, Stamp};

/// Of how many people the region is remembered; the least seen give way.
const REMEMBERED: usize = 4096;

/// Regions of people by account.
pub(crate) struct RegionCache(Cache<UserId, (Stamp, Option<Region>)>);

impl Default for RegionCache {
    fn default() -> Self {
        RegionCache(Cache::new(REMEMBERED))
    }
}

impl RegionCache {
    /// The region of an account, if any; `None` when it must be read (again).
    pub(crate) fn find(&self, source: Source<'_>, user: UserId) -> Option<Option<Region>> {
        let (stamp, region) = self.0.get(&user)?;
        stamp.is_valid(source).then_some(region)
    }

    /// Caches a region that was read after the stamp was taken.
    pub(crate) fn note(&self, user: UserId, stamp: Stamp, region: Option<Region>) {
        self.0.insert(user, (stamp, region));
    }
}
