//! Helpers: calling use cases and running jobs.

use std::sync::Arc;

use tierway_application::jobs::{JobCounts, run_all};
use tierway_application::mail::{Mail, NewMail, post};
use tierway_application::{Access, Context, Failure, Transaction, transact_blocking};
use tierway_kernel::{Actor, MailId};
use tierway_testkit::builders::{self, add_user};
use tierway_testkit::{Fakes, Fresh};

/// A store with fakes around it.
#[derive(Default)]
pub struct World {
    pub store: Fresh,
    pub fakes: Fakes,
}

impl World {
    /// Runs a use case as `actor` in a writing transaction.
    pub fn run<T, F>(&self, actor: &Actor, mut work: F) -> Result<T, Failure>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        let context = self.fakes.context(actor.clone());
        transact_blocking(&*self.store, Access::Write, move |tx| work(tx, &context))
    }

    /// Stores the admin; gives the actor.
    pub fn admin(&self) -> Actor {
        let user = self.run(&Actor::System, |tx, _| Ok(add_user(tx, &builders::new_admin("ada"))?)).unwrap();
        builders::actor(&user)
    }

    /// Stores a customer; gives the actor.
    pub fn customer(&self) -> Actor {
        let user = self.run(&Actor::System, |tx, _| Ok(add_user(tx, &builders::new_customer("carla"))?)).unwrap();
        builders::actor(&user)
    }

    /// Posts a mail.
    pub fn post(&self) -> MailId {
        self.run(&Actor::System, |tx, context| post(tx, context, mail())).unwrap()
    }

    /// The mail as it is now.
    pub fn mail(&self, id: MailId) -> Mail {
        self.run(&Actor::System, move |tx, _| Ok(tx.mail().by_id(id)?)).unwrap().unwrap()
    }

    /// Runs every job that is due; how many.
    pub fn run_jobs(&self) -> usize {
        run_all(&*self.store, &Arc::new(self.fakes.services())).unwrap()
    }

    /// How many jobs there are: waiting, running, done, failed.
    pub fn counts(&self) -> [u64; 4] {
        let JobCounts { waiting, running, done, failed } =
            self.run(&Actor::System, |tx, context| Ok(tx.jobs().counts(context.now)?)).unwrap();
        [waiting, running, done, failed]
    }
}

/// A mail to Anna.
pub fn mail() -> NewMail {
    NewMail {
        to: "anna@mail.example".to_owned(),
        subject: "Hello".to_owned(),
        body: "Good news.".to_owned(),
        link_for: None,
    }
}
