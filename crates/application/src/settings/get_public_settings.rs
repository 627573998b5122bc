//! `GET /api/settings/public`.

use chrono::{DateTime, Utc};
use tierway_commissions::{BonusRule, Plan};
use tierway_kernel::{BusinessZone, Permission};

use super::{COMPANY_LOGO, Currency, Settings};
use crate::commissions::plan_at;
use crate::{Context, Failure, Transaction};

/// Public settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicSettings {
    /// The company's name.
    pub company_name: String,
    /// Its address, by line.
    pub company_address: Option<String>,
    /// Its telephone number.
    pub company_phone: Option<String>,
    /// Its address for questions.
    pub company_email: Option<String>,
    /// The business time zone.
    pub business_zone: BusinessZone,
    /// The sign before amounts.
    pub currency: Currency,
    /// Minimum age to register; 0 disables the check.
    pub minimum_age: u32,
    /// Countries in which nothing is sold to consumers.
    pub closed_countries: Vec<String>,
    /// The version of the terms.
    pub terms_version: String,
    /// URL of the company's logo, if there is one.
    pub logo_url: Option<String>,
    /// The current agent rate.
    pub rates: Plan,
    /// Their bonus of a month.
    pub bonus: BonusRule,
    /// When the next plan replaces this one, if any.
    pub until: Option<DateTime<Utc>>,
}

/// Data of public pages.
pub fn get_public_settings(tx: &mut dyn Transaction, context: &Context) -> Result<PublicSettings, Failure> {
    context.require(Permission::GetPublicSettings)?;
    let logo_url = tx.settings().get(COMPANY_LOGO)?;
    let Settings {
        company_name, company, business_zone, currency, minimum_age, closed_countries, terms_version, ..
    } = Settings::load(tx)?;
    let plan = plan_at(tx, context.now)?;
    Ok(PublicSettings {
        company_name,
        company_address: company.address,
        company_phone: company.phone,
        company_email: company.email,
        business_zone,
        currency,
        minimum_age,
        closed_countries,
        terms_version,
        logo_url,
        rates: plan.rates,
        bonus: plan.bonus,
        until: tx.commission_plans().next_start(context.now)?,
    })
}
