//! `tierway admin`: account recovery for operators. The only secret printed is a generated password.

use std::sync::Arc;

use clap::{Args, Subcommand};
use tierway_accounts::{Profile, RegistrationForm};
use tierway_application::accounts::{
    self, SetupProof, check_admin_registration, check_password_of, draw_setup_code, find_account,
};
use tierway_application::{Access, Context, Services, Store, transact_blocking};

use crate::config::DataOptions;
use crate::stop::Stop;
use crate::wiring;

/// Options of `admin`.
#[derive(Debug, Args)]
pub struct AdminOptions {
    /// Location of the data.
    #[command(flatten)]
    pub data: DataOptions,
    /// The command.
    #[command(subcommand)]
    pub action: AdminAction,
}

/// The `admin` command. Works directly on the database, also next to a running server.
#[derive(Debug, Subcommand)]
pub enum AdminAction {
    /// Set a new password for an account; ends its sessions, API tokens and webhooks
    ResetPassword {
        /// Username or email [default: the admin]
        #[arg(long)]
        login: Option<String>,
        /// Read the password from standard input; otherwise one is generated and printed
        #[arg(long)]
        password_stdin: bool,
    },
    /// Unlock an account that is locked after failed sign-ins, or deactivated
    Unlock {
        /// Username or email [default: the admin]
        #[arg(long)]
        login: Option<String>,
    },
    /// Create the one admin account
    Create {
        /// Username
        #[arg(long)]
        username: String,
        /// Email address
        #[arg(long)]
        email: String,
        /// First name
        #[arg(long)]
        first_name: String,
        /// Last name
        #[arg(long)]
        last_name: String,
        /// Read the password from standard input; otherwise one is generated and printed
        #[arg(long)]
        password_stdin: bool,
    },
}

/// Runs the command; returns a message.
pub fn run(options: &AdminOptions) -> Result<String, Stop> {
    let store = wiring::store(&options.data)?;
    let services = wiring::services(&options.data, "", None, wiring::clock(&*store)?)?;
    act(&*store, &services, &options.action, read_line)
}

fn act(
    store: &dyn Store,
    services: &Arc<Services>,
    action: &AdminAction,
    read: impl FnOnce() -> Result<String, Stop>,
) -> Result<String, Stop> {
    let context = Context::system(Arc::clone(services));
    match action {
        AdminAction::ResetPassword { login, password_stdin } => {
            let password = Password::choose(*password_stdin, services, read)?;
            reset_password(store, &context, login.clone(), &password)
        }
        AdminAction::Unlock { login } => {
            let login = login.clone();
            let unlock = move |tx: &mut dyn tierway_application::Transaction| {
                accounts::unlock_account(tx, &context, login.as_deref())
            };
            let user = transact_blocking(store, Access::Write, unlock).map_err(Stop::because)?;
            Ok(format!("{} can sign in again.", user.username))
        }
        AdminAction::Create { username, email, first_name, last_name, password_stdin } => {
            let password = Password::choose(*password_stdin, services, read)?;
            let form = RegistrationForm {
                username: username.clone(),
                email: email.clone(),
                password: password.text.clone(),
                profile: Profile { first_name: first_name.clone(), last_name: last_name.clone(), ..Profile::default() },
                ..RegistrationForm::default()
            };
            create(store, &context, form, &password)
        }
    }
}

fn reset_password(
    store: &dyn Store,
    context: &Context,
    login: Option<String>,
    password: &Password,
) -> Result<String, Stop> {
    let (asked, text, asking) = (login.clone(), password.text.clone(), context.clone());
    transact_blocking(store, Access::Read, move |tx| {
        let user = find_account(tx, &asking, asked.as_deref())?;
        check_password_of(tx, "password", user.role, &text, None)
    })
    .map_err(Stop::because)?;
    let hash = context.services.hasher.hash(&password.text).map_err(Stop::because)?;
    let asking = context.clone();
    let user = transact_blocking(store, Access::Write, move |tx| {
        accounts::recover_account(tx, &asking, login.as_deref(), &hash)
    })
    .map_err(Stop::because)?;
    Ok(format!("The password of {} was changed{}.", user.username, password.shown()))
}

