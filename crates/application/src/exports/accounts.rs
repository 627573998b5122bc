//! Accounts, a row each.

use tierway_accounts::{ActivityAction, UserFilter, UserVisibility, visible_users};
use tierway_kernel::{BusinessZone, PageRequest, Permission, message};

use super::{Export, Rows, time, titles_in};
use crate::accounts::{AccountView, list_users};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Columns of every account.
const NAMES: [&str; 5] = ["Registered at ({zone})", "Username", "First name", "Last name", "Role"];
/// Columns for viewers who see more than names.
const CONTACT: [&str; 12] = [
    "Verification",
    "Active",
    "Email",
    "Phone",
    "Company",
    "Company address",
    "Country",
    "Zone",
    "Dealer ID",
    "Employee ID",
    "Position",
    "Department",
];

/// Accounts under the filters of their list.
pub struct AccountTable {
    /// Which accounts, of those the viewer may see.
    pub filter: UserFilter,
}

/// Logs an export of accounts.
pub fn note_account_export(tx: &mut dyn Transaction, context: &Context, ending: &str) -> Result<(), Failure> {
    context.require(Permission::ExportUsers)?;
    let text = message!("Exported accounts to a {ending} file.", ending = ending.to_owned());
    context.log(tx, ActivityAction::Profile, text)
}

fn sees_contact(context: &Context) -> bool {
    visible_users(&context.actor).visibility() != UserVisibility::Referred
}

impl Export for AccountTable {
    fn heading(&self, context: &Context, zone: BusinessZone) -> Vec<String> {
        account_columns(zone, sees_contact(context))
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportUsers)?;
        let zone = business_zone(tx)?;
        let sees_contact = sees_contact(context);
        Ok(list_users(tx, context, &self.filter, page)?.map(|view| account_row(view, zone, sees_contact)))
    }
}

/// The titles of accounts' columns, with those of whoever may see more than names.
pub(super) fn account_columns(zone: BusinessZone, sees_contact: bool) -> Vec<String> {
    let contact: &[&str] = if sees_contact { &CONTACT } else { &[] };
    titles_in(zone, &[NAMES.as_slice(), contact].concat())
}

/// An account in these columns.
pub(super) fn account_row(view: AccountView, zone: BusinessZone, sees_contact: bool) -> Vec<Cell> {
    let mut cells = names(&view, zone);
    if sees_contact {
        cells.extend(contact(view));
    }
    cells
}

fn names(view: &AccountView, zone: BusinessZone) -> Vec<Cell> {
    let user = &view.user;
    vec![
        time(zone, user.created_at),
        Cell::Text(user.username.clone()),
        Cell::Text(user.profile.first_name.clone()),
        Cell::Text(user.profile.last_name.clone()),
        Cell::Text(user.role.as_str().to_owned()),
    ]
}

fn contact(view: AccountView) -> Vec<Cell> {
    let (user, employee) = (view.user, view.employee);
    let profile = user.profile;
    vec![
        Cell::Text(user.verification.as_str().to_owned()),
        Cell::Text(if user.is_active { "yes" } else { "no" }.to_owned()),
        Cell::Text(user.email),
        Cell::text(profile.phone),
        Cell::text(profile.company_name),
        Cell::text(profile.company_address),
        Cell::text(profile.country),
        Cell::text(profile.zone),
        Cell::text(profile.dealer_code),
        Cell::text(employee.as_ref().and_then(|employee| employee.code.clone())),
        Cell::text(employee.as_ref().and_then(|employee| employee.position.clone())),
        Cell::text(employee.and_then(|employee| employee.department)),
    ]
}
