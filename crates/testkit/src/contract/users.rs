//! Accounts: uniqueness, lookups, guarded changes.

use chrono::NaiveDate;
use tierway_accounts::{Consent, NewUser, ReferralCode, User, UserFilter, Verification};
use tierway_application::Store;
use tierway_kernel::{Language, Role, StoreError, UserId};

use super::support::{all, read, refused, user, write};
use crate::builders::{
    add_user, at, new_admin, new_agent, new_customer, new_dealer, new_employee, new_sub_agent, new_wholesaler,
};

pub(super) fn an_added_account_reads_back_as_it_was_given(store: &dyn Store) {
    let agent = user(store, new_agent("Ágnes"));
    let mut new = NewUser { referred_by: Some(agent.id), ..new_wholesaler("Wanda") };
    new.verification = Verification::Pending;
    new.is_active = false;
    new.profile.description = Some("Tee & Öl — 50 % \"off\"".to_owned());
    let stored = new.clone();
    let wanda = write(store, move |tx| tx.users().add(&stored, "hash", at(7)));
    assert_eq!(wanda.username, "Wanda");
    assert_eq!(wanda.email, "Wanda@tierway.test");
    assert_eq!(wanda.role, Role::Wholesaler);
    assert_eq!(wanda.profile, new.profile);
    assert_eq!((wanda.verification, wanda.is_active), (Verification::Pending, false));
    assert_eq!(wanda.rejection_reason, None);
    assert_eq!((wanda.referral_code.clone(), wanda.referred_by), (None, Some(agent.id)));
    assert_eq!(wanda.created_at, at(7));
    let (id, agent_id) = (wanda.id, agent.id);
    assert_eq!(read(store, move |tx| tx.users().by_id(id)), Some(wanda));
    assert_eq!(read(store, move |tx| tx.users().by_id(agent_id)), Some(agent));
}

pub(super) fn a_taken_username_is_refused_without_case(store: &dyn Store) {
    user(store, new_customer("anna"));
    for name in ["anna", "ANNA", "Anna"] {
        let twin = NewUser { username: name.to_owned(), ..new_customer("other") };
        assert_eq!(refused(store, move |tx| add_user(tx, &twin)), StoreError::Taken("users.username_key"));
    }
    user(store, new_customer("ärger"));
    let twin = NewUser { username: "ÄRGER".to_owned(), ..new_customer("other") };
    assert_eq!(refused(store, move |tx| add_user(tx, &twin)), StoreError::Taken("users.username_key"));
}

pub(super) fn a_username_that_looks_like_another_is_taken(store: &dyn Store) {
    user(store, new_customer("anna"));
    for name in ["аnnа", "an\u{200B}na", "ANNA\u{FE0F}"] {
        assert!(read(store, move |tx| tx.users().has_lookalike(name)), "{name:?}");
        let twin = NewUser { username: name.to_owned(), ..new_customer("other") };
        assert_eq!(refused(store, move |tx| add_user(tx, &twin)), StoreError::Taken("users.username_key"));
    }
    user(store, new_customer("bill"));
    assert!(read(store, |tx| tx.users().has_lookalike("biII")));
    for name in ["hanna", "änna", "other", "ball"] {
        assert!(!read(store, move |tx| tx.users().has_lookalike(name)), "{name:?}");
    }
}

pub(super) fn a_taken_email_is_refused_without_case(store: &dyn Store) {
    user(store, new_customer("anna"));
    let twin = NewUser { email: "Anna@TIERWAY.test".to_owned(), ..new_customer("other") };
    assert_eq!(refused(store, move |tx| add_user(tx, &twin)), StoreError::Taken("users.email_key"));
}

pub(super) fn a_taken_referral_code_is_refused(store: &dyn Store) {
    let agent = user(store, new_agent("gabe"));
    let twin = NewUser { referral_code: agent.referral_code, ..new_agent("other") };
    assert_eq!(refused(store, move |tx| add_user(tx, &twin)), StoreError::Taken("users.referral_code"));
}

pub(super) fn a_second_admin_is_refused(store: &dyn Store) {
    assert!(!read(store, |tx| tx.users().admin_exists()), "an empty store has no admin");
    user(store, new_customer("anna"));
    assert!(!read(store, |tx| tx.users().admin_exists()), "a customer is no admin");
    user(store, new_admin("ada"));
    assert!(read(store, |tx| tx.users().admin_exists()));
    let second = |tx: &mut dyn tierway_application::Transaction| add_user(tx, &new_admin("bob"));
    assert_eq!(refused(store, second), StoreError::Taken("users.sole_admin"));
    user(store, new_customer("carl"));
}

pub(super) fn unknown_ids_are_left_out(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let ben = user(store, new_customer("ben"));
    user(store, new_customer("carl"));
    let unknown = UserId(987_654);
    assert_eq!(read(store, move |tx| tx.users().by_id(unknown)), None);
    let ids = [ben.id, unknown, anna.id];
    let mut found = read(store, move |tx| tx.users().by_ids(&ids));
    found.sort_by_key(|user| user.id);
    assert_eq!(found, [anna, ben]);
    assert_eq!(read(store, |tx| tx.users().by_ids(&[])), []);
}