fn create(store: &dyn Store, context: &Context, form: RegistrationForm, password: &Password) -> Result<String, Stop> {
    let asking = context.clone();
    let check = move |tx: &mut dyn tierway_application::Transaction| {
        check_admin_registration(tx, &asking, &form, &SetupProof::Local)
    };
    let user = transact_blocking(store, Access::Read, check).map_err(Stop::because)?;
    let hash = context.services.hasher.hash(&password.text).map_err(Stop::because)?;
    let asking = context.clone();
    let view = transact_blocking(store, Access::Write, move |tx| accounts::register_admin(tx, &asking, &user, &hash))
        .map_err(Stop::because)?;
    Ok(format!("{} is the admin{}.", view.user.username, password.shown()))
}

/// The new password of an account.
struct Password {
    text: String,
    is_made: bool,
}

impl Password {
    fn choose(
        from_stdin: bool,
        services: &Services,
        read: impl FnOnce() -> Result<String, Stop>,
    ) -> Result<Password, Stop> {
        let text = if from_stdin { read()? } else { draw_setup_code(&*services.random) };
        Ok(Password { text, is_made: !from_stdin })
    }

    /// Message about it: only a generated password is printed.
    fn shown(&self) -> String {
        if self.is_made { format!(": {}", self.text) } else { String::new() }
    }
}

/// One line of standard input.
fn read_line() -> Result<String, Stop> {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).map_err(Stop::because)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use tierway_testkit::{Fakes, Fresh};

    fn stdin(text: &'static str) -> impl FnOnce() -> Result<String, Stop> {
        move || Ok(text.to_owned())
    }

    fn create_ada() -> AdminAction {
        AdminAction::Create {
            username: "ada".to_owned(),
            email: "ada@tierway.test".to_owned(),
            first_name: "Ada".to_owned(),
            last_name: "Ng".to_owned(),
            password_stdin: true,
        }
    }

    fn hash_of_ada(store: &Fresh) -> String {
        let find = |tx: &mut dyn tierway_application::Transaction| Ok(tx.users().credentials("ada")?);
        transact_blocking(&**store, Access::Read, find).unwrap().unwrap().password_hash
    }

    #[test]
    fn the_admin_is_made_once_and_gets_back_in() {
        let store = Fresh::new();
        let fakes = Fakes::new();
        let services = Arc::new(fakes.services());
        let reset = |password_stdin| AdminAction::ResetPassword { login: None, password_stdin };
        let unknown = act(&*store, &services, &reset(true), stdin("a long password")).unwrap_err();
        assert_eq!(unknown.to_string(), "This account was not found.");
        let made = act(&*store, &services, &create_ada(), stdin("a long password")).unwrap();
        assert_eq!(made, "ada is the admin.");
        let twice = act(&*store, &services, &create_ada(), stdin("a long password")).unwrap_err();
        assert!(twice.to_string().starts_with("An admin account already exists."), "{twice}");

        let first = hash_of_ada(&store);
        let told = act(&*store, &services, &reset(false), || panic!("nobody is asked")).unwrap();
        let password = told.strip_prefix("The password of ada was changed: ").unwrap().trim_end_matches('.');
        assert!(password.len() >= 20 && hash_of_ada(&store) != first);
        assert!(services.hasher.verify(password, Some(&hash_of_ada(&store))));
        let told = act(&*store, &services, &reset(true), stdin("another long one")).unwrap();
        assert_eq!(told, "The password of ada was changed.");
        let unlocked = act(&*store, &services, &AdminAction::Unlock { login: Some("Ada".to_owned()) }, stdin(""));
        assert_eq!(unlocked.unwrap(), "ada can sign in again.");
    }
}
