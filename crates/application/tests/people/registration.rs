//! Registering.

use tierway_accounts::{ActivityAction, DocumentKind, NewUser, Profile, RegistrationForm, Verification};
use tierway_application::Failure;
use tierway_application::accounts::{
    AccountView, Register, SetupProof, check_admin_registration, check_registration, register, register_admin,
};
use tierway_kernel::{Actor, Role, StoreError};
use tierway_testkit::builders::{self, document, new_agent, new_customer, new_sub_agent};
use tierway_workforce::EmploymentForm;

use crate::support::{World, refusal};

const DEALER_DOCUMENTS: &str =
    "Please provide all required dealer documents: Dealer ID, Company License, Bank Statement, and Shop Photos";

fn command(role: Role, name: &str) -> Register {
    let NewUser { username, email, profile, .. } = builders::new_user(role, name);
    Register {
        role,
        form: RegistrationForm { username, email, password: "secret-one".to_owned(), profile, ..Default::default() },
        referred_by: None,
        employment: EmploymentForm {
            position: Some("driver".to_owned()),
            department: Some("logistics".to_owned()),
            code: Some(format!("E-{name}")),
        },
        document_faults: Vec::new(),
    }
}

fn signed_up(world: &World, command: Register, kinds: &[DocumentKind]) -> Result<AccountView, Failure> {
    let kinds = kinds.to_vec();
    world.run(&Actor::Guest, move |tx, context| {
        let accepted = check_registration(tx, context, &command, &kinds)?;
        let documents: Vec<_> = kinds.iter().copied().map(document).collect();
        register(tx, context, &accepted, "hash", &documents)
    })
}

#[test]
fn a_customer_starts_approved_and_is_bound_to_the_agent_by_code_or_number() {
    let world = World::default();
    let agent = world.user(new_agent("anna"));
    let code = agent.referral_code.clone().unwrap();
    for (name, given) in [("ca", code.as_str().to_lowercase()), ("cb", agent.id.to_string())] {
        let view =
            signed_up(&world, Register { referred_by: Some(given), ..command(Role::Customer, name) }, &[]).unwrap();
        assert_eq!(view.user.referred_by, Some(agent.id));
        assert_eq!(view.user.verification, Verification::Approved);
        assert!(view.user.is_active && view.user.referral_code.is_none());
    }
    assert_eq!(world.log(ActivityAction::Registration).len(), 2);
}

#[test]
fn an_unknown_or_inactive_referrer_is_refused_on_its_field() {
    let world = World::default();
    let off = world.user(NewUser { is_active: false, ..new_agent("otto") });
    let customer = world.user(new_customer("cleo"));
    for given in ["NOSUCHCO".to_owned(), off.id.to_string(), customer.id.to_string(), "0".to_owned()] {
        let refused = signed_up(&world, Register { referred_by: Some(given), ..command(Role::Customer, "c") }, &[]);
        assert_eq!(refusal(refused), ("referredBy".to_owned(), "Unknown referral code.".to_owned()));
    }
    assert!(signed_up(&world, Register { referred_by: Some(" ".into()), ..command(Role::Customer, "c") }, &[]).is_ok());
}

#[test]
fn agents_get_a_fresh_code_and_wait_for_the_admin() {
    let world = World::default();
    let admin = world.admin();
    let kinds = [DocumentKind::IdDocument, DocumentKind::WalletProof];
    let first = signed_up(&world, command(Role::Agent, "aa"), &kinds).unwrap();
    let second = signed_up(&world, command(Role::Agent, "ab"), &kinds).unwrap();
    let code = first.user.referral_code.clone().unwrap();
    assert_eq!(code.as_str().len(), 8);
    assert_ne!(Some(code), second.user.referral_code);
    assert_eq!(first.user.verification, Verification::Pending);
    assert!(first.missing_documents.is_empty());
    let notices = world.notices(admin.id().unwrap(), &["admin"]);
    assert_eq!(notices[1].entry.message, "Aa Test registered as agent and is waiting for approval.");
}

#[test]
fn a_code_taken_meanwhile_runs_the_work_again() {
    let world = World::default();
    let kinds = [DocumentKind::IdDocument, DocumentKind::WalletProof];
    let mut runs = 0;
    let form = command(Role::Agent, "aa");
    let view = world.run(&Actor::Guest, move |tx, context| {
        runs += 1;
        let accepted = check_registration(tx, context, &form, &kinds)?;
        // What the store says when another took the drawn code between the draw and the insert.
        if runs == 1 {
            return Err(StoreError::Contended.into());
        }
        register(tx, context, &accepted, "hash", &[])
    });
    assert!(view.unwrap().user.referral_code.is_some());
}

#[test]
fn a_sub_agent_names_an_agent() {
    let world = World::default();
    let agent = world.user(new_agent("anna"));
    let below = world.user(new_sub_agent("sven", agent.id));
    let kinds = [DocumentKind::IdDocument, DocumentKind::WalletProof];
    let refused = signed_up(&world, command(Role::SubAgent, "s"), &kinds);
    assert_eq!(refusal(refused).1, "Please enter your agent's referral code.");
    let given = Some(below.id.to_string());
    let refused = signed_up(&world, Register { referred_by: given, ..command(Role::SubAgent, "s") }, &kinds);
    assert_eq!(refusal(refused).1, "This code does not belong to an agent.");
    let given = Some(agent.id.to_string());
    let view = signed_up(&world, Register { referred_by: given, ..command(Role::SubAgent, "s") }, &kinds).unwrap();
    assert_eq!(view.user.referred_by, Some(agent.id));
}

