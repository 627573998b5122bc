//! Accounts.

use chrono::{DateTime, Utc};
use tierway_accounts::{
    Consent, Credentials, NewUser, Profile, ReferralCode, User, UserFilter, UserRepository, Verification,
};
use tierway_application::{Topic, Transaction as _};
use tierway_kernel::{Page, PageRequest, Role, StoreError, UserId, fold};

use super::paging::{matches, newest_first, occurs};
use super::state::{State, UserRow, unique};
use super::transaction::MemoryTransaction;

fn check_unique(state: &State, new: &NewUser) -> Result<(), StoreError> {
    let free = |same: &dyn Fn(&User) -> bool| !state.users.rows().any(|row| same(&row.user));
    unique(free(&|user| fold(&user.username) == fold(&new.username)), "users.username_key")?;
    unique(free(&|user| fold(&user.email) == fold(&new.email)), "users.email_key")?;
    unique(
        free(&|user| new.referral_code.is_some() && user.referral_code == new.referral_code),
        "users.referral_code",
    )?;
    unique(free(&|user| new.role == Role::Admin && user.role == Role::Admin), "users.sole_admin")
}

fn row(new: &NewUser, password_hash: &str, id: i64, now: DateTime<Utc>) -> UserRow {
    let new = new.clone();
    let user = User {
        id: UserId(id),
        username: new.username,
        email: new.email,
        role: new.role,
        is_active: new.is_active,
        verification: new.verification,
        rejection_reason: None,
        referral_code: new.referral_code,
        referred_by: new.referred_by,
        profile: new.profile,
        birth_date: new.birth_date,
        consent: new.terms_version.map(|version| Consent { version, accepted_at: now }),
        created_at: now,
    };
    UserRow { user, password_hash: password_hash.to_owned() }
}

fn passes(user: &User, filter: &UserFilter) -> bool {
    matches(filter.role, user.role)
        && matches(filter.verification, user.verification)
        && matches(filter.is_active, user.is_active)
        && (filter.referred_by.is_none() || user.referred_by == filter.referred_by)
        && occurs(
            filter.text.as_deref(),
            &[&user.full_name(), &user.username, user.profile.company_name.as_deref().unwrap_or_default(), &user.email],
        )
}

impl MemoryTransaction {
    fn find_user(&self, wanted: impl Fn(&User) -> bool) -> Option<&UserRow> {
        self.state.users.rows().find(|row| wanted(&row.user))
    }
}

impl UserRepository for MemoryTransaction {
    fn add(&mut self, user: &NewUser, password_hash: &str, now: DateTime<Utc>) -> Result<User, StoreError> {
        let state = self.write()?;
        check_unique(state, user)?;
        if let Some(referrer) = user.referred_by {
            state.need_user(referrer)?;
        }
        Ok(state.users.add(|id| row(user, password_hash, id, now)).user)
    }

    fn by_id(&mut self, id: UserId) -> Result<Option<User>, StoreError> {
        Ok(self.state.users.get(id.0).map(|row| row.user.clone()))
    }

    fn lock(&mut self, id: UserId) -> Result<Option<User>, StoreError> {
        self.by_id(id)
    }

    fn by_ids(&mut self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        Ok(self.state.users.rows().map(|row| &row.user).filter(|user| ids.contains(&user.id)).cloned().collect())
    }

    fn credentials(&mut self, login: &str) -> Result<Option<Credentials>, StoreError> {
        let login = fold(login);
        let found = self.find_user(|user| fold(&user.username) == login || fold(&user.email) == login);
        Ok(found.map(|row| Credentials { user: row.user.clone(), password_hash: row.password_hash.clone() }))
    }

    fn credentials_of(&mut self, id: UserId) -> Result<Option<Credentials>, StoreError> {
        let row = self.state.users.get(id.0);
        Ok(row.map(|row| Credentials { user: row.user.clone(), password_hash: row.password_hash.clone() }))
    }

    fn by_referral_code(&mut self, code: &str) -> Result<Option<User>, StoreError> {
        let code = fold(code);
        let holds = |user: &User| user.referral_code.as_ref().is_some_and(|own| fold(own.as_str()) == code);
        Ok(self.find_user(holds).map(|row| row.user.clone()))
    }

    fn list(&mut self, filter: &UserFilter, page: &PageRequest) -> Result<Page<User>, StoreError> {
        let rows = self.state.users.rows().map(|row| &row.user).filter(|user| passes(user, filter)).cloned().collect();
        Ok(newest_first(rows, page, |user| (user.created_at, user.id.0)))
    }

    fn set_verification(
        &mut self,
        id: UserId,
        from: Verification,
        to: Verification,
        reason: Option<&str>,
    ) -> Result<bool, StoreError> {
        let row = self.write()?.users.get_mut(id.0).filter(|row| row.user.verification == from);
        Ok(row
            .map(|row| {
                row.user.verification = to;
                row.user.rejection_reason = reason.map(str::to_owned);
            })
            .is_some())
    }

    fn set_active(&mut self, id: UserId, active: bool) -> Result<bool, StoreError> {
        self.changed(Topic::Sessions);
        let row = self.write()?.users.get_mut(id.0).filter(|row| row.user.is_active != active);
        Ok(row.map(|row| row.user.is_active = active).is_some())
    }

    fn set_role(&mut self, id: UserId, role: Role) -> Result<bool, StoreError> {
        self.changed(Topic::Sessions);
        let row = self.write()?.users.get_mut(id.0).filter(|row| row.user.role != role);
        Ok(row.map(|row| row.user.role = role).is_some())
    }

    fn set_referral_code(&mut self, id: UserId, code: &ReferralCode) -> Result<(), StoreError> {
        let state = self.write()?;
        let taken = |row: &UserRow| row.user.id != id && row.user.referral_code.as_ref() == Some(code);
        unique(!state.users.rows().any(taken), "users.referral_code")?;
        if let Some(row) = state.users.get_mut(id.0) {
            row.user.referral_code = Some(code.clone());
        }
        Ok(())
    }

    fn set_password(&mut self, id: UserId, from: Option<&str>, to: &str) -> Result<bool, StoreError> {
        let row = self.write()?.users.get_mut(id.0).filter(|row| from.is_none_or(|from| row.password_hash == from));
        Ok(row.map(|row| to.clone_into(&mut row.password_hash)).is_some())
    }

    fn save_profile(&mut self, user: &User) -> Result<(), StoreError> {
        let state = self.write()?;
        let taken = |row: &UserRow| row.user.id != user.id && fold(&row.user.email) == fold(&user.email);
        unique(!state.users.rows().any(taken), "users.email_key")?;
        if let Some(row) = state.users.get_mut(user.id.0) {
            row.user.email.clone_from(&user.email);
            let dealer_code = row.user.profile.dealer_code.take();
            row.user.profile = Profile { dealer_code, ..user.profile.clone() };
            row.user.birth_date = user.birth_date;
        }
        Ok(())
    }

    fn admin_exists(&mut self) -> Result<bool, StoreError> {
        Ok(self.find_user(|user| user.role == Role::Admin).is_some())
    }

    fn counts(&mut self) -> Result<(u64, u64), StoreError> {
        let agent = |user: &User| user.is_active && matches!(user.role, Role::Agent | Role::SubAgent);
        let agents = self.state.users.rows().filter(|row| agent(&row.user)).count();
        Ok((self.state.users.rows().count() as u64, agents as u64))
    }
}
