//! The monthly bonuses (product.md §8).

use std::collections::HashSet;

use chrono::Duration;
use tierway_commissions::{Month, bonuses};
use tierway_kernel::{BusinessZone, Role, UserId, message};
use tierway_workforce::{Audience, NewNotice, NoticeKind};

use super::only_platform::only_platform;
use super::plan_at::plan_at;
use crate::settings::{Currency, business_zone};
use crate::{Context, Failure, Transaction};

/// How long after its end a month is closed, so that no transaction that began in it is still open.
const AFTER: Duration = Duration::minutes(10);

/// Grants the bonuses of every past month without any; returns how many. The first run grants only the previous
/// month's; later runs catch up. Repeated or concurrent runs grant nothing twice. Only the system runs it.
pub fn grant_bonuses(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    only_platform(context)?;
    let zone = business_zone(tx)?;
    let last = Month::of(context.now - AFTER, zone).previous();
    let mut month = tx.commission_entries().last_bonus_month()?.map_or(last, Month::next);
    let mut granted = 0;
    while month <= last {
        granted += grant(tx, context, month, zone)?;
        month = month.next();
    }
    Ok(granted)
}

/// Closes a month: grants each agent a share of what was approved in it, by the plan at its end, and notifies them.
fn grant(tx: &mut dyn Transaction, context: &Context, month: Month, zone: BusinessZone) -> Result<u64, Failure> {
    if !tx.commission_entries().close_bonus_month(month, context.now)? {
        return Ok(0);
    }
    let rule = plan_at(tx, month.end(zone) - Duration::microseconds(1))?.bonus;
    let earned = tx.commission_entries().net_approved(None, month)?;
    let ids: Vec<UserId> = earned.iter().map(|(user, _)| *user).collect();
    let users = tx.users().by_ids(&ids)?;
    let agents: HashSet<UserId> = users.iter().filter(|user| user.role == Role::Agent).map(|user| user.id).collect();
    let currency = Currency::load(tx)?;
    let mut notices = Vec::new();
    for entry in bonuses(rule, month, earned, &agents, context.now) {
        if tx.commission_entries().add(&entry, context.now)?.is_some() {
            notices.push(notice(entry.beneficiary_id, month, &currency.show(entry.amount)));
        }
    }
    tx.notices().add_many(&notices, context.now)?;
    Ok(notices.len() as u64)
}

/// Tells the agent.
fn notice(agent: UserId, month: Month, amount: &str) -> NewNotice {
    NewNotice {
        audience: Audience::User(agent),
        kind: NoticeKind::Bonus.into(),
        subject: None,
        title: message!("Bonus for {month}", month = month.to_string()),
        message: message!(
            "You have been granted a bonus of {amount} for your approved commissions in {month}.",
            amount = amount.to_owned(),
            month = month.to_string()
        ),
    }
}
