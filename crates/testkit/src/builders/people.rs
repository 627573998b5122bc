//! Accounts of every role.

use tierway_accounts::{NewUser, Profile, ReferralCode, User, Verification, referral_code_from};
use tierway_kernel::{Actor, Role, SignedIn, UserId};

use crate::fakes::FakeRandom;
use tierway_application::Random;

/// The password of every built account.
pub const PASSWORD: &str = "correct horse";

/// An approved, active account of `role`; employees and warehouse staff too, as if their owner had activated them.
/// The username is `name`, the email `name@tierway.test`, the given name `Name`, the family name `Test`.
pub fn new_user(role: Role, name: &str) -> NewUser {
    NewUser {
        username: name.to_owned(),
        email: format!("{name}@tierway.test"),
        role,
        profile: profile(role, name),
        verification: Verification::Approved,
        is_active: true,
        referral_code: matches!(role, Role::Agent | Role::SubAgent).then(|| referral_code(name)),
        referred_by: None,
        birth_date: None,
        terms_version: None,
    }
}

fn profile(role: Role, name: &str) -> Profile {
    let text = |text: &str| Some(text.to_owned());
    let mut capital = name.to_owned();
    if let Some(first) = capital.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let company = matches!(role, Role::Dealer | Role::Wholesaler | Role::Manufacturer);
    Profile {
        company_name: company.then(|| format!("{capital} Trading")),
        first_name: capital,
        last_name: "Test".to_owned(),
        dealer_code: (role == Role::Dealer).then(|| format!("DL-{name}")),
        country: text("Malaysia"),
        zone: text("Kuala Lumpur"),
        phone: text("+60 3 1234 5678"),
        company_address: company.then(|| "1 Jalan Test, 50000 Kuala Lumpur".to_owned()),
        business_type: (role == Role::Manufacturer).then(|| "Manufacturing".to_owned()),
        description: None,
        distribution_regions: (role == Role::Wholesaler).then(|| "Asia".to_owned()),
    }
}

/// A code that depends on the name alone.
pub fn referral_code(name: &str) -> ReferralCode {
    let seed = name.bytes().fold(7u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let mut bytes = [0; 8];
    FakeRandom::seeded(seed).fill(&mut bytes);
    referral_code_from(bytes)
}

/// The admin.
pub fn new_admin(name: &str) -> NewUser {
    new_user(Role::Admin, name)
}

/// An approved manufacturer company.
pub fn new_manufacturer(name: &str) -> NewUser {
    new_user(Role::Manufacturer, name)
}

/// An approved wholesaler.
pub fn new_wholesaler(name: &str) -> NewUser {
    new_user(Role::Wholesaler, name)
}

/// An approved dealer.
pub fn new_dealer(name: &str) -> NewUser {
    new_user(Role::Dealer, name)
}

/// An approved agent with a referral code.
pub fn new_agent(name: &str) -> NewUser {
    new_user(Role::Agent, name)
}

/// An approved sub-agent under `agent`, with a referral code.
pub fn new_sub_agent(name: &str, agent: UserId) -> NewUser {
    NewUser { referred_by: Some(agent), ..new_user(Role::SubAgent, name) }
}

/// A customer without a referrer.
pub fn new_customer(name: &str) -> NewUser {
    new_user(Role::Customer, name)
}

/// An active employee's account.
pub fn new_employee(name: &str) -> NewUser {
    new_user(Role::Employee, name)
}

/// An active account with warehouse access.
pub fn new_warehouse(name: &str) -> NewUser {
    new_user(Role::Warehouse, name)
}

/// The actor a stored account is when it has signed in, without a position.
pub fn actor(user: &User) -> Actor {
    Actor::User(SignedIn {
        id: user.id,
        role: user.role,
        position: None,
        verified: user.verification == Verification::Approved,
        referred_by: user.referred_by,
    })
}
