#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;

fn zone(name: &str) -> BusinessZone {
    name.parse().unwrap()
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[test]
fn only_names_of_the_database_are_zones() {
    assert_eq!(zone("Asia/Kuala_Lumpur").name(), "Asia/Kuala_Lumpur");
    assert_eq!(BusinessZone::default().to_string(), "UTC");
    for name in ["", "Malaysia", "asia/kuala_lumpur", "+08:00", "Europe/Atlantis"] {
        assert_eq!(name.parse::<BusinessZone>(), Err(UnknownZone), "{name}");
    }
    assert!(BusinessZone::names().all(|name| zone(name).name() == name));
}

#[test]
fn a_day_begins_at_the_zones_midnight() {
    let kathmandu = zone("Asia/Kathmandu");
    assert_eq!(kathmandu.start(day("2026-11-25")), at("2026-11-24T18:15:00Z"), "five hours and three quarters ahead");
    assert_eq!(kathmandu.day(at("2026-11-24T18:14:59Z")), day("2026-11-24"));
    assert_eq!(kathmandu.day(at("2026-11-24T18:15:00Z")), day("2026-11-25"));
    assert_eq!(zone("Asia/Kuala_Lumpur").day(at("2026-11-24T23:30:00Z")), day("2026-11-25"));
    assert_eq!(zone("America/New_York").day(at("2026-11-25T04:59:59Z")), day("2026-11-24"));
    assert_eq!(zone("Pacific/Auckland").year(at("2026-12-31T11:30:00Z")), 2027);
}

#[test]
fn days_are_shorter_and_longer_when_clocks_change() {
    let hours = |name: &str, text: &str| (zone(name).end(day(text)) - zone(name).start(day(text))).num_hours();
    assert_eq!(hours("Europe/London", "2026-03-29"), 23);
    assert_eq!(hours("Europe/London", "2026-10-25"), 25);
    assert_eq!(hours("Europe/London", "2026-10-26"), 24);
    assert_eq!(hours("Pacific/Auckland", "2026-09-27"), 23);
    assert_eq!(hours("Pacific/Auckland", "2026-04-05"), 25);
    let london = zone("Europe/London");
    assert_eq!(london.day(at("2026-03-29T22:59:59Z")), day("2026-03-29"));
    assert_eq!(london.day(at("2026-03-29T23:00:00Z")), day("2026-03-30"), "summer time");
    // Havana sets its clocks forward at midnight: the day begins at one.
    assert_eq!(zone("America/Havana").start(day("2026-03-08")), at("2026-03-08T05:00:00Z"));
}

#[test]
fn no_day_comes_back_when_clocks_are_set_back_over_midnight() {
    // At one minute past midnight clocks went back to one minute past eleven.
    let st_johns = zone("America/St_Johns");
    let midnight = st_johns.start(day("2010-11-07"));
    assert_eq!(st_johns.day(midnight - Duration::seconds(1)), day("2010-11-06"));
    for minutes in [0, 1, 30, 61, 119] {
        assert_eq!(st_johns.day(midnight + Duration::minutes(minutes)), day("2010-11-07"), "{minutes} minutes later");
    }
}

#[test]
fn the_clock_shows_a_time_once_a_day_and_one_that_is_left_out_right_after() {
    let london = zone("Europe/London");
    let half_past_one = NaiveTime::from_hms_opt(1, 30, 0).unwrap();
    assert_eq!(london.at(day("2026-03-29"), half_past_one), at("2026-03-29T01:00:00Z"), "there is none that day");
    assert_eq!(london.at(day("2026-10-25"), half_past_one), at("2026-10-25T00:30:00Z"), "the first of two");
    let two = NaiveTime::from_hms_opt(2, 0, 0).unwrap();
    let malaysia = zone("Asia/Kuala_Lumpur");
    assert_eq!(malaysia.next_at(at("2026-03-01T17:59:59Z"), two), at("2026-03-01T18:00:00Z"));
    assert_eq!(malaysia.next_at(at("2026-03-01T18:00:00Z"), two), at("2026-03-02T18:00:00Z"));
    assert_eq!(malaysia.last_at(at("2026-03-01T17:59:59Z"), two), at("2026-02-28T18:00:00Z"));
    assert_eq!(malaysia.last_at(at("2026-03-01T18:00:00Z"), two), at("2026-03-01T18:00:00Z"));
}

#[test]
fn days_of_utc_and_of_the_zone_overlap() {
    let malaysia = zone("Asia/Kuala_Lumpur");
    assert_eq!(malaysia.days_of(day("2026-11-24")), [day("2026-11-24"), day("2026-11-25")]);
    assert_eq!(BusinessZone::UTC.days_of(day("2026-11-24")), [day("2026-11-24")]);
    assert_eq!(malaysia.utc_days(day("2026-11-25"), day("2026-11-26")), (day("2026-11-24"), day("2026-11-26")));
    assert_eq!(zone("America/New_York").utc_days(day("2026-11-25"), day("2026-11-25")).1, day("2026-11-26"));
    assert_eq!(malaysia.utc_days(NaiveDate::MIN, day("1970-01-01")).0, day("1970-01-01"));
}

#[test]
fn runs_of_days_part_where_clocks_change() {
    let london = zone("Europe/London");
    let (from, to) = (day("2026-01-01"), day("2026-12-31"));
    let runs = london.runs(from, to);
    let firsts: Vec<String> = runs.iter().map(|run| run.first.to_string()).collect();
    assert_eq!(firsts, ["2026-01-01", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"]);
    for day in from.iter_days().take_while(|day| *day <= to) {
        for time in [london.start(day), london.end(day) - Duration::microseconds(1)] {
            let run = runs.iter().find(|run| run.start <= time && time < run.end).unwrap();
            let number = (time - run.start).num_hours() / 24;
            let number = if (run.end - run.start).num_hours() % 24 == 0 { number } else { 0 };
            assert_eq!(run.day(number), day, "{time}");
        }
    }
    assert_eq!(BusinessZone::UTC.runs(NaiveDate::MIN, NaiveDate::MAX).len(), 1);
    assert_eq!(zone("Asia/Kathmandu").runs(from, to).len(), 1, "no clocks change there");
    assert_eq!(london.runs(to, from), []);
}

#[test]
fn times_are_shown_as_clocks_show_them() {
    let time = at("2026-07-01T22:30:00Z");
    assert_eq!(zone("Europe/London").show(time, "%-d %B %Y, %H:%M %Z"), "1 July 2026, 23:30 BST");
    assert_eq!(zone("Asia/Kuala_Lumpur").show(time, "%Y-%m-%d %H:%M:%S %Z"), "2026-07-02 06:30:00 +08");
    assert_eq!(BusinessZone::UTC.show(time, "%H:%M %Z"), "22:30 UTC");
}
