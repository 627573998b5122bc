//! /api/events.

use std::future::poll_fn;
use std::pin::Pin;
use std::time::Duration;

use actix_web::body::{BoxBody, MessageBody as _};
use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_application::Transaction;
use tierway_kernel::{Clock as _, Language, Message, Role, UserId, message};
use tierway_testkit::builders::at;
use tierway_workforce::{Audience, NewNotice};

use super::languages::speaks;
use crate::support::{Client, TestApp};

/// Longest time anything here may take: a test that waits in vain fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A stream as a browser reads it.
pub(super) struct Stream {
    body: BoxBody,
    text: String,
}

/// One event.
#[derive(Debug, PartialEq)]
struct Event {
    id: i64,
    name: String,
    data: Value,
}

impl Stream {
    pub(super) async fn open(client: &Client, last: Option<i64>) -> Stream {
        let mut request = client.request(Method::GET, "/api/events");
        if let Some(last) = last {
            request = request.header("Last-Event-ID", &last.to_string());
        }
        Stream { body: request.open().await, text: String::new() }
    }

    /// The next event but for word of lists; `None` at the end.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let event = self.any().await;
            if event.as_ref().is_none_or(|event| event.name != "changed") {
                return event;
            }
        }
    }

    /// Which lists have changed, as it is told next.
    async fn lists(&mut self) -> Value {
        self.named("changed").await["lists"].clone()
    }

    /// What the next event of this name says.
    pub(super) async fn named(&mut self, name: &str) -> Value {
        let mut event = self.any().await.expect("the stream goes on");
        while event.name != name {
            event = self.any().await.expect("the stream goes on");
        }
        event.data
    }

    /// The next event; `None` when the stream ends.
    async fn any(&mut self) -> Option<Event> {
        // Comments keep a stream awake, and must not keep a test waiting for what does not come.
        tokio::time::timeout(PATIENCE, self.awaited()).await.expect("an event in time")
    }

    async fn awaited(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                let field = |name: &str| {
                    let line = block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                    line.unwrap_or_default().to_owned()
                };
                if block.starts_with(':') {
                    continue;
                }
                let data = serde_json::from_str(&field("data")).unwrap();
                return Some(Event { id: field("id").parse().unwrap_or_default(), name: field("event"), data });
            }
            let chunk = poll_fn(|task| Pin::new(&mut self.body).poll_next(task)).await?;
            self.text.push_str(std::str::from_utf8(&chunk.unwrap()).unwrap());
        }
    }

    /// The title of the next notice.
    async fn title(&mut self) -> String {
        let event = self.next().await.expect("the stream goes on");
        assert_eq!(event.name, "notice");
        assert_eq!(event.data["id"], event.id);
        event.data["title"].as_str().unwrap().to_owned()
    }

    /// The number of unread notices that it begins with, and where it goes on.
    pub(super) async fn hello(&mut self) -> (i64, i64) {
        let event = self.next().await.expect("a hello");
        assert_eq!(event.name, "hello");
        (event.data["unread"].as_i64().unwrap(), event.id)
    }
}

fn notice(audience: Audience, title: &str) -> NewNotice {
    NewNotice { audience, kind: "order".to_owned(), subject: None, title: Message::verbatim(title), message: "".into() }
}

/// Writes a notice at the product's time; its number.
async fn tell(app: &TestApp, audience: Audience, title: &'static str) -> i64 {
    let now = app.fakes().clock.now();
    app.write(move |tx| Ok(tx.notices().add(&notice(audience.clone(), title), now)?.id.0)).await
}

fn managers() -> Audience {
    Audience::Group("manager".to_owned())
}

#[actix_web::test]
async fn a_stream_begins_with_what_is_unread_and_brings_what_is_written() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let old = tell(&app, managers(), "old").await;
    let mut stream = Stream::open(&manager, None).await;
    assert_eq!(stream.hello().await, (1, old));
    tell(&app, Audience::Group("purchaser".to_owned()), "for others").await;
    let id = tell(&app, managers(), "to managers").await;
    tell(&app, Audience::User(UserId(manager.id())), "to one").await;
    let event = stream.next().await.unwrap();
    let listed = manager.get("/api/notifications").await.expect(200);
    assert_eq!((event.id, event.data), (id, listed[1].clone()), "as the list answers it");
    assert_eq!(stream.title().await, "to one");
    app.guest().get("/api/events").await.problem(401);
}

