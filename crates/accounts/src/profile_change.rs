//! Changes of one's own profile. Username, role, referrer and a dealer's number stay as they were registered.

use chrono::NaiveDate;
use tierway_kernel::{FieldError, Language, Role, fold, message};

use crate::registration::{check_email, text_complaints};
use crate::{Compliance, Profile, User, read_birth_date};

/// Texts as the profile page sends them: `None` leaves a field as it is, an empty text empties it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as the account's own fields")]
pub struct ProfileChange {
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub country: Option<String>,
    pub zone: Option<String>,
    pub company_name: Option<String>,
    pub company_address: Option<String>,
    pub business_type: Option<String>,
    pub description: Option<String>,
    pub distribution_regions: Option<String>,
    pub birth_date: Option<String>,
    pub language: Option<String>,
}

impl ProfileChange {
    /// Whether the change sets another email address, which requires the password.
    pub fn changes_email(&self, user: &User) -> bool {
        self.email.as_deref().is_some_and(|email| fold(email) != fold(&user.email))
    }

    /// Validation errors that do not depend on the account.
    pub fn faults(&self) -> Vec<FieldError> {
        let mut profile = Profile::default();
        self.write(&mut profile);
        // Employees have no required fields beyond the common ones.
        let mut errors = self.text_faults(Role::Employee, &profile);
        errors.extend(read_birth_date(self.birth_date.as_deref()).err());
        errors.extend(self.new_language(None).err());
        errors
    }

    /// The account after the change, or a complaint for each field at fault. Fields that the change leaves alone are
    /// not complained about, whatever they hold.
    pub fn apply(&self, user: &User, rules: &Compliance, today: NaiveDate) -> Result<User, Vec<FieldError>> {
        let mut next = user.clone();
        self.write(&mut next.profile);
        let mut errors = self.text_faults(user.role, &next.profile);
        if let Some(email) = &self.email {
            email.trim().clone_into(&mut next.email);
        }
        match self.new_birth_date(user, rules, today) {
            Ok(date) => next.birth_date = date,
            Err(error) => errors.push(error),
        }
        match self.new_language(user.language) {
            Ok(language) => next.language = language,
            Err(error) => errors.push(error),
        }
        if errors.is_empty() { Ok(next) } else { Err(errors) }
    }

    /// Puts the texts into a profile, in one form.
    fn write(&self, profile: &mut Profile) {
        for (change, name) in [(&self.first_name, &mut profile.first_name), (&self.last_name, &mut profile.last_name)] {
            if let Some(text) = change {
                name.clone_from(text);
            }
        }
        for (change, field) in [
            (&self.phone, &mut profile.phone),
            (&self.country, &mut profile.country),
            (&self.zone, &mut profile.zone),
            (&self.company_name, &mut profile.company_name),
            (&self.company_address, &mut profile.company_address),
            (&self.business_type, &mut profile.business_type),
            (&self.description, &mut profile.description),
            (&self.distribution_regions, &mut profile.distribution_regions),
        ] {
            if change.is_some() {
                field.clone_from(change);
            }
        }
        *profile = profile.trimmed();
    }

    /// Complaints about the fields that the change names.
    fn text_faults(&self, role: Role, profile: &Profile) -> Vec<FieldError> {
        let mut errors = text_complaints(role, profile, |_, label| message!("{label} is required.", label));
        if let Some(email) = &self.email {
            check_email(email, &mut errors);
        }
        errors.retain(|error| self.names().contains(&error.field.as_str()));
        errors
    }

    /// A date of birth may be corrected but not removed: orders may depend on it.
    fn new_birth_date(
        &self,
        user: &User,
        rules: &Compliance,
        today: NaiveDate,
    ) -> Result<Option<NaiveDate>, FieldError> {
        if self.birth_date.is_none() {
            return Ok(user.birth_date);
        }
        match read_birth_date(self.birth_date.as_deref())? {
            Some(date) if Some(date) == user.birth_date => Ok(Some(date)),
            Some(date) => rules.check_birth_date(date, today).map(|()| Some(date)),
            None if user.birth_date.is_some() => Err(FieldError::new("birthDate", "Please enter your date of birth.")),
            None => Ok(None),
        }
    }

    /// The language after the change; an empty text leaves the choice to the browser.
    fn new_language(&self, before: Option<Language>) -> Result<Option<Language>, FieldError> {
        match self.language.as_deref().map(str::trim) {
            None => Ok(before),
            Some("") => Ok(None),
            Some(name) => Language::parse(name)
                .map(Some)
                .ok_or_else(|| FieldError::new("language", "Please choose one of the languages en, ms, zh and th.")),
        }
    }

    /// The fields that the change names, as they are called on the wire.
    fn names(&self) -> Vec<&'static str> {
        let fields = [
            ("firstName", &self.first_name),
            ("lastName", &self.last_name),
            ("email", &self.email),
            ("phone", &self.phone),
            ("country", &self.country),
            ("zone", &self.zone),
            ("companyName", &self.company_name),
            ("companyAddress", &self.company_address),
            ("businessType", &self.business_type),
            ("description", &self.description),
            ("distributionRegions", &self.distribution_regions),
            ("birthDate", &self.birth_date),
            ("language", &self.language),
        ];
        fields.into_iter().filter(|(_, change)| change.is_some()).map(|(name, _)| name).collect()
    }
}

/// The changed fields of an account, as text for the log; without values.
pub fn changed_fields(before: &User, after: &User) -> Vec<&'static str> {
    let (old, new) = (&before.profile, &after.profile);
    let fields = [
        ("name", old.first_name != new.first_name || old.last_name != new.last_name),
        ("email", before.email != after.email),
        ("phone", old.phone != new.phone),
        ("country", old.country != new.country),
        ("zone", old.zone != new.zone),
        ("company name", old.company_name != new.company_name),
        ("company address", old.company_address != new.company_address),
        ("business type", old.business_type != new.business_type),
        ("description", old.description != new.description),
        ("distribution regions", old.distribution_regions != new.distribution_regions),
        ("birth date", before.birth_date != after.birth_date),
        ("language", before.language != after.language),
    ];
    fields.into_iter().filter(|(_, changed)| *changed).map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests;
