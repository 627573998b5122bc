#![allow(clippy::unwrap_used, reason = "tests")]
use chrono::DateTime;

use super::*;

fn of(pairs: &[(&str, &str)]) -> Settings {
    let setting = |(key, value): &(&str, &str)| StoredSetting {
        key: (*key).to_owned(),
        value: (*value).to_owned(),
        updated_at: DateTime::UNIX_EPOCH,
    };
    Settings::of(pairs.iter().map(setting).collect())
}

#[test]
fn the_defaults_are_the_published_constants() {
    let settings = of(&[]);
    assert_eq!(settings.low_stock_mark, tierway_inventory::LOW_STOCK_WARNING);
    assert_eq!(settings.purchaser_alert_mark, tierway_inventory::PURCHASER_ALERT);
    assert_eq!(settings.expiry_warning_days, tierway_inventory::EXPIRY_WARNING_DAYS);
    assert!(settings.hold_expired_lots);
    assert_eq!(settings.session_limits, SessionLimits::default());
    assert_eq!((settings.shipping_cost, settings.tax_basis_points), (Money::ZERO, 0));
    assert_eq!((settings.minimum_age, settings.orders_need_age), (21, false));
    assert_eq!((settings.company_name.as_str(), settings.terms_version.as_str()), ("Tierway", "2026-11"));
    assert_eq!(settings.currency.symbol(), "$");
    assert_eq!(settings.company, CompanyData::default());
    assert_eq!((settings.registrations_per_hour, settings.resets_per_hour), (60, 20));
    assert_eq!((settings.token_requests_per_minute, settings.webhook_private_addresses), (600, false));
    assert_eq!((settings.referral_lookups_per_minute, settings.document_reminder_days), (120, 30));
    assert_eq!((settings.streams_per_person, settings.streams_per_address), (30, 500));
    assert!(!settings.manufacturer_immediate && settings.closed_countries.is_empty());
    let purchasing = PurchasingSettings {
        approval_limit: Money::ZERO,
        sales_days: 30,
        lead_days: 14,
        safety_days: 7,
        over_delivery_percent: 10,
    };
    assert_eq!(settings.purchasing, purchasing);
    assert_eq!(settings.digest_hour, 7);
    assert_eq!((settings.backups_kept, settings.backup_hour), (14, None));
    assert_eq!(of(&[("backupHour", "0"), ("backupsKept", "3")]).backup_hour, Some(0));
}

#[test]
fn every_default_is_a_value_in_normal_form_and_every_key_is_there_once() {
    for row in TABLE {
        assert_eq!(row.kind.normal(row.default).as_deref(), Ok(row.default), "{}", row.key);
        assert!(row.description.ends_with('.') && !row.label.ends_with('.'), "{}", row.key);
        assert_eq!(TABLE.iter().filter(|other| other.key == row.key).count(), 1, "{}", row.key);
    }
}

#[test]
fn stored_texts_count_when_they_fit() {
    let settings = of(&[
        ("minimumAge", " 18 "),
        ("expiryWarningDays", "soon"),
        ("shippingCost", "0.7"),
        ("agentRate", "0.70"),
        ("closedCountries", "Norway\n\n norway \nBrazil"),
        ("taxBasisPoints", "-1"),
        ("unknown", "x"),
    ]);
    assert_eq!((settings.minimum_age, settings.expiry_warning_days, settings.tax_basis_points), (18, 30, 0));
    assert_eq!(settings.shipping_cost, Money::of(70));
    assert_eq!(settings.closed_countries, ["Norway", "Brazil"]);
    assert_eq!(settings.compliance().closed_countries, settings.closed_countries);
}

#[test]
fn each_kind_says_what_would_do() {
    let says = |kind: Kind, text: &str| kind.normal(text).unwrap_err();
    for text in ["", "1.5", "-1", "100", "abc", "99999999999999999999"] {
        assert_eq!(says(Kind::Integer(0, 99), text), "Please enter a whole number from 0 to 99.");
    }
    for text in ["", "0.001", "-1", "1e3", "10.01"] {
        assert_eq!(says(Kind::Money(0, 1000), text), "Please enter an amount from 0.00 to 10.00.", "{text}");
    }
    assert_eq!(says(Kind::Boolean, "yes"), "Please choose one of: true, false.");
    assert_eq!(says(Kind::Choice(&["a", "b"]), "c"), "Please choose one of: a, b.");
    for text in [" ", "12345", "a\nb"] {
        assert_eq!(says(Kind::Text(4), text), "Please enter 1 to 4 characters on one line.");
    }
    assert_eq!(Kind::Line(4).normal(" "), Ok(String::new()), "a line may be empty");
    assert_eq!(says(Kind::Line(4), "12345"), "Please enter 1 to 4 characters on one line.");
    for text in ["", "R M", "DOLLAR", "1", "-", "<b>"] {
        let sentence = "Please enter a currency symbol of 1 to 4 characters, such as $ or RM.";
        assert_eq!(says(Kind::Symbol(4), text), sentence, "{text}");
    }
    for text in ["$", "RM", "€", "฿", "Kč"] {
        assert_eq!(Kind::Symbol(4).normal(text).as_deref(), Ok(text));
    }
    assert_eq!(says(Kind::List(1), "a\nb"), "Please list at most 1 entries.");
    assert!(says(Kind::List(1), &"x".repeat(101)).to_string().contains("100 characters"));
    assert_eq!(Kind::List(2).normal("\n"), Ok(String::new()), "a list may be empty");
}
