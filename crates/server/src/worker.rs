//! Runs background jobs on threads of their own. Woken when this process enqueues one; jobs of other processes, and
//! scheduled ones, are found by polling every two seconds.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use tierway_application::analytics::rollup_orders;
use tierway_application::jobs::{JobKind, Lane, run_due_of};
use tierway_application::{JobStore, Services, Store, Topic};

/// The threads and the lanes each serves: an unreachable mail server, slow webhook receivers and a long import block
/// only jobs of their kind. Long jobs leave a thread for short ones.
const THREADS: [(&str, &[Lane]); 6] = [
    ("jobs-0", &[Lane::Short]),
    ("jobs-1", &[Lane::Long, Lane::Short]),
    ("mail-0", &[Lane::Mail]),
    ("mail-1", &[Lane::Mail]),
    ("calls-0", &[Lane::Calls]),
    ("calls-1", &[Lane::Calls]),
];
/// How often an idle thread checks whether to stop …
const REST: Duration = Duration::from_millis(250);
/// … and after how many checks it polls for work.
const RESTS: usize = 8;

/// Idle checks during which order changes accumulate before the rollup.
const GATHERING: usize = 2;

/// The threads.
pub struct Workers {
    stopping: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    /// Starts the threads.
    pub fn start(store: &Arc<dyn Store>, services: &Arc<Services>) -> io::Result<Workers> {
        let store: Arc<dyn Store> = Arc::new(JobStore(Arc::clone(store)));
        let mut workers = Workers { stopping: Arc::default(), threads: Vec::new() };
        for (name, lanes) in THREADS {
            let kinds: Vec<JobKind> =
                JobKind::ALL.iter().copied().filter(|kind| lanes.contains(&kind.lane())).collect();
            let (store, services) = (Arc::clone(&store), Arc::clone(services));
            let stopping = Arc::clone(&workers.stopping);
            let thread = std::thread::Builder::new().name(name.to_owned());
            workers.threads.push(thread.spawn(move || work(&*store, &services, &kinds, &stopping))?);
        }
        let (store, stopping) = (Arc::clone(&store), Arc::clone(&workers.stopping));
        let thread = std::thread::Builder::new().name("counts-0".to_owned());
        workers.threads.push(thread.spawn(move || count_orders(&*store, &stopping))?);
        Ok(workers)
    }

    /// Finishes running jobs and starts no others.
    pub fn stop(self) {
        self.stopping.store(true, Ordering::Release);
        for thread in self.threads {
            if thread.join().is_err() {
                tracing::error!("a thread that runs jobs panicked");
            }
        }
    }
}

fn work(store: &dyn Store, services: &Arc<Services>, kinds: &[JobKind], stopping: &AtomicBool) {
    while !stopping.load(Ordering::Acquire) {
        let seen = store.revision(Topic::Jobs);
        match run_due_of(store, services, kinds) {
            Ok(true) => continue,
            Ok(false) => {}
            Err(cause) => tracing::warn!(%cause, "jobs could not be looked for"),
        }
        rest(store, seen, stopping);
    }
}

/// Rolls up orders soon after changes. Not a job in the jobs table: that would write more than the rollup itself.
/// Readers add changes not rolled up yet, so a delay loses nothing.
fn count_orders(store: &dyn Store, stopping: &AtomicBool) {
    while !stopping.load(Ordering::Acquire) {
        let seen = store.revision(Topic::Orders);
        if let Err(cause) = rollup_orders(store) {
            tracing::warn!(%cause, "orders could not be counted");
        }
        while !stopping.load(Ordering::Acquire) && store.revision(Topic::Orders) == seen {
            store.await_change(Topic::Orders, seen, REST);
        }
        for _ in 0..GATHERING {
            if !stopping.load(Ordering::Acquire) {
                std::thread::sleep(REST);
            }
        }
    }
}

