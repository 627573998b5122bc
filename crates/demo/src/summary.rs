//! What was planted, in numbers and in a sentence.

use std::fmt;

/// Counts of what the seed made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    /// Accounts in all.
    pub accounts: u64,
    /// Those that wait for a decision.
    pub waiting: u64,
    /// Those that were rejected.
    pub rejected: u64,
    /// Products, with the discontinued ones.
    pub products: u64,
    /// Products no longer sold.
    pub discontinued: u64,
    /// Orders with lines.
    pub orders: u64,
    /// Quote requests.
    pub requests: u64,
    /// Stock movements entered by hand; sales come on top.
    pub movements: u64,
    /// Stock counts.
    pub stock_counts: u64,
    /// Commissions whose hold is over.
    pub commissions_approved: u64,
    /// Monthly bonuses.
    pub bonuses: u64,
    /// Payouts, paid ones and drafts.
    pub payouts: u64,
    /// Parts of orders that left before the rest.
    pub parts: u64,
    /// Returns.
    pub returns: u64,
    /// Refunds.
    pub refunds: u64,
    /// Purchase orders.
    pub purchases: u64,
    /// Issues.
    pub issues: u64,
    /// Sign-ins in the activity log.
    pub sign_ins: u64,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} accounts ({} waiting for a decision, {} rejected), {} products ({} discontinued), {} orders and {} \
             requests for quotation, {} parts sent ahead, {} returns and {} refunds, {} stock movements and {} counts, \
             {} purchase orders, {} issues, {} approved commissions, {} bonuses and {} payouts, {} sign-ins",
            self.accounts,
            self.waiting,
            self.rejected,
            self.products,
            self.discontinued,
            self.orders,
            self.requests,
            self.parts,
            self.returns,
            self.refunds,
            self.movements,
            self.stock_counts,
            self.purchases,
            self.issues,
            self.commissions_approved,
            self.bonuses,
            self.payouts,
            self.sign_ins,
        )
    }
}
