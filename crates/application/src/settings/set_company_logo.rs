//! `PUT /api/settings/company_logo`.

use tierway_accounts::ActivityAction;
use tierway_kernel::Permission;

use super::NewSettingEntry;
use super::get_company_logo::{COMPANY_LOGO, CompanyLogo};
use crate::{Context, Failure, Transaction};

/// Sets the logo to what [`super::take_logo`] has made of the request. The same logo again changes nothing but the
/// time.
pub fn set_company_logo(tx: &mut dyn Transaction, context: &Context, logo: &str) -> Result<CompanyLogo, Failure> {
    context.require(Permission::SetCompanyLogo)?;
    let old = tx.settings().get(COMPANY_LOGO)?.filter(|old| !old.is_empty());
    tx.settings().set(COMPANY_LOGO, logo, context.now)?;
    if old.as_deref().unwrap_or_default() != logo {
        // A paper that is being issued may still take the old one: it stays for a day, and for ever if one has.
        let own = old.as_deref().and_then(|old| old.strip_prefix("/media/"));
        tx.media().touch(&own.map(str::to_owned).into_iter().collect::<Vec<_>>(), context.now)?;
        let (key, to) = (COMPANY_LOGO.to_owned(), logo.to_owned());
        tx.settings().note(&NewSettingEntry { key, from: old, to, user_id: context.actor.id() }, context.now)?;
        // The key of an uploaded file says nothing to anybody.
        let what = if logo.starts_with("https://") { logo } else { "an uploaded file" };
        context.log(tx, ActivityAction::Setting, format!("Changed the company logo to {what}"))?;
    }
    Ok(CompanyLogo { value: logo.to_owned(), updated_at: Some(context.now) })
}
