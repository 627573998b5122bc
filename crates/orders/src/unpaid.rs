//! Unpaid orders: how long they hold their reservation, and how much a new customer may reserve.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{OrderId, Role, Sentence, StoreError, UserId, parse_enum};

use crate::{OrderError, PAYMENT_METHODS};

/// How long before the cancellation the buyer is reminded; half of the period if that is shorter.
const NOTICE: Duration = Duration::hours(24);
/// Most hours that can be set: a year.
const MOST_HOURS: u32 = 8_784;

/// A line that is no rule.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
#[error("Please write lines such as \"customer: 72\" or \"customer / Cash: 0\"; \"{0}\" is not valid.")]
pub struct UnpaidRuleError(String);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Rule {
    role: Role,
    method: Option<&'static str>,
    hours: u32,
}

/// After how many hours unpaid orders are cancelled, by role and payment method. The line of role and method counts before
/// that of the role; 0 hours, and no line, mean never.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UnpaidRules(Vec<Rule>);

impl UnpaidRules {
    /// Reads a rule from each line.
    pub fn parse(text: &str) -> Result<UnpaidRules, UnpaidRuleError> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        lines
            .map(|line| Rule::parse(line).ok_or_else(|| UnpaidRuleError(line.to_owned())))
            .collect::<Result<_, _>>()
            .map(UnpaidRules)
    }

    /// How long an order of this role and method may stay unpaid; `None`: for ever.
    pub fn time(&self, role: Role, method: Option<&str>) -> Option<Duration> {
        let of_role = || self.0.iter().filter(|rule| rule.role == role);
        let exact = method.and_then(|method| of_role().find(|rule| rule.method == Some(method)));
        let rule = exact.or_else(|| of_role().find(|rule| rule.method.is_none()))?;
        (rule.hours > 0).then(|| Duration::hours(i64::from(rule.hours)))
    }

    /// The minimum age of orders to remind about or cancel; `None`: never.
    pub fn earliest(&self) -> Option<Duration> {
        let hours = self.0.iter().map(|rule| rule.hours).filter(|hours| *hours > 0).min()?;
        let time = Duration::hours(i64::from(hours));
        Some(time - notice(time))
    }
}

impl Rule {
    fn parse(line: &str) -> Option<Rule> {
        let (whom, hours) = line.rsplit_once(':')?;
        let hours = hours.trim().parse().ok().filter(|hours| *hours <= MOST_HOURS)?;
        let (role, method) = match whom.split_once('/') {
            Some((role, method)) => (role, Some(method.trim())),
            None => (whom, None),
        };
        let role = parse_enum(&Role::ALL, Role::as_str, role.trim())?;
        let method = match method {
            Some(name) => Some(*PAYMENT_METHODS.iter().find(|method| method.eq_ignore_ascii_case(name))?),
            None => None,
        };
        Some(Rule { role, method, hours })
    }
}

/// An order that waits for its payment and holds its pieces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnpaidOrder {
    /// Which.
    pub id: OrderId,
    /// Its buyer.
    pub customer_id: UserId,
    /// The buyer's role when it was placed.
    pub role: Role,
    /// Requested payment method.
    pub payment_method: Option<String>,
    /// When it was placed; of a quote request, when its offer was accepted.
    pub since: DateTime<Utc>,
    /// When the buyer was reminded.
    pub reminded_at: Option<DateTime<Utc>>,
}

/// Next step for an unpaid order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnpaidStep {
    /// Nothing yet.
    Wait,
    /// The buyer is reminded; it will be cancelled then.
    Remind(DateTime<Utc>),
    /// It is cancelled.
    Cancel,
}

/// The next step. An order is never cancelled without a reminder long enough before.
pub fn unpaid_step(order: &UnpaidOrder, rules: &UnpaidRules, now: DateTime<Utc>) -> UnpaidStep {
    let Some(time) = rules.time(order.role, order.payment_method.as_deref()) else { return UnpaidStep::Wait };
    let (end, notice) = (order.since + time, notice(time));
    match order.reminded_at {
        None if now >= end - notice => UnpaidStep::Remind(end.max(now + notice)),
        Some(reminded) if now >= end.max(reminded + notice) => UnpaidStep::Cancel,
        _ => UnpaidStep::Wait,
    }
}

fn notice(time: Duration) -> Duration {
    NOTICE.min(time / 2)
}

/// Whether buyers of this role have a limit while they have never paid: customers, unless it is 0.
pub fn is_limited(role: Role, limit: i64) -> bool {
    role == Role::Customer && limit > 0
}

