//! Changes of regional prices.
#![allow(clippy::unwrap_used, reason = "tests")]

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{Actor, Money, PriceChangeId, ProductId, Role, SignedIn, UserId};

use super::*;
use crate::PriceProfile;
use crate::product::tests::product;

fn cell(product: i64, region: Region, minor: Option<i64>) -> PriceCell {
    PriceCell { product_id: ProductId(product), region, price: minor.map(Money::of) }
}

fn said(error: &PriceChangeError) -> Vec<String> {
    match error {
        PriceChangeError::Fields(errors) => {
            errors.iter().map(|error| format!("{}: {}", error.field, error.message)).collect()
        }
        other => vec![other.to_string()],
    }
}

#[test]
fn dealers_agents_and_whom_they_referred_have_regional_prices() {
    for role in Role::ALL {
        for referred in [false, true] {
            let expected = match (role, referred) {
                (Role::Dealer, _) => Some(Audience::Dealer),
                (Role::Agent | Role::SubAgent, _) | (Role::Customer, true) => Some(Audience::Agent),
                _ => None,
            };
            assert_eq!(Audience::of(Buyer { role, referred }), expected, "{role} {referred}");
        }
    }
    for (role, verified, expected) in [
        (Role::Dealer, true, Some(Audience::Dealer)),
        (Role::Dealer, false, None),
        (Role::Agent, false, None),
        (Role::SubAgent, true, Some(Audience::Agent)),
        (Role::Customer, false, Some(Audience::Agent)),
    ] {
        let user = SignedIn { id: UserId(1), role, position: None, verified, referred_by: Some(UserId(2)) };
        assert_eq!(PriceProfile::of(&Actor::User(user), None).audience(), expected, "{role} {verified}");
    }
    assert_eq!(Audience::Dealer.base_price(&product()), Some(Money::of(1600)));
    assert_eq!(Audience::Agent.base_price(&product()), Some(Money::of(1300)));
    let bare = Product { agent_price: Some(Money::ZERO), suggested_dealer_min_price: None, ..product() };
    assert_eq!(Audience::Dealer.base_price(&bare), Some(Money::of(1200)));
    assert_eq!(Audience::Agent.base_price(&bare), None, "a price of nothing is a missing one");
}

#[test]
fn prices_are_above_zero_and_given_once() {
    let cells = [
        cell(1, Region::Usa, Some(0)),
        cell(1, Region::Asia, Some(-5)),
        cell(1, Region::Usa, Some(100)),
        cell(2, Region::Usa, None),
    ];
    assert_eq!(
        said(&check_cells(&cells).unwrap_err()),
        [
            "cells[0].price: A price must be more than zero.",
            "cells[1].price: A price must be more than zero.",
            "cells[2]: This price is listed twice."
        ]
    );
    assert_eq!(check_cells(&cells[2..]), Ok(()));
    assert_eq!(said(&check_cells(&[]).unwrap_err()), ["cells: Please change at least one price."]);
    let many: Vec<PriceCell> = (0..=1_000).map(|id| cell(id, Region::Usa, Some(1))).collect();
    assert_eq!(check_cells(&many[1..]), Ok(()));
    assert_eq!(said(&check_cells(&many).unwrap_err()), ["cells: At most 1,000 prices can be changed at once."]);
}

#[test]
fn prices_change_now_or_in_the_next_two_years() {
    let now = DateTime::<Utc>::UNIX_EPOCH + Duration::days(20_000);
    assert_eq!(check_effective(None, now), Ok(now));
    assert_eq!(check_effective(Some(now + Duration::days(731)), now), Ok(now + Duration::days(731)));
    let refused = |time| said(&check_effective(Some(time), now).unwrap_err());
    assert_eq!(refused(now - Duration::seconds(1)), ["effectiveFrom: Prices cannot be changed in the past."]);
    assert_eq!(refused(now + Duration::days(732)), ["effectiveFrom: Prices can be planned at most two years ahead."]);
    assert_eq!(check_note(Some("  summer ")), Ok(Some("summer".to_owned())));
    assert_eq!(check_note(Some(" ")), Ok(None));
    assert_eq!(
        said(&check_note(Some(&"x".repeat(501))).unwrap_err()),
        ["note: This must be at most 500 characters long."]
    );
}

