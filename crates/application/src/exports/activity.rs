//! The activity log.

use tierway_accounts::{ActivityFilter, User};
use tierway_kernel::{BusinessZone, Language, PageRequest, Permission};

use super::{Export, Rows, time, titles_in};
use crate::accounts::{ActivityView, list_activity};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Entries under the filters of their list.
pub struct ActivityTable {
    /// Which entries, of those the viewer may see.
    pub filter: ActivityFilter,
    /// The language of the sentences.
    pub language: Language,
}

impl Export for ActivityTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(
            zone,
            &["Time ({zone})", "Username", "Name", "Role", "Action", "Description", "IP address", "Browser"],
        )
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportActivity)?;
        let zone = business_zone(tx)?;
        Ok(list_activity(tx, context, &self.filter, page)?.map(|view| row(view, zone, self.language)))
    }
}

fn row(view: ActivityView, zone: BusinessZone, language: Language) -> Vec<Cell> {
    let (entry, user) = (view.activity.entry, view.user.as_ref());
    vec![
        time(zone, view.activity.created_at),
        Cell::text(user.map(|user| user.username.clone())),
        Cell::text(user.map(User::full_name)),
        Cell::text(user.map(|user| user.role.as_str())),
        Cell::Text(entry.action.as_str().to_owned()),
        Cell::Text(entry.description.render(language)),
        Cell::text(entry.address),
        Cell::text(entry.user_agent),
    ]
}
