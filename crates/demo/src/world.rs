//! The demo's six months, played in order of time: an agenda of things that happen, and the people and products
//! they happen to. Each thing is done by a use case, by the right person, at its own time; so every rule holds, the
//! ledgers agree and newer rows have higher ids.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tierway_application::settings::DEMO;
use tierway_application::{Client, Context, Failure, Services, Transaction};
use tierway_kernel::{Actor, Role, SignedIn, SupplierId};

use super::Summary;
use super::accounts::for_the_page;
use super::basket::OnShelf;
use super::calendar::{Calendar, DAYS};
use super::chance::Chance;
use super::event::Event;
use super::people::Person;
use super::props::Props;

/// Somebody who has joined.
#[derive(Debug, Clone)]
pub struct Member {
    /// Who.
    pub person: &'static Person,
    /// As the server knows them.
    pub actor: SignedIn,
    /// Their own referral code, if they have one.
    pub code: Option<String>,
}

/// The demo world: one open transaction and everything created so far.
pub struct World<'t> {
    /// The transaction that holds the whole history.
    pub tx: &'t mut dyn Transaction,
    /// The external ports.
    pub services: Arc<Services>,
    /// Pictures, documents, password.
    pub props: &'t Props,
    /// The days.
    pub calendar: Calendar,
    /// The dice.
    pub chance: Chance,
    /// Who has joined, by username.
    pub cast: BTreeMap<&'static str, Member>,
    /// Products that were listed, in the order of the catalogue; what they hold is read again for each order.
    pub shelf: Vec<OnShelf>,
    /// Suppliers that were written down, in the order of their list.
    pub suppliers: Vec<SupplierId>,
    /// Orders of the last days so far.
    pub late: usize,
    /// What was made.
    pub summary: Summary,
    agenda: BTreeMap<(DateTime<Utc>, u64), Event>,
    noted: u64,
}

impl<'t> World<'t> {
    /// A world on the eve of its first day.
    pub fn new(tx: &'t mut dyn Transaction, services: Arc<Services>, props: &'t Props) -> World<'t> {
        let calendar = Calendar::before(services.clock.now());
        let mut world = World {
            tx,
            services,
            props,
            calendar,
            chance: Chance::new(0x7134_A57E),
            cast: BTreeMap::new(),
            shelf: Vec::new(),
            suppliers: Vec::new(),
            late: 0,
            summary: Summary::default(),
            agenda: BTreeMap::new(),
            noted: 0,
        };
        world.announce_people();
        world.announce_shelves();
        world.announce_batches();
        world.announce_requests();
        world.announce_prices();
        world.announce_returns();
        world.announce_payouts();
        world.announce_supply();
        world.announce_issues();
        for day in 0..DAYS {
            world.note(calendar.at(day, 30), Event::Morning(day));
        }
        world
    }

    /// Schedules an event; those after the last day are dropped.
    pub fn note(&mut self, time: DateTime<Utc>, event: Event) {
        if time < self.calendar.end() {
            self.noted += 1;
            self.agenda.insert((time, self.noted), event);
        }
    }

    /// Plays everything in order of time.
    pub fn play(mut self) -> Result<Summary, Failure> {
        while let Some(((now, _), event)) = self.agenda.pop_first() {
            self.happen(now, event)?;
        }
        self.keep_mail()?;
        self.tx.settings().set(DEMO, &for_the_page(), self.calendar.end())?;
        Ok(self.summary)
    }

    fn happen(&mut self, now: DateTime<Utc>, event: Event) -> Result<(), Failure> {
        match event {
            Event::Join(person) => self.join(now, person),
            Event::Examine(person) => self.examine(now, person),
            Event::Decide(person) => self.decide(now, person),
            Event::Employ(person) => self.employ(now, person),
            Event::Leave(person) => self.leave(now, person),
            Event::List(index) => self.list(now, index),
            Event::Open(index) => self.open(now, index),
            Event::Discontinue(index) => self.discontinue(now, index),
            Event::Thin(index) => self.thin(now, index),
            Event::Shelf(trouble) => self.trouble(now, trouble),
            Event::Batches => self.show_batches(now),
            Event::Morning(day) => self.morning(now, day),
            Event::Produce(day) => self.produce(now, day),
            Event::SignIn(username) => self.sign_in(now, username),
            Event::SignOut(username) => self.sign_out(now, username),
            Event::Visit(role, late) => self.visit(now, role, late),
            Event::Order(username, late) => self.order(now, username, late),
            Event::Ask(request) => self.ask(now, request),
            Event::Quote(order, step) => self.quote(now, order, step),
            Event::Move(order, step) => self.step(now, order, step),
            Event::SendBack(story) => self.send_back(now, story),
            Event::Return(id, step) => self.go_on(now, id, step),
            Event::PayOut { at_once } => self.pay_out(now, at_once),
            Event::Price(round) => self.price(now, round),
            Event::StorePrices(username, first, share) => self.store_prices(now, username, first, share),
            Event::AskPlace(username) => self.ask_place(now, username),
            Event::MoveRange(index) => self.move_range(now, index),
            Event::Supply(event) => self.supply(now, event),
            Event::Issue(event) => self.issue(now, event),
        }
    }

    /// The platform itself at this time.
    pub fn system(&self, now: DateTime<Utc>) -> Context {
        Context { now, ..Context::system(Arc::clone(&self.services)) }
    }

    /// A visitor who has not signed in, at somebody's machine.
    pub fn visitor(&self, now: DateTime<Utc>, person: &Person) -> Context {
        let client = client_of(person);
        Context { actor: Actor::Guest, now, client, ..self.system(now) }
    }

    /// A member at this time.
    pub fn as_member(&self, now: DateTime<Utc>, username: &str) -> Result<Context, Failure> {
        let member = self.cast.get(username);
        let member = member.ok_or_else(|| Failure::Outside(format!("{username} has not joined the demo yet")))?;
        let (actor, client) = (Actor::User(member.actor.clone()), client_of(member.person));
        Ok(Context { actor, client, ..self.system(now) })
    }
}

/// A believable browser at an address of the ranges kept for documentation.
pub fn client_of(person: &Person) -> Client {
    const BROWSERS: [&str; 4] = [
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
        "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
    ];
    let mark = person.username.bytes().fold(7_usize, |sum, byte| (sum * 33 + usize::from(byte)) % 251);
    let range = if person.post.is_some() || person.role == Role::Manufacturer { "198.51.100" } else { "203.0.113" };
    Client {
        address: Some(format!("{range}.{}", mark + 2)),
        user_agent: Some(BROWSERS[mark % BROWSERS.len()].to_owned()),
    }
}
