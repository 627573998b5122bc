//! Returns.

use rstest::rstest;

use super::*;
use crate::OrderEvent;
use tierway_kernel::{BusinessZone, OrderEventId};

#[rstest]
#[case(ReturnState::Requested, ReturnAction::Approve, Some(ReturnState::Approved))]
#[case(ReturnState::Requested, ReturnAction::Reject, Some(ReturnState::Rejected))]
#[case(ReturnState::Approved, ReturnAction::Receive, Some(ReturnState::Received))]
#[case(ReturnState::Approved, ReturnAction::Refund, Some(ReturnState::Approved))]
#[case(ReturnState::Approved, ReturnAction::Close, Some(ReturnState::Closed))]
#[case(ReturnState::Received, ReturnAction::Refund, Some(ReturnState::Received))]
#[case(ReturnState::Received, ReturnAction::Close, Some(ReturnState::Closed))]
fn the_way_of_a_return(#[case] from: ReturnState, #[case] action: ReturnAction, #[case] to: Option<ReturnState>) {
    assert_eq!(return_step(from, action).ok(), to);
}

#[test]
fn every_other_step_is_refused() {
    let passing = ReturnState::ALL
        .into_iter()
        .flat_map(|state| ReturnAction::ALL.into_iter().map(move |action| (state, action)))
        .filter(|(state, action)| return_step(*state, *action).is_ok());
    assert_eq!(passing.count(), 7);
    let done = return_step(ReturnState::Closed, ReturnAction::Receive).unwrap_err();
    assert_eq!(done.to_string(), "A return that is closed cannot be received.");
    for state in ReturnState::ALL {
        assert_eq!(ReturnState::parse(state.as_str()), Some(state));
    }
}

#[test]
fn staff_decide_and_owners_refund() {
    let may = |role, state| return_actions(state, Money::of(1), &staff(role));
    assert_eq!(may(Role::Warehouse, ReturnState::Requested), [ReturnAction::Approve, ReturnAction::Reject]);
    assert_eq!(may(Role::Employee, ReturnState::Received), [ReturnAction::Close]);
    assert_eq!(may(Role::Admin, ReturnState::Received), [ReturnAction::Refund, ReturnAction::Close]);
    for role in [Role::Customer, Role::Dealer, Role::Wholesaler, Role::Agent, Role::SubAgent] {
        assert!(may(role, ReturnState::Requested).is_empty(), "{role}");
    }
    assert!(return_actions(ReturnState::Requested, Money::of(1), &Actor::Guest).is_empty());
    let settled = return_actions(ReturnState::Received, Money::ZERO, &staff(Role::Admin));
    assert_eq!(settled, [ReturnAction::Close], "nothing is left to refund");
}

#[test]
fn who_may_return_and_until_when() {
    let order = order(OrderStatus::Delivered);
    let period = ReturnPeriod { days: 30, zone: BusinessZone::UTC };
    let ask = |actor: &Actor, now| may_return(&order, actor, Some(at(10)), period, now);
    let buyer = user(BUYER, Role::Customer);
    assert!(ask(&buyer, at(40)).is_ok(), "the last day");
    let late = ask(&buyer, at(41)).unwrap_err();
    let until = at(40).format("%-d %B %Y");
    assert_eq!(late.to_string(), format!("Goods of this order could be returned until {until}."));
    assert_eq!(ask(&staff(Role::Warehouse), at(41)), Err(late));
    assert!(ask(&staff(Role::Admin), at(400)).is_ok(), "owners take them later too");
    assert_eq!(ask(&user(UserId(8), Role::Customer), at(11)), Err(FulfilmentError::NotYours));
    assert_eq!(ask(&Actor::Guest, at(11)), Err(FulfilmentError::NotYours));
    for status in OrderStatus::ALL.into_iter().filter(|status| !status.has_left()) {
        let here = may_return(&self::order(status), &buyer, Some(at(10)), period, at(11));
        assert_eq!(here, Err(FulfilmentError::NotReturnable(status)));
    }
    assert!(may_return(&order, &buyer, None, period, at(11)).is_err());
}

