//! Somebody registers (specification 1 §2 to §5, product.md §3). In two stages, because hashing a password and
//! keeping documents must not happen inside a transaction: [`check_registration`] reads, [`register`] writes.

use tierway_accounts::{
    ActivityAction, DocumentKind, NewDocument, NewUser, ReferralCode, RegistrationError, RegistrationForm,
    UNVERIFIED_ROLES, User, UserVisibility, Verification, VerificationEventKind, bind_referrer, check_documents,
    missing_documents, open_for_registration, referral_code_from,
};
use tierway_kernel::{FieldError, Message, Permission, Role, Sentence, StoreError, UserId, fold, message};
use tierway_workforce::{Employee, Employment, EmploymentForm, ManageError, NoticeKind};

use super::review::{Event, notify_reviewers};
use super::view::{AccountView, describe_one};
use crate::failure::both;
use crate::throttling::Hourly;
use crate::webhooks::{EventKind, emit_user_event};
use crate::{Context, Failure, Settings, Transaction};

/// Codes drawn before giving up; with 31⁸ of them a second draw is rare already.
const CODE_DRAWS: usize = 8;

/// A registration request.
#[derive(Clone)]
pub struct Register {
    /// As what.
    pub role: Role,
    /// The form.
    pub form: RegistrationForm,
    /// A referral code or the number of an agent, as typed.
    pub referred_by: Option<String>,
    /// Employee data.
    pub employment: EmploymentForm,
    /// Errors of uploaded documents.
    pub document_faults: Vec<FieldError>,
}

/// A registration that has passed all checks before hashing.
#[derive(Debug, Clone)]
pub struct Accepted {
    user: NewUser,
    employment: Option<Employment>,
    limit: Hourly,
}

/// Checks role, form, documents, names and referrer; nothing is written.
pub fn check_registration(
    tx: &mut dyn Transaction,
    context: &Context,
    command: &Register,
    documents: &[DocumentKind],
) -> Result<Accepted, Failure> {
    context.require(Permission::Register)?;
    if !open_for_registration(command.role) {
        return Err(RegistrationError::RoleClosed.into());
    }
    let settings = Settings::load(tx)?;
    let limit = Hourly { what: "registration", limit: settings.registrations_per_hour };
    limit.check(tx, &context.client, context.now)?;
    let forms = parse_forms(context, command, &settings);
    let handed_in = Failure::unless_none(command.document_faults.clone());
    let complete = check_documents(command.role, documents).map_err(|error| missing(command.role, documents, &error));
    let ((mut user, employment), _) = both(forms, both(handed_in, complete))?;
    let free = both(check_free(tx, &user), check_code_free(tx, employment.as_ref()));
    user.referred_by = both(free, find_referrer(tx, context, command))?.1;
    user.terms_version = command.form.accepts_terms.then_some(settings.terms_version);
    Ok(Accepted { user, employment, limit })
}

/// Stores the account with its documents, its employee row and its notices.
pub fn register(
    tx: &mut dyn Transaction,
    context: &Context,
    accepted: &Accepted,
    password_hash: &str,
    documents: &[NewDocument],
) -> Result<AccountView, Failure> {
    context.require(Permission::Register)?;
    accepted.limit.spend(tx, &context.client, context.now)?;
    let mut account = accepted.user.clone();
    if matches!(account.role, Role::Agent | Role::SubAgent) {
        account.referral_code = Some(draw_code(tx, context)?);
    }
    let user = tx.users().add(&account, password_hash, context.now).map_err(name_in_use)?;
    if let Some(employment) = &accepted.employment {
        tx.employees().add(&employee_of(user.id, employment)).map_err(code_taken)?;
    }
    let verified = !UNVERIFIED_ROLES.contains(&user.role);
    if verified {
        Event::of(VerificationEventKind::Registered, user.id).write_by(tx, context, Some(user.id))?;
    }
    for document in documents {
        let stored = tx.documents().add(user.id, document, context.now)?;
        if verified {
            let event = Event::of(VerificationEventKind::Submitted, user.id).about(stored.id);
            event.write_by(tx, context, Some(user.id))?;
        }
    }
    let description = message!("{name} registered as {role}.", name = user.full_name(), role = user.role);
    context.log_for(tx, Some(user.id), ActivityAction::Registration, description)?;
    emit_user_event(tx, context, EventKind::UserRegistered, &user)?;
    announce(tx, context, &user, documents)?;
    describe_one(tx, user, UserVisibility::Full)
}

/// The message for the new account (specification 1 §8).
pub fn welcome(role: Role) -> &'static str {
    match role {
        Role::Dealer => "Dealer account created successfully!",
        Role::Agent => "Agent account created successfully!",
        Role::SubAgent => "Sub-Agent account created successfully!",
        Role::Customer => "Customer account created successfully!",
        Role::Employee | Role::Warehouse => "Employee account created successfully!",
        Role::Admin | Role::Manufacturer | Role::Wholesaler => "Registration Successful!",
    }
}