#[actix_web::test]
async fn a_muted_kind_is_not_sent_live() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let mute = json!({ "kinds": [{ "kind": "order", "isMuted": true, "mail": "none" }] });
    manager.put("/api/notification-preferences", mute).await.expect(200);
    let mut stream = Stream::open(&manager, None).await;
    assert_eq!(stream.hello().await.0, 0);
    tell(&app, managers(), "muted").await;
    let now = app.fakes().clock.now();
    let loud = NewNotice { kind: "issue".to_owned(), ..notice(managers(), "loud") };
    app.write(move |tx| Ok(tx.notices().add(&loud, now)?)).await;
    assert_eq!(stream.title().await, "loud");
}

#[actix_web::test]
async fn a_stream_speaks_the_language_of_the_account_and_not_the_browsers() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    speaks(&app, &manager, Language::Th).await;
    let title = || message!("Order #{number} {status}", number = 7, status = "shipped");
    let request = manager.request(Method::GET, "/api/events").header("Accept-Language", "en-GB");
    let mut stream = Stream { body: request.open().await, text: String::new() };
    stream.hello().await;
    let (new, now) = (NewNotice { title: title(), ..notice(managers(), "") }, app.fakes().clock.now());
    app.write(move |tx| Ok(tx.notices().add(&new, now)?)).await;
    assert_eq!(stream.title().await, title().render(Language::Th));
    assert_ne!(title().render(Language::Th), "Order #7 shipped");
}

#[actix_web::test]
async fn an_interrupted_stream_goes_on_without_loss() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let mut stream = Stream::open(&manager, None).await;
    stream.hello().await;
    tell(&app, managers(), "one").await;
    let seen = stream.next().await.unwrap().id;
    drop(stream);
    tell(&app, managers(), "two").await;
    tell(&app, managers(), "three").await;
    let mut stream = Stream::open(&manager, Some(seen)).await;
    assert_eq!(stream.hello().await, (3, seen));
    let four = tell(&app, managers(), "four").await;
    let mut brought = Vec::new();
    while brought.last() != Some(&four) {
        brought.push(stream.next().await.unwrap().id);
    }
    let is_repeat = |id: &i64| *id <= seen;
    let new: Vec<i64> = brought.iter().copied().filter(|id| !is_repeat(id)).collect();
    assert_eq!(new, [four - 2, four - 1, four], "everything once, in order");
    assert!(brought.iter().filter(|id| is_repeat(id)).eq([&seen]), "what the last minute brought may come again");
    let numbers = app.guest().with_cookie(manager.cookie());
    let mut other =
        Stream { body: numbers.request(Method::GET, "/api/events?lastEventId=odd").open().await, text: String::new() };
    assert_eq!(other.hello().await, (4, four), "what is no number begins anew");
}

#[actix_web::test]
async fn a_stream_ends_with_its_session() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let manager = app.signed_in_employee("Manager").await;
    let mut own = Stream::open(&manager, None).await;
    let mut others = Stream::open(&admin, None).await;
    own.hello().await;
    others.hello().await;
    let id = manager.id();
    app.write(move |tx| Ok(tx.users().set_active(UserId(id), false)?)).await;
    assert_eq!(own.next().await, None, "switched off");
    let staff = app.signed_in_employee("Supervisor").await;
    let mut moved = Stream::open(&staff, None).await;
    moved.hello().await;
    let id = staff.id();
    app.write(move |tx| Ok(tx.employees().set_position(UserId(id), "Purchaser", None)?)).await;
    assert_eq!(moved.next().await, None, "other notices are for them now");
    tell(&app, Audience::User(UserId(admin.id())), "still there").await;
    assert_eq!(others.title().await, "still there");
    admin.post("/api/auth/logout", json!({})).await;
    assert_eq!(others.next().await, None, "signed out");
}

