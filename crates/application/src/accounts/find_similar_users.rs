//! Accounts whose name resembles what was typed; part of `GET /api/search`.

use tierway_accounts::{User, UserFilter, is_similar_name, similar_name_parts, visible_users};
use tierway_kernel::{PageRequest, Permission};

use super::view::{AccountView, describe};
use crate::{Context, Failure, Transaction};

/// Accounts compared per part of the name, so that a search stays fast however many there are.
const MOST_COMPARED: u32 = 200;

/// Up to `limit` accounts whose name, username or company is one typo away from the text, of those the caller may see.
/// Compared are the newest 200 that contain a part of it.
pub fn find_similar_users(
    tx: &mut dyn Transaction,
    context: &Context,
    text: &str,
    limit: u32,
) -> Result<Vec<AccountView>, Failure> {
    context.require(Permission::ListUsers)?;
    let scope = visible_users(&context.actor);
    let mut found: Vec<User> = Vec::new();
    for part in similar_name_parts(text) {
        let filter = UserFilter { text: Some(part), ..UserFilter::default() };
        let Some(filter) = scope.narrow(filter) else { return Ok(Vec::new()) };
        for user in tx.users().list(&filter, &PageRequest::newest(MOST_COMPARED))?.items {
            if is_meant(&user, text) && !found.iter().any(|known| known.id == user.id) {
                found.push(user);
            }
        }
    }
    found.truncate(limit as usize);
    describe(tx, found, scope.visibility())
}

fn is_meant(user: &User, text: &str) -> bool {
    let company = user.profile.company_name.as_deref().unwrap_or_default();
    is_similar_name(text, [user.full_name().as_str(), &user.username, company])
}
