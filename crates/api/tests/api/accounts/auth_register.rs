//! POST /api/auth/register: the resulting accounts.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::new_user;

use super::forms::{MULTIPART, Multipart, agent, person, with};
use crate::support::TestApp;

const PATH: &str = "/api/auth/register";

fn manufacturer(name: &str) -> Value {
    let company = json!({
        "companyName": "Harbour Trading", "phone": "+60 3 1234", "companyAddress": "1 Jalan Test",
        "businessType": "Trading", "verificationStatus": "approved", "isActive": true,
    });
    with(person("manufacturer", name), company)
}

#[actix_web::test]
async fn a_customer_is_approved_and_opens_no_session() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let answer = guest.post(PATH, person("customer", "lina")).await.expect(201);
    assert_eq!(answer["message"], "Customer account created successfully!");
    let user = &answer["user"];
    assert_eq!(user["fullName"], "Lina Tan");
    assert_eq!((&user["verificationStatus"], &user["isActive"]), (&json!("approved"), &json!(true)));
    assert_eq!((&user["country"], &user["zone"]), (&json!("Malaysia"), &json!("Kuala Lumpur")));
    assert!(user.get("password").is_none() && user.get("referralCode").is_none());
    assert!(guest.cookie().is_none());
}

#[actix_web::test]
async fn what_the_client_says_of_its_own_verification_is_ignored() {
    let app = TestApp::start().await;
    let answer = app.guest().post(PATH, manufacturer("mira")).await.expect(201);
    assert_eq!(answer["message"], "Registration Successful!");
    assert_eq!(answer["user"]["verificationStatus"], "pending");
    let employee = with(
        person("employee", "emil"),
        json!({ "position": "driver", "department": "logistics", "employeeId": 1042, "isActive": true }),
    );
    let answer = app.guest().post(PATH, employee).await.expect(201);
    let user = &answer["user"];
    assert_eq!((&user["isActive"], &user["employeeId"]), (&json!(false), &json!("1042")));
    assert_eq!(user["missingDocuments"], json!(["idDocument", "employmentLetter"]));
}

#[actix_web::test]
async fn nobody_registers_as_admin_warehouse_or_nothing() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for role in ["admin", "warehouse"] {
        let answer = guest.post(PATH, person(role, "eve")).await;
        answer.field_refused("role", "Registration is not open for this role.");
    }
    guest.post(PATH, person("king", "eve")).await.field_refused("role", "Unknown role.");
    guest.post(PATH, json!({})).await.field_refused("role", "Please choose a role.");
}

#[actix_web::test]
async fn every_complaint_stands_at_its_field() {
    let app = TestApp::start().await;
    let form = with(
        person("customer", "a b"),
        json!({
            "email": "nowhere", "password": "12345", "confirmPassword": "54321", "firstName": " ", "country": null,
        }),
    );
    let answer = app.guest().post(PATH, form).await;
    for (field, sentence) in [
        ("username", "Username must not contain spaces or the @ sign."),
        ("email", "Please enter a valid email address."),
        ("password", "Password must be at least 6 characters long."),
        ("confirmPassword", "Passwords do not match"),
        ("firstName", "First name is required."),
        ("country", "Country is required."),
    ] {
        answer.field_refused(field, sentence);
    }
}

#[actix_web::test]
async fn names_in_use_are_told() {
    let app = TestApp::start().await;
    let guest = app.guest();
    guest.post(PATH, person("customer", "lina")).await.expect(201);
    let again = with(person("customer", "LINA"), json!({ "email": "other@example.com" }));
    guest.post(PATH, again).await.field_refused("username", "This username is already taken.");
    let again = with(person("customer", "other"), json!({ "email": "Lina@Example.com" }));
    guest.post(PATH, again).await.field_refused("email", "This email address is already registered.");
}

#[actix_web::test]
async fn of_two_with_one_name_at_once_one_wins() {
    let app = TestApp::start().await;
    let (one, other) = (app.guest(), app.guest());
    let mail = json!({ "email": "second@example.com" });
    let (one, other) = futures_util::future::join(
        one.post(PATH, person("customer", "lina")),
        other.post(PATH, with(person("customer", "Lina"), mail)),
    )
    .await;
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 422]);
}

#[actix_web::test]
async fn a_referral_is_a_code_or_a_number() {
    let app = TestApp::start().await;
    let agent = app.person(Role::Agent, "anna").await;
    let code = agent.referral_code.clone().unwrap();
    let number = agent.id.0;
    for (name, given) in
        [("ca", json!(code.as_str())), ("cb", json!(number)), ("cc", json!(number.to_string())), ("cd", json!(null))]
    {
        let form = with(person("customer", name), json!({ "referredBy": given }));
        let answer = app.guest().post(PATH, form).await.expect(201);
        let expected = if given.is_null() { Value::Null } else { json!(number) };
        assert_eq!(answer["user"]["referredBy"], expected, "{given}");
    }
    for given in [json!("NOSUCHCO"), json!(987_654), json!(-1)] {
        let form = with(person("customer", "ce"), json!({ "referredBy": given }));
        app.guest().post(PATH, form).await.field_refused("referredBy", "Unknown referral code.");
    }
}