#[actix_web::test]
async fn a_reader_that_takes_nothing_is_dropped_and_catches_up() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mut slow = Stream::open(&manager, None).await;
    let mut other = Stream::open(&admin, None).await;
    slow.hello().await;
    other.hello().await;
    let now = app.fakes().clock.now();
    let many: Vec<NewNotice> = (0..300).map(|number| notice(managers(), &number.to_string())).collect();
    app.write(move |tx| Ok(tx.notices().add_many(&many, now)?)).await;
    tell(&app, Audience::User(UserId(admin.id())), "after them").await;
    assert_eq!(other.title().await, "after them", "all are handed out in order, whoever takes them");
    let (mut last, mut taken) = (0, 0);
    while let Some(event) = slow.next().await {
        last = event.id;
        taken += 1;
    }
    assert!(taken < 300, "it was dropped");
    let mut again = Stream::open(&manager, Some(last)).await;
    again.hello().await;
    let mut known: std::collections::HashSet<i64> = (0..taken).map(|number| last - number).collect();
    while known.len() < 300 {
        known.insert(again.next().await.unwrap().id);
    }
}

#[actix_web::test]
#[ignore = "needs PostgreSQL: make postgres-test"]
async fn two_instances_tell_each_other() {
    let app = TestApp::on_postgres().await;
    let manager = app.signed_in_employee("Manager").await;
    let other = app.again(7).await;
    let there = other.guest().with_cookie(manager.cookie());
    let mut stream = Stream::open(&there, None).await;
    stream.hello().await;
    tell(&app, managers(), "from the other").await;
    assert_eq!(stream.title().await, "from the other");
    tell(&other, managers(), "from here").await;
    assert_eq!(stream.title().await, "from here");
}

#[actix_web::test]
async fn an_interrupted_stream_goes_on_at_another_instance() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let other = app.again(7).await;
    let there = other.guest().with_cookie(manager.cookie());
    let mut stream = Stream::open(&manager, None).await;
    stream.hello().await;
    tell(&app, managers(), "one").await;
    let seen = stream.next().await.unwrap().id;
    drop(stream);
    tell(&app, managers(), "two").await;
    tell(&other, managers(), "three").await;
    let mut stream = Stream::open(&there, Some(seen)).await;
    assert_eq!(stream.hello().await, (3, seen));
    tell(&other, managers(), "four").await;
    let mut titles = Vec::new();
    while titles.last().is_none_or(|title| title != "four") {
        titles.push(stream.title().await);
    }
    titles.retain(|title| title != "one");
    assert_eq!(titles, ["two", "three", "four"], "everything once, in order");
}

// On SQLite transactions that write come one after the other: numbers are in the order of commits.
#[actix_web::test]
#[ignore = "needs PostgreSQL: make postgres-test"]
async fn a_notice_whose_transaction_ends_late_is_not_lost() {
    let app = TestApp::on_postgres().await;
    let manager = app.signed_in_employee("Manager").await;
    let mut stream = Stream::open(&manager, None).await;
    stream.hello().await;
    let (added, mut is_added) = tokio::sync::mpsc::unbounded_channel();
    let (end, may_end) = std::sync::mpsc::channel::<()>();
    let (writer, now) = (app.clone(), app.fakes().clock.now());
    let late = actix_web::rt::spawn(async move {
        let work = move |tx: &mut dyn Transaction| {
            let id = tx.notices().add(&notice(managers(), "late"), now)?.id.0;
            added.send(id).unwrap();
            may_end.recv_timeout(PATIENCE).unwrap();
            Ok(id)
        };
        writer.write(work).await
    });
    let first = is_added.recv().await.unwrap();
    let second = tell(&app, managers(), "early").await;
    assert!(first < second, "numbers are given before the commit");
    assert_eq!(stream.title().await, "early");
    end.send(()).unwrap();
    assert_eq!(late.await.unwrap(), first);
    assert_eq!(stream.title().await, "late", "to a stream that was open");
    let mut stream = Stream::open(&manager, Some(second)).await;
    stream.hello().await;
    assert_eq!(stream.title().await, "late", "to one that comes back");
}

