//! Until when something that was read for the public pages stands: while the catalogue, the settings and the accounts have not
//! changed, and for a second at most. What many ask for at once is then read once.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Topic;

use crate::App;

/// How long a change of which no topic tells, such as a dealer's new company name, may go unnoticed.
const UNNOTICED: Duration = Duration::seconds(1);

/// The state of the store when something was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    revisions: [u64; 3],
    at: DateTime<Utc>,
}

impl Stamp {
    /// Now. To be taken before the read: what commits while it runs makes it stale at once.
    pub(super) fn now(app: &App) -> Stamp {
        let revisions = [Topic::Catalogue, Topic::Settings, Topic::Sessions].map(|topic| app.store.revision(topic));
        Stamp { revisions, at: app.services.clock.now() }
    }

    /// Whether what was read then stands.
    pub(super) fn stands(self, app: &App) -> bool {
        let now = Stamp::now(app);
        now.revisions == self.revisions && now.at - self.at <= UNNOTICED
    }
}
