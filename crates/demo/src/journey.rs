//! What happens to an order after it was placed: a plan of steps with their times, drawn by chance.

use chrono::{DateTime, Duration, Utc};

use super::calendar::Calendar;
use super::chance::Chance;

/// A step of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The owner or the admin records the payment.
    Pay,
    /// The warehouse begins to pick.
    Process,
    /// It is packed.
    Ready,
    /// A part of it leaves.
    ShipPart,
    /// It leaves, or what is left of it.
    Ship,
    /// It arrives.
    Deliver,
    /// The employee hands it over at the counter, with both numbers.
    HandOver,
    /// The buyer changes their mind.
    Withdraw,
    /// The company calls it off, for this reason.
    CallOff(&'static str),
    /// The owner sends the payment of a cancelled order back.
    GiveBack,
    /// The carrier brings it back; the owner sets it back, for this reason.
    TakeBack(&'static str),
}

/// How an order is paid and sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terms {
    /// Pays first (customers and agents).
    Prepaid,
    /// May pay weeks after delivery (dealers and wholesalers).
    OnAccount,
}

use Step::{CallOff, Deliver, GiveBack, HandOver, Pay, Process, Ready, Ship, ShipPart, TakeBack, Withdraw};

const HOUR: i64 = 60;
const DAY: i64 = 24 * HOUR;

/// Journeys of the latest orders, in rotation, so that every status occurs.
const LATE: [&[Step]; 12] = [
    &[Pay, Process],
    &[],
    &[Pay, Process, Ready],
    &[Pay],
    &[Pay, Process, Ready, Ship],
    &[],
    &[Pay, HandOver],
    &[Pay, Process, Ready, Ship, Deliver],
    &[Pay, Process, ShipPart],
    &[Withdraw],
    &[],
    &[Pay, Process, Ready],
];

/// Draws what will happen to an order; `late` numbers the orders of the last days.
pub fn draw(terms: Terms, late: Option<usize>, chance: &mut Chance) -> Vec<Step> {
    match late {
        Some(number) => LATE[number % LATE.len()].to_vec(),
        None => usual(terms, chance),
    }
}

/// Times of the steps of an order placed at `placed`; those after the end of the history are dropped.
pub fn schedule(
    calendar: &Calendar,
    (terms, is_late): (Terms, bool),
    placed: DateTime<Utc>,
    plan: &[Step],
    chance: &mut Chance,
) -> Vec<(DateTime<Utc>, Step)> {
    if is_late {
        return spread(calendar, placed, plan);
    }
    let mut time = placed;
    let mut steps = Vec::new();
    for step in plan.iter().copied() {
        let minutes = if steps.is_empty() { first_pause(step, chance) } else { pause(step, terms, chance) };
        time = calendar.when_open(time + Duration::minutes(minutes), chance);
        steps.push((time, step));
    }
    steps
}

/// Spreads the steps evenly over what is left of the history.
fn spread(calendar: &Calendar, placed: DateTime<Utc>, steps: &[Step]) -> Vec<(DateTime<Utc>, Step)> {
    let left = (calendar.end() - placed).num_seconds().min(2 * DAY * 60);
    let parts = i64::try_from(steps.len()).unwrap_or(0) + 1;
    let times = (1..parts).map(|part| placed + Duration::seconds(left * part / parts));
    times.zip(steps.iter().copied()).collect()
}

fn usual(terms: Terms, chance: &mut Chance) -> Vec<Step> {
    let roll = chance.between(1, 100);
    match terms {
        Terms::Prepaid => match roll {
            1..=4 => vec![Withdraw],
            5..=6 => vec![Pay, CallOff("Could not be delivered to this address; the payment goes back."), GiveBack],
            7..=9 => vec![CallOff("No payment within a week.")],
            10..=18 => vec![Pay, HandOver],
            19..=20 => returned(vec![Pay]),
            _ => sent(vec![Pay], chance),
        },
        Terms::OnAccount => match roll {
            1..=3 => vec![CallOff("Called off by telephone.")],
            4..=7 => vec![Pay, HandOver],
            8..=9 => returned(vec![Pay]),
            10..=48 => {
                let mut steps = sent(Vec::new(), chance);
                steps.push(Pay);
                steps
            }
            _ => sent(vec![Pay], chance),
        },
    }
}

fn sent(mut before: Vec<Step>, chance: &mut Chance) -> Vec<Step> {
    before.push(Process);
    if chance.in_hundred(75) {
        before.push(Ready);
    }
    if chance.in_hundred(8) {
        before.push(ShipPart);
    }
    before.extend([Ship, Deliver]);
    before
}

fn returned(mut before: Vec<Step>) -> Vec<Step> {
    before.extend([Process, Ready, Ship, TakeBack("Came back from the carrier, address incomplete."), Ship, Deliver]);
    before
}

/// Minutes until the first step.
fn first_pause(step: Step, chance: &mut Chance) -> i64 {
    match step {
        Pay => chance.between(8, 20 * HOUR),
        other => pause(other, Terms::Prepaid, chance),
    }
}

/// Minutes until a later step; late payments come weeks later.
fn pause(step: Step, terms: Terms, chance: &mut Chance) -> i64 {
    match (step, terms) {
        (Pay, _) => chance.between(4 * DAY, 20 * DAY),
        (Process, _) => chance.between(2 * HOUR, 20 * HOUR),
        (Ready, _) => chance.between(HOUR, 16 * HOUR),
        (Ship | ShipPart, _) => chance.between(2 * HOUR, 26 * HOUR),
        (Deliver, Terms::Prepaid) => chance.between(DAY, 6 * DAY),
        (Deliver, Terms::OnAccount) => chance.between(2 * DAY, 12 * DAY),
        (HandOver, _) => chance.between(3 * HOUR, 2 * DAY),
        (Withdraw, _) => chance.between(20, 30 * HOUR),
        (CallOff(_), _) => chance.between(5 * DAY, 8 * DAY),
        (GiveBack, _) => chance.between(4 * HOUR, 3 * DAY),
        (TakeBack(_), _) => chance.between(3 * DAY, 6 * DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::DAYS;

    #[test]
    fn late_plans_fit_into_what_is_left() {
        let calendar = Calendar::before(DateTime::from_timestamp(1_790_000_000, 0).unwrap());
        let placed = calendar.end() - Duration::minutes(17);
        for (number, steps_of_plan) in LATE.iter().enumerate() {
            let plan = draw(Terms::Prepaid, Some(number), &mut Chance::new(1));
            let steps = schedule(&calendar, (Terms::Prepaid, true), placed, &plan, &mut Chance::new(1));
            assert_eq!(steps.len(), steps_of_plan.len());
            assert!(steps.iter().all(|(time, _)| *time > placed && *time < calendar.end()));
        }
    }

    #[test]
    fn usual_plans_go_forward_in_time_and_pay_once() {
        let calendar = Calendar::before(DateTime::from_timestamp(1_790_000_000, 0).unwrap());
        let mut chance = Chance::new(11);
        for day in 3..DAYS {
            for terms in [Terms::Prepaid, Terms::OnAccount] {
                let placed = calendar.working_time(day, &mut chance);
                let plan = draw(terms, None, &mut chance);
                let steps = schedule(&calendar, (terms, false), placed, &plan, &mut chance);
                assert!(steps.is_sorted_by_key(|(time, _)| *time) && !steps.is_empty());
                assert!(steps.iter().filter(|(_, step)| *step == Pay).count() <= 1);
            }
        }
    }
}
