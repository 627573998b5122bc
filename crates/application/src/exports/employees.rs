//! Employees, a row each, in the columns of accounts.

use tierway_accounts::ActivityAction;
use tierway_kernel::{BusinessZone, PageRequest, Permission, message};
use tierway_workforce::EmployeeFilter;

use super::accounts::{account_columns, account_row};
use super::{Export, Rows};
use crate::settings::business_zone;
use crate::workforce::list_employees;
use crate::{Context, Failure, Transaction};

/// Employees and warehouse staff under the filters of their list.
pub struct EmployeeTable {
    /// Which employees.
    pub filter: EmployeeFilter,
}

/// Logs an export of employees.
pub fn note_employee_export(tx: &mut dyn Transaction, context: &Context, ending: &str) -> Result<(), Failure> {
    context.require(Permission::ExportEmployees)?;
    let text = message!("Exported employees to a {ending} file.", ending = ending.to_owned());
    context.log(tx, ActivityAction::Profile, text)
}

impl Export for EmployeeTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        account_columns(zone, true)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportEmployees)?;
        let zone = business_zone(tx)?;
        Ok(list_employees(tx, context, &self.filter, page)?.map(|view| account_row(view, zone, true)))
    }
}
