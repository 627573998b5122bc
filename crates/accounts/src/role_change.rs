//! Role changes: someone registered on the wrong page, or a customer becomes a dealer. Decision 37 explains the rules.

use tierway_kernel::{Money, Role, Sentence, UserId};

use crate::{User, Verification, initial_verification};

/// The trading roles; an account can move between them.
pub const TRADING_ROLES: [Role; 5] = [Role::Wholesaler, Role::Dealer, Role::Agent, Role::SubAgent, Role::Customer];

/// Stored data of an account whose role is to change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RoleDependencies {
    /// The current role of its referrer.
    pub referrer: Option<Role>,
    /// Sub-agents that work under it.
    pub sub_agents: u64,
    /// Orders it bought or sold that are not delivered or not paid.
    pub open_orders: u64,
    /// Its unpaid earnings.
    pub unpaid: Money,
}

/// Effects of a role change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoleChange {
    /// From then on.
    pub to: Role,
    /// Its new verification status: as for a new registration in that role.
    pub verification: Verification,
    /// Whether it needs a referral code.
    pub needs_code: bool,
}

/// Why a role stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum RoleChangeError {
    /// Nobody changes what they are themselves.
    #[error("You cannot change your own role.")]
    Yourself,
    /// Owners, staff and the admin are created in other ways.
    #[error("The role of a {0} account cannot be changed.")]
    NotTrading(Role),
    /// As above, of the role that is wanted.
    #[error("The role {0} is not available here. Choose wholesaler, dealer, agent, sub-agent or customer.")]
    NotGiven(Role),
    /// There is nothing to change.
    #[error("This account is already {0}.")]
    AlreadySo(Role),
    /// A decision about the old role would apply to the new one.
    #[error("This account is rejected or inactive. Only active accounts can change role.")]
    Inactive,
    /// Both parties of an order keep their roles until it is complete.
    #[error("Please complete or cancel the open orders of this account first ({0}).")]
    OpenOrders(u64),
    /// A sub-agent works under an agent.
    #[error("This agent has sub-agents ({0}) and must stay an agent.")]
    SubAgents(u64),
    /// Roles without commissions have no earnings and no payouts.
    #[error("This account has {0} in unpaid earnings. Please pay them out first.")]
    Unpaid(Money),
    /// The referrer is set at registration and never changes.
    #[error("A sub-agent needs an agent, and no agent referred this account.")]
    NoAgent,
}

/// Whether `by` may change the role of `user` to `to`, and its consequences.
pub fn check_role_change(
    user: &User,
    to: Role,
    by: Option<UserId>,
    ties: &RoleDependencies,
) -> Result<RoleChange, RoleChangeError> {
    if by == Some(user.id) {
        return Err(RoleChangeError::Yourself);
    }
    if !TRADING_ROLES.contains(&user.role) {
        return Err(RoleChangeError::NotTrading(user.role));
    }
    if !TRADING_ROLES.contains(&to) {
        return Err(RoleChangeError::NotGiven(to));
    }
    if user.role == to {
        return Err(RoleChangeError::AlreadySo(to));
    }
    if !user.is_active || user.verification == Verification::Rejected {
        return Err(RoleChangeError::Inactive);
    }
    if ties.open_orders > 0 {
        return Err(RoleChangeError::OpenOrders(ties.open_orders));
    }
    if ties.sub_agents > 0 && to != Role::Agent {
        return Err(RoleChangeError::SubAgents(ties.sub_agents));
    }
    if to == Role::SubAgent && ties.referrer != Some(Role::Agent) {
        return Err(RoleChangeError::NoAgent);
    }
    let refers = matches!(to, Role::Agent | Role::SubAgent);
    if !refers && ties.unpaid != Money::ZERO {
        return Err(RoleChangeError::Unpaid(ties.unpaid));
    }
    Ok(RoleChange {
        to,
        verification: initial_verification(to, false),
        needs_code: refers && user.referral_code.is_none(),
    })
}

