//! The sitemap plan: number of public pages by blocks of ids.

use std::sync::{Arc, PoisonError, RwLock};

use tierway_application::site::{PublicBlocks, public_blocks};
use tierway_application::{Access, Context, transact};

use super::guest::TOPICS;
use crate::Problem;
use crate::freshness::{Source, Stamp};

/// Maximum URLs per file (sitemaps.org), and ids per block.
pub(super) const MOST: i64 = 50_000;

/// The blocks that were counted last.
#[derive(Default)]
pub(super) struct SitemapCache(RwLock<Option<(Stamp, Arc<PublicBlocks>)>>);

impl SitemapCache {
    /// The blocks, recounted when something has changed.
    pub(super) async fn current(&self, source: Source<'_>, guest: Context) -> Result<Arc<PublicBlocks>, Problem> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((stamp, plan)) = known
            && stamp.is_valid_briefly(source)
        {
            return Ok(plan);
        }
        let stamp = Stamp::now(source, TOPICS);
        let plan = transact(source.store, Access::Read, move |tx| public_blocks(tx, &guest, MOST)).await?;
        let plan = Arc::new(plan);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some((stamp, Arc::clone(&plan)));
        Ok(plan)
    }
}