fn made_three_days_before(now: DateTime<Utc>) -> PriceChange {
    PriceChange {
        id: PriceChangeId(7),
        audience: Audience::Agent,
        actor_id: None,
        note: Some("summer".to_owned()),
        effective_from: now - Duration::days(3),
        undoes: None,
        undone_by: None,
        counts: true,
        cell_count: 2,
        created_at: now - Duration::days(3),
    }
}

#[test]
fn undoing_restores_what_counted_before() {
    let now = DateTime::<Utc>::UNIX_EPOCH + Duration::days(20_000);
    let change = made_three_days_before(now);
    let cells = [
        ChangedCell { cell: cell(1, Region::Usa, Some(900)), before: None },
        ChangedCell { cell: cell(2, Region::Asia, None), before: Some(Money::of(800)) },
    ];
    let back = undo(&change, &cells, 0, Some(UserId(4)), now).unwrap();
    assert_eq!((back.effective_from, back.undoes, back.audience), (now, Some(change.id), Audience::Agent));
    assert!(back.counts);
    assert_eq!(
        back.cells,
        [
            ChangedCell { cell: cell(1, Region::Usa, None), before: Some(Money::of(900)) },
            ChangedCell { cell: cell(2, Region::Asia, Some(800)), before: None },
        ]
    );
    for (stale, sentence) in [
        (1, "One of its prices has changed since, so it cannot be undone."),
        (2, "2 of its prices have changed since, so it cannot be undone."),
    ] {
        assert_eq!(undo(&change, &cells, stale, None, now).unwrap_err().to_string(), sentence);
    }
    let undone = PriceChange { undone_by: Some(PriceChangeId(9)), ..change };
    assert_eq!(undo(&undone, &cells, 2, None, now), Err(PriceChangeError::AlreadyUndone));
}

#[test]
fn a_plan_that_is_taken_back_before_its_time_leaves_no_price() {
    let now = DateTime::<Utc>::UNIX_EPOCH + Duration::days(20_000);
    let cells = [ChangedCell { cell: cell(1, Region::Usa, Some(900)), before: Some(Money::of(1_500)) }];
    let back = |change: &PriceChange, now| {
        let back = undo(change, &cells, 0, None, now).unwrap();
        (back.effective_from, back.counts)
    };
    let time = now + Duration::days(1);
    let plan = PriceChange { effective_from: time, ..made_three_days_before(now) };
    assert_eq!(back(&plan, now), (time, false));
    assert_eq!(back(&plan, time), (time, true), "its time has come");
    let taking_back = PriceChange { undoes: Some(plan.id), counts: false, ..plan };
    assert_eq!(back(&taking_back, now), (time, true), "planned again");
    assert_eq!(back(&taking_back, time + Duration::hours(1)), (time + Duration::hours(1), true), "or set at once");
}

#[test]
fn who_comes_after_a_change_is_not_before_it() {
    let now = DateTime::<Utc>::UNIX_EPOCH + Duration::days(20_000);
    let minute = Duration::minutes(1);
    assert_eq!(turn_at(now, None), now);
    assert_eq!(turn_at(now, Some(now - minute)), now);
    assert_eq!(turn_at(now, Some(now + minute)), now + minute);
}

