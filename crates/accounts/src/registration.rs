//! Registration: parse, don't validate. A form of texts becomes a valid [`NewUser`], or a list of errors by field.

use chrono::NaiveDate;
use tierway_kernel::{
    FieldError, Message, ONE_LINE, PLAIN_TEXT, Role, Sentence, fold, is_one_line, is_plain_text, message, too_long,
};

use crate::password::check_repetition;
use crate::{DocumentKind, NewUser, PasswordPolicy, Profile, required_documents};

/// The countries of wholesalers (specification 1 §3).
pub const WHOLESALER_COUNTRIES: [&str; 6] =
    ["Malaysia", "Singapore", "Thailand", "Indonesia", "Philippines", "Vietnam"];

/// The specification's sentence for a dealer whose proof is not complete (1 §5).
const DEALER_DOCUMENTS: &str =
    "Please provide all required dealer documents: Dealer ID, Company License, Bank Statement, and Shop Photos";
/// Texts that belong to a dealer's proof, next to the documents.
const DEALER_PROOF: [&str; 2] = ["dealerId", "companyName"];

/// A registration request, unchecked.
#[derive(Clone, Default)]
pub struct RegistrationForm {
    /// Wanted username.
    pub username: String,
    /// Email address.
    pub email: String,
    /// Plain password; lives only until it is hashed.
    pub password: String,
    /// Repetition; `None` where the page does not send it.
    pub confirm_password: Option<String>,
    /// Names, company and the rest.
    pub profile: Profile,
    /// Date of birth, `YYYY-MM-DD`; older clients do not send it.
    pub birth_date: Option<String>,
    /// Whether the terms were accepted.
    pub accepts_terms: bool,
}

/// Why a registration is refused.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum RegistrationError {
    /// Complaints by field.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// Not a role one may register as.
    #[error("Registration is not open for this role.")]
    RoleClosed,
    /// Documents are missing; the sentence is the specification's (1 §5).
    #[error("{0}")]
    DocumentsMissing(&'static str),
    /// An admin exists (specification 1 §6).
    #[error("An admin account already exists. Only ONE admin account is allowed per system.")]
    AdminExists,
    /// Somebody has this username.
    #[error("This username is already taken.")]
    UsernameTaken,
    /// Somebody has this email.
    #[error("This email address is already registered.")]
    EmailTaken,
}

/// Roles one may register as by oneself (product.md §3).
pub fn open_for_registration(role: Role) -> bool {
    !matches!(role, Role::Admin | Role::Warehouse)
}

impl RegistrationForm {
    /// All validation errors of the form for `role` (specification 1 §5). Without `passwords`, which depends on a
    /// setting, the password is not checked; without a role, only the common fields are required.
    pub fn faults(&self, role: Option<Role>, passwords: Option<PasswordPolicy>) -> Vec<FieldError> {
        let mut errors = Vec::new();
        // Employees have no required fields beyond the common ones.
        let role = role.unwrap_or(Role::Employee);
        check_username(&self.username, &mut errors);
        check_email(&self.email, &mut errors);
        let confirm = self.confirm_password.as_deref();
        match passwords {
            Some(passwords) => {
                let refused = passwords.check_new(role, "password", &self.password, confirm);
                errors.extend(refused.err().unwrap_or_default());
            }
            None => errors.extend(check_repetition(&self.password, confirm)),
        }
        errors.extend(text_complaints(role, &self.profile.trimmed(), |field, label| match role {
            Role::Dealer if DEALER_PROOF.contains(&field) => DEALER_DOCUMENTS.into(),
            _ => message!("{label} is required.", label),
        }));
        errors.extend(read_birth_date(self.birth_date.as_deref()).err());
        errors
    }

