//! `GET /api/commissions`.

use std::collections::{BTreeSet, HashMap};

use tierway_commissions::{
    Commission, CommissionFilter, CommissionScope, CommissionStatus, Entry, beneficiary_part, beneficiary_status,
    visible_commissions,
};
use tierway_kernel::{CommissionId, Money, OrderId, Page, PageRequest, PayoutId, Permission, UserId};
use tierway_orders::Order;

use crate::{Context, Failure, Transaction};

/// A commission with what its earner may know of the order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommissionView {
    /// The commission.
    pub commission: Commission,
    /// Its status; for an earner, the status of their part.
    pub status: CommissionStatus,
    /// The viewer's own part; all of it for the owners.
    pub amount: Money,
    /// Its order: number, date, total and buyer's name are shown, nothing else.
    pub order: Option<Order>,
    /// The agent's name, for the owners.
    pub agent_name: Option<String>,
    /// The sub-agent's name, for the owners.
    pub sub_agent_name: Option<String>,
    /// The numbers of the payouts that are to pay it or have; to an earner, those of their own part.
    pub payout_numbers: Vec<String>,
}

/// Commissions, newest first: all for the owners, their own for agents and sub-agents.
pub fn list_commissions(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: &CommissionFilter,
    page: &PageRequest,
) -> Result<Page<CommissionView>, Failure> {
    context.require(Permission::ListCommissions)?;
    let scope = visible_commissions(&context.actor);
    let page = tx.commissions().list(scope, filter, page)?;
    let known = Known::load(tx, scope, &page.items)?;
    Ok(page.map(|commission| known.view(commission, context)))
}

/// Related data of a page of commissions.
struct Known {
    scope: CommissionScope,
    orders: HashMap<OrderId, Order>,
    names: HashMap<UserId, String>,
    entries: HashMap<CommissionId, Vec<Entry>>,
    numbers: HashMap<PayoutId, String>,
}

impl Known {
    fn load(tx: &mut dyn Transaction, scope: CommissionScope, page: &[Commission]) -> Result<Known, Failure> {
        let orders: Vec<OrderId> = page.iter().map(|commission| commission.entry.order_id).collect();
        let orders = tx.orders().by_ids(&orders)?.into_iter().map(|order| (order.id, order)).collect();
        let ids: Vec<CommissionId> = page.iter().map(|commission| commission.id).collect();
        let mut entries: HashMap<CommissionId, Vec<Entry>> = HashMap::new();
        for entry in tx.commission_entries().of_commissions(&ids)? {
            if let Some(id) = entry.entry.commission_id {
                entries.entry(id).or_default().push(entry);
            }
        }
        let payouts: BTreeSet<PayoutId> = entries.values().flatten().filter_map(|entry| entry.payout_id).collect();
        let payouts = tx.payouts().by_ids(&payouts.into_iter().collect::<Vec<_>>())?;
        let told =
            payouts.into_iter().filter(|payout| scope == CommissionScope::All || payout.status.is_visible_to_payees());
        let numbers = told.map(|payout| (payout.id, payout.new.number)).collect();
        let users: BTreeSet<UserId> = match scope {
            CommissionScope::All => page
                .iter()
                .flat_map(|commission| [commission.entry.agent_id, commission.entry.sub_agent_id])
                .flatten()
                .collect(),
            CommissionScope::Beneficiary(_) | CommissionScope::Nothing => BTreeSet::new(),
        };
        let users = tx.users().by_ids(&users.into_iter().collect::<Vec<_>>())?;
        let names = users.into_iter().map(|user| (user.id, user.full_name())).collect();
        Ok(Known { scope, orders, names, entries, numbers })
    }

    fn view(&self, commission: Commission, context: &Context) -> CommissionView {
        let name = |user: Option<UserId>| user.and_then(|id| self.names.get(&id).cloned());
        let own: Vec<&Entry> =
            self.entries.get(&commission.id).into_iter().flatten().filter(|entry| self.is_own(entry)).collect();
        let numbers: BTreeSet<&String> = own.iter().filter_map(|entry| self.numbers.get(&entry.payout_id?)).collect();
        CommissionView {
            status: beneficiary_status(&commission, self.scope, &own),
            amount: beneficiary_part(&commission.entry, &context.actor),
            order: self.orders.get(&commission.entry.order_id).cloned(),
            agent_name: name(commission.entry.agent_id),
            sub_agent_name: name(commission.entry.sub_agent_id),
            payout_numbers: numbers.into_iter().cloned().collect(),
            commission,
        }
    }

    fn is_own(&self, entry: &Entry) -> bool {
        match self.scope {
            CommissionScope::All => true,
            CommissionScope::Beneficiary(user) => entry.entry.beneficiary_id == user,
            CommissionScope::Nothing => false,
        }
    }
}
