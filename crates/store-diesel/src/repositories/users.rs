//! Accounts.

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Text;
use tierway_accounts::{Credentials, NewUser, ReferralCode, User, UserFilter, UserRepository, UserSort, Verification};
use tierway_application::Topic;
use tierway_kernel::{
    Cursor, Language, Page, PageRequest, Role, StoreError, UserId, fold, is_descending, lookalike_skeletons, skeleton,
    to_micros,
};

use super::ids::one_of;
use super::paging::{after_text, by_time, paged, sorted};
use super::{Db, DieselTransaction, locks};
use crate::error::store_error;
use crate::rows::{CredentialsRow, UserRow, user_search_text};
use crate::schema::users;
use crate::steps::in_steps;
use crate::text::contains;

fn filtered(filter: &UserFilter) -> users::BoxedQuery<'_, Db> {
    let mut query = users::table.into_boxed();
    if let Some(role) = filter.role {
        query = query.filter(users::role.eq(role.as_str()));
    }
    if let Some(verification) = filter.verification {
        query = query.filter(users::verification.eq(verification.as_str()));
    }
    if let Some(active) = filter.is_active {
        query = query.filter(users::is_active.eq(active));
    }
    if let Some(referrer) = filter.referred_by {
        query = query.filter(users::referred_by.eq(referrer.0));
    }
    if let Some(pattern) = filter.text.as_deref().and_then(contains) {
        query = query.filter(users::search_text.like(pattern).escape('\\'));
    }
    query
}