    /// Validates the form for `role` and returns the account, without code and referrer, which the use case adds.
    pub fn parse(
        &self,
        role: Role,
        passwords: PasswordPolicy,
        manufacturer_immediate: bool,
    ) -> Result<NewUser, RegistrationError> {
        let errors = self.faults(Some(role), Some(passwords));
        if !errors.is_empty() {
            return Err(RegistrationError::Fields(errors));
        }
        Ok(NewUser {
            username: self.username.trim().to_owned(),
            email: self.email.trim().to_owned(),
            role,
            profile: self.profile.trimmed(),
            verification: crate::initial_verification(role, manufacturer_immediate),
            is_active: crate::starts_active(role),
            referral_code: None,
            referred_by: None,
            birth_date: read_birth_date(self.birth_date.as_deref()).unwrap_or_default(),
            terms_version: None,
        })
    }
}

/// Complaints about texts that are missing, too long or not on their list; `missing` words the first.
pub(crate) fn text_complaints(
    role: Role,
    profile: &Profile,
    missing: impl Fn(&'static str, &'static str) -> Message,
) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for (field, label, value) in required_texts(role, profile) {
        match value {
            None => errors.push(FieldError::new(field, missing(field, label))),
            Some(text) if text.chars().count() > 200 => {
                errors.push(FieldError::new(field, message!("{label} must be at most 200 characters long.", label)));
            }
            Some(text) if field == "country" && !may_be_in(role, text) => {
                errors.push(FieldError::new(field, "Please choose a country from the list."));
            }
            Some(_) => {}
        }
    }
    for (field, text, most) in [
        ("description", &profile.description, 2000),
        ("companyAddress", &profile.company_address, 500),
        ("distributionRegions", &profile.distribution_regions, 500),
        ("phone", &profile.phone, 50),
    ] {
        if text.as_ref().is_some_and(|text| text.chars().count() > most) {
            errors.push(FieldError::new(field, too_long(most)));
        }
    }
    errors.extend(unreadable_texts(profile, &errors));
    errors
}

/// Complaints about texts of a profile that are more than they show, but for fields that have one already.
fn unreadable_texts(profile: &Profile, known: &[FieldError]) -> Vec<FieldError> {
    let lines = [
        ("firstName", Some(profile.first_name.as_str())),
        ("lastName", Some(profile.last_name.as_str())),
        ("companyName", profile.company_name.as_deref()),
        ("dealerId", profile.dealer_code.as_deref()),
        ("country", profile.country.as_deref()),
        ("zone", profile.zone.as_deref()),
        ("phone", profile.phone.as_deref()),
        ("businessType", profile.business_type.as_deref()),
    ];
    let texts = [
        ("description", profile.description.as_deref()),
        ("companyAddress", profile.company_address.as_deref()),
        ("distributionRegions", profile.distribution_regions.as_deref()),
    ];
    let lines = lines.into_iter().filter(|(_, text)| text.is_some_and(|text| !is_one_line(text)));
    let texts = texts.into_iter().filter(|(_, text)| text.is_some_and(|text| !is_plain_text(text)));
    let found = lines.map(|(field, _)| FieldError::new(field, ONE_LINE));
    let found = found.chain(texts.map(|(field, _)| FieldError::new(field, PLAIN_TEXT)));
    found.filter(|error| !known.iter().any(|one| one.field == error.field)).collect()
}

/// Whether `role` is allowed in this country: wholesalers have a list of countries (specification 1 §5).
fn may_be_in(role: Role, country: &str) -> bool {
    role != Role::Wholesaler || WHOLESALER_COUNTRIES.iter().any(|listed| fold(listed) == fold(country))
}

/// Refuses a registration without its role's documents, with the specification's sentence.
pub fn check_documents(role: Role, present: &[DocumentKind]) -> Result<(), RegistrationError> {
    if required_documents(role).iter().all(|kind| present.contains(kind)) {
        return Ok(());
    }
    Err(RegistrationError::DocumentsMissing(match role {
        Role::Dealer => DEALER_DOCUMENTS,
        _ => "Please provide both ID Document and Wallet Proof",
    }))
}

