//! The people of a company that has traded for two years. Written through the product's own ports.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_accounts::{NewUser, Profile, Verification, referral_code_from};
use tierway_application::{Access, Failure, Store, Transaction, transact_blocking};
use tierway_kernel::{Role, UserId};
use tierway_workforce::Employee;

use crate::Result;

/// People written in one transaction.
const BATCH: usize = 1_000;
/// Where they live; three of four regions of the price table, and one place in none.
const PLACES: [&str; 6] = ["United States", "United States", "Canada", "Germany", "Ireland", "Brazil"];

/// How many there are of each role, the admin and the manufacturer aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct People {
    /// Wholesalers.
    pub wholesalers: usize,
    /// Dealers; the first is the busiest.
    pub dealers: usize,
    /// Agents; the first is the busiest. As many sub-agents, each under one of them.
    pub agents: usize,
    /// Employees; the first is a manager.
    pub employees: usize,
    /// Staff of the warehouse.
    pub pickers: usize,
    /// Customers, six of ten of them referred.
    pub customers: usize,
}

/// What a batch of people needs to know of those before.
#[derive(Clone)]
struct Batch {
    role: Role,
    from: usize,
    to: usize,
    /// All of the role.
    of: usize,
    referrers: Vec<UserId>,
    hash: String,
    start: DateTime<Utc>,
    now: DateTime<Utc>,
}

impl People {
    /// Some 21,000 for a million orders; fewer for fewer.
    pub fn of(orders: usize) -> People {
        let scaled = |most: usize, least: usize| (most * orders.min(1_000_000) / 1_000_000).max(least);
        People {
            wholesalers: scaled(10, 2),
            dealers: scaled(400, 5),
            agents: scaled(300, 5),
            employees: scaled(60, 2),
            pickers: scaled(30, 2),
            customers: scaled(19_900, 50),
        }
    }

    /// Writes them; whoever trades is there from the start, customers come evenly until now.
    pub fn write(self, store: &Arc<dyn Store>, hash: &str, start: DateTime<Utc>, now: DateTime<Utc>) -> Result<()> {
        let batch =
            |role, to| Batch { role, from: 0, to, of: to, referrers: Vec::new(), hash: hash.to_owned(), start, now };
        add_all(store, &batch(Role::Wholesaler, self.wholesalers))?;
        add_all(store, &batch(Role::Dealer, self.dealers))?;
        let agents = add_all(store, &batch(Role::Agent, self.agents))?;
        let below = add_all(store, &Batch { referrers: agents.clone(), ..batch(Role::SubAgent, self.agents) })?;
        add_all(store, &batch(Role::Employee, self.employees))?;
        add_all(store, &batch(Role::Warehouse, self.pickers))?;
        let referrers = agents.into_iter().chain(below).collect();
        add_all(store, &Batch { referrers, ..batch(Role::Customer, self.customers) })?;
        Ok(())
    }
}

/// The name somebody signs in with; the busiest of each role has the number 0.
pub fn login(role: Role, number: usize) -> String {
    format!("{}{number:05}", role.as_str())
}

fn add_all(store: &Arc<dyn Store>, all: &Batch) -> Result<Vec<UserId>> {
    let mut ids = Vec::with_capacity(all.to);
    for from in (0..all.to).step_by(BATCH) {
        let batch = Batch { from, to: (from + BATCH).min(all.to), ..all.clone() };
        ids.extend(transact_blocking(store.as_ref(), Access::Write, move |tx| add_some(tx, &batch))?);
    }
    Ok(ids)
}

fn add_some(tx: &mut dyn Transaction, batch: &Batch) -> std::result::Result<Vec<UserId>, Failure> {
    (batch.from..batch.to).map(|number| add_one(tx, batch, number)).collect()
}

fn add_one(tx: &mut dyn Transaction, batch: &Batch, number: usize) -> std::result::Result<UserId, Failure> {
    let id = tx.users().add(&person(batch, number), &batch.hash, came_at(batch, number))?.id;
    if matches!(batch.role, Role::Employee | Role::Warehouse) {
        let position = if batch.role == Role::Employee && number == 0 { "Manager" } else { "warehouse-staff" };
        let (code, department) = (Some(login(batch.role, number)), Some("warehouse".to_owned()));
        tx.employees().add(&Employee { user_id: id, code, position: Some(position.to_owned()), department })?;
    }
    Ok(id)
}

/// When an account was made.
fn came_at(batch: &Batch, number: usize) -> DateTime<Utc> {
    if batch.role != Role::Customer {
        return batch.start;
    }
    // The last came some weeks ago.
    let part = number as i64 * 94 / 100;
    batch.start + (batch.now - batch.start) / (batch.of as i32).max(1) * part as i32
}

fn person(batch: &Batch, number: usize) -> NewUser {
    let name = login(batch.role, number);
    let refers = matches!(batch.role, Role::Agent | Role::SubAgent);
    // Of ten customers four came by themselves.
    let is_sent = batch.role != Role::Customer || number % 10 < 6;
    let referred_by = batch.referrers.get(number * 7 % batch.referrers.len().max(1)).copied().filter(|_| is_sent);
    NewUser {
        email: format!("{name}@example.com"),
        role: batch.role,
        profile: Profile {
            first_name: "Load".to_owned(),
            last_name: name.clone(),
            country: Some(PLACES[number % PLACES.len()].to_owned()),
            ..Profile::default()
        },
        username: name,
        verification: Verification::Approved,
        is_active: true,
        referral_code: refers.then(|| referral_code_from(code(batch.role, number))),
        referred_by,
        birth_date: None,
        terms_version: None,
    }
}

/// Bytes of a referral code of its own.
fn code(role: Role, number: usize) -> [u8; 8] {
    let digit = |place: u32| (number / 16_usize.pow(place) % 16) as u8;
    [u8::from(role == Role::Agent), digit(0), digit(1), digit(2), digit(3), digit(4), 1, 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_orders_have_some_21_000_people() {
        let people = People::of(1_000_000);
        let all = 2 + people.wholesalers + people.dealers + 2 * people.agents + people.employees + people.pickers;
        assert_eq!(all + people.customers, 21_002);
        assert_eq!(People::of(1_000).dealers, 5);
    }

    #[test]
    fn codes_are_told_apart() {
        let roles = [Role::Agent, Role::SubAgent];
        let codes: std::collections::HashSet<_> =
            roles.into_iter().flat_map(|role| (0..300).map(move |number| code(role, number))).collect();
        assert_eq!(codes.len(), 600);
    }
}
