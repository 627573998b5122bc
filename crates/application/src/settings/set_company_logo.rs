//! `PUT /api/settings/company_logo`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, StoreError, message};

use super::NewSettingEntry;
use super::get_company_logo::{COMPANY_LOGO, CompanyLogo};
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// Sets the logo to the result of [`super::resolve_logo`], if it still matches `seen`. Setting the same logo again only
/// updates the time.
pub fn set_company_logo(
    tx: &mut dyn Transaction,
    context: &Context,
    logo: &str,
    seen: Seen<'_, CompanyLogo>,
) -> Result<CompanyLogo, Failure> {
    context.require(Permission::SetCompanyLogo)?;
    let stored = tx.settings().get(COMPANY_LOGO)?;
    check_seen(seen, || Ok(CompanyLogo { value: stored.clone().unwrap_or_default(), updated_at: None }))?;
    if !tx.settings().replace(COMPANY_LOGO, stored.as_deref(), logo, context.now)? {
        return Err(StoreError::Contended.into());
    }
    let old = stored.filter(|old| !old.is_empty());
    if old.as_deref().unwrap_or_default() != logo {
        // A document being issued may still use the old one: it stays for a day, and forever if one does.
        let own = old.as_deref().and_then(|old| old.strip_prefix("/media/"));
        tx.media().touch(&own.map(str::to_owned).into_iter().collect::<Vec<_>>(), context.now)?;
        let (key, to) = (COMPANY_LOGO.to_owned(), logo.to_owned());
        tx.settings().note(&NewSettingEntry { key, from: old, to, user_id: context.actor.id() }, context.now)?;
        // The key of an uploaded file is not meaningful to users.
        let log = if logo.starts_with("https://") {
            message!("Changed the company logo to {address}", address = logo.to_owned())
        } else {
            message!("Changed the company logo to an uploaded file")
        };
        context.log(tx, ActivityAction::Setting, log)?;
    }
    Ok(CompanyLogo { value: logo.to_owned(), updated_at: Some(context.now) })
}
