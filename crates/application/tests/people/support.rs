//! Helpers: calling use cases.

use tierway_accounts::{ActivityAction, ActivityFilter, NewUser, User};
use tierway_application::{Access, Context, Failure, Transaction, transact_blocking};
use tierway_kernel::{Actor, PageRequest, Role, SignedIn, UserId};
use tierway_testkit::builders::{self, add_user};
use tierway_testkit::{Fakes, Fresh};
use tierway_workforce::{Employee, Notice, NoticeFilter};

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

    /// Stores an account.
    pub fn user(&self, new: NewUser) -> User {
        self.run(&Actor::System, move |tx, _| Ok(add_user(tx, &new)?)).unwrap()
    }

    /// Stores the admin; gives the actor.
    pub fn admin(&self) -> Actor {
        builders::actor(&self.user(builders::new_admin("ada")))
    }

    /// Stores the owner company; gives the actor.
    pub fn owner(&self) -> Actor {
        builders::actor(&self.user(builders::new_manufacturer("omar")))
    }

    /// Stores an employee with a code.
    pub fn employee(&self, new: NewUser, code: Option<&str>) -> User {
        let user = self.user(new);
        let employee = Employee {
            user_id: user.id,
            code: code.map(str::to_owned),
            position: Some("driver".to_owned()),
            department: Some("logistics".to_owned()),
        };
        self.run(&Actor::System, move |tx, _| Ok(tx.employees().add(&employee)?)).unwrap();
        user
    }

    /// Opens a session for an account.
    pub fn session(&self, user: UserId) {
        self.run(&Actor::System, move |tx, context| {
            let mut key = [0; 8];
            context.services.random.fill(&mut key);
            let session = builders::new_session(user, &format!("{key:?}"));
            Ok(tx.sessions().open(&session, context.now)?)
        })
        .unwrap();
    }

    /// How many sessions of an account live.
    pub fn sessions(&self, user: UserId) -> usize {
        self.run(&Actor::System, move |tx, _| Ok(tx.sessions().of_user(user, builders::at(-100_000))?.len())).unwrap()
    }

    /// The account now.
    pub fn now(&self, user: UserId) -> User {
        self.run(&Actor::System, move |tx, _| Ok(tx.users().by_id(user)?.unwrap())).unwrap()
    }

    /// The sentences of one action in the log.
    pub fn log(&self, action: ActivityAction) -> Vec<String> {
        let filter = ActivityFilter { actions: vec![action], ..ActivityFilter::default() };
        let entries =
            self.run(&Actor::System, move |tx, _| Ok(tx.activity().list(&filter, &PageRequest::first(50))?)).unwrap();
        entries.items.into_iter().map(|activity| activity.entry.description.to_string()).collect()
    }

    /// The notices of a person in these groups.
    pub fn notices(&self, user: UserId, groups: &[&str]) -> Vec<Notice> {
        let groups: Vec<String> = groups.iter().map(|group| (*group).to_owned()).collect();
        let filter = NoticeFilter::default();
        self.run(&Actor::System, move |tx, _| Ok(tx.notices().list(user, &groups, &filter, &PageRequest::first(50))?))
            .unwrap()
            .items
    }
}

/// Somebody of a role who is not stored.
pub fn somebody(role: Role) -> Actor {
    Actor::User(SignedIn { id: UserId(9_999), role, position: None, verified: true, referred_by: None })
}

/// The message of a refusal, and its field if one is at fault.
pub fn refusal<T: std::fmt::Debug>(result: Result<T, Failure>) -> (String, String) {
    let failure = result.unwrap_err();
    let field = match &failure {
        Failure::Fields(fields) => fields[0].field.clone(),
        _ => String::new(),
    };
    (field, failure.to_string())
}