pub(super) fn credentials_are_found_by_username_or_email_without_case(store: &dyn Store) {
    let anna = write(store, |tx| tx.users().add(&new_customer("Anna"), "anna's hash", at(0)));
    write(store, |tx| tx.users().add(&new_customer("Ben"), "ben's hash", at(0)));
    for login in ["anna", "Anna", "ANNA", "anna@tierway.test", "ANNA@Tierway.Test"] {
        let found = read(store, move |tx| tx.users().credentials(login)).expect("the login is known");
        assert_eq!((found.user, found.password_hash.as_str()), (anna.clone(), "anna's hash"), "{login}");
    }
    for login in ["ann", "anna ben", "tierway.test", "", "%"] {
        assert!(read(store, move |tx| tx.users().credentials(login)).is_none(), "{login} is nobody's login");
    }
}

pub(super) fn referral_codes_are_found_without_case(store: &dyn Store) {
    let agent = user(store, new_agent("gabe"));
    let sub = user(store, new_sub_agent("suzy", agent.id));
    user(store, new_customer("anna"));
    for holder in [agent, sub] {
        let code = holder.referral_code.clone().expect("agents have codes");
        for text in [code.as_str().to_owned(), code.as_str().to_lowercase()] {
            assert_eq!(read(store, move |tx| tx.users().by_referral_code(&text)), Some(holder.clone()));
        }
    }
    assert_eq!(read(store, |tx| tx.users().by_referral_code("")), None);
    assert_eq!(read(store, |tx| tx.users().by_referral_code("NOTACODE")), None);
}

pub(super) fn verification_moves_only_from_the_expected_state(store: &dyn Store) {
    use Verification::{Approved, Pending, Rejected};
    let dora = user(store, NewUser { verification: Pending, ..new_dealer("dora") });
    let bystander = user(store, NewUser { verification: Pending, ..new_dealer("dirk") });
    let id = dora.id;
    let move_to = move |from, to, reason: Option<&'static str>| {
        write(store, move |tx| tx.users().set_verification(id, from, to, reason))
    };
    assert!(!move_to(Approved, Rejected, None), "it stands at pending");
    assert!(move_to(Pending, Rejected, Some("papers unreadable")));
    assert!(!move_to(Pending, Approved, None), "it was decided before");
    let now = read(store, move |tx| tx.users().by_id(id)).expect("the account exists");
    assert_eq!((now.verification, now.rejection_reason.as_deref()), (Rejected, Some("papers unreadable")));
    assert!(move_to(Rejected, Approved, None));
    let now = read(store, move |tx| tx.users().by_id(id)).expect("the account exists");
    assert_eq!((now.verification, now.rejection_reason), (Approved, None), "no reason outlives the rejection");
    let other = bystander.id;
    assert_eq!(read(store, move |tx| tx.users().by_id(other)), Some(bystander));
    let unknown = UserId(987_654);
    assert!(!write(store, move |tx| tx.users().set_verification(unknown, Pending, Approved, None)));
}

pub(super) fn activation_says_whether_it_changed_anything(store: &dyn Store) {
    let id = user(store, new_employee("emil")).id;
    for (active, changes) in [(true, false), (false, true), (false, false), (true, true)] {
        assert_eq!(write(store, move |tx| tx.users().set_active(id, active)), changes);
        let now = read(store, move |tx| tx.users().by_id(id)).expect("the account exists");
        assert_eq!(now.is_active, active);
    }
    assert!(!write(store, |tx| tx.users().set_active(UserId(987_654), false)), "an unknown account");
}

pub(super) fn the_role_changes_between_employee_and_warehouse(store: &dyn Store) {
    let id = user(store, new_employee("emil")).id;
    for role in [Role::Warehouse, Role::Employee] {
        assert!(write(store, move |tx| tx.users().set_role(id, role)));
        assert_eq!(read(store, move |tx| tx.users().by_id(id)).map(|user| user.role), Some(role));
    }
    assert!(!write(store, move |tx| tx.users().set_role(id, Role::Employee)), "it is that already");
    assert!(!write(store, |tx| tx.users().set_role(UserId(987_654), Role::Warehouse)), "an unknown account");
}

pub(super) fn a_referral_code_is_given_later_and_is_one_accounts_own(store: &dyn Store) {
    let id = user(store, new_customer("anna")).id;
    let other = user(store, new_customer("bert")).id;
    let code = ReferralCode::from_stored("WXYZ2345".to_owned());
    let given = code.clone();
    write(store, move |tx| tx.users().set_referral_code(id, &given));
    let found = read(store, |tx| tx.users().by_referral_code("wxyz2345")).expect("the code leads to the account");
    assert_eq!((found.id, found.referral_code.as_ref()), (id, Some(&code)));
    let taken = refused(store, move |tx| tx.users().set_referral_code(other, &code));
    assert_eq!(taken, StoreError::Taken("users.referral_code"));
    assert_eq!(read(store, move |tx| tx.users().by_id(other)).and_then(|user| user.referral_code), None);
}

