//! Lists: a limit and an opaque cursor in, items and the next cursor out (product.md §2).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::Sentence;

/// Maximum number of items per page.
pub const MAX_LIMIT: u32 = 200;
/// Default page size: large, because older clients filter on their own side.
pub const DEFAULT_LIMIT: u32 = 200;

/// The sort value of the last item of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CursorKey {
    /// A number or a time in microseconds.
    Int(i64),
    /// A text.
    Text(String),
}

/// Where the next page starts: after the item with this sort key and id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// Sort value of the last item seen.
    pub key: CursorKey,
    /// Its id, which breaks ties.
    pub id: i64,
    /// How many items the list held when its first page was read, so that the pages after it need not count again.
    /// [`Page::cut`] fills it in.
    pub total: Option<u64>,
}

/// Which part of a list is requested.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageRequest {
    /// How many items at most, 1 to [`MAX_LIMIT`].
    pub limit: u32,
    /// The cursor; `None` starts at the beginning.
    pub cursor: Option<Cursor>,
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// The items, in the list's order.
    pub items: Vec<T>,
    /// How many there are in all under the same filter; on later pages, how many there were when paging began.
    pub total: u64,
    /// Where the next page starts; `None` on the last.
    pub next: Option<Cursor>,
}

/// Why a page request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum PageError {
    /// The limit is outside 1 to 200.
    #[error("The limit must be between 1 and 200.")]
    Limit,
    /// The cursor does not belong to this list.
    #[error("The cursor does not belong to this list.")]
    Cursor,
}

impl PageRequest {
    /// Reads the query parameters of a list.
    pub fn parse(limit: Option<i64>, cursor: Option<&str>) -> Result<PageRequest, PageError> {
        let limit = match limit {
            None => DEFAULT_LIMIT,
            Some(n) if (1..=i64::from(MAX_LIMIT)).contains(&n) => n as u32,
            Some(_) => return Err(PageError::Limit),
        };
        let cursor = cursor.map(Cursor::decode).transpose()?;
        Ok(PageRequest { limit, cursor })
    }

    /// How many items the list held when paging began; `None` on its first page.
    pub fn known_total(&self) -> Option<u64> {
        self.cursor.as_ref().and_then(|cursor| cursor.total)
    }

    /// The newest `limit` items, without a total: counting is the slowest part of a long list.
    pub fn newest(limit: u32) -> PageRequest {
        let front = Cursor::int(i64::MAX, i64::MAX).of(0);
        PageRequest { cursor: Some(front), ..PageRequest::first(limit) }
    }

    /// The first `limit` items; out-of-range limits are clamped.
    pub fn first(limit: u32) -> PageRequest {
        PageRequest { limit: limit.clamp(1, MAX_LIMIT), cursor: None }
    }
}

impl<T> Page<T> {
    /// Cuts `rows`, of which one more than the limit was fetched, into a page.
    pub fn cut(mut rows: Vec<T>, request: &PageRequest, total: u64, key: impl Fn(&T) -> Cursor) -> Page<T> {
        let more = rows.len() > request.limit as usize;
        rows.truncate(request.limit as usize);
        let next = if more { rows.last().map(key).map(|cursor| cursor.of(total)) } else { None };
        Page { items: rows, total, next }
    }

    /// A page of a list that is read whole: it is short, and its cursor counts the items before the page.
    pub fn of_all(items: Vec<T>, request: &PageRequest) -> Result<Page<T>, PageError> {
        let begin = match &request.cursor {
            None => 0,
            Some(Cursor { key: CursorKey::Int(seen), .. }) => usize::try_from(*seen).map_err(|_| PageError::Cursor)?,
            Some(_) => return Err(PageError::Cursor),
        };
        let total = items.len() as u64;
        let end = begin.saturating_add(request.limit as usize);
        let next = (end < items.len()).then(|| Cursor::int(end as i64, 0).of(total));
        Ok(Page { items: items.into_iter().skip(begin).take(request.limit as usize).collect(), total, next })
    }

    /// The same page with its items mapped.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Page<U> {
        Page { items: self.items.into_iter().map(f).collect(), total: self.total, next: self.next }
    }
}

impl Cursor {
    /// A cursor over a numeric sort key.
    pub fn int(key: i64, id: i64) -> Cursor {
        Cursor { key: CursorKey::Int(key), id, total: None }
    }

    /// A cursor over a text sort key.
    pub fn text(key: impl Into<String>, id: i64) -> Cursor {
        Cursor { key: CursorKey::Text(key.into()), id, total: None }
    }

    /// The same place in a list known to hold `total` items.
    #[must_use]
    pub fn of(self, total: u64) -> Cursor {
        Cursor { total: Some(total), ..self }
    }

    /// The opaque form used on the wire.
    pub fn encode(&self) -> String {
        let total = self.total.map_or_else(String::new, |total| format!(",{total}"));
        let plain = match &self.key {
            CursorKey::Int(n) => format!("i{}{total}:{n}", self.id),
            CursorKey::Text(t) => format!("t{}{total}:{t}", self.id),
        };
        URL_SAFE_NO_PAD.encode(plain)
    }

    /// Reads the opaque form back.
    pub fn decode(text: &str) -> Result<Cursor, PageError> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| PageError::Cursor)?;
        let plain = String::from_utf8(bytes).map_err(|_| PageError::Cursor)?;
        let (head, key) = plain.split_once(':').ok_or(PageError::Cursor)?;
        let (kind, id) = head.split_at_checked(1).ok_or(PageError::Cursor)?;
        let (id, total) = match id.split_once(',') {
            Some((id, total)) => (id, Some(total.parse().map_err(|_| PageError::Cursor)?)),
            None => (id, None),
        };
        let id = id.parse().map_err(|_| PageError::Cursor)?;
        let key = match kind {
            "i" => CursorKey::Int(key.parse().map_err(|_| PageError::Cursor)?),
            "t" => CursorKey::Text(key.to_owned()),
            _ => return Err(PageError::Cursor),
        };
        Ok(Cursor { key, id, total })
    }
}

#[cfg(test)]
mod tests;
