//! `Idempotency-Key` (product.md §2): the first response to a key is stored in the same transaction as its effect.

use actix_web::http::StatusCode;
use actix_web::http::header::ContentType;
use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Serialize;
use tierway_application::{Claim, Context, Failure, StoredResponse, Transaction};
use tierway_kernel::Permission;

use crate::{Call, Problem};

/// The request header.
const HEADER: &str = "idempotency-key";
/// Marks a replayed response.
pub(crate) const REPLAYED: &str = "idempotency-replayed";
/// Longest key, in characters.
const LONGEST: usize = 200;

/// The result of a keyed write.
struct Outcome {
    status: u16,
    body: String,
    replayed: bool,
}

impl Call {
    /// Runs a use case with effects on money or stock. With an `Idempotency-Key` it claims the key, does the work and
    /// stores the serialized response in one transaction: repeating key and body returns the first response, a
    /// different body 422 with its own problem type. Without the header it is [`Call::write`]. `body` is covered by the
    /// key; `status` and the result of `f` form the response. Errors are not stored, so they can be retried.
    pub async fn write_once<B, T, F>(
        &self,
        operation: Permission,
        body: &B,
        status: StatusCode,
        mut f: F,
    ) -> Result<HttpResponse, Problem>
    where
        B: Serialize,
        T: Serialize + Send + 'static,
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
    {
        let Some(key) = self.idempotency_key()? else {
            let value = self.write(f).await?;
            return Ok(HttpResponseBuilder::new(status).json(value));
        };
        let fingerprint = self.fingerprint(operation, body)?;
        let outcome = self
            .write(move |tx, context| {
                context.require(operation)?;
                once(tx, context, &key, &fingerprint, status, &mut f)
            })
            .await?;
        let status = StatusCode::from_u16(outcome.status).map_err(|error| Problem::internal(&error))?;
        let mut response = HttpResponseBuilder::new(status);
        if outcome.replayed {
            response.insert_header((REPLAYED, "true"));
        }
        Ok(response.insert_header(ContentType::json()).body(outcome.body))
    }

    fn idempotency_key(&self) -> Result<Option<String>, Problem> {
        let Some(value) = self.request.headers().get(HEADER) else { return Ok(None) };
        let text = value.to_str().map(str::trim).unwrap_or_default();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Problem::malformed("The Idempotency-Key must have 1 to 200 visible ASCII characters."));
        }
        Ok(Some(text.to_owned()))
    }

    /// Fingerprint of the request: operation, path and body. `Value` sorts map keys.
    fn fingerprint<B: Serialize>(&self, operation: Permission, body: &B) -> Result<String, Problem> {
        let canonical = serde_json::to_value(body).map_err(|error| Problem::internal(&error))?;
        let user = self.context().actor.id().map(|id| id.0);
        let whole = format!("{}\n{}\n{user:?}\n{canonical}", operation.operation_id(), self.uri().path());
        Ok(blake3::hash(whole.as_bytes()).to_hex().to_string())
    }
}

/// Claims the key and does the work, or returns the stored response.
fn once<T: Serialize>(
    tx: &mut dyn Transaction,
    context: &Context,
    key: &str,
    fingerprint: &str,
    status: StatusCode,
    work: &mut dyn FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure>,
) -> Result<Outcome, Failure> {
    let user = context.actor.signed_in()?.id;
    match tx.idempotency().claim(user, key, fingerprint, context.now)? {
        Claim::Known(answer) => again(answer, fingerprint),
        Claim::New => {
            let value = work(tx, context)?;
            let body = serde_json::to_string(&value).map_err(|error| Failure::Outside(error.to_string()))?;
            tx.idempotency().store_response(user, key, status.as_u16(), &body)?;
            Ok(Outcome { status: status.as_u16(), body, replayed: false })
        }
    }
}

fn again(answer: StoredResponse, fingerprint: &str) -> Result<Outcome, Failure> {
    if answer.fingerprint == fingerprint {
        Ok(Outcome { status: answer.status, body: answer.body, replayed: true })
    } else {
        Err(Failure::KeyReused)
    }
}
