//! Codes and who may refer whom.

use proptest::prelude::*;
use tierway_kernel::{Role, UserId};

use super::{ReferralError, bind_referrer};
use crate::user::tests::user;
use crate::{REFERRAL_ALPHABET, User, Verification, referral_code_from};

#[test]
fn the_alphabet_has_no_look_alikes_and_no_doubles() {
    for confusing in b"01OIL" {
        assert!(!REFERRAL_ALPHABET.contains(confusing), "{}", char::from(*confusing));
    }
    let distinct: std::collections::HashSet<_> = REFERRAL_ALPHABET.iter().collect();
    assert_eq!(distinct.len(), REFERRAL_ALPHABET.len());
    assert!(REFERRAL_ALPHABET.iter().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit()));
}

proptest! {
    #[test]
    fn codes_are_eight_characters_of_the_alphabet(random: [u8; 8]) {
        let code = referral_code_from(random);
        prop_assert_eq!(code.as_str().len(), 8);
        prop_assert!(code.as_str().bytes().all(|byte| REFERRAL_ALPHABET.contains(&byte)));
    }
}

#[test]
fn every_character_of_the_alphabet_can_occur() {
    let made: std::collections::HashSet<char> =
        (0..=255).flat_map(|byte| referral_code_from([byte; 8]).as_str().chars().collect::<Vec<_>>()).collect();
    assert_eq!(made.len(), REFERRAL_ALPHABET.len());
}

#[test]
fn active_agents_and_sub_agents_refer_unless_rejected() {
    for role in Role::ALL {
        for verification in Verification::ALL {
            for is_active in [true, false] {
                let account = User { verification, is_active, ..user(1, role) };
                let may =
                    matches!(role, Role::Agent | Role::SubAgent) && is_active && verification != Verification::Rejected;
                assert_eq!(account.can_refer(), may, "{role} {verification:?} {is_active}");
            }
        }
    }
}

#[test]
fn an_account_is_bound_to_whom_it_names() {
    let agent = user(7, Role::Agent);
    let sub_agent = user(8, Role::SubAgent);
    let dealer = user(9, Role::Dealer);
    for role in [Role::Customer, Role::Dealer, Role::Agent] {
        assert_eq!(bind_referrer(role, false, None, None), Ok(None), "{role} needs nobody");
        assert_eq!(bind_referrer(role, true, Some(&agent), None), Ok(Some(UserId(7))));
        assert_eq!(bind_referrer(role, true, Some(&sub_agent), None), Ok(Some(UserId(8))));
        assert_eq!(bind_referrer(role, true, None, None), Err(ReferralError::Unknown));
        assert_eq!(
            bind_referrer(role, true, Some(&dealer), None),
            Err(ReferralError::Unknown),
            "dealers have no codes"
        );
    }
}

#[test]
fn a_sub_agent_works_under_an_agent() {
    let agent = user(7, Role::Agent);
    let sub_agent = user(8, Role::SubAgent);
    let gone = User { is_active: false, ..user(9, Role::Agent) };
    assert_eq!(bind_referrer(Role::SubAgent, true, Some(&agent), None), Ok(Some(UserId(7))));
    assert_eq!(bind_referrer(Role::SubAgent, false, None, None), Err(ReferralError::AgentRequired));
    assert_eq!(bind_referrer(Role::SubAgent, true, None, None), Err(ReferralError::Unknown));
    assert_eq!(bind_referrer(Role::SubAgent, true, Some(&sub_agent), None), Err(ReferralError::NotAnAgent));
    assert_eq!(bind_referrer(Role::SubAgent, true, Some(&gone), None), Err(ReferralError::Unknown));
}

#[test]
fn nobody_registers_under_their_own_code() {
    let agent = user(7, Role::Agent);
    for role in Role::ALL {
        assert_eq!(bind_referrer(role, true, Some(&agent), Some(agent.id)), Err(ReferralError::Own), "{role}");
    }
    assert_eq!(bind_referrer(Role::Customer, true, Some(&agent), Some(UserId(8))), Ok(Some(agent.id)));
    assert_eq!(ReferralError::Own.to_string(), "You cannot use your own referral code.");
}

proptest! {
    /// Whoever registers, in whatever order and under whose code, following referrers comes to an end: each stands
    /// before the one they referred.
    #[test]
    fn referrers_never_go_in_a_circle(inputs in proptest::collection::vec((0_usize..3, 0_usize..40), 1..40)) {
        let roles = [Role::Agent, Role::SubAgent, Role::Customer];
        let mut joined: Vec<User> = Vec::new();
        for (role, input) in inputs {
            let role = roles[role];
            let named = joined.get(input).cloned();
            let Ok(referred_by) = bind_referrer(role, named.is_some(), named.as_ref(), None) else { continue };
            let id = joined.len() as i64;
            joined.push(User { referred_by, ..user(id, role) });
        }
        for account in &joined {
            prop_assert!(account.referred_by.is_none_or(|referrer| referrer < account.id));
        }
    }
}
