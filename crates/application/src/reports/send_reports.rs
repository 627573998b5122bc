//! The job that sends scheduled reports, every day at seven.

use chrono::NaiveDate;
use tierway_accounts::{User, Verification, admit};
use tierway_kernel::{
    Actor, Language, MAX_LIMIT, Message, Page, PageRequest, Permission, ReportScheduleId, Role, Sentence as _,
    SignedIn, message,
};
use tierway_orders::{ReportInterval, ReportSchedule};

use super::compose::{compose, days_in_words};
use crate::analytics::{SalesQuery, SalesReport, SalesSort, get_sales};
use crate::exports::{Export, SalesTable};
use crate::invoicing::ReportDocument;
use crate::jobs::{Done, Run};
use crate::mail::{Letter, MailAttachment, post_letter};
use crate::sheets::{Cell, SheetError, SheetFormat};
use crate::{Context, Failure, Services, Settings, Transaction};

/// How many are looked up at once.
const AT_ONCE: u32 = 50;

/// A report before its files are made.
struct Prepared {
    /// Its first and last day.
    days: (NaiveDate, NaiveDate),
    person: User,
    company: String,
    document: Option<ReportDocument>,
    /// Headings and rows.
    table: Option<(Vec<String>, Vec<Vec<Cell>>)>,
    letter: (Message, Vec<Message>),
}

/// Sends the reports that are due. Each is one transaction that moves it to its next day and posts the mail, so that an
/// interrupted or repeated attempt sends none twice. One that fails does not hold up the others, and is tried again.
pub(crate) fn send_reports(run: &Run<'_>) -> Result<Done, Failure> {
    let (mut after, mut failed) = (ReportScheduleId(0), None);
    loop {
        let due = run.read(move |tx, context| {
            let today = context.today(tx)?;
            Ok(tx.report_schedules().due(today, after, AT_ONCE)?)
        })?;
        let Some(last) = due.last() else { break };
        after = last.id;
        for schedule in due {
            if let Err(failure) = send(run, schedule) {
                tracing::warn!(report = schedule.id.0, reason = %failure.message(), "a scheduled report was not sent");
                failed = Some(failure);
            }
        }
    }
    match failed {
        Some(failure) => Err(failure),
        None => run.done(|_, _| Ok(())),
    }
}

fn send(run: &Run<'_>, schedule: ReportSchedule) -> Result<(), Failure> {
    let prepared = run.read(move |tx, context| prepare(tx, context, &schedule))?;
    let posted = match prepared {
        Some(prepared) => {
            let files = files(run.services(), &prepared)?;
            let (subject, text) = prepared.letter;
            Some((prepared.person, prepared.company, subject, text, files))
        }
        None => None,
    };
    run.write(move |tx, context| {
        let tomorrow = context.today(tx)?.succ_opt().unwrap_or(schedule.next_on);
        let next = schedule.draft.every.sent_from(tomorrow);
        let is_first = tx.report_schedules().advance(schedule.id, schedule.next_on, next)?;
        match &posted {
            Some((person, company, subject, text, files)) if is_first => {
                let letter = Letter::new(subject.clone(), text.clone()).with_files(files.clone());
                post_letter(tx, context, company, person, letter)
            }
            _ => Ok(()),
        }
    })
}

/// What the person may see of the report; `None` while the account is inactive or may not see it.
fn prepare(
    tx: &mut dyn Transaction,
    context: &Context,
    schedule: &ReportSchedule,
) -> Result<Option<Prepared>, Failure> {
    let Some(person) = tx.users().by_id(schedule.user_id)?.filter(|user| admit(user, None).is_ok()) else {
        return Ok(None);
    };
    let own = context_of(context, &person);
    if own.require(Permission::GetSales).is_err() || own.require(Permission::ExportSales).is_err() {
        return Ok(None);
    }
    let (draft, settings) = (schedule.draft, Settings::load(tx)?);
    // The latest that is complete, also after days on which nothing was sent.
    let (from, to) = draft.every.period(context.today(tx)?);
    let query = SalesQuery {
        from: Some(from),
        to: Some(to),
        step: draft.step,
        by: draft.by,
        compare: draft.compare,
        sort: SalesSort::default(),
    };
    let sales = get_sales(tx, &own, query)?;
    let table = match draft.files.has_csv() {
        true => {
            let table = SalesTable { query };
            let Page { items, .. } = table.page(tx, &own, &PageRequest { limit: MAX_LIMIT, cursor: None })?;
            Some((table.heading(&own, settings.business_zone), items))
        }
        false => None,
    };
    let letter = letter(&own, &person, schedule, &sales);
    let document = draft.files.has_pdf().then(|| compose(&settings, own.language, &sales, draft.by));
    Ok(Some(Prepared { days: (from, to), person, company: settings.company_name, document, table, letter }))
}

/// The person's own context, in the language of their account.
fn context_of(context: &Context, person: &User) -> Context {
    let actor = Actor::User(SignedIn {
        id: person.id,
        role: person.role,
        position: None,
        verified: person.verification == Verification::Approved,
        referred_by: person.referred_by,
    });
    Context { language: person.language.unwrap_or(Language::En), ..context.as_actor(actor) }
}

/// Subject and paragraphs of the mail.
fn letter(context: &Context, person: &User, schedule: &ReportSchedule, sales: &SalesReport) -> (Message, Vec<Message>) {
    let days = days_in_words(sales.from, sales.to);
    let area = if person.role == Role::Admin { "admin" } else { "manufacturer" };
    let link = format!("{}/dashboard/{area}/analytics", context.services.public_url);
    let often = match schedule.draft.every {
        ReportInterval::Week => {
            message!("You receive this report every Monday. To stop it, delete it under Analytics: {link}", link)
        }
        ReportInterval::Month => {
            message!(
                "You receive this report on the first of every month. To stop it, delete it under Analytics: {link}",
                link
            )
        }
    };
    let subject = message!("Sales report, {days}", days = days.clone());
    (subject, vec![message!("Your sales report for {days} is attached.", days), often])
}

/// Makes the files. Slow: outside of any transaction.
fn files(services: &Services, prepared: &Prepared) -> Result<Vec<MailAttachment>, Failure> {
    let (from, to) = prepared.days;
    let mut files = Vec::new();
    let mut add = |ending: &str, media_type: &str, content| {
        let (name, media_type) = (format!("sales-{from}-{to}.{ending}"), media_type.to_owned());
        files.push(MailAttachment { name, media_type, content });
    };
    if let Some(document) = &prepared.document {
        add("pdf", "application/pdf", services.pdf_renderer.render_report(document).map_err(Failure::Outside)?);
    }
    if let Some((heading, rows)) = &prepared.table {
        let failed = |error: SheetError| Failure::Outside(error.to_string());
        let mut writer = services.sheets.write(SheetFormat::Csv, heading).map_err(failed)?;
        let mut content = writer.rows(rows).map_err(failed)?;
        content.extend(writer.finish().map_err(failed)?);
        add("csv", "text/csv; charset=utf-8", content);
    }
    Ok(files)
}