/// Waits for a new job, the polling interval, or the stop.
fn rest(store: &dyn Store, seen: u64, stopping: &AtomicBool) {
    for _ in 0..RESTS {
        if stopping.load(Ordering::Acquire) || store.revision(Topic::Jobs) != seen {
            return;
        }
        store.await_change(Topic::Jobs, seen, REST);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use std::time::Instant;

    use tierway_application::backups::{BackupContent, BackupError, BackupFile, Backups};
    use tierway_application::jobs::NewJob;
    use tierway_application::mail::{MailAttachment, NewMail, post};
    use tierway_application::{Access, Context, Delivery, MailError, Mailer, transact_blocking};
    use tierway_kernel::{Actor, BusinessZone};
    use tierway_testkit::builders::{add_user, at, money, new_customer, quote_of};
    use tierway_testkit::{Fakes, Fresh};

    use super::*;

    fn post_one(store: &Arc<dyn Store>, context: Context) {
        let mail = NewMail {
            to: "anna@mail.example".to_owned(),
            subject: "Hello".to_owned(),
            body: "Text".to_owned(),
            link_for: None,
        };
        transact_blocking(&**store, Access::Write, move |tx| post(tx, &context, mail.clone())).unwrap();
    }

    /// A mail server and a backup target that block.
    struct Away {
        until: Arc<std::sync::Mutex<()>>,
        waiting: std::sync::mpsc::Sender<()>,
    }

    impl Away {
        fn wait(&self) {
            // No receiver is left at the end.
            let _unheard = self.waiting.send(());
            drop(self.until.lock());
        }
    }

    impl Mailer for Away {
        fn send(&self, _: &str, _: &str, _: &str, _: &str, _: &[MailAttachment]) -> Result<Delivery, MailError> {
            self.wait();
            Err(MailError::Transient("away".into()))
        }
    }

    impl Backups for Away {
        fn make(&self, _: chrono::DateTime<chrono::Utc>) -> Result<BackupFile, BackupError> {
            self.wait();
            Err(BackupError("away".to_owned()))
        }

        fn list(&self) -> Result<Vec<BackupFile>, BackupError> {
            Ok(Vec::new())
        }

        fn remove(&self, _: &str) -> Result<bool, BackupError> {
            Ok(false)
        }

        fn open(&self, _: &str) -> Result<Option<BackupContent>, BackupError> {
            Ok(None)
        }

        fn place(&self) -> String {
            String::new()
        }
    }

    fn enqueue(store: &Arc<dyn Store>, kind: JobKind, now: chrono::DateTime<chrono::Utc>) {
        let job = NewJob { kind, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
        transact_blocking(&**store, Access::Write, move |tx| Ok(tx.jobs().enqueue(&job, now)?)).unwrap();
    }

    /// A short job still finishes while `threads` threads are blocked by the jobs of `prepare`.
    #[track_caller]
    fn holds_up_no_short_job(threads: usize, prepare: impl Fn(&Arc<dyn Store>, &Fakes)) {
        let (fakes, fresh) = (Fakes::new(), Fresh::sqlite());
        let store = Arc::clone(&fresh.store);
        let until = Arc::<std::sync::Mutex<()>>::default();
        let held = until.lock().unwrap();
        let (waiting, waits) = std::sync::mpsc::channel();
        let away = Arc::new(Away { until: Arc::clone(&until), waiting });
        let services = Arc::new(Services { mailer: away.clone(), backups: away, ..fakes.services() });
        prepare(&store, &fakes);
        let workers = Workers::start(&store, &services).unwrap();
        for _ in 0..threads {
            waits.recv_timeout(Duration::from_secs(30)).unwrap();
        }
        let now = fakes.services().clock.now();
        enqueue(&store, JobKind::PurgeExpired, now);
        let began = Instant::now();
        while transact_blocking(&*store, Access::Read, move |tx| Ok(tx.jobs().counts(now)?)).unwrap().done == 0 {
            assert!(began.elapsed() < Duration::from_secs(30), "it waits behind the others");
            std::thread::sleep(Duration::from_millis(5));
        }
        drop(held);
        workers.stop();
    }

    #[test]
    fn a_mail_server_that_is_away_holds_up_no_other_jobs() {
        holds_up_no_short_job(2, |store, fakes| {
            for _ in 0..10 {
                post_one(store, fakes.context(Actor::System));
            }
        });
    }

    #[test]
    fn what_is_long_leaves_a_thread_to_what_is_short() {
        holds_up_no_short_job(1, |store, fakes| {
            for _ in 0..10 {
                enqueue(store, JobKind::MakeBackup, fakes.services().clock.now() - chrono::Duration::minutes(1));
            }
        });
    }

    #[test]
    fn machines_of_others_have_threads_of_their_own() {
        let slow = |lane: Lane| matches!(lane, Lane::Calls | Lane::Mail);
        assert!(THREADS.iter().all(|(_, lanes)| lanes.len() == 1 || !lanes.iter().any(|lane| slow(*lane))));
        let kinds = |lane| JobKind::ALL.iter().copied().filter(|kind| kind.lane() == lane).collect::<Vec<_>>();
        assert_eq!((kinds(Lane::Mail), kinds(Lane::Calls)), (vec![JobKind::SendMail], vec![JobKind::DeliverWebhook]));
    }

    #[test]
    fn orders_are_counted_soon_after_they_have_changed() {
        let (fakes, fresh) = (Fakes::new(), Fresh::sqlite());
        let store = Arc::clone(&fresh.store);
        let workers = Workers::start(&store, &Arc::new(fakes.services())).unwrap();
        // The rollup locks the day before all days.
        let day = chrono::DateTime::UNIX_EPOCH.date_naive().pred_opt().unwrap();
        let counted = || transact_blocking(&*store, Access::Read, move |tx| Ok(tx.sales().folds(day, day)?)).unwrap();
        let before = counted();
        transact_blocking(&*store, Access::Write, |tx| {
            let anna = add_user(tx, &new_customer("anna"))?;
            tx.orders().add(&quote_of(&anna, money("1.00")), None, at(0))?;
            Ok(())
        })
        .unwrap();
        let began = Instant::now();
        while counted() == before {
            assert!(began.elapsed() < Duration::from_secs(30), "nobody counts");
            std::thread::sleep(Duration::from_millis(5));
        }
        workers.stop();
        let fold =
            |tx: &mut dyn tierway_application::Transaction| Ok(tx.sales().rollup_orders(BusinessZone::UTC, 9)?);
        let left = transact_blocking(&*store, Access::Write, fold).unwrap();
        assert!(!left, "nothing is left");
    }

    #[test]
    fn a_posted_mail_leaves_at_once_and_nothing_runs_after_the_stop() {
        let fakes = Fakes::new();
        let fresh = Fresh::sqlite();
        let store = Arc::clone(&fresh.store);
        let workers = Workers::start(&store, &Arc::new(fakes.services())).unwrap();
        // Long enough for both threads to be idle.
        std::thread::sleep(Duration::from_millis(50));
        let posted = Instant::now();
        post_one(&store, fakes.context(Actor::System));
        while fakes.mailer.sent().is_empty() {
            assert!(posted.elapsed() < Duration::from_secs(10), "nobody was woken");
            std::thread::sleep(Duration::from_millis(1));
        }
        workers.stop();
        post_one(&store, fakes.context(Actor::System));
        assert_eq!(fakes.mailer.sent().len(), 1);
    }
}
