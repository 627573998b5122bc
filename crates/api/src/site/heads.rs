//! Cache of page heads: crawlers and link previews request the same few repeatedly.

use quick_cache::sync::Cache;
use tierway_application::{Access, Context, site, transact};

use super::guest::TOPICS;
use super::head::{self, Head};
use super::pages::{self, Page};
use crate::freshness::{Source, Stamp};

/// Capacity; some 3 kB each.
const KEPT: usize = 512;

/// Kept heads by subject and address.
pub(super) struct Heads(Cache<String, (Stamp, Head)>);

impl Default for Heads {
    fn default() -> Heads {
        Heads(Cache::new(KEPT))
    }
}

impl Heads {
    /// The head of a page; `None` while the store is unavailable: the page is then sent with its defaults.
    pub(super) async fn head_of(&self, source: Source<'_>, guest: Context, page: &Page) -> Option<Head> {
        let key = format!("{page:?}");
        if let Some((stamp, head)) = self.0.get(&key)
            && stamp.is_valid_briefly(source)
        {
            return Some(head);
        }
        let stamp = Stamp::now(source, TOPICS);
        let (subject, base) = (page.subject, guest.services.public_url.clone());
        let read = transact(source.store, Access::Read, move |tx| site::describe(tx, &guest, subject)).await;
        let facts = match read {
            Ok(facts) => facts,
            Err(cause) => {
                tracing::warn!(%cause, "what a page is about could not be read");
                return None;
            }
        };
        let page = if facts.described.is_some() { page.clone() } else { Page::unknown() };
        let head = pages::page_head(&page, &facts);
        let html = head::tags(&page, &head, &facts.settings.company_name, &base);
        let head = Head { html, is_missing: page.is_missing, shown: pages::shown_first(&facts) };
        self.0.insert(key, (stamp, head.clone()));
        Some(head)
    }
}