fn check_username(username: &str, errors: &mut Vec<FieldError>) {
    let name = username.trim();
    if name.is_empty() {
        errors.push(FieldError::new("username", "Username is required."));
    } else if name.chars().count() > 50 {
        errors.push(FieldError::new("username", "Username must be at most 50 characters long."));
    } else if name.chars().any(|c| c.is_whitespace() || c.is_control() || c == '@') {
        errors.push(FieldError::new("username", "Username must not contain spaces or the @ sign."));
    } else if !is_one_line(name) {
        errors.push(FieldError::new("username", ONE_LINE));
    }
}

/// Whether mail could be sent to this text; the mail server alone knows whether it arrives.
pub fn is_plausible_email(email: &str) -> bool {
    let shaped = email.split_once('@').is_some_and(|(local, domain)| {
        !local.is_empty()
            && domain.contains('.')
            && !domain.starts_with('.')
            && !domain.ends_with('.')
            && !domain.contains('@')
            && !email.chars().any(|c| c.is_whitespace() || c.is_control())
    });
    shaped && email.len() <= 254
}

pub(crate) fn check_email(email: &str, errors: &mut Vec<FieldError>) {
    let email = fold(email);
    if email.is_empty() {
        errors.push(FieldError::new("email", "Email is required."));
    } else if !is_plausible_email(&email) {
        errors.push(FieldError::new("email", "Please enter a valid email address."));
    }
}

type Required<'a> = (&'static str, &'static str, Option<&'a str>);

fn required_texts(role: Role, profile: &Profile) -> Vec<Required<'_>> {
    let name = |text: &'_ str| -> bool { !text.is_empty() };
    let mut fields: Vec<Required<'_>> = vec![
        ("firstName", "First name", Some(profile.first_name.as_str()).filter(|t| name(t))),
        ("lastName", "Last name", Some(profile.last_name.as_str()).filter(|t| name(t))),
    ];
    let place = [("country", "Country", profile.country.as_deref()), ("zone", "Zone", profile.zone.as_deref())];
    let company = ("companyName", "Company name", profile.company_name.as_deref());
    match role {
        Role::Admin | Role::Employee | Role::Warehouse => {}
        Role::Agent | Role::SubAgent | Role::Customer => fields.extend(place),
        Role::Dealer => {
            fields.extend(place);
            fields.extend([("dealerId", "Dealer ID", profile.dealer_code.as_deref()), company]);
        }
        Role::Wholesaler => {
            fields.extend(place);
            fields.extend([
                company,
                ("distributionRegions", "Distribution regions", profile.distribution_regions.as_deref()),
            ]);
        }
        Role::Manufacturer => {
            fields.extend(place);
            fields.extend([
                company,
                ("phone", "Phone", profile.phone.as_deref()),
                ("companyAddress", "Company address", profile.company_address.as_deref()),
                ("businessType", "Business type", profile.business_type.as_deref()),
            ]);
        }
    }
    fields
}

impl Profile {
    /// The same data, trimmed, without empty texts.
    pub fn trimmed(&self) -> Profile {
        let some = |text: &Option<String>| text.as_ref().map(|t| t.trim().to_owned()).filter(|t| !t.is_empty());
        Profile {
            first_name: self.first_name.trim().to_owned(),
            last_name: self.last_name.trim().to_owned(),
            company_name: some(&self.company_name),
            dealer_code: some(&self.dealer_code),
            country: some(&self.country),
            zone: some(&self.zone),
            phone: some(&self.phone),
            company_address: some(&self.company_address),
            business_type: some(&self.business_type),
            description: some(&self.description),
            distribution_regions: some(&self.distribution_regions),
        }
    }
}

/// Reads a birth date as forms send it: `YYYY-MM-DD`; an empty text is none.
pub fn read_birth_date(text: Option<&str>) -> Result<Option<NaiveDate>, FieldError> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    let fault = || FieldError::new("birthDate", "Please enter your date of birth as YYYY-MM-DD.");
    // chrono alone would take other forms too, such as +1990-1-2.
    let is_plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    if !is_plain {
        return Err(fault());
    }
    NaiveDate::parse_from_str(text, "%Y-%m-%d").map(Some).map_err(|_| fault())
}

#[cfg(test)]
mod tests;