#[test]
fn an_order_is_delivered_when_its_history_says_so() {
    use OrderStatus::{Cancelled, Completed, Delivered, Pending, Processing, Shipped};
    let history = |steps: &[(Option<OrderStatus>, OrderStatus)]| -> Vec<OrderEvent> {
        let event = |(day, (from, to)): (i64, &(Option<OrderStatus>, OrderStatus))| OrderEvent {
            id: OrderEventId(day),
            from: *from,
            to: *to,
            actor_id: None,
            note: None,
            created_at: at(day),
        };
        (0..).zip(steps).map(event).collect()
    };
    let placed = (None, Pending);
    let days = |steps: &[(Option<OrderStatus>, OrderStatus)]| delivered_at(&history(steps));
    assert_eq!(days(&[placed]), None);
    assert_eq!(days(&[placed, (Some(Pending), Shipped)]), Some(at(1)), "shipped, as nothing more is known");
    assert_eq!(days(&[placed, (Some(Pending), Shipped), (Some(Shipped), Delivered)]), Some(at(2)));
    let done = [placed, (Some(Pending), Shipped), (Some(Shipped), Delivered), (Some(Delivered), Completed)];
    assert_eq!(days(&done), Some(at(2)), "to be completed does not prolong it");
    let twice = [placed, (Some(Pending), Delivered), (Some(Delivered), Shipped), (Some(Shipped), Delivered)];
    assert_eq!(days(&twice), Some(at(3)), "the last time it arrived");
    let noted = [placed, (Some(Pending), Completed), (Some(Completed), Completed)];
    assert_eq!(days(&noted), Some(at(1)), "notes do not prolong it");
    let back = [placed, (Some(Pending), Delivered), (Some(Delivered), Processing), (Some(Processing), Shipped)];
    assert_eq!(days(&back), Some(at(3)), "only what it is now counts");
    assert_eq!(days(&[placed, (Some(Pending), Cancelled)]), None);
}

fn input(lines: &[(i64, i64)]) -> ReturnInput {
    let line = |(line, pieces): &(i64, i64)| ReturnLineInput { line_id: LineId(*line), pieces: *pieces, reason: None };
    ReturnInput { reason: " Leaks ".to_owned(), notes: None, lines: lines.iter().map(line).collect() }
}

#[test]
fn never_more_than_has_left_and_is_not_on_its_way_back() {
    let returns = vec![
        returned(1, ReturnState::Requested, &[(2, 2)]),
        returned(2, ReturnState::Received, &[(2, 3)]),
        returned(3, ReturnState::Rejected, &[(2, 10)]),
    ];
    let progress = delivered(returns, &[]).progress();
    let (reason, notes, wanted) = plan_return(&lines(), &progress, &input(&[(2, 5), (1, 3)])).unwrap();
    assert_eq!((reason.as_str(), notes, wanted.len()), ("Leaks", None, 2));
    let over = plan_return(&lines(), &progress, &input(&[(2, 6), (9, 1), (1, 0), (1, 1), (1, 1)])).unwrap_err();
    let said = fields(over);
    assert_eq!(said[0].1, "At most 5 pieces of Ware 2 can be returned.");
    let named: Vec<_> = said.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(named, ["lines[0].pieces", "lines[1].lineId", "lines[2].pieces", "lines[4].lineId"]);
    let empty = ReturnInput::default();
    let named: Vec<_> =
        fields(plan_return(&lines(), &progress, &empty).unwrap_err()).into_iter().map(|(field, _)| field).collect();
    assert_eq!(named, ["reason", "lines"]);
}

#[test]
fn what_arrives_is_counted_by_condition() {
    let one = returned(1, ReturnState::Approved, &[(1, 3), (2, 4)]);
    let receipt = |line: i64, pieces, restock| ReceiptLine { line_id: LineId(line), pieces, restock };
    let lines = plan_receipt(&one, &[receipt(1, 2, true), receipt(1, 1, false)]).unwrap();
    let seen: Vec<_> = lines.iter().map(|line| (line.received.get(), line.restocked.get())).collect();
    assert_eq!(seen, [(3, 2), (0, 0)], "what is not named did not arrive");
    let over = plan_receipt(&one, &[receipt(1, 2, true), receipt(1, 2, true), receipt(9, 1, true)]).unwrap_err();
    let said = fields(over);
    assert_eq!(said[0], ("lines[1].pieces".to_owned(), "Only 3 pieces were expected.".to_owned()));
    assert_eq!(said[1].0, "lines[2].lineId");
    assert_eq!(fields(plan_receipt(&one, &[]).unwrap_err())[0].1, "Please enter what arrived.");
    assert!(plan_receipt(&one, &[receipt(1, -1, true)]).is_err());
    let asked = returned(1, ReturnState::Requested, &[(1, 3)]);
    assert!(plan_receipt(&asked, &[receipt(1, 1, true)]).is_err(), "only approved goods are received");
}