#[test]
fn missing_documents_are_named_with_the_specifications_sentence() {
    let world = World::default();
    let refused = signed_up(&world, command(Role::Dealer, "d"), &[DocumentKind::BusinessLicense]).unwrap_err();
    let Failure::Fields(fields) = &refused else { panic!("{refused:?}") };
    let names: Vec<_> = fields.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(names, ["bankStatement", "shopPhotos"]);
    assert_eq!(refused.to_string(), DEALER_DOCUMENTS);

    let refused = signed_up(&world, command(Role::Agent, "a"), &[DocumentKind::IdDocument]);
    let expected = ("walletProof".to_owned(), "Please provide both ID Document and Wallet Proof".to_owned());
    assert_eq!(refusal(refused), expected);

    let mut unnamed = command(Role::Dealer, "d");
    unnamed.form.profile.dealer_code = None;
    assert_eq!(refusal(signed_up(&world, unnamed, &[])), ("dealerId".to_owned(), DEALER_DOCUMENTS.to_owned()));
}

#[test]
fn nobody_registers_as_admin_or_warehouse() {
    let world = World::default();
    for role in [Role::Admin, Role::Warehouse] {
        let refused = signed_up(&world, command(role, "x"), &[]);
        assert_eq!(refusal(refused), ("role".to_owned(), "Registration is not open for this role.".to_owned()));
    }
}

#[test]
fn names_are_unique_without_regard_to_case() {
    let world = World::default();
    world.user(new_customer("cleo"));
    let refused = signed_up(&world, command(Role::Customer, "CLEO"), &[]);
    assert_eq!(refusal(refused), ("username".to_owned(), "This username is already taken.".to_owned()));
    let mut other = command(Role::Customer, "other");
    other.form.email = "Cleo@Tierway.TEST".to_owned();
    let expected = ("email".to_owned(), "This email address is already registered.".to_owned());
    assert_eq!(refusal(signed_up(&world, other, &[])), expected);
}

#[test]
fn the_store_decides_when_two_take_one_name_at_once() {
    let world = World::default();
    let form = command(Role::Customer, "cleo");
    let accepted = world.run(&Actor::Guest, move |tx, context| check_registration(tx, context, &form, &[])).unwrap();
    world.user(new_customer("cleo"));
    let refused = world.run(&Actor::Guest, move |tx, context| register(tx, context, &accepted, "hash", &[]));
    assert_eq!(refusal(refused), ("username".to_owned(), "This username is already taken.".to_owned()));
}

#[test]
fn an_employee_waits_inactive_and_the_owner_learns_what_is_missing() {
    let world = World::default();
    let owner = world.owner();
    let view = signed_up(&world, command(Role::Employee, "emil"), &[DocumentKind::IdDocument]).unwrap();
    assert!(!view.user.is_active);
    assert_eq!(view.employee.unwrap().code.as_deref(), Some("E-emil"));
    assert_eq!(view.missing_documents, [DocumentKind::EmploymentLetter]);
    let notices = world.notices(owner.id().unwrap(), &["manufacturer"]);
    let expected =
        "Emil Test registered as employee and is waiting for approval. Missing documents: Employment Letter.";
    assert_eq!(notices[0].entry.message, expected);

    let mut again = command(Role::Employee, "egon");
    again.employment.code = Some("e-EMIL".to_owned());
    let expected = ("employeeId".to_owned(), "This employee ID is already in use.".to_owned());
    assert_eq!(refusal(signed_up(&world, again, &[])), expected);
}

#[test]
fn manufacturers_start_as_the_setting_says() {
    let world = World::default();
    let first = signed_up(&world, command(Role::Manufacturer, "ma"), &[]).unwrap();
    assert_eq!(first.user.verification, Verification::Pending);
    let set = |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
        Ok(tx.settings().set("manufacturerActivation", "immediate", context.now)?)
    };
    world.run(&Actor::System, set).unwrap();
    let second = signed_up(&world, command(Role::Manufacturer, "mb"), &[]).unwrap();
    assert_eq!(second.user.verification, Verification::Approved);
}

#[test]
fn there_is_one_admin() {
    let world = World::default();
    let form = |name: &str| RegistrationForm {
        username: name.to_owned(),
        email: format!("{name}@tierway.test"),
        password: "secret-one".to_owned(),
        profile: Profile { first_name: "Ada".into(), last_name: "Ng".into(), ..Profile::default() },
        ..RegistrationForm::default()
    };
    let check = |name: &str| {
        let form = form(name);
        world.run(&Actor::Guest, move |tx, context| check_admin_registration(tx, context, &form, &SetupProof::Local))
    };
    let (one, other) = (check("ada").unwrap(), check("eve").unwrap());
    let store = |user: NewUser| world.run(&Actor::Guest, move |tx, context| register_admin(tx, context, &user, "hash"));
    assert_eq!(store(one).unwrap().user.role, Role::Admin);
    let sentence = "An admin account already exists. Only ONE admin account is allowed per system.";
    assert_eq!(store(other), Err(Failure::Conflict(sentence.into())));
    assert_eq!(check("x y").unwrap_err(), Failure::Conflict(sentence.into()));
}
