//! The unit of work. A [`Store`] runs a piece of [`Work`] in one transaction on one of its own threads; the
//! caller waits without blocking. `Err` and a panic both roll back everything, across domains.

use std::time::Duration;

use tierway_accounts::{
    ActivityRepository, ApiTokenRepository, DocumentRepository, PlaceChangeRepository, PlaceRepository,
    ResetRepository, SavedViewRepository, SessionRepository, StoreProfileRepository, TaxNumberRepository,
    ThrottleRepository, UserRepository, VerificationRepository,
};
use tierway_catalogue::{CatalogueLog, PriceRepository, ProductRepository, SavedProductRepository, SynonymRepository};
use tierway_commissions::{CommissionRepository, EntryRepository, PayoutRepository, PlanRepository};
use tierway_inventory::{LotRepository, StockAlertRepository, StockCountRepository, StockRepository};
use tierway_kernel::{ProductId, StoreError};
use tierway_orders::{
    AddressRepository, CartRepository, MessageRepository, OrderPaymentRepository, OrderRepository, PickRepository,
    QuoteRepository, ReportScheduleRepository, ReturnRepository, SalesRepository, SavedCartRepository,
    ShipmentRepository, TaxExemptionRepository, TaxRepository, TradeFigures, UnpaidOrderRepository,
    WarehouseRepository,
};
use tierway_workforce::{
    EmployeeRepository, IssueRepository, NoteRepository, NoticeRepository, PurchaseRepository, SupplierRepository,
};
use tokio::sync::oneshot;
use tracing::Span;

use crate::backups::BackupLinkRepository;
use crate::imports::ImportRepository;
use crate::invoicing::IssuedDocumentRepository;
use crate::jobs::JobRepository;
use crate::mail::MailRepository;
use crate::media::MediaRepository;
use crate::site::PublicPageRepository;
use crate::system::DatabaseFacts;
use crate::webhooks::WebhookRepository;
use crate::{Failure, IdempotencyRepository, SettingsRepository, Share, StoreLoad, Topic};

