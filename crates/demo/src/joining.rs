//! Onboarding: registration, reviews, positions of employees, sign-in and sign-out.

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{DocumentKind, Portal, Profile, RegistrationForm, Verification};
use tierway_application::Failure;
use tierway_application::accounts::{
    AccountView, Register, SetupProof, approve_user, check_admin_registration, check_registration, enter, logout,
    register, register_admin, reject_user,
};
use tierway_application::workforce::{EmployeeKey, ManageEmployee, manage_employee};
use tierway_kernel::{Permission, Role, SignedIn};
use tierway_workforce::{EmploymentForm, ManagementAction};

use super::accounts::PASSWORD;
use super::addresses::is_buyer;
use super::event::Event;
use super::people::{Fate, Person, Post, everybody};
use super::world::{Member, World};

/// The first agent gets account 5, the default of the public referral tool (specification 1 §9).
const FIRST_AGENT_MINUTES: i64 = 8 * 3 + 10;

impl World<'_> {
    /// Schedules all registrations; on the first day the company's own accounts, one by one.
    pub fn announce_people(&mut self) {
        for (index, person) in everybody().enumerate() {
            let minutes = 8 * i64::try_from(index).unwrap_or(0) + 6;
            let time = match (person.day, person.role) {
                (0, Role::Agent) => self.calendar.at(0, FIRST_AGENT_MINUTES),
                (0, _) => self.calendar.at(0, minutes),
                (day, _) => self.calendar.working_time(day, &mut self.chance),
            };
            self.note(time, Event::Join(person));
        }
    }

    /// Registers a person; the review follows within hours.
    pub fn join(&mut self, now: DateTime<Utc>, person: &'static Person) -> Result<(), Failure> {
        let account = if person.role == Role::Admin { self.found(now, person)? } else { self.enrol(now, person)? };
        self.summary.accounts += 1;
        self.summary.waiting += u64::from(person.fate == Fate::Waits);
        self.admit(person, account);
        if person.role == Role::Customer {
            self.keep_addresses(now, person)?;
        }
        if person.role == Role::Admin {
            self.introduce_company(now)?;
        }
        let soon = if person.day < 3 { Duration::minutes(self.chance.between(4, 9)) } else { self.some_hours() };
        let time = if person.day == 0 { now + soon } else { self.calendar.when_open(now + soon, &mut self.chance) };
        match (person.role, person.fate) {
            (_, Fate::Waits) if Self::has_findings(person) => {
                self.note(now + Duration::minutes(75), Event::Examine(person));
            }
            (Role::Admin | Role::Customer, _) | (_, Fate::Waits) => {}
            (Role::Employee, _) => self.note(time + Duration::hours(1), Event::Employ(person)),
            _ => self.note(time, Event::Decide(person)),
        }
        Ok(())
    }

    fn some_hours(&mut self) -> Duration {
        Duration::minutes(self.chance.between(35, 30 * 60))
    }

    /// The one admin signs up.
    fn found(&mut self, now: DateTime<Utc>, person: &Person) -> Result<AccountView, Failure> {
        let visitor = self.visitor(now, person);
        let user = check_admin_registration(self.tx, &visitor, &form(person), &SetupProof::Local)?;
        register_admin(self.tx, &visitor, &user, &self.props.password_hash)
    }

    fn enrol(&mut self, now: DateTime<Utc>, person: &Person) -> Result<AccountView, Failure> {
        let visitor = self.visitor(now, person);
        let documents = self.props.papers.get(person.username).cloned().unwrap_or_default();
        let kinds: Vec<DocumentKind> = documents.iter().map(|document| document.kind).collect();
        let code = person.referrer.and_then(|referrer| self.cast.get(referrer)?.code.clone());
        let command = Register {
            role: person.role,
            form: form(person),
            referred_by: code,
            employment: person.post.map(employment).unwrap_or_default(),
            document_faults: Vec::new(),
        };
        let accepted = check_registration(self.tx, &visitor, &command, &kinds)?;
        register(self.tx, &visitor, &accepted, &self.props.password_hash, &documents)
    }

    /// The admin approves or rejects.
    pub fn decide(&mut self, now: DateTime<Utc>, person: &'static Person) -> Result<(), Failure> {
        self.examine(now, person)?;
        let admin = self.as_member(now, "admin")?;
        let id = self.member(person)?.actor.id;
        let account = match person.fate {
            Fate::Refused(reason) => {
                self.summary.rejected += 1;
                reject_user(self.tx, &admin, id, reason)?
            }
            _ => approve_user(self.tx, &admin, id)?,
        };
        let is_approved = account.user.verification == Verification::Approved;
        self.admit(person, account);
        if is_approved && is_buyer(person) { self.keep_addresses(now, person) } else { Ok(()) }
    }

    /// The owner activates an employee and sets position and access.
    pub fn employ(&mut self, now: DateTime<Utc>, person: &'static Person) -> Result<(), Failure> {
        let Some(post) = person.post else { return Ok(()) };
        let position = |to: &str| ManagementAction::Position {
            position: to.to_owned(),
            department: Some(post.department.to_owned()),
        };
        let actions = [
            Some(ManagementAction::Activate),
            post.promoted_to.map(position),
            post.warehouse.then_some(ManagementAction::Access { warehouse: true }),
        ];
        for action in actions.into_iter().flatten() {
            self.manage(now, person, action, None)?;
        }
        if let Fate::Left(_) = person.fate {
            let time = self.calendar.working_time(person.day + 96, &mut self.chance);
            self.note(time, Event::Leave(person));
        }
        Ok(())
    }

    /// The owner deactivates an employee.
    pub fn leave(&mut self, now: DateTime<Utc>, person: &'static Person) -> Result<(), Failure> {
        let Fate::Left(reason) = person.fate else { return Ok(()) };
        self.manage(now, person, ManagementAction::Deactivate, Some(reason))?;
        self.cast.remove(person.username);
        Ok(())
    }

    fn manage(
        &mut self,
        now: DateTime<Utc>,
        person: &'static Person,
        action: ManagementAction,
        reason: Option<&str>,
    ) -> Result<(), Failure> {
        let owner = self.as_member(now, "manufacturer")?;
        let code = person.post.map_or("", |post| post.code).to_owned();
        let command = ManageEmployee { employee: EmployeeKey::Text(code), action, reason: reason.map(str::to_owned) };
        let account = manage_employee(self.tx, &owner, &command, None)?;
        self.admit(person, account);
        Ok(())
    }

    /// Somebody signs in at their door.
    pub fn sign_in(&mut self, now: DateTime<Utc>, username: &'static str) -> Result<(), Failure> {
        let Some(member) = self.cast.get(username) else { return Ok(()) };
        let (id, role) = (member.actor.id, member.actor.role);
        let operation = if role == Role::Warehouse { Permission::WarehouseLogin } else { Permission::Login };
        let visitor = self.visitor(now, member.person);
        enter(self.tx, &visitor, operation, id, Portal::named(role.as_str()))?;
        self.summary.sign_ins += 1;
        Ok(())
    }

    /// Somebody signs out.
    pub fn sign_out(&mut self, now: DateTime<Utc>, username: &'static str) -> Result<(), Failure> {
        if !self.cast.contains_key(username) {
            return Ok(());
        }
        let member = self.as_member(now, username)?;
        logout(self.tx, &member)
    }

    pub(super) fn member(&self, person: &Person) -> Result<&Member, Failure> {
        let missing = || Failure::Outside(format!("{} has not joined the demo yet", person.username));
        self.cast.get(person.username).ok_or_else(missing)
    }

    /// Adds a member, or updates their stored data.
    fn admit(&mut self, person: &'static Person, account: AccountView) {
        let user = account.user;
        let actor = SignedIn {
            id: user.id,
            role: user.role,
            position: account.employee.and_then(|employee| employee.position),
            verified: user.verification == Verification::Approved,
            referred_by: user.referred_by,
        };
        let code = user.referral_code.map(|code| code.as_str().to_owned());
        self.cast.insert(person.username, Member { person, actor, code });
    }
}

