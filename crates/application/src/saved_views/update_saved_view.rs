//! `PATCH /api/saved-views/{id}`.

use tierway_accounts::{SavedView, SavedViewInput, check_beside};
use tierway_kernel::{Permission, SavedViewId};

use crate::{Context, Failure, Transaction};

/// What changes of a view; the rest stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SavedViewChange {
    /// Its new name.
    pub name: Option<String>,
    /// Its new query string.
    pub query: Option<String>,
}

/// Renames one of the caller's views, or has it show something else.
pub fn update_saved_view(
    tx: &mut dyn Transaction,
    context: &Context,
    id: SavedViewId,
    change: &SavedViewChange,
) -> Result<SavedView, Failure> {
    context.require(Permission::UpdateSavedView)?;
    let user = context.actor.signed_in()?.id;
    tx.users().lock(user)?;
    let mut others = tx.saved_views().of_user(user)?;
    let place = others.iter().position(|view| view.id == id).ok_or(Failure::NotFound("This view"))?;
    let known = others.swap_remove(place);
    let input = SavedViewInput {
        list: known.list.clone(),
        name: change.name.clone().unwrap_or_else(|| known.name.clone()),
        query: change.query.clone().unwrap_or_else(|| known.query.clone()),
    };
    let input = input.check()?;
    check_beside(&input, &others)?;
    let view = SavedView { name: input.name, query: input.query, ..known };
    if tx.saved_views().save(&view, context.now)? { Ok(view) } else { Err(Failure::NotFound("This view")) }
}
