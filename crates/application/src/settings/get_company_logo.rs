//! `GET /api/settings/company_logo`.

use chrono::{DateTime, Utc};
use tierway_kernel::Permission;

use crate::{Context, Failure, Transaction};

/// The setting's name on the wire and in the store. It is not in the table of settings: the manufacturer sets it, with
/// a picture.
pub const COMPANY_LOGO: &str = "company_logo";

/// The company's logo.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CompanyLogo {
    /// Its URL: below `/media/`, or an external https URL. Empty if there is none.
    pub value: String,
    /// When it was last set.
    pub updated_at: Option<DateTime<Utc>>,
}

/// The logo that pages show.
pub fn get_company_logo(tx: &mut dyn Transaction, context: &Context) -> Result<CompanyLogo, Failure> {
    context.require(Permission::GetCompanyLogo)?;
    let stored = tx.settings().all()?.into_iter().find(|setting| setting.key == COMPANY_LOGO);
    let logo = stored.map(|setting| CompanyLogo { value: setting.value, updated_at: Some(setting.updated_at) });
    Ok(logo.unwrap_or_default())
}
