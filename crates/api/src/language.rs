//! The language of the current request: what its `Accept-Language` prefers, otherwise English; available throughout the
//! request for the sentences of problems.

use actix_web::HttpRequest;
use actix_web::http::header;
use tierway_kernel::{Language, Message};

tokio::task_local! {
    static CURRENT: Language;
}

/// The running request's language; English outside of any.
pub(crate) fn current() -> Language {
    CURRENT.try_with(|language| *language).unwrap_or_default()
}

/// A sentence inside a response, in the running request's language.
pub(crate) fn render(message: impl Into<Message>) -> String {
    message.into().render(current())
}

/// Runs `future` as part of a request in `language`.
pub(crate) async fn within<F: Future>(language: Language, future: F) -> F::Output {
    CURRENT.scope(language, future).await
}

/// What the request asks for.
pub(crate) fn choose(request: &HttpRequest) -> Language {
    let header = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.and_then(Language::accepted).unwrap_or_default()
}
