//! Accounts of every role that tests sign in as. Passwords go through the real sign-in; the hasher is a fake.

use serde_json::json;
use tierway_accounts::{NewUser, User};
use tierway_application::{Failure, Transaction};
use tierway_kernel::{Role, StoreError};
use tierway_testkit::builders::{PASSWORD, add_user, new_user};
use tierway_workforce::Employee;

use super::{Client, TestApp};

impl TestApp {
    /// Somebody of this role, signed in. The username is the role's name; a sub-agent's agent is `head-agent`. Called
    /// again for the same role it is the same person in another browser.
    pub async fn signed_in_as(&self, role: Role) -> Client {
        self.signed_in_named(role, role.as_str()).await
    }

    /// The same under a name, for tests with several people of one role.
    pub async fn signed_in_named(&self, role: Role, name: &str) -> Client {
        let user = self.person(role, name).await;
        self.sign_in(user).await
    }

    /// An employee with a position, signed in; the username is the position in lower case.
    pub async fn signed_in_employee(&self, position: &'static str) -> Client {
        let name = position.to_lowercase();
        let user = self.write(move |tx| employ(tx, &new_user(Role::Employee, &name), Some(position))).await;
        self.sign_in(user).await
    }

    /// An approved, active account, made unless there is one of this name.
    pub async fn person(&self, role: Role, name: &str) -> User {
        let new = new_user(role, name);
        self.write(move |tx| match tx.users().credentials(&new.username)? {
            Some(known) => Ok(known.user),
            None => add_person(tx, &new),
        })
        .await
    }

    /// Any account; employees get their record without a position.
    pub async fn account(&self, new: NewUser) -> User {
        self.write(move |tx| add_person(tx, &new)).await
    }

    /// Signs an account in that has the builders' password.
    pub async fn sign_in(&self, user: User) -> Client {
        self.signed_in_with(user, PASSWORD).await
    }

    /// Signs an account in that has another password.
    pub async fn signed_in_with(&self, user: User, password: &str) -> Client {
        let client = self.guest();
        let body = json!({ "username": user.username, "password": password });
        client.post("/api/auth/login", body).await.expect(200);
        assert!(client.cookie().is_some(), "signing in gave no session");
        client.with_user(user)
    }
}

fn add_person(tx: &mut dyn Transaction, new: &NewUser) -> Result<User, Failure> {
    match new.role {
        Role::SubAgent if new.referred_by.is_none() => {
            let agent = match tx.users().credentials("head-agent")? {
                Some(known) => known.user,
                None => add_user(tx, &new_user(Role::Agent, "head-agent"))?,
            };
            Ok(add_user(tx, &NewUser { referred_by: Some(agent.id), ..new.clone() })?)
        }
        Role::Employee | Role::Warehouse => employ(tx, new, None),
        _ => Ok(add_user(tx, new)?),
    }
}

fn employ(tx: &mut dyn Transaction, new: &NewUser, position: Option<&str>) -> Result<User, Failure> {
    let user = add_user(tx, new)?;
    let employee = Employee {
        user_id: user.id,
        code: Some(format!("EMP-{}", new.username)),
        position: position.map(str::to_owned),
        department: Some("sales".to_owned()),
    };
    tx.employees().add(&employee).map_err(|error: StoreError| Failure::from(error))?;
    Ok(user)
}