#[test]
fn steps_round_half_up_to_cents() {
    let after = |step: PriceStep, minor: i64| step.apply(Some(Money::of(minor))).map(Money::minor);
    assert_eq!(after(PriceStep::BasisPoints(500), 1_010), Ok(1_061), "10.605 rounds up");
    assert_eq!(after(PriceStep::BasisPoints(-1_250), 1_000), Ok(875));
    assert_eq!(after(PriceStep::BasisPoints(-10_000), 1_000), Err(StepError::NotPositive));
    assert_eq!(after(PriceStep::BasisPoints(i64::MAX), 1_000), Err(StepError::TooLarge));
    assert_eq!(after(PriceStep::Amount(Money::of(-50)), 1_000), Ok(950));
    assert_eq!(after(PriceStep::Amount(Money::of(-1_000)), 1_000), Err(StepError::NotPositive));
    assert_eq!(after(PriceStep::Amount(Money::of(1)), Money::LIMIT), Err(StepError::TooLarge));
    assert_eq!(PriceStep::Amount(Money::of(1)).apply(None), Err(StepError::NoPrice));
}

#[test]
fn pages_that_preview_a_step_come_to_the_same_prices() {
    let texts: Vec<&str> =
        include_str!("../../../../frontend/src/testing/priceSteps.json").split('"').skip(1).step_by(2).collect();
    let minor = |text: &str| text.replace('.', "").parse::<i64>().ok();
    assert!(texts.len() >= 40 && texts.len().is_multiple_of(4));
    for case in texts.chunks(4) {
        let by = minor(case[2]).unwrap();
        let step = if case[1] == "percent" { PriceStep::BasisPoints(by) } else { PriceStep::Amount(Money::of(by)) };
        let moved = step.apply(minor(case[0]).map(Money::of));
        assert_eq!(moved, minor(case[3]).map(Money::of).ok_or(StepError::NotPositive), "{case:?}");
    }
}

#[test]
fn a_price_is_doubtful_when_it_moves_far_or_lies_below_the_cost() {
    use PriceWarning::{BelowCost, LargeChange};
    let warnings =
        |from: Option<i64>, to, cost| price_warnings(from.map(Money::of), Money::of(to), Money::of(cost), 30);
    assert_eq!(warnings(Some(430), 191, 200), [LargeChange, BelowCost]);
    assert_eq!(
        (warnings(Some(1_000), 1_300, 0), warnings(Some(1_000), 700, 700)),
        (vec![], vec![]),
        "30 % is not beyond it"
    );
    assert_eq!(
        (warnings(Some(1_000), 1_301, 0), warnings(Some(1_000), 699, 0)),
        (vec![LargeChange], vec![LargeChange])
    );
    assert_eq!((warnings(None, 5, 0), warnings(Some(0), 5, 6)), (vec![], vec![BelowCost]), "nothing to move from");
}

#[test]
fn wholesalers_are_warned_against_what_they_pay() {
    let product = product();
    let costs = [Role::Admin, Role::Manufacturer, Role::Wholesaler].map(|role| known_cost(&product, Some(role)));
    assert_eq!(costs, [product.manufacturer_cost, product.manufacturer_cost, product.wholesaler_price]);
}

#[test]
fn a_price_that_applies_is_measured_against_the_base_price_and_the_readers_cost() {
    use PriceWarning::{BelowCost, LargeChange};
    let product = Product {
        manufacturer_cost: Money::of(700),
        wholesaler_price: Money::of(840),
        agent_price: Some(Money::of(1_000)),
        suggested_dealer_min_price: Some(Money::of(2_000)),
        ..product()
    };
    let warnings = |audience, role, price| {
        let role = Some(role);
        let check = PriceCheck { audience, region: None, role, percent: 30, at: DateTime::<Utc>::MIN_UTC };
        (check.warnings(&product, Money::of(price)), check.is_by_wholesale_price())
    };
    assert_eq!(warnings(Audience::Dealer, Role::Wholesaler, 2_600), (vec![], true));
    assert_eq!(warnings(Audience::Dealer, Role::Admin, 2_601), (vec![LargeChange], false));
    assert_eq!(warnings(Audience::Agent, Role::Wholesaler, 800), (vec![BelowCost], true));
    assert_eq!(warnings(Audience::Agent, Role::Manufacturer, 800), (vec![], false));
    assert_eq!(warnings(Audience::Agent, Role::Manufacturer, 699), (vec![LargeChange, BelowCost], false));
}
