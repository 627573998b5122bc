//! Commission plans with their effective dates, and their port. A plan never changes; a new one replaces it. The rates
//! used are frozen on each commission.

use chrono::{DateTime, Utc};
use tierway_kernel::{CommissionPlanId, FieldError, Money, Page, PageRequest, StoreError, UserId, message, too_long};

use crate::Plan;

/// Longest note on a plan or a payout, in characters.
pub const LONGEST_NOTE: usize = 500;
/// Largest rate, basis, bonus and minimum: 100,000.00.
const MOST: i64 = 10_000_000;
/// Longest hold in days.
const LONGEST_HOLD: i64 = 365;

/// The monthly bonus (product.md §8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BonusRule {
    /// Percent of the month's approved commissions.
    pub percent: i64,
    /// The most an agent gets for a month.
    pub maximum: Money,
}

impl BonusRule {
    /// The bonus for a month with `basis` approved commissions net of reversals: rounded half up, and zero for a
    /// negative basis.
    pub fn of(&self, basis: Money) -> Money {
        let share = basis.max(Money::ZERO).ratio(self.percent, 100).unwrap_or(self.maximum);
        share.min(self.maximum)
    }

    /// The amount missing to the full bonus beyond `basis`: zero once it is reached, or if it never can be.
    pub fn left(&self, basis: Money) -> Money {
        if self.percent <= 0 || self.of(basis) == self.maximum {
            return Money::ZERO;
        }
        // The least basis whose share, half a cent counting as one, is the maximum.
        let (percent, most) = (i128::from(self.percent), i128::from(self.maximum.minor()));
        let needed = (most * 100 - 50 + percent - 1) / percent;
        Money::of(i64::try_from(needed - i128::from(basis.minor())).unwrap_or(i64::MAX))
    }
}

impl Default for BonusRule {
    fn default() -> Self {
        BonusRule { percent: 10, maximum: Money::of(10_000) }
    }
}

/// A plan to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPlan {
    /// From when on it counts.
    pub effective_from: DateTime<Utc>,
    /// Rates and hold.
    pub rates: Plan,
    /// The monthly bonus.
    pub bonus: BonusRule,
    /// Minimum payout; smaller balances are carried over.
    pub payout_minimum: Money,
    /// Note for other admins.
    pub note: Option<String>,
    /// The creator; `None` for the system.
    pub created_by: Option<UserId>,
}

impl Default for NewPlan {
    /// The published constants, from the beginning.
    fn default() -> Self {
        NewPlan {
            effective_from: DateTime::UNIX_EPOCH,
            rates: Plan::default(),
            bonus: BonusRule::default(),
            payout_minimum: Money::of(1000),
            note: None,
            created_by: None,
        }
    }
}

/// A stored plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommissionPlan {
    /// Identity.
    pub id: CommissionPlanId,
    /// The stored values.
    pub terms: NewPlan,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

/// Complaints about a plan that is to count from `effective_from` on; what is earned already cannot be planned again.
pub fn check_plan(plan: &NewPlan, now: DateTime<Utc>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut amount = |field: &str, value: Money, least: i64| {
        if value.minor() < least || value.minor() > MOST {
            let (least, most) = (Money::of(least), Money::of(MOST));
            errors
                .push(FieldError::new(field, message!("Please enter an amount from {least} to {most}.", least, most)));
        }
    };
    amount("agentRate", plan.rates.agent_rate, 0);
    amount("subAgentRate", plan.rates.sub_agent_rate, 0);
    amount("basisAmount", plan.rates.basis_amount, 1);
    amount("bonusMaximum", plan.bonus.maximum, 0);
    amount("payoutMinimum", plan.payout_minimum, 0);
    let mut whole = |field: &str, value: i64, most: i64| {
        if !(0..=most).contains(&value) {
            errors.push(FieldError::new(field, message!("Please enter a whole number from 0 to {most}.", most)));
        }
    };
    whole("holdDays", plan.rates.hold_days, LONGEST_HOLD);
    whole("bonusPercent", plan.bonus.percent, 100);
    if plan.effective_from < now {
        errors.push(FieldError::new("effectiveFrom", "A plan cannot start in the past."));
    }
    errors.extend(note_fault(plan.note.as_deref()));
    errors
}

