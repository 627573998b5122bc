//! Issues, a row each.

use tierway_kernel::{BusinessZone, PageRequest, Permission};
use tierway_workforce::IssueFilter;

use super::{Export, Rows, time, titles_in};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::workforce::{IssueView, list_issues};
use crate::{Context, Failure, Transaction};

const COLUMNS: [&str; 18] = [
    "Issue",
    "Reported at ({zone})",
    "Type",
    "Description",
    "Status",
    "Priority",
    "SKU",
    "Product",
    "Batch code",
    "Order",
    "Reported by",
    "Employee ID",
    "Department",
    "Assignee",
    "Closed by",
    "Closed at ({zone})",
    "Comments",
    "Photos",
];

/// Issues under the filters of their list.
pub struct IssueTable {
    /// Which issues.
    pub filter: IssueFilter,
}

impl Export for IssueTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(zone, &COLUMNS)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportIssues)?;
        let zone = business_zone(tx)?;
        Ok(list_issues(tx, context, &self.filter, page)?.map(|view| row(view, zone)))
    }
}

fn row(view: IssueView, zone: BusinessZone) -> Vec<Cell> {
    let issue = view.issue;
    let entry = issue.entry;
    let (product, sku) = view.product.unzip();
    let count = |number: u64| Cell::Whole(i64::try_from(number).unwrap_or(i64::MAX));
    vec![
        Cell::Whole(issue.id.0),
        time(zone, issue.created_at),
        Cell::Text(entry.issue_type),
        Cell::Text(entry.description),
        Cell::Text(issue.status.as_str().to_owned()),
        Cell::Text(entry.priority.as_str().to_owned()),
        Cell::text(sku),
        Cell::text(product),
        Cell::text(view.lot_code),
        Cell::whole(entry.order_id.map(|id| id.0)),
        Cell::text(view.reported_by_name),
        Cell::text(entry.employee_code),
        Cell::text(entry.department),
        Cell::text(view.assigned_to_name),
        Cell::text(view.resolved_by_name),
        issue.resolved_at.map_or(Cell::Empty, |at| time(zone, at)),
        count(view.comments),
        count(view.photos),
    ]
}
