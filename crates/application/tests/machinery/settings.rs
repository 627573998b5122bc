//! Settings.

use tierway_accounts::{ActivityAction, ActivityFilter};
use tierway_application::settings::{
    SettingChange, SettingView, TABLE, get_public_settings, list_settings, update_settings,
};
use tierway_application::{Failure, Settings};
use tierway_kernel::{Actor, FieldError, PageRequest};

use crate::support::World;

fn change(world: &World, actor: &Actor, pairs: &[(&str, &str)]) -> Result<Vec<SettingView>, Failure> {
    let change = |(key, value): &(&str, &str)| SettingChange {
        key: (*key).to_owned(),
        value: (*value).to_owned(),
        expected: None,
    };
    let changes: Vec<SettingChange> = pairs.iter().map(change).collect();
    world.run(actor, move |tx, context| update_settings(tx, context, &changes))
}

fn value(views: &[SettingView], key: &str) -> String {
    views.iter().find(|view| view.definition.key == key).unwrap().value.clone()
}

/// What the log says about settings, oldest first.
fn logged(world: &World) -> Vec<String> {
    let filter = ActivityFilter { actions: vec![ActivityAction::Setting], ..ActivityFilter::default() };
    let page =
        world.run(&Actor::System, move |tx, _| Ok(tx.activity().list(&filter, &PageRequest::first(200))?)).unwrap();
    page.items.into_iter().rev().map(|activity| activity.entry.description.to_string()).collect()
}

#[test]
fn settings_start_with_their_defaults() {
    let world = World::default();
    let admin = world.admin();
    let views = world.run(&admin, list_settings).unwrap();
    assert_eq!(views.len(), TABLE.len());
    assert!(views.iter().all(|view| view.value == view.definition.default && view.updated_at.is_none()));
}

#[test]
fn changes_are_kept_used_and_logged_with_old_and_new() {
    let world = World::default();
    let admin = world.admin();
    let pairs =
        [("minimumAge", "18"), ("shippingCost", "0.7"), ("closedCountries", "Norway\nBrazil"), ("lowStockMark", "10")];
    let views = change(&world, &admin, &pairs).unwrap();
    assert_eq!((value(&views, "minimumAge"), value(&views, "shippingCost")), ("18".to_owned(), "0.70".to_owned()));
    let settings = world.run(&Actor::System, |tx, _| Settings::load(tx)).unwrap();
    assert_eq!((settings.minimum_age, settings.closed_countries.len()), (18, 2));
    let mut log = logged(&world);
    log.sort();
    assert_eq!(
        log,
        [
            "Changed the setting Countries closed to consumers: (empty) → Norway, Brazil",
            "Changed the setting Minimum age: 21 → 18",
            "Changed the setting Shipping cost: 0.00 → 0.70",
        ],
        "what stays as it was is no change"
    );
    change(&world, &admin, &pairs).unwrap();
    assert_eq!(logged(&world).len(), 3);
}

#[test]
fn one_that_does_not_fit_keeps_all_from_being_set() {
    let world = World::default();
    let admin = world.admin();
    let pairs = [
        ("minimumAge", "18"),
        ("expiryWarningDays", "soon"),
        ("holdDays", "14"),
        ("colour", "red"),
        ("minimumAge", "19"),
    ];
    let Err(Failure::Fields(errors)) = change(&world, &admin, &pairs) else { panic!("not refused") };
    assert_eq!(
        errors,
        [
            FieldError::new("expiryWarningDays", "Please enter a whole number from 0 to 3650."),
            FieldError::new("holdDays", "Unknown setting."),
            FieldError::new("colour", "Unknown setting."),
            FieldError::new("minimumAge", "This setting is listed twice."),
        ]
    );
    assert_eq!(value(&world.run(&admin, list_settings).unwrap(), "minimumAge"), "21");
    assert!(logged(&world).is_empty());
}

#[test]
fn settings_are_the_admins_but_for_the_public_ones() {
    let world = World::default();
    let customer = world.customer();
    assert!(matches!(world.run(&customer, list_settings), Err(Failure::Forbidden(_))));
    assert!(matches!(change(&world, &customer, &[]), Err(Failure::Forbidden(_))));
    assert!(matches!(change(&world, &Actor::Guest, &[]), Err(Failure::NotSignedIn)));
    let public = world.run(&Actor::Guest, get_public_settings).unwrap();
    assert_eq!((public.company_name.as_str(), public.minimum_age), ("Tierway", 21));
}