impl UserRepository for DieselTransaction<'_> {
    fn add(&mut self, user: &NewUser, password_hash: &str, now: DateTime<Utc>) -> Result<User, StoreError> {
        let profile = &user.profile;
        let code = user.referral_code.as_ref().map(ReferralCode::as_str);
        self.changes.note(Topic::Accounts);
        diesel::insert_into(users::table)
            .values((
                users::username.eq(&user.username),
                users::username_key.eq(fold(&user.username)),
                users::username_skeleton.eq(skeleton(&user.username)),
                users::email.eq(&user.email),
                users::email_key.eq(fold(&user.email)),
                users::password_hash.eq(password_hash),
                users::role.eq(user.role.as_str()),
                users::is_active.eq(user.is_active),
                users::verification.eq(user.verification.as_str()),
                users::referral_code.eq(code),
                users::referral_key.eq(code.map(fold)),
                users::referred_by.eq(user.referred_by.map(|id| id.0)),
                users::first_name.eq(&profile.first_name),
                users::last_name.eq(&profile.last_name),
                users::company_name.eq(profile.company_name.as_deref()),
                users::dealer_code.eq(profile.dealer_code.as_deref()),
                users::country.eq(profile.country.as_deref()),
                users::zone.eq(profile.zone.as_deref()),
                users::phone.eq(profile.phone.as_deref()),
                users::company_address.eq(profile.company_address.as_deref()),
                users::business_type.eq(profile.business_type.as_deref()),
                users::description.eq(profile.description.as_deref()),
                users::distribution_regions.eq(profile.distribution_regions.as_deref()),
                users::search_text.eq(user_search_text(profile, &user.username, &user.email)),
                users::created_at.eq(to_micros(now)),
                users::birth_date.eq(user.birth_date.map(|day| day.to_string())),
                users::terms_version.eq(user.terms_version.as_deref()),
                users::terms_accepted_at.eq(user.terms_version.as_ref().map(|_| to_micros(now))),
            ))
            .returning(UserRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_user()
    }

    fn by_id(&mut self, id: UserId) -> Result<Option<User>, StoreError> {
        let row = users::table.find(id.0).select(UserRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(UserRow::into_user).transpose()
    }

    fn lock(&mut self, id: UserId) -> Result<Option<User>, StoreError> {
        locks::user(self.connection, id.0).map_err(store_error)?.map(UserRow::into_user).transpose()
    }

    fn by_ids(&mut self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        let rows = in_steps(ids, |ids| {
            users::table
                .filter(one_of(users::id, ids.iter().map(|id| id.0).collect()))
                .select(UserRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(UserRow::into_user).collect()
    }

    fn credentials(&mut self, login: &str) -> Result<Option<Credentials>, StoreError> {
        let login = fold(login);
        let mut rows: Vec<CredentialsRow> = users::table
            .filter(users::username_key.eq(&login).or(users::email_key.eq(&login)))
            .select(CredentialsRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        // One person's username may be another's email; the username has precedence.
        rows.sort_by_key(|row| row.username_key != login);
        rows.into_iter().next().map(CredentialsRow::into_credentials).transpose()
    }

    fn has_lookalike(&mut self, username: &str) -> Result<bool, StoreError> {
        let found =
            users::table.filter(users::username_skeleton.eq_any(lookalike_skeletons(username))).select(users::id);
        found.first::<i64>(self.connection).optional().map(|id| id.is_some()).map_err(store_error)
    }

    fn credentials_of(&mut self, id: UserId) -> Result<Option<Credentials>, StoreError> {
        let row = users::table.find(id.0).select(CredentialsRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(CredentialsRow::into_credentials).transpose()
    }

    fn by_referral_code(&mut self, code: &str) -> Result<Option<User>, StoreError> {
        let row = users::table
            .filter(users::referral_key.eq(fold(code)))
            .select(UserRow::as_select())
            .first(self.connection)
            .optional();
        row.map_err(store_error)?.map(UserRow::into_user).transpose()
    }

    fn list(&mut self, filter: &UserFilter, page: &PageRequest) -> Result<Page<User>, StoreError> {
        let (query, down) = (filtered(filter), is_descending(filter.sort.as_str()));
        let query = match filter.sort {
            UserSort::Newest | UserSort::Oldest => by_time!(query, users, page, down),
            UserSort::Name | UserSort::NameDescending => {
                // Made by the database, and one column more than a table of diesel's takes.
                let name = || sql::<Text>("users.name_key");
                sorted!(query, name(), users::id, after_text(page), page, down)
            }
        };
        let rows: Vec<UserRow> = query.select(UserRow::as_select()).load(self.connection).map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let cursor = |row: &UserRow| match filter.sort {
            UserSort::Newest | UserSort::Oldest => Cursor::int(row.created_at, row.id),
            UserSort::Name | UserSort::NameDescending => Cursor::text(row.name_key(), row.id),
        };
        paged(rows, page, count, cursor, UserRow::into_user)
    }

    fn set_verification(
        &mut self,
        id: UserId,
        from: Verification,
        to: Verification,
        reason: Option<&str>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Accounts);
        diesel::update(users::table.find(id.0).filter(users::verification.eq(from.as_str())))
            .set((users::verification.eq(to.as_str()), users::rejection_reason.eq(reason)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn set_active(&mut self, id: UserId, active: bool) -> Result<bool, StoreError> {
        self.changes.note(Topic::Sessions);
        self.changes.note(Topic::Accounts);
        diesel::update(users::table.find(id.0).filter(users::is_active.ne(active)))
            .set(users::is_active.eq(active))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn set_role(&mut self, id: UserId, role: Role) -> Result<bool, StoreError> {
        self.changes.note(Topic::Sessions);
        self.changes.note(Topic::Accounts);
        diesel::update(users::table.find(id.0).filter(users::role.ne(role.as_str())))
            .set(users::role.eq(role.as_str()))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn set_referral_code(&mut self, id: UserId, code: &ReferralCode) -> Result<(), StoreError> {
        diesel::update(users::table.find(id.0))
            .set((users::referral_code.eq(code.as_str()), users::referral_key.eq(fold(code.as_str()))))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn set_password(&mut self, id: UserId, from: Option<&str>, to: &str) -> Result<bool, StoreError> {
        let mut query = diesel::update(users::table).into_boxed().filter(users::id.eq(id.0));
        if let Some(from) = from {
            query = query.filter(users::password_hash.eq(from));
        }
        query.set(users::password_hash.eq(to)).execute(self.connection).map(|rows| rows == 1).map_err(store_error)
    }

    fn save_profile(&mut self, user: &User) -> Result<(), StoreError> {
        let profile = &user.profile;
        self.changes.note(Topic::Accounts);
        diesel::update(users::table.find(user.id.0))
            .set((
                users::email.eq(&user.email),
                users::email_key.eq(fold(&user.email)),
                users::first_name.eq(&profile.first_name),
                users::last_name.eq(&profile.last_name),
                users::company_name.eq(profile.company_name.as_deref()),
                users::country.eq(profile.country.as_deref()),
                users::zone.eq(profile.zone.as_deref()),
                users::phone.eq(profile.phone.as_deref()),
                users::company_address.eq(profile.company_address.as_deref()),
                users::business_type.eq(profile.business_type.as_deref()),
                users::description.eq(profile.description.as_deref()),
                users::distribution_regions.eq(profile.distribution_regions.as_deref()),
                users::search_text.eq(user_search_text(profile, &user.username, &user.email)),
                users::birth_date.eq(user.birth_date.map(|day| day.to_string())),
                users::language.eq(user.language.map(Language::as_str)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn admin_exists(&mut self) -> Result<bool, StoreError> {
        let admins = users::table.filter(users::role.eq(Role::Admin.as_str()));
        diesel::select(diesel::dsl::exists(admins)).get_result(self.connection).map_err(store_error)
    }

    fn counts(&mut self) -> Result<(u64, u64), StoreError> {
        let all: i64 = users::table.count().get_result(self.connection).map_err(store_error)?;
        let roles = [Role::Agent.as_str(), Role::SubAgent.as_str()];
        let agents: i64 = users::table
            .filter(users::role.eq_any(roles).and(users::is_active.eq(true)))
            .count()
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok((all.unsigned_abs(), agents.unsigned_abs()))
    }
}
