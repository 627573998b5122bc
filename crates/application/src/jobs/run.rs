//! One attempt at a job, as its handler sees it.

use tierway_kernel::message;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;

use super::schedule::schedule_next;
use super::{Job, MOST_ATTEMPTS};
use crate::{Access, Context, Failure, Services, Store, Transaction, transact_blocking};

/// A leased job with the store and the outside ports. A handler runs on a thread that may block. It holds no
/// transaction during external calls: it reads or writes, calls, and ends with [`Run::done`].
pub struct Run<'a> {
    job: Job,
    store: &'a dyn Store,
    services: &'a Arc<Services>,
    begun: DateTime<Utc>,
}

/// Proof that a handler has finished its job; only [`Run::done`] makes one.
#[derive(Debug)]
pub struct Done(());

impl<'a> Run<'a> {
    /// An attempt at `job`.
    pub(super) fn new(job: Job, store: &'a dyn Store, services: &'a Arc<Services>) -> Run<'a> {
        Run { job, store, services, begun: services.clock.now() }
    }

    /// The job.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// The external ports.
    pub fn services(&self) -> &Services {
        self.services
    }

    /// Whether this is the last attempt.
    pub fn is_last_attempt(&self) -> bool {
        self.job.tries() >= MOST_ATTEMPTS
    }

    /// Payload of the job.
    pub fn payload<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        let read = serde_json::from_str(&self.job.payload);
        read.map_err(|error| Failure::Malformed(message!("Invalid job payload: {error}.", error = error.to_string())))
    }

    /// Reads in a transaction of its own, as the system.
    pub fn read<T, F>(&self, work: F) -> Result<T, Failure>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        self.transact(Access::Read, work)
    }

    /// Writes in a transaction of its own, as the system. It stays when the attempt fails later on, and happens again
    /// with the next attempt.
    pub fn write<T, F>(&self, work: F) -> Result<T, Failure>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        self.transact(Access::Write, work)
    }

    /// The last transaction: does `work`, finishes the job and puts the next run of a recurring kind in line together,
    /// so that all happen once. When the lease was lost to another instance, nothing happens.
    pub fn done<F>(&self, mut work: F) -> Result<Done, Failure>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<(), Failure> + Send + 'static,
    {
        let (job, begun) = (self.job.clone(), self.begun);
        self.transact(Access::Write, move |tx, context| {
            work(tx, context)?;
            match tx.jobs().finish(&job, context.now)? {
                true => schedule_next(tx, context, job.kind, Some(begun)).map(|()| Done(())),
                false => Err(Failure::Conflict("Another instance has taken this job over.".into())),
            }
        })
    }

    fn transact<T, F>(&self, access: Access, mut work: F) -> Result<T, Failure>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        let context = Context::system(Arc::clone(self.services));
        transact_blocking(self.store, access, move |tx| work(tx, &context))
    }
}