fn employment(post: Post) -> EmploymentForm {
    let text = |text: &str| Some(text.to_owned());
    EmploymentForm { position: text(post.applied_as), department: text(post.department), code: text(post.code) }
}

/// The registration form as the person fills it in.
fn form(person: &Person) -> RegistrationForm {
    let text = |text: &str| Some(text.to_owned());
    let company = |value: String| person.company.map(|_| value);
    let is = |role: Role| (person.role == role).then_some(());
    let number = person.username.bytes().fold(0_u32, |sum, byte| (sum * 7 + u32::from(byte)) % 9_000) + 1_000;
    RegistrationForm {
        username: person.username.to_owned(),
        email: person.email(),
        password: PASSWORD.to_owned(),
        confirm_password: text(PASSWORD),
        // Only the customers' page asks for it.
        birth_date: is(Role::Customer).map(|()| format!("{}-0{}-1{}", 1960 + number % 40, 1 + number % 9, number % 10)),
        accepts_terms: true,
        profile: Profile {
            first_name: person.first_name.to_owned(),
            last_name: person.last_name.to_owned(),
            company_name: person.company.map(str::to_owned),
            dealer_code: is(Role::Dealer).map(|()| format!("DL-{number}")),
            country: text(person.country),
            zone: text(person.zone),
            phone: company(format!("555 0{number}")),
            company_address: company(format!("{}, {}", person.street, person.zone)),
            business_type: is(Role::Manufacturer).map(|()| "Manufacturing".to_owned()),
            description: person.about.map(str::to_owned),
            distribution_regions: is(Role::Wholesaler).map(|()| format!("{} and neighbours", person.country)),
        },
    }
}