/// Whether a buyer with this many unpaid pieces (`None` if they have paid before) may order this many more.
pub fn check_unpaid(role: Role, held: Option<i64>, more: i64, limit: i64) -> Result<(), OrderError> {
    match held {
        Some(held) if is_limited(role, limit) && held.saturating_add(more) > limit => {
            Err(OrderError::TooMuchUnpaid { limit, held })
        }
        _ => Ok(()),
    }
}

/// Unpaid orders in the store.
pub trait UnpaidOrderRepository {
    /// Pending orders that are not paid and were placed up to `before`, oldest first, from after `after` on.
    fn unpaid(
        &mut self,
        before: DateTime<Utc>,
        after: Option<(DateTime<Utc>, OrderId)>,
        limit: u32,
    ) -> Result<Vec<(UnpaidOrder, DateTime<Utc>)>, StoreError>;
    /// Records that the buyer was reminded; `false` if they were before.
    fn mark_reminded(&mut self, order: OrderId, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// The pieces of a buyer's unpaid orders that are still to leave; `None` when they have ever paid an order.
    fn unpaid_pieces(&mut self, buyer: UserId) -> Result<Option<i64>, StoreError>;
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn at(hours: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + Duration::hours(hours)
    }

    fn order(role: Role, method: Option<&str>, reminded_at: Option<i64>) -> UnpaidOrder {
        UnpaidOrder {
            id: OrderId(1),
            customer_id: UserId(2),
            role,
            payment_method: method.map(str::to_owned),
            since: at(0),
            reminded_at: reminded_at.map(at),
        }
    }

    fn rules() -> UnpaidRules {
        UnpaidRules::parse("customer: 72\n customer / cash : 0\ndealer / QR Pay: 8\n").unwrap()
    }

    #[test]
    fn a_line_names_role_method_and_hours() {
        let time = |role, method| rules().time(role, method).map(|time| time.num_hours());
        assert_eq!(time(Role::Customer, None), Some(72));
        assert_eq!(time(Role::Customer, Some("Bank")), Some(72));
        assert_eq!(time(Role::Customer, Some("Cash")), None);
        assert_eq!((time(Role::Dealer, Some("QR Pay")), time(Role::Dealer, Some("Bank"))), (Some(8), None));
        assert_eq!(rules().earliest(), Some(Duration::hours(4)));
        assert_eq!(UnpaidRules::parse("").unwrap().earliest(), None);
        for wrong in ["customer", "customer: -1", "customer: 8785", "buyer: 3", "customer / Gold: 3", "customer: 1.5"] {
            assert!(UnpaidRules::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn buyers_are_told_a_day_before_their_order_is_cancelled() {
        let step = |told, now| unpaid_step(&order(Role::Customer, Some("Bank"), told), &rules(), at(now));
        assert_eq!((step(None, 47), step(None, 48)), (UnpaidStep::Wait, UnpaidStep::Remind(at(72))));
        assert_eq!((step(Some(48), 71), step(Some(48), 72)), (UnpaidStep::Wait, UnpaidStep::Cancel));
        assert_eq!(step(None, 500), UnpaidStep::Remind(at(524)), "an old order is reminded first");
        assert_eq!((step(Some(500), 523), step(Some(500), 524)), (UnpaidStep::Wait, UnpaidStep::Cancel));
    }

    #[test]
    fn a_short_time_has_a_short_notice_and_terms_have_no_end() {
        let step = |told, now| unpaid_step(&order(Role::Dealer, Some("QR Pay"), told), &rules(), at(now));
        assert_eq!(
            (step(None, 3), step(None, 4), step(Some(4), 8)),
            (UnpaidStep::Wait, UnpaidStep::Remind(at(8)), UnpaidStep::Cancel)
        );
        assert_eq!(unpaid_step(&order(Role::Dealer, None, None), &rules(), at(9_999)), UnpaidStep::Wait);
    }

    #[test]
    fn a_customer_who_has_never_paid_holds_so_many_pieces() {
        let new = Some(90);
        let check = |role, held, more, limit| check_unpaid(role, held, more, limit).is_ok();
        assert!(check(Role::Customer, new, 10, 100) && !check(Role::Customer, new, 11, 100));
        assert!(check(Role::Customer, None, 1_000, 100));
        assert!(check(Role::Dealer, new, 1_000, 100) && check(Role::Customer, new, 1_000, 0));
    }
}