/// The roles that can be chosen for `user` now, by the owner of another account.
pub fn allowed_roles(user: &User, ties: &RoleDependencies) -> Vec<Role> {
    TRADING_ROLES.into_iter().filter(|role| check_role_change(user, *role, None, ties).is_ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ReferralCode;
    use crate::user::tests::user;

    const FREE: RoleDependencies =
        RoleDependencies { referrer: None, sub_agents: 0, open_orders: 0, unpaid: Money::ZERO };
    const UNDER_AGENT: RoleDependencies = RoleDependencies { referrer: Some(Role::Agent), ..FREE };

    fn change(from: Role, to: Role, ties: RoleDependencies) -> Result<RoleChange, RoleChangeError> {
        check_role_change(&user(5, from), to, Some(UserId(1)), &ties)
    }

    #[test]
    fn those_who_trade_change_among_themselves_and_nobody_else() {
        for from in Role::ALL {
            for to in Role::ALL {
                let expected = from != to && TRADING_ROLES.contains(&from) && TRADING_ROLES.contains(&to);
                assert_eq!(change(from, to, UNDER_AGENT).is_ok(), expected, "{from} to {to}");
            }
            assert_eq!(
                check_role_change(&user(5, from), Role::Dealer, Some(UserId(5)), &FREE),
                Err(RoleChangeError::Yourself)
            );
        }
        assert_eq!(change(Role::Admin, Role::Dealer, FREE), Err(RoleChangeError::NotTrading(Role::Admin)));
        assert_eq!(change(Role::Dealer, Role::Admin, FREE), Err(RoleChangeError::NotGiven(Role::Admin)));
        assert_eq!(change(Role::Dealer, Role::Warehouse, FREE), Err(RoleChangeError::NotGiven(Role::Warehouse)));
        assert_eq!(change(Role::Dealer, Role::Dealer, FREE), Err(RoleChangeError::AlreadySo(Role::Dealer)));
    }

    #[test]
    fn earnings_are_paid_before_the_role_earns_none() {
        let ties = RoleDependencies { unpaid: Money::of(1_250), ..UNDER_AGENT };
        let refused = Err(RoleChangeError::Unpaid(Money::of(1_250)));
        assert_eq!(change(Role::Agent, Role::Customer, ties), refused);
        assert_eq!(change(Role::SubAgent, Role::Dealer, ties), refused);
        assert!(change(Role::SubAgent, Role::Agent, ties).is_ok());
    }

    #[test]
    fn verification_begins_again_as_at_registration() {
        for (to, verification) in [
            (Role::Wholesaler, Verification::Pending),
            (Role::Agent, Verification::Pending),
            (Role::SubAgent, Verification::Pending),
            (Role::Customer, Verification::Approved),
        ] {
            let change = change(Role::Dealer, to, UNDER_AGENT).expect("dealers may become that");
            assert_eq!((change.to, change.verification), (to, verification));
        }
    }

    #[test]
    fn who_begins_to_refer_gets_a_code_once() {
        assert!(change(Role::Customer, Role::Agent, FREE).expect("it may").needs_code);
        assert!(change(Role::Customer, Role::SubAgent, UNDER_AGENT).expect("it may").needs_code);
        assert!(!change(Role::Agent, Role::Dealer, FREE).expect("it may").needs_code);
        let code = Some(ReferralCode::from_stored("ABCDEFGH".to_owned()));
        let returning = User { referral_code: code, ..user(5, Role::Dealer) };
        let back = check_role_change(&returning, Role::Agent, None, &FREE).expect("it may");
        assert!(!back.needs_code, "an agent of earlier keeps the code");
    }

    #[test]
    fn open_orders_sub_agents_and_a_missing_agent_stand_against_it() {
        let open = RoleDependencies { open_orders: 3, ..FREE };
        assert_eq!(change(Role::Dealer, Role::Customer, open), Err(RoleChangeError::OpenOrders(3)));
        let leads = RoleDependencies { sub_agents: 2, ..UNDER_AGENT };
        for to in [Role::SubAgent, Role::Dealer, Role::Customer] {
            assert_eq!(change(Role::Agent, to, leads), Err(RoleChangeError::SubAgents(2)), "{to}");
        }
        for referrer in [None, Some(Role::SubAgent), Some(Role::Customer)] {
            let ties = RoleDependencies { referrer, ..FREE };
            assert_eq!(change(Role::Customer, Role::SubAgent, ties), Err(RoleChangeError::NoAgent), "{referrer:?}");
        }
    }

    #[test]
    fn accounts_that_are_off_or_rejected_stay_what_they_are() {
        let off = User { is_active: false, ..user(5, Role::Dealer) };
        let rejected = User { verification: Verification::Rejected, ..user(5, Role::Dealer) };
        for account in [off, rejected] {
            let refused = check_role_change(&account, Role::Customer, None, &FREE);
            assert_eq!(refused, Err(RoleChangeError::Inactive));
            assert!(allowed_roles(&account, &FREE).is_empty());
        }
    }

    #[test]
    fn what_can_be_chosen_is_what_passes() {
        let dealer = user(5, Role::Dealer);
        assert_eq!(allowed_roles(&dealer, &FREE), [Role::Wholesaler, Role::Agent, Role::Customer]);
        let with_sub = [Role::Wholesaler, Role::Agent, Role::SubAgent, Role::Customer];
        assert_eq!(allowed_roles(&dealer, &UNDER_AGENT), with_sub);
        assert!(allowed_roles(&user(6, Role::Employee), &UNDER_AGENT).is_empty());
    }
}
