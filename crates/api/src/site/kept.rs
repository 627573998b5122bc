//! Caches of the front end and the public pages.

use super::heads::Heads;
use super::plan::SitemapCache;
use super::routes::Routes;

/// Cache of the front end and public pages.
#[derive(Default)]
pub(crate) struct Site {
    pub(super) routes: tokio::sync::OnceCell<Option<Routes>>,
    pub(super) heads: Heads,
    pub(super) plan: SitemapCache,
}