#[actix_web::test]
async fn a_sub_agent_registers_under_an_agent() {
    let app = TestApp::start().await;
    let head = app.person(Role::Agent, "anna").await;
    let below = app.account(NewUser { referred_by: Some(head.id), ..new_user(Role::SubAgent, "sven") }).await;
    let form = |given: Value| with(agent("susi"), json!({ "role": "sub-agent", "referredBy": given }));
    let guest = app.guest();
    let sentence = "Please enter your agent's referral code.";
    guest.post(PATH, form(json!(""))).await.field_refused("referredBy", sentence);
    let sentence = "This code does not belong to an agent.";
    guest.post(PATH, form(json!(below.id.0))).await.field_refused("referredBy", sentence);
    let answer = guest.post(PATH, form(json!(head.id.0))).await.expect(201);
    assert_eq!(answer["message"], "Sub-Agent account created successfully!");
    assert_eq!(answer["user"]["verificationStatus"], "pending");
    let code = answer["user"]["referralCode"].as_str().unwrap();
    assert_eq!(code.len(), 8);
    assert_ne!(Some(code), head.referral_code.as_ref().map(|code| code.as_str()));
}

#[actix_web::test]
async fn multipart_and_json_say_the_same() {
    let app = TestApp::start().await;
    let body = Multipart::of(&person("customer", "lina")).bytes();
    let request = app.guest();
    let answer = request.request(actix_web::http::Method::POST, PATH).body(MULTIPART, body).send().await.expect(201);
    assert_eq!(answer["user"]["username"], "lina");
    let body = Multipart::of(&person("customer", "lina")).bytes();
    let answer = request.request(actix_web::http::Method::POST, PATH).body(MULTIPART, body).send().await;
    answer.field_refused("username", "This username is already taken.");
}

#[actix_web::test]
async fn what_cannot_be_read_is_a_problem() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let post = |kind: &'static str, body: &'static [u8]| {
        let call = guest.request(actix_web::http::Method::POST, PATH).body(kind, body);
        async move { call.send().await }
    };
    post("application/json", b"{").await.problem(400);
    post("text/plain", b"hello").await.problem(415);
    post("multipart/form-data", b"x").await.problem(400);
    post(MULTIPART, b"--cut\r\nContent-Disposition: form-data; name=\"role\"\r\n\r\ncust").await.problem(400);
    let body = b"--cut\r\nContent-Disposition: form-data; name=\"zone\"\r\n\r\n\xFF\r\n--cut--\r\n";
    post(MULTIPART, body).await.field_refused("zone", "This text is not valid UTF-8.");
}

#[actix_web::test]
async fn a_referrer_who_was_rejected_refers_nobody() {
    let app = TestApp::start().await;
    let new = NewUser { verification: Verification::Rejected, ..new_user(Role::Agent, "anna") };
    let agent = app.account(new).await;
    let form = with(person("customer", "lina"), json!({ "referredBy": agent.id.0 }));
    app.guest().post(PATH, form).await.field_refused("referredBy", "Unknown referral code.");
}

#[actix_web::test]
async fn a_wholesaler_names_a_country_of_the_list() {
    let app = TestApp::start().await;
    let wholesaler = |country: &str| {
        let more = json!({ "companyName": "Wide", "distributionRegions": "Asia", "country": country });
        with(person("wholesaler", "walt"), more)
    };
    let answer = app.guest().post(PATH, wholesaler("Atlantis")).await;
    answer.field_refused("country", "Please choose a country from the list.");
    app.guest().post(PATH, wholesaler("Vietnam")).await.expect(201);
}

#[actix_web::test]
async fn a_username_that_looks_like_another_is_taken() {
    let app = TestApp::start().await;
    app.guest().post(PATH, person("customer", "lina")).await.expect(201);
    for twin in ["l\u{456}na", "li\u{200B}na", "Iina"] {
        let form = with(person("customer", "other"), json!({ "username": twin }));
        app.guest().post(PATH, form).await.field_refused("username", "This username is already taken.");
    }
    app.guest().post(PATH, person("customer", "nina")).await.expect(201);
}

#[actix_web::test]
async fn names_and_places_are_one_line_of_text() {
    let app = TestApp::start().await;
    let sentence = "This must be one line without control characters.";
    for (field, text) in [
        ("username", "li\u{202E}na"),
        ("firstName", "Lina\r\nBcc: x"),
        ("country", "Malay\u{1B}[2Jsia"),
        ("zone", "Kuala\nLumpur"),
        ("companyName", "Co\u{2067}mpany"),
    ] {
        let form = with(person("customer", "lina"), json!({ field: text }));
        app.guest().post(PATH, form).await.field_refused(field, sentence);
    }
}