pub(super) fn counts_are_of_accounts_and_active_agents(store: &dyn Store) {
    assert_eq!(read(store, |tx| tx.users().counts()), (0, 0));
    let agent = user(store, new_agent("gabe")).id;
    user(store, new_sub_agent("suzy", agent));
    user(store, NewUser { is_active: false, ..new_agent("gone") });
    user(store, new_customer("anna"));
    assert_eq!(read(store, |tx| tx.users().counts()), (4, 2));
}

pub(super) fn birth_date_and_consent_read_back(store: &dyn Store) {
    let day = NaiveDate::from_ymd_opt(1988, 2, 29);
    let terms_version = Some("2026-11".to_owned());
    let new = NewUser { birth_date: day, terms_version, ..new_customer("anna") };
    let anna = write(store, move |tx| tx.users().add(&new, "hash", at(7)));
    assert_eq!(anna.birth_date, day);
    assert_eq!(anna.consent, Some(Consent { version: "2026-11".to_owned(), accepted_at: at(7) }));
    let id = anna.id;
    assert_eq!(read(store, move |tx| tx.users().by_id(id)), Some(anna));
    let ben = user(store, new_customer("ben"));
    assert_eq!((ben.birth_date, ben.consent), (None, None));
}

pub(super) fn a_password_is_replaced_only_from_the_expected_one(store: &dyn Store) {
    let id = write(store, |tx| tx.users().add(&new_customer("anna"), "first", at(0))).id;
    let other = write(store, |tx| tx.users().add(&new_customer("ben"), "first", at(0))).id;
    let set = move |from: Option<&'static str>, to| write(store, move |tx| tx.users().set_password(id, from, to));
    assert!(!set(Some("another"), "second"));
    assert!(set(Some("first"), "second"));
    assert!(!set(Some("first"), "third"), "it is not the first any more");
    assert!(set(None, "fourth"));
    let hash = |id| read(store, move |tx| tx.users().credentials_of(id)).expect("the account exists").password_hash;
    assert_eq!((hash(id).as_str(), hash(other).as_str()), ("fourth", "first"));
    assert!(!write(store, |tx| tx.users().set_password(UserId(987_654), None, "x")));
    assert!(read(store, |tx| tx.users().credentials_of(UserId(987_654))).is_none());
}

pub(super) fn a_changed_profile_reads_back_and_is_found_under_its_new_name(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let bystander = user(store, new_dealer("dirk"));
    let mut changed = write(store, move |tx| tx.users().lock(dora.id)).expect("the account exists");
    changed.email = "New@Tierway.test".to_owned();
    changed.birth_date = NaiveDate::from_ymd_opt(1990, 1, 2);
    changed.language = Some(Language::Th);
    changed.profile.first_name = "Theodora".to_owned();
    changed.profile.phone = None;
    changed.profile.description = Some("Öl".to_owned());
    let kept = changed.clone();
    write(store, move |tx| tx.users().save_profile(&kept));
    let (id, other) = (changed.id, bystander.id);
    assert_eq!(read(store, move |tx| tx.users().by_id(id)), Some(changed));
    assert_eq!(read(store, move |tx| tx.users().by_id(other)), Some(bystander));
    let found = |text: &'static str| {
        let filter = UserFilter { text: Some(text.to_owned()), ..UserFilter::default() };
        read(store, move |tx| tx.users().list(&filter, &all())).total
    };
    assert_eq!((found("theodora"), found("new@tierway"), found("dora@tierway")), (1, 1, 0));
    assert!(read(store, |tx| tx.users().credentials("NEW@tierway.test")).is_some());
    assert_eq!(write(store, |tx| tx.users().lock(UserId(987_654))), None);
}

pub(super) fn a_language_is_chosen_and_left_to_the_browser_again(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let id = anna.id;
    assert_eq!(anna.language, None);
    for language in Language::ALL.map(Some).into_iter().chain([None]) {
        let changed = User { language, ..anna.clone() };
        write(store, move |tx| tx.users().save_profile(&changed));
        assert_eq!(read(store, move |tx| tx.users().by_id(id)).and_then(|user| user.language), language);
    }
}

pub(super) fn a_taken_email_is_refused_at_a_change_too(store: &dyn Store) {
    user(store, new_customer("ben"));
    let anna = user(store, new_customer("anna"));
    let twin = User { email: "BEN@tierway.test".to_owned(), ..anna.clone() };
    assert_eq!(refused(store, move |tx| tx.users().save_profile(&twin)), StoreError::Taken("users.email_key"));
    let louder = User { email: "ANNA@tierway.test".to_owned(), ..anna };
    write(store, move |tx| tx.users().save_profile(&louder));
}