/// One open transaction: an accessor for each port. Use cases call them in turn.
pub trait Transaction {
    /// Accounts.
    fn users(&mut self) -> &mut dyn UserRepository;
    /// Sessions.
    fn sessions(&mut self) -> &mut dyn SessionRepository;
    /// API tokens.
    fn tokens(&mut self) -> &mut dyn ApiTokenRepository;
    /// Saved views of lists.
    fn saved_views(&mut self) -> &mut dyn SavedViewRepository;
    /// What dealers show in their stores.
    fn store_profiles(&mut self) -> &mut dyn StoreProfileRepository;
    /// Requests for a new password.
    fn resets(&mut self) -> &mut dyn ResetRepository;
    /// Throttles.
    fn throttles(&mut self) -> &mut dyn ThrottleRepository;
    /// Verifications: their history, their queue.
    fn verification(&mut self) -> &mut dyn VerificationRepository;
    /// Documents.
    fn documents(&mut self) -> &mut dyn DocumentRepository;
    /// Pending changes of country or zone.
    fn place_changes(&mut self) -> &mut dyn PlaceChangeRepository;
    /// Places that accounts signed in from.
    fn places(&mut self) -> &mut dyn PlaceRepository;
    /// The activity log.
    fn activity(&mut self) -> &mut dyn ActivityRepository;
    /// Employees.
    fn employees(&mut self) -> &mut dyn EmployeeRepository;
    /// Notices.
    fn notices(&mut self) -> &mut dyn NoticeRepository;
    /// Issue reports.
    fn issues(&mut self) -> &mut dyn IssueRepository;
    /// Internal notes.
    fn notes(&mut self) -> &mut dyn NoteRepository;
    /// Products.
    fn products(&mut self) -> &mut dyn ProductRepository;
    /// Products that buyers have saved.
    fn saved_products(&mut self) -> &mut dyn SavedProductRepository;
    /// Changes in the catalogue.
    fn catalogue_log(&mut self) -> &mut dyn CatalogueLog;
    /// Search synonyms.
    fn synonyms(&mut self) -> &mut dyn SynonymRepository;
    /// Regional prices, dealers' own prices, regions.
    fn prices(&mut self) -> &mut dyn PriceRepository;
    /// Stock.
    fn stock(&mut self) -> &mut dyn StockRepository;
    /// Products that buyers wait for.
    fn stock_alerts(&mut self) -> &mut dyn StockAlertRepository;
    /// Lots.
    fn lots(&mut self) -> &mut dyn LotRepository;
    /// Stock counts.
    fn stock_counts(&mut self) -> &mut dyn StockCountRepository;
    /// Orders.
    fn orders(&mut self) -> &mut dyn OrderRepository;
    /// Carts.
    fn carts(&mut self) -> &mut dyn CartRepository;
    /// Saved carts.
    fn saved_carts(&mut self) -> &mut dyn SavedCartRepository;
    /// Address books.
    fn addresses(&mut self) -> &mut dyn AddressRepository;
    /// Quotations.
    fn quotes(&mut self) -> &mut dyn QuoteRepository;
    /// Messages about orders.
    fn messages(&mut self) -> &mut dyn MessageRepository;
    /// Sums over orders.
    fn trade(&mut self) -> &mut dyn TradeFigures;
    /// Sales, and their sums by day.
    fn sales(&mut self) -> &mut dyn SalesRepository;
    /// Reports that are sent by email.
    fn report_schedules(&mut self) -> &mut dyn ReportScheduleRepository;
    /// Money in and out of orders.
    fn order_payments(&mut self) -> &mut dyn OrderPaymentRepository;
    /// Shipments of orders.
    fn shipments(&mut self) -> &mut dyn ShipmentRepository;
    /// Issued documents of orders.
    fn issued_papers(&mut self) -> &mut dyn IssuedDocumentRepository;
    /// Unpaid orders.
    fn unpaid_orders(&mut self) -> &mut dyn UnpaidOrderRepository;
    /// Waves and picks.
    fn picks(&mut self) -> &mut dyn PickRepository;
    /// The warehouse's figures and reports.
    fn warehouse(&mut self) -> &mut dyn WarehouseRepository;
    /// Returns.
    fn returns(&mut self) -> &mut dyn ReturnRepository;
    /// Commissions.
    fn commissions(&mut self) -> &mut dyn CommissionRepository;
    /// The earnings ledger.
    fn commission_entries(&mut self) -> &mut dyn EntryRepository;
    /// Commission plans.
    fn commission_plans(&mut self) -> &mut dyn PlanRepository;
    /// Payouts.
    fn payouts(&mut self) -> &mut dyn PayoutRepository;
    /// Suppliers.
    fn suppliers(&mut self) -> &mut dyn SupplierRepository;
    /// Purchase orders.
    fn purchases(&mut self) -> &mut dyn PurchaseRepository;
    /// Tax rules, and what orders were taxed with.
    fn taxes(&mut self) -> &mut dyn TaxRepository;
    /// Certificates that exempt buyers from tax.
    fn tax_exemptions(&mut self) -> &mut dyn TaxExemptionRepository;
    /// Tax numbers of accounts.
    fn tax_numbers(&mut self) -> &mut dyn TaxNumberRepository;
    /// Settings.
    fn settings(&mut self) -> &mut dyn SettingsRepository;
    /// Idempotency keys.
    fn idempotency(&mut self) -> &mut dyn IdempotencyRepository;
    /// Jobs.
    fn jobs(&mut self) -> &mut dyn JobRepository;
    /// Webhooks and deliveries.
    fn webhooks(&mut self) -> &mut dyn WebhookRepository;
    /// The mail outbox.
    fn mail(&mut self) -> &mut dyn MailRepository;
    /// Public pages.
    fn public_pages(&mut self) -> &mut dyn PublicPageRepository;
    /// Records of pictures.
    fn media(&mut self) -> &mut dyn MediaRepository;
    /// Links that download a backup.
    fn backup_links(&mut self) -> &mut dyn BackupLinkRepository;
    /// Imports.
    fn imports(&mut self) -> &mut dyn ImportRepository;
    /// Facts about the database.
    fn database_facts(&mut self) -> &mut dyn DatabaseFacts;
    /// Invalidates cached responses about `topic` once this transaction commits.
    fn changed(&mut self, topic: Topic);
}