#[actix_web::test]
async fn a_stream_shows_whose_pages_the_session_shows_and_ends_with_the_look() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let mut own = Stream::open(&admin, None).await;
    own.hello().await;
    admin.post(&format!("/api/users/{}/view-as", dealer.id()), json!({})).await.expect(200);
    while own.next().await.is_some() {}

    let mut theirs = Stream::open(&admin, None).await;
    theirs.hello().await;
    let dealers = Audience::User(UserId(dealer.id()));
    let now = app.fakes().clock.now();
    let told = [notice(Audience::Group("admin".to_owned()), "For admins"), notice(dealers, "For the dealer")];
    app.write(move |tx| {
        for one in &told {
            tx.notices().add(one, now)?;
        }
        Ok(())
    })
    .await;
    assert_eq!(theirs.title().await, "For the dealer");
    admin.delete("/api/view-as").await.expect(204);
    while theirs.next().await.is_some() {}
    admin.get("/api/auth/me").await.expect(200);
}

#[actix_web::test]
async fn a_person_and_an_address_have_so_many_streams_at_once() {
    let app = TestApp::start().await;
    app.write(|tx| {
        tx.settings().set("streamsPerPerson", "2", at(0))?;
        Ok(tx.settings().set("streamsPerAddress", "3", at(0))?)
    })
    .await;
    let (anna, ben) = (app.signed_in_as(Role::Admin).await, app.signed_in_as(Role::Customer).await);
    let first = Stream::open(&anna, None).await;
    let _second = Stream::open(&anna, None).await;
    let refused = anna.get("/api/events").await;
    assert_eq!(refused.problem(429)["detail"], "Too many attempts. Please try again in 30 seconds.");
    assert_eq!(refused.header("retry-after"), "31");
    let _of_another = Stream::open(&ben, None).await;
    assert_eq!(ben.get("/api/events").await.status, 429, "the address has three");
    let elsewhere = ben.request(Method::GET, "/api/events").at_address("198.51.100.8:1");
    let mut elsewhere = Stream { body: elsewhere.open().await, text: String::new() };
    elsewhere.hello().await;
    drop(first);
    Stream::open(&anna, None).await.hello().await;
}

#[actix_web::test]
async fn who_reads_a_list_is_told_that_it_changed() {
    let app = TestApp::start().await;
    let product = crate::orders::shop::product(&app, "Mango Ice", 50).await;
    let (admin, worker) = (app.signed_in_as(Role::Admin).await, app.signed_in_as(Role::Employee).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let (mut of_admin, mut of_worker) = (Stream::open(&admin, None).await, Stream::open(&worker, None).await);
    let _ = (of_admin.hello().await, of_worker.hello().await);
    let order = crate::orders::shop::order(&buyer, product, 1).await;
    let sold = json!(["orders", "stock"]);
    assert_eq!([of_admin.lists().await, of_worker.lists().await], [sold.clone(), sold.clone()]);
    crate::orders::shop::change(&admin, order, json!({ "status": "processing" })).await;
    assert_eq!((of_admin.lists().await, of_worker.lists().await), (json!(["orders"]), json!(["orders"])));
    let mut of_buyer = Stream::open(&buyer, None).await;
    of_buyer.hello().await;
    app.guest().post("/api/auth/register", crate::accounts::forms::agent("nora")).await.expect(201);
    assert_eq!(of_admin.lists().await, json!(["accounts"]));
    crate::orders::shop::change(&admin, order, json!({ "status": "ready" })).await;
    assert_eq!(of_worker.lists().await, json!(["orders"]), "employees do not decide about accounts");
    let title = of_buyer.any().await.unwrap();
    assert_eq!((title.name.as_str(), &title.data["title"]), ("notice", &json!(format!("Order #{order} ready"))));
    assert_eq!(of_admin.lists().await, json!(["orders"]));
    admin.patch("/api/settings", json!({ "values": [{ "key": "minimumAge", "value": "19" }] })).await.expect(200);
    assert_eq!(of_admin.lists().await, json!(["settings"]));
    crate::orders::shop::order(&buyer, product, 1).await;
    assert_eq!(of_worker.lists().await, sold, "employees do not read settings");
    worker.post("/api/issue-reports", json!({ "issueType": "Leaking", "description": "A coil." })).await.expect(201);
    assert_eq!(of_worker.lists().await, json!(["issues"]));
}
