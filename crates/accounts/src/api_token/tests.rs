//! API tokens: permissions, validation, expiry.

use rstest::rstest;

use super::*;

fn now() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + Duration::days(20_000)
}

fn input(scopes: &[&str]) -> TokenInput {
    let scopes = scopes.iter().map(|scope| (*scope).to_owned()).collect();
    TokenInput { name: " Shop sync ".to_owned(), scopes, expires_at: None }
}

fn faults(input: &TokenInput) -> Vec<String> {
    plan_token(input, now()).err().unwrap_or_default().into_iter().map(|fault| fault.field).collect()
}

#[test]
fn a_wish_is_put_in_order() {
    let plan = plan_token(&input(&["orders:write", "products:read", "orders:read", "orders:write"]), now());
    let plan = plan.unwrap_or_else(|faults| panic!("{faults:?}"));
    let names: Vec<&str> = plan.scopes.iter().map(|scope| scope.as_str()).collect();
    assert_eq!(names, ["products:read", "orders:read", "orders:write"]);
    assert_eq!((plan.name.as_str(), plan.expires_at), ("Shop sync", now() + Duration::days(90)));
}

#[test]
fn every_fault_is_named() {
    assert_eq!(faults(&TokenInput::default()), ["name", "scopes"]);
    assert_eq!(faults(&input(&["orders:read", "orders:all", "everything"])), ["scopes[1]", "scopes[2]"]);
    let named = |name: &str| TokenInput { name: name.to_owned(), ..input(&["orders:read"]) };
    assert_eq!(faults(&named(&"n".repeat(81))), ["name"]);
    assert_eq!(faults(&named(&"n".repeat(80))), [""; 0]);
    assert_eq!(faults(&named("two\nlines")), ["name"]);
}

#[rstest]
#[case(Duration::zero(), false)]
#[case(Duration::seconds(1), true)]
#[case(Duration::days(365), true)]
#[case(Duration::days(365) + Duration::seconds(1), false)]
#[case(Duration::days(-1), false)]
fn a_token_lives_for_a_year_at_most(#[case] after: Duration, #[case] fits: bool) {
    let input = TokenInput { expires_at: Some(now() + after), ..input(&["orders:read"]) };
    assert_eq!(plan_token(&input, now()).is_ok(), fits);
}

#[test]
fn a_token_ends_by_time_or_by_somebody() {
    let token = ApiToken {
        id: ApiTokenId(1),
        user_id: UserId(1),
        name: "Shop sync".to_owned(),
        preview: "tw_12345".to_owned(),
        scopes: Vec::new(),
        created_at: now(),
        expires_at: now() + Duration::days(1),
        last_used_at: None,
        revoked_at: None,
    };
    assert_eq!(token.state_at(now()), TokenState::Active);
    assert_eq!(token.state_at(now() + Duration::days(1)), TokenState::Expired);
    let revoked = ApiToken { revoked_at: Some(now()), ..token.clone() };
    assert_eq!(revoked.state_at(now()), TokenState::Revoked);
    assert_eq!(revoked.state_at(now() + Duration::days(9)), TokenState::Revoked);
    assert!(token.wants_touch(now()));
    let used = ApiToken { last_used_at: Some(now()), ..token };
    assert!(!used.wants_touch(now() + Duration::seconds(59)) && used.wants_touch(now() + Duration::seconds(60)));
}

#[test]
fn customers_have_none_and_employees_by_their_position() {
    let may = |role, position: Option<&str>| {
        let position = position.map(str::to_owned);
        may_hold_tokens(&SignedIn { id: UserId(1), role, position, verified: true, referred_by: None })
    };
    for role in Role::ALL {
        let alone = !matches!(role, Role::Customer | Role::Employee | Role::Warehouse);
        assert_eq!(may(role, None), alone, "{role}");
    }
    for role in [Role::Employee, Role::Warehouse] {
        assert!(may(role, Some(" Manager ")) && may(role, Some("purchaser")), "{role}");
        assert!(!may(role, Some("Supervisor")) && !may(role, Some("")), "{role}");
    }
    assert!(!may(Role::Customer, Some("Manager")));
}
