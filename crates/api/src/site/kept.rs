//! Caches of the front end and the public pages.

use super::first_views::FirstViews;
use super::heads::Heads;
use super::plan::SitemapCache;
use super::routes::Routes;

/// Cache of the front end and public pages.
#[derive(Default)]
pub(crate) struct Site {
    pub(super) routes: tokio::sync::OnceCell<Option<Routes>>,
    pub(super) first_views: tokio::sync::OnceCell<FirstViews>,
    pub(super) heads: Heads,
    pub(super) plan: SitemapCache,
}
