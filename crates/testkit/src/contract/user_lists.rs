//! The directory: order, filters, search, pages.

use tierway_accounts::{NewUser, UserFilter, Verification};
use tierway_application::Store;
use tierway_kernel::{Role, UserId};

use super::support::{all, assert_walks, read, user, write};
use crate::builders::{at, new_agent, new_customer, new_dealer, new_wholesaler};

/// Ids of the accounts that match a filter, sorted.
fn ids(store: &dyn Store, filter: UserFilter) -> Vec<UserId> {
    let mut ids: Vec<UserId> = read(store, move |tx| {
        let page = tx.users().list(&filter, &all())?;
        assert_eq!(page.total as usize, page.items.len(), "the total counts what the filter lets through");
        Ok(page.items)
    })
    .into_iter()
    .map(|user| user.id)
    .collect();
    ids.sort();
    ids
}

fn by_text(text: &str) -> UserFilter {
    UserFilter { text: Some(text.to_owned()), ..UserFilter::default() }
}

pub(super) fn the_directory_runs_from_new_to_old(store: &dyn Store) {
    // Stored in another order than they registered: the time decides.
    for (name, minute) in [("second", 2), ("third", 3), ("first", 1)] {
        write(store, move |tx| tx.users().add(&new_customer(name), "hash", at(minute)));
    }
    let names: Vec<String> = read(store, |tx| tx.users().list(&UserFilter::default(), &all()))
        .items
        .into_iter()
        .map(|user| user.username)
        .collect();
    assert_eq!(names, ["third", "second", "first"]);
}

pub(super) fn each_filter_of_the_directory_holds_alone_and_together(store: &dyn Store) {
    let agent = user(store, new_agent("gabe")).id;
    let dora = user(store, NewUser { verification: Verification::Pending, ..new_dealer("dora") }).id;
    let anna = user(store, NewUser { referred_by: Some(agent), ..new_customer("anna") }).id;
    let ben = user(store, NewUser { referred_by: Some(agent), is_active: false, ..new_customer("ben") }).id;
    let none = UserFilter::default;
    assert_eq!(ids(store, none()), [agent, dora, anna, ben]);
    assert_eq!(ids(store, UserFilter { role: Some(Role::Customer), ..none() }), [anna, ben]);
    assert_eq!(ids(store, UserFilter { verification: Some(Verification::Pending), ..none() }), [dora]);
    assert_eq!(ids(store, UserFilter { verification: Some(Verification::Rejected), ..none() }), []);
    assert_eq!(ids(store, UserFilter { is_active: Some(false), ..none() }), [ben]);
    assert_eq!(ids(store, UserFilter { is_active: Some(true), ..none() }), [agent, dora, anna]);
    assert_eq!(ids(store, UserFilter { referred_by: Some(agent), ..none() }), [anna, ben]);
    assert_eq!(ids(store, UserFilter { referred_by: Some(anna), ..none() }), []);
    let together = UserFilter {
        role: Some(Role::Customer),
        is_active: Some(true),
        referred_by: Some(agent),
        text: Some("ANN".to_owned()),
        ..none()
    };
    assert_eq!(ids(store, together), [anna]);
}

pub(super) fn text_finds_names_company_username_and_email_without_case(store: &dyn Store) {
    let mut new = new_wholesaler("wanda77");
    new.email = "buying@öl-handel.test".to_owned();
    new.profile.first_name = "Wanda".to_owned();
    new.profile.last_name = "Łukasz".to_owned();
    new.profile.company_name = Some("ÄRGER Trading".to_owned());
    let wanda = user(store, new).id;
    user(store, new_customer("someone"));
    for text in ["wanda", "ŁUKASZ", "łuk", "wanda łukasz", "ärger", "WANDA77", "Buying@ÖL", "  wanda77  "] {
        assert_eq!(ids(store, by_text(text)), [wanda], "{text}");
    }
    assert_eq!(ids(store, by_text("nobody at all")), []);
    assert_eq!(ids(store, by_text("  ")).len(), 2, "an empty text is no filter");
}

pub(super) fn wildcards_in_a_text_are_plain_letters(store: &dyn Store) {
    let mut new = new_wholesaler("wanda");
    new.profile.company_name = Some("100%_\\Trading".to_owned());
    let wanda = user(store, new).id;
    user(store, new_customer("someone"));
    for text in ["100%", "%_", "\\t", "_\\"] {
        assert_eq!(ids(store, by_text(text)), [wanda], "{text}");
    }
    for text in ["100%trading", "w%a", "w_nda", "so'me"] {
        assert_eq!(ids(store, by_text(text)), [], "{text}");
    }
}

pub(super) fn walking_the_directory_over_ties_gives_everybody_once(store: &dyn Store) {
    let expected = write(store, |tx| {
        let mut names = Vec::new();
        for minute in 0..3 {
            for twin in 0..3 {
                let name = format!("user-{minute}-{twin}");
                tx.users().add(&new_customer(&name), "hash", at(minute))?;
                names.push(name);
            }
        }
        names.reverse();
        Ok(names)
    });
    assert_walks(store, &expected, |tx, page| {
        tx.users().list(&UserFilter::default(), page).map(|page| page.map(|user| user.username))
    });
}
