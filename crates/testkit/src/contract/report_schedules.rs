//! Reports that are sent by email.

use chrono::NaiveDate;
use tierway_application::Store;
use tierway_kernel::{Bucket, ReportScheduleId, UserId};
use tierway_orders::{Comparison, ReportFiles, ReportInterval, ReportSchedule, ReportScheduleDraft, SalesDimension};

use super::support::{race, read, user, write};
use crate::builders::{at, new_manufacturer, new_wholesaler};

const PLAIN: ReportScheduleDraft = ReportScheduleDraft {
    every: ReportInterval::Week,
    files: ReportFiles::Pdf,
    step: Bucket::Day,
    by: None,
    compare: None,
};

fn day(number: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, number).expect("a day of November")
}

fn add(store: &dyn Store, of: UserId, draft: ReportScheduleDraft, on: NaiveDate) -> ReportSchedule {
    write(store, move |tx| tx.report_schedules().add(of, draft, on, at(0)))
}

fn of_user(store: &dyn Store, of: UserId) -> Vec<ReportSchedule> {
    read(store, move |tx| tx.report_schedules().of_user(of))
}

pub(super) fn a_schedule_is_its_owners_and_reads_back(store: &dyn Store) {
    let (anna, ben) = (user(store, new_manufacturer("anna")).id, user(store, new_wholesaler("ben")).id);
    let full = ReportScheduleDraft {
        every: ReportInterval::Month,
        files: ReportFiles::Both,
        step: Bucket::Week,
        by: Some(SalesDimension::Buyer),
        compare: Some(Comparison::Year),
    };
    let (one, two) = (add(store, anna, PLAIN, day(2)), add(store, anna, full, day(1)));
    let other = add(store, ben, PLAIN, day(3));
    assert_eq!((one.draft, one.user_id, one.next_on), (PLAIN, anna, day(2)));
    assert_eq!(of_user(store, anna), [one, two]);
    assert_eq!(two.draft, full);
    for side in SalesDimension::ALL.into_iter().filter(|side| *side != SalesDimension::All) {
        add(store, ben, ReportScheduleDraft { by: Some(side), ..PLAIN }, day(30));
    }
    assert!(!write(store, move |tx| tx.report_schedules().remove(anna, other.id)), "it is another's");
    assert!(write(store, move |tx| tx.report_schedules().remove(anna, one.id)));
    assert!(!write(store, move |tx| tx.report_schedules().remove(anna, one.id)));
    assert_eq!(of_user(store, anna), [two]);
}

pub(super) fn what_is_due_moves_on_once(store: &dyn Store) {
    let anna = user(store, new_manufacturer("anna")).id;
    let all: Vec<ReportSchedule> = (1..=5).map(|number| add(store, anna, PLAIN, day(number))).collect();
    let due = |on: u32, after: ReportScheduleId, limit| {
        read(store, move |tx| tx.report_schedules().due(day(on), after, limit))
    };
    assert_eq!(due(3, ReportScheduleId(0), 9), all[..3]);
    assert_eq!(due(3, ReportScheduleId(0), 2), all[..2]);
    assert_eq!(due(3, all[1].id, 9), all[2..3]);
    let id = all[0].id;
    let moved = race(4, |_| write(store, move |tx| tx.report_schedules().advance(id, day(1), day(8))));
    assert_eq!(moved.into_iter().filter(|moved| *moved).count(), 1, "of several one sends it");
    assert_eq!(due(3, ReportScheduleId(0), 9), all[1..3]);
    assert!(!write(store, move |tx| tx.report_schedules().advance(ReportScheduleId(99), day(1), day(8))));
}