/// How long a request waits for its transaction. Queue, locks and statements have their own timeouts, but a stalled
/// connection obeys none of them. A later commit remains valid, as after a client disconnect.
const LONGEST: Duration = Duration::from_secs(20);

/// Whether a transaction may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Access {
    /// Reads only; the adapter refuses writes.
    Read,
    /// Reads and writes.
    Write,
}

/// How a unit of work ends its transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Keep what was done.
    Commit,
    /// Undo it.
    RollBack,
    /// Undo it and run once more: it met another transaction.
    Retry,
}

/// A unit of work for the store. [`transact`] wraps closures.
pub trait Work: Send {
    /// Does the work; may be called again after [`Verdict::Retry`].
    fn run(&mut self, tx: &mut dyn Transaction) -> Verdict;
    /// Whether a caller waits for the result and should get an error rather than wait long. Such work fails with
    /// [`StoreError::Unavailable`] after waiting too long in the queue or for locks.
    fn has_waiting_caller(&self) -> bool {
        false
    }
    /// The request's span: log entries of the store's threads name the request.
    fn span(&self) -> Span {
        Span::none()
    }
    /// Called once, after the transaction ended as requested (`Ok`), or failed to (`Err`).
    fn finish(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// Longest message that is broadcast to the other processes, in bytes.
pub const MAX_BROADCAST_BYTES: usize = 1_000;

/// A database that runs transactions.
pub trait Store: Send + Sync {
    /// Queues the work; when the queue is full, finishes it at once with [`StoreError::Unavailable`].
    fn submit(&self, access: Access, work: Box<dyn Work>);
    /// The same with a share. A store without shares ignores it.
    fn submit_to(&self, _share: Share, access: Access, work: Box<dyn Work>) {
        self.submit(access, work);
    }
    /// A revision that increases with each committed transaction that called [`Transaction::changed`] on the topic.
    fn revision(&self, topic: Topic) -> u64;
    /// Waits until the topic's revision is another than `seen`, or until the time is over. Blocks.
    fn await_change(&self, topic: Topic, seen: u64, timeout: Duration);
    /// Whether other processes may write to the same database, so that cached responses must also expire by time.
    fn is_shared(&self) -> bool;
    /// Number of the connection that listens for commits of other processes; `None` if there is none at the moment.
    /// Data read under another listener may have changed without notice.
    fn listener(&self) -> Option<u64> {
        (!self.is_shared()).then_some(0)
    }
    /// Sends the other processes on the same database a message that is not stored: one line of at most
    /// [`MAX_BROADCAST_BYTES`] bytes. It may be lost.
    fn broadcast(&self, _message: String) {}
    /// Takes the messages of the others since the last call; of very many the latest.
    fn take_broadcasts(&self) -> Vec<String> {
        Vec::new()
    }
    /// A number that grows with each committed transaction of this process that changed the stock of a product.
    fn stock_revision(&self) -> u64 {
        0
    }
    /// Whether this process has changed the stock of one of these products since the revision was `seen`; it may also say
    /// so when only another's has changed.
    fn has_stock_changed(&self, products: &[ProductId], seen: u64) -> bool {
        let _unknown = (products, seen);
        true
    }
    /// How busy it is; nothing for a store without threads of its own.
    fn load(&self) -> StoreLoad {
        StoreLoad::default()
    }
}

struct Unit<F, T> {
    work: F,
    span: Span,
    result: Option<Result<T, Failure>>,
    reply: oneshot::Sender<Result<T, Failure>>,
    waited_for: bool,
}

impl<F, T> Work for Unit<F, T>
where
    F: FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send,
    T: Send,
{
    fn run(&mut self, tx: &mut dyn Transaction) -> Verdict {
        let result = (self.work)(tx);
        let verdict = match &result {
            Ok(_) => Verdict::Commit,
            Err(Failure::Store(StoreError::Contended)) => Verdict::Retry,
            Err(_) => Verdict::RollBack,
        };
        self.result = Some(result);
        verdict
    }

    fn has_waiting_caller(&self) -> bool {
        self.waited_for
    }

    fn span(&self) -> Span {
        self.span.clone()
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        let result = match (outcome, self.result) {
            (Ok(()), Some(result)) => result,
            (Err(error), _) => Err(Failure::Store(error)),
            (Ok(()), None) => Err(Failure::Store(StoreError::Failed("the work never ran".to_owned()))),
        };
        // The client may have disconnected; the transaction is still valid.
        let _unheard = self.reply.send(result);
    }
}

fn unit<T, F>(waited_for: bool, work: F) -> (Box<dyn Work>, oneshot::Receiver<Result<T, Failure>>)
where
    F: FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send + 'static,
    T: Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    (Box::new(Unit { work, span: Span::current(), result: None, reply, waited_for }), answer)
}

fn gone<T>(_: oneshot::error::RecvError) -> Result<T, Failure> {
    Err(Failure::Store(StoreError::Unavailable))
}

/// Runs `work` in one transaction and waits for its end without blocking the thread. For requests: when the database is
/// held up, it fails within seconds.
pub async fn transact<T, F>(store: &dyn Store, access: Access, work: F) -> Result<T, Failure>
where
    F: FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send + 'static,
    T: Send + 'static,
{
    let (work, answer) = unit(true, work);
    store.submit(access, work);
    within(LONGEST, answer).await
}

/// The same for reports and exports, which wait for their like only.
pub async fn report<T, F>(store: &dyn Store, work: F) -> Result<T, Failure>
where
    F: FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send + 'static,
    T: Send + 'static,
{
    let (work, answer) = unit(true, work);
    store.submit_to(Share::Reports, Access::Read, work);
    within(LONGEST, answer).await
}

async fn within<T>(longest: Duration, answer: oneshot::Receiver<Result<T, Failure>>) -> Result<T, Failure> {
    match tokio::time::timeout(longest, answer).await {
        Ok(answer) => answer.unwrap_or_else(gone),
        Err(_) => {
            tracing::warn!(
                seconds = longest.as_secs(),
                "a transaction does not end; whoever waited for it was refused"
            );
            Err(Failure::Store(StoreError::Unavailable))
        }
    }
}

/// The same for jobs, commands and tests, which may block and wait for their turn. Never call it on an async thread.
pub fn transact_blocking<T, F>(store: &dyn Store, access: Access, work: F) -> Result<T, Failure>
where
    F: FnMut(&mut dyn Transaction) -> Result<T, Failure> + Send + 'static,
    T: Send + 'static,
{
    let (work, answer) = unit(false, work);
    store.submit(access, work);
    answer.blocking_recv().unwrap_or_else(gone)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use std::sync::Mutex;

    use super::*;

    /// Takes work and never ends it.
    #[derive(Default)]
    struct Silent(Mutex<Vec<Box<dyn Work>>>);

    impl Store for Silent {
        fn submit(&self, _: Access, work: Box<dyn Work>) {
            self.0.lock().unwrap().push(work);
        }

        fn revision(&self, _: Topic) -> u64 {
            0
        }

        fn await_change(&self, _: Topic, _: u64, _: Duration) {}

        fn is_shared(&self) -> bool {
            true
        }
    }

    #[tokio::test]
    async fn a_transaction_that_never_ends_is_unavailable() {
        let store = Silent::default();
        let (work, answer) = unit(true, |_: &mut dyn Transaction| Ok(()));
        store.submit(Access::Read, work);
        let ended: Result<(), Failure> = within(Duration::from_millis(10), answer).await;
        assert!(matches!(ended, Err(Failure::Store(StoreError::Unavailable))), "{ended:?}");
        assert_eq!(store.0.lock().unwrap().len(), 1, "it was begun, and may still end");
    }
}
