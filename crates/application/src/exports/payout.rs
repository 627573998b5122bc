//! Shares of a payout.

use std::collections::HashMap;

use tierway_accounts::User;
use tierway_commissions::PayoutLine;
use tierway_kernel::{BusinessZone, Page, PageRequest, PayoutId, Permission, UserId};

use super::{Export, Rows, titles};
use crate::commissions::get_payout;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

const COLUMNS: [&str; 11] =
    ["Payout", "Status", "User id", "Name", "Email", "Role", "Commissions", "Reversals", "Bonus", "Amount", "Entries"];

/// The lines of a payout.
pub struct PayoutTable {
    /// The payout.
    pub payout: PayoutId,
}

impl Export for PayoutTable {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        titles(&COLUMNS)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportPayout)?;
        let view = get_payout(tx, context, self.payout)?;
        let ids: Vec<UserId> = view.lines.iter().map(|line| line.due.beneficiary_id).collect();
        let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
        let total = view.lines.len() as u64;
        let head = [view.payout.new.number, view.payout.status.as_str().to_owned()];
        let row = |line: PayoutLine| row(&head, users.get(&line.due.beneficiary_id), line);
        Ok(Page { items: view.lines.into_iter().map(row).collect(), total, next: None })
    }
}

fn row(head: &[String; 2], user: Option<&User>, line: PayoutLine) -> Vec<Cell> {
    let due = line.due;
    let mut row: Vec<Cell> = head.iter().cloned().map(Cell::Text).collect();
    row.extend([Cell::Whole(due.beneficiary_id.0), Cell::Text(line.name)]);
    row.push(Cell::text(user.map(|user| user.email.clone())));
    row.push(Cell::text(user.map(|user| user.role.as_str().to_owned())));
    row.extend([due.commissions, due.reversals, due.bonus, due.amount].map(Cell::Money));
    row.push(Cell::Whole(due.count));
    row
}