/// The complaint about a note that is too long.
pub fn note_fault(note: Option<&str>) -> Option<FieldError> {
    note.filter(|note| note.chars().count() > LONGEST_NOTE).map(|_| FieldError::new("note", too_long(LONGEST_NOTE)))
}

/// Plans in the store, which holds one that counts from the beginning.
pub trait PlanRepository {
    /// Stores a plan.
    fn add(&mut self, plan: &NewPlan, now: DateTime<Utc>) -> Result<CommissionPlan, StoreError>;
    /// The plan in effect at `time`: the latest that has started; of those with the same start, the last created.
    fn in_effect(&mut self, time: DateTime<Utc>) -> Result<Option<CommissionPlan>, StoreError>;
    /// When the next plan after `time` starts, if any.
    fn next_start(&mut self, time: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError>;
    /// All plans, the latest beginning first.
    fn list(&mut self, page: &PageRequest) -> Result<Page<CommissionPlan>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bonus_is_a_tenth_and_at_most_a_hundred() {
        let rule = BonusRule::default();
        for (basis, bonus) in [(0, 0), (1, 0), (4, 0), (5, 1), (1234, 123), (1235, 124), (100_000, 10_000)] {
            assert_eq!(rule.of(Money::of(basis)), Money::of(bonus), "{basis}");
        }
        assert_eq!(rule.of(Money::of(100_001)), Money::of(10_000));
        assert_eq!(rule.of(Money::of(-500)), Money::ZERO);
        assert_eq!(BonusRule { percent: 0, ..rule }.of(Money::of(5000)), Money::ZERO);
    }

    #[test]
    fn what_is_left_brings_the_whole_bonus_and_a_cent_less_does_not() {
        for percent in [1, 3, 7, 10, 33, 100] {
            for maximum in [1, 5, 99, 10_000] {
                let rule = BonusRule { percent, maximum: Money::of(maximum) };
                for basis in [-500, 0, 1, 44, 1234, 99_994] {
                    let (basis, left) = (Money::of(basis), rule.left(Money::of(basis)));
                    if rule.of(basis) == rule.maximum {
                        assert_eq!(left, Money::ZERO, "{rule:?} {basis}");
                        continue;
                    }
                    let with = |cents: i64| rule.of(Money::of(basis.minor() + left.minor() - cents));
                    assert_eq!(with(0), rule.maximum, "{rule:?} {basis}");
                    assert!(with(1) < rule.maximum, "{rule:?} {basis}");
                }
            }
        }
        let rule = BonusRule::default();
        assert_eq!(BonusRule { percent: 0, ..rule }.left(Money::ZERO), Money::ZERO, "never reached");
        assert_eq!(BonusRule { maximum: Money::ZERO, ..rule }.left(Money::ZERO), Money::ZERO);
    }

    #[test]
    fn the_published_plan_stands() {
        let now = DateTime::UNIX_EPOCH;
        assert_eq!(check_plan(&NewPlan::default(), now), []);
    }

    #[test]
    fn every_figure_has_its_bounds() {
        let bad = NewPlan {
            effective_from: DateTime::UNIX_EPOCH,
            rates: Plan {
                agent_rate: Money::of(-1),
                sub_agent_rate: Money::of(MOST + 1),
                basis_amount: Money::ZERO,
                hold_days: 366,
            },
            bonus: BonusRule { percent: 101, maximum: Money::of(-1) },
            payout_minimum: Money::of(-1),
            note: Some("x".repeat(501)),
            created_by: None,
        };
        let errors = check_plan(&bad, DateTime::UNIX_EPOCH + chrono::Duration::seconds(1));
        let fields: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
        let all = ["agentRate", "subAgentRate", "basisAmount", "bonusMaximum", "payoutMinimum", "holdDays"];
        assert_eq!(fields, [all.as_slice(), &["bonusPercent", "effectiveFrom", "note"]].concat());
    }
}
