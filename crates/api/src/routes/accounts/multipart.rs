//! Parses the registration's body, in either of its two encodings.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::{Field, Multipart};
use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use serde_json::{Map, Value};
use tierway_accounts::{DocumentKind, MAX_DOCUMENT_BYTES, UploadError};
use tierway_application::Failure;
use tierway_application::accounts::Upload;
use utoipa::ToSchema;

use super::registration::{RegisterRequest, Registration};
use crate::Problem;
use crate::body::{LargeBody, parse};
use crate::body_intake::{Held, Receiving, load};
use crate::file_form::{is_form, read_text, receive_file, unreadable};

/// Most parts of a form.
const MAX_PARTS: usize = 64;
/// Most bytes of all parts together, as in a JSON body.
const MAX_TOTAL: usize = 64 * 1024 * 1024;

/// The registration form as multipart, with documents as files. All text fields of the JSON form are accepted under the
/// same names.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct RegisterForm {
    /// The role to register.
    #[schema(example = "dealer")]
    role: String,
    /// Name to sign in with.
    username: String,
    /// Email address.
    email: String,
    /// 6 to 128 characters.
    password: String,
    /// Repetition of the password.
    confirm_password: Option<String>,
    /// Given name.
    first_name: String,
    /// Family name.
    last_name: String,
    /// Country.
    country: Option<String>,
    /// Zone, state or city.
    zone: Option<String>,
    /// Day of birth, `YYYY-MM-DD`.
    birth_date: Option<String>,
    /// `true` when the terms are accepted.
    accept_terms: Option<bool>,
    /// Referral code or number of the referring agent.
    referred_by: Option<String>,
    /// Company.
    company_name: Option<String>,
    /// A dealer's own licence or membership number.
    dealer_id: Option<String>,
    /// A listed position; employees.
    position: Option<String>,
    /// A listed department; employees.
    department: Option<String>,
    /// Employee number.
    employee_id: Option<String>,
    /// A dealer's company licence: pdf, jpg, jpeg or png, at most 10 MB.
    #[schema(value_type = Option<String>, format = Binary)]
    business_license: (),
    /// A dealer's bank statement.
    #[schema(value_type = Option<String>, format = Binary)]
    bank_statement: (),
    /// Pictures of a dealer's shop: one part each.
    #[schema(value_type = Option<Vec<UploadedFile>>, inline)]
    shop_photos: (),
    /// Identity card or passport; agents, sub-agents, employees.
    #[schema(value_type = Option<String>, format = Binary)]
    id_document: (),
    /// Proof of a digital wallet; agents and sub-agents.
    #[schema(value_type = Option<String>, format = Binary)]
    wallet_proof: (),
    /// Employment letter.
    #[schema(value_type = Option<String>, format = Binary)]
    employment_letter: (),
}

/// A file of a form.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only described")]
pub(super) struct UploadedFile(String);

impl FromRequest for Registration {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Registration, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if is_form(request) {
            let (receiving, parts) = (Receiving::begin(request), Multipart::from_request(request, payload));
            Box::pin(async move { read_parts(receiving?, parts.await.map_err(|_| unreadable())?).await })
        } else {
            let body = LargeBody::<RegisterRequest>::from_request(request, payload);
            Box::pin(async move { body.await?.0.read(Vec::new()) })
        }
    }
}

async fn read_parts(mut receiving: Receiving, mut parts: Multipart) -> Result<Registration, Problem> {
    let mut texts = Map::new();
    let mut files = Vec::new();
    let (mut count, mut total) = (0, 0);
    while let Some(part) = receiving.next(&mut parts).await? {
        let mut part = part.map_err(|_| unreadable())?;
        let name = part.name().unwrap_or_default().to_owned();
        count += 1;
        if count > MAX_PARTS {
            return Err(Problem::malformed("The form has too many fields."));
        }
        let file_name =
            part.content_disposition().and_then(|disposition| disposition.get_filename()).map(str::to_owned);
        match (document(&name), file_name) {
            (Some(kind), Some(file_name)) => {
                let file = read_file(&mut receiving, &mut part, kind).await?;
                total += file.len();
                // A file input without a file is sent as an empty part.
                if file.len() > 0 {
                    files.push((kind, file_name, file));
                }
            }
            (None, None) => {
                let text = read_text(&mut receiving, &mut part, &name).await?;
                total += text.len();
                texts.insert(name, Value::String(text));
            }
            (Some(kind), None) => {
                // A JavaScript client that appends something that is no file.
                let _ignored = read_file(&mut receiving, &mut part, kind).await?;
            }
            (None, Some(_)) => return Err(Problem::field(name, "This field does not accept files.")),
        }
        if total > MAX_TOTAL {
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "The request is larger than 64 MiB."));
        }
    }
    let request: RegisterRequest = parse(Value::Object(texts).to_string().as_bytes())?;
    receiving.share(files.iter().map(|(_, _, file)| file.len()).sum()).await?;
    let mut uploads = Vec::with_capacity(files.len());
    for (kind, file_name, file) in files {
        uploads.push(Upload { kind, file_name: Some(file_name), bytes: load(file).await? });
    }
    request.read(uploads)
}

/// The document of a part's name; some clients send `shopPhotos[]` for a list.
fn document(name: &str) -> Option<DocumentKind> {
    DocumentKind::parse(name.trim_end_matches("[]"))
}

async fn read_file(receiving: &mut Receiving, part: &mut Field, kind: DocumentKind) -> Result<Held, Problem> {
    let too_large = || Failure::upload(kind.as_str(), UploadError::TooLarge).into();
    receive_file(receiving, part, MAX_DOCUMENT_BYTES, &too_large).await
}
