//! A client that stores cookies like a browser.

use std::cell::RefCell;
use std::rc::Rc;

use actix_web::cookie::Cookie;
use actix_web::http::{Method, header};
use actix_web::test::TestRequest;
use serde_json::Value;
use tierway_accounts::User;

use super::shape::check;
use super::{Answer, TestApp};

/// Where test requests come from.
const ADDRESS: &str = "198.51.100.7:40000";

/// One browser. Clones share the session.
#[derive(Clone)]
pub struct Client {
    app: TestApp,
    cookie: Rc<RefCell<Option<Cookie<'static>>>>,
    device: Rc<RefCell<Option<Cookie<'static>>>>,
    user: Option<User>,
}

impl Client {
    pub(super) fn new(app: TestApp) -> Client {
        Client { app, cookie: Rc::default(), device: Rc::default(), user: None }
    }

    pub(super) fn with_user(self, user: User) -> Client {
        Client { user: Some(user), ..self }
    }

    /// The account; only for clients made by `signed_in…`.
    pub fn user(&self) -> &User {
        self.user.as_ref().expect("nobody is signed in here")
    }

    /// Their id as it travels.
    pub fn id(&self) -> i64 {
        self.user().id.0
    }

    /// The session cookie, if the product gave one.
    pub fn cookie(&self) -> Option<Cookie<'static>> {
        self.cookie.borrow().clone()
    }

    /// Another browser with the same cookie, as a thief would have it.
    pub fn with_cookie(&self, cookie: Option<Cookie<'static>>) -> Client {
        let cookie = Rc::new(RefCell::new(cookie));
        Client { app: self.app.clone(), cookie, device: Rc::default(), user: self.user.clone() }
    }

    /// A request to be completed and sent.
    pub fn request(&self, method: Method, path: &str) -> Call {
        let request = TestRequest::default().method(method).uri(path).peer_addr(ADDRESS.parse().unwrap());
        Call { client: self.clone(), request: request.insert_header((header::HOST, "localhost")) }
    }

    /// The key of this browser, as the product gave it.
    pub fn device(&self) -> Option<Cookie<'static>> {
        self.device.borrow().clone()
    }

    /// GET.
    pub async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path).send().await
    }

    /// POST of a JSON body.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.request(Method::POST, path).json(&body).send().await
    }

    /// PATCH with a JSON body.
    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.request(Method::PATCH, path).json(&body).send().await
    }

    /// The same call twice under one `Idempotency-Key`: one effect and one answer, which is given with this status.
    pub async fn twice(&self, method: Method, path: &str, body: Value, status: u16) -> Value {
        let send = || self.request(method.clone(), path).header("idempotency-key", path).json(&body).send();
        let (first, again) = (send().await, send().await);
        let answer = first.expect(status);
        assert_eq!(answer, again.expect(status), "{method} {path}");
        assert_eq!((first.header("idempotency-replayed"), again.header("idempotency-replayed")), ("", "true"));
        answer
    }

    /// PUT of a JSON body.
    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.request(Method::PUT, path).json(&body).send().await
    }

    /// DELETE.
    pub async fn delete(&self, path: &str) -> Answer {
        self.request(Method::DELETE, path).send().await
    }

    fn keep_cookie(&self, answer: &Answer) {
        let names = [tierway_api::COOKIE, tierway_api::HOST_COOKIE];
        let given = answer.cookies().find(|cookie| names.contains(&cookie.name()));
        if let Some(cookie) = given {
            let ended = cookie.value().is_empty();
            *self.cookie.borrow_mut() = (!ended).then_some(cookie);
        }
        let names = [tierway_api::DEVICE_COOKIE, tierway_api::HOST_DEVICE_COOKIE];
        let device = answer.cookies().find(|cookie| names.contains(&cookie.name()));
        if device.is_some() {
            *self.device.borrow_mut() = device;
        }
    }
}

impl TestApp {
    /// Somebody without a session.
    pub fn guest(&self) -> Client {
        Client::new(self.clone())
    }
}

/// A request that is being put together.
pub struct Call {
    client: Client,
    request: TestRequest,
}

impl Call {
    /// Comes from this address and port.
    pub fn at_address(mut self, address: &str) -> Self {
        self.request = self.request.peer_addr(address.parse().unwrap());
        self
    }

    /// Adds a header.
    pub fn header(mut self, name: &'static str, value: &str) -> Self {
        self.request = self.request.insert_header((name, value));
        self
    }

    /// Sets a JSON body.
    pub fn json(mut self, body: &Value) -> Self {
        self.request = self.request.set_json(body);
        self
    }

    /// Sets a body of any kind.
    pub fn body(mut self, content_type: &str, bytes: impl Into<actix_web::web::Bytes>) -> Self {
        self.request = self.request.insert_header((header::CONTENT_TYPE, content_type)).set_payload(bytes);
        self
    }

    /// Sends it with the client's cookie and gives the body of the answer, which is to be read bit by bit.
    pub async fn open(self) -> actix_web::body::BoxBody {
        let cookies = [self.client.cookie.borrow().clone(), self.client.device.borrow().clone()];
        let request = cookies.into_iter().flatten().fold(self.request, TestRequest::cookie);
        let answer = self.client.app.call(request).await.expect("the stream opens").into_parts().1;
        assert_eq!(answer.status().as_u16(), 200);
        let kind = answer.headers().get(header::CONTENT_TYPE).expect("a content type");
        assert_eq!(kind.to_str().unwrap(), "text/event-stream");
        answer.into_body()
    }

    /// Sends it with the client's cookie and keeps the one that comes back.
    pub async fn send(self) -> Answer {
        let cookies = [self.client.cookie.borrow().clone(), self.client.device.borrow().clone()];
        let request = cookies.into_iter().flatten().fold(self.request, TestRequest::cookie);
        let answer = match self.client.app.call(request).await {
            Ok(answer) => Answer::of(answer.into_parts().1).await,
            Err(error) => Answer::of(error.error_response()).await,
        };
        check(&answer);
        self.client.keep_cookie(&answer);
        answer
    }
}