/// Rejects names that are in use; the unique index still decides between concurrent requests.
pub(super) fn check_free(tx: &mut dyn Transaction, user: &NewUser) -> Result<(), Failure> {
    let is_taken =
        tx.users().credentials(&fold(&user.username))?.is_some() || tx.users().has_lookalike(&user.username)?;
    let username = if is_taken { Err(RegistrationError::UsernameTaken.into()) } else { Ok(()) };
    both(username, check_email_free(tx, &user.email, None)).map(|_| ())
}

/// Rejects an email address of another account.
pub(super) fn check_email_free(tx: &mut dyn Transaction, email: &str, own: Option<UserId>) -> Result<(), Failure> {
    let known = tx.users().credentials(&fold(email))?;
    let is_taken = known.is_some_and(|known| Some(known.user.id) != own);
    if is_taken { Err(RegistrationError::EmailTaken.into()) } else { Ok(()) }
}

fn check_code_free(tx: &mut dyn Transaction, employment: Option<&Employment>) -> Result<(), Failure> {
    let Some(code) = employment.and_then(|employment| employment.code.as_deref()) else { return Ok(()) };
    if tx.employees().by_code(code)?.is_some() { Err(ManageError::CodeTaken.into()) } else { Ok(()) }
}

/// Says which name is in use. A collision of referral codes repeats the transaction with a new code.
pub(super) fn name_in_use(error: StoreError) -> Failure {
    match error {
        StoreError::Taken("users.username_key") => RegistrationError::UsernameTaken.into(),
        StoreError::Taken("users.email_key") => RegistrationError::EmailTaken.into(),
        StoreError::Taken("users.referral_code") => StoreError::Contended.into(),
        other => other.into(),
    }
}

fn code_taken(error: StoreError) -> Failure {
    match error {
        StoreError::Taken("employees.code_key") => ManageError::CodeTaken.into(),
        other => other.into(),
    }
}

/// All validation errors are returned together.
fn parse_forms(
    context: &Context,
    command: &Register,
    settings: &Settings,
) -> Result<(NewUser, Option<Employment>), Failure> {
    let barred = settings.compliance().complaints(command.role, &command.form, settings.business_zone.day(context.now));
    let user = command.form.parse(command.role, settings.passwords, settings.manufacturer_immediate);
    let user = both(user.map_err(Failure::from), Failure::unless_none(barred)).map(|(user, ())| user);
    let employment = command.employment.parse_for(command.role).map_err(Failure::Fields);
    both(user, employment)
}

/// The specification's sentence, put to each field whose document is missing.
fn missing(role: Role, documents: &[DocumentKind], error: &RegistrationError) -> Failure {
    let fields = missing_documents(role, documents);
    Failure::Fields(fields.into_iter().map(|kind| FieldError::new(kind.as_str(), error.message())).collect())
}

fn find_referrer(tx: &mut dyn Transaction, context: &Context, command: &Register) -> Result<Option<UserId>, Failure> {
    let given = command.referred_by.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let mut found = None;
    if let Some(text) = given {
        found = tx.users().by_referral_code(&fold(text))?;
        if let (None, Ok(id)) = (&found, text.parse()) {
            found = tx.users().by_id(UserId(id))?;
        }
    }
    Ok(bind_referrer(command.role, given.is_some(), found.as_ref(), context.actor.id())?)
}

/// An unused code.
pub(super) fn draw_code(tx: &mut dyn Transaction, context: &Context) -> Result<ReferralCode, Failure> {
    for _ in 0..CODE_DRAWS {
        let mut random = [0; 8];
        context.services.random.fill(&mut random);
        let code = referral_code_from(random);
        if tx.users().by_referral_code(&fold(code.as_str()))?.is_none() {
            return Ok(code);
        }
    }
    Err(StoreError::Contended.into())
}

fn employee_of(user: UserId, employment: &Employment) -> Employee {
    Employee {
        user_id: user,
        code: employment.code.clone(),
        position: Some(employment.position.clone()),
        department: Some(employment.department.clone()),
    }
}

/// Tells those who decide: the owner about employees (and what they did not upload), the admin about the rest.
fn announce(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    documents: &[NewDocument],
) -> Result<(), Failure> {
    if user.verification != Verification::Pending {
        return Ok(());
    }
    let (name, role) = (user.full_name(), user.role);
    let message = message!("{name} registered as {role} and is waiting for approval.", name, role);
    let present: Vec<DocumentKind> = documents.iter().map(|document| document.kind).collect();
    let missing: Vec<&'static str> =
        missing_documents(user.role, &present).into_iter().map(DocumentKind::label).collect();
    let missing =
        (!missing.is_empty()).then(|| message!("Missing documents: {documents}.", documents = Message::list(missing)));
    let message = message.followed_by(missing);
    notify_reviewers(tx, context, user, NoticeKind::Registration, message!("New registration"), message)
}
