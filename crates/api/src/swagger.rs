//! The pages at `/swagger-ui/`: Swagger UI inside a page of our own, on which visitors can sign in and whose examples
//! work (docs/decisions/0035). Its files are part of the binary.

use std::sync::Arc;

use actix_web::http::header::{self, ContentType};
use actix_web::{HttpResponse, web};
use tierway_application::settings::DEMO;
use tierway_application::{Access, transact};
use utoipa_swagger_ui::{Config, SwaggerUi};

use crate::{App, Problem, openapi};

/// Our files: name, type, text.
const FILES: [(&str, &str, &str); 7] = [
    ("", "text/html; charset=utf-8", include_str!("swagger/index.html")),
    ("page.css", "text/css; charset=utf-8", include_str!("swagger/page.css")),
    ("page.mjs", SCRIPT, include_str!("swagger/page.mjs")),
    ("person.mjs", SCRIPT, include_str!("swagger/person.mjs")),
    ("hint.mjs", SCRIPT, include_str!("swagger/hint.mjs")),
    ("part.mjs", SCRIPT, include_str!("swagger/part.mjs")),
    ("examples.mjs", SCRIPT, include_str!("swagger/examples.mjs")),
];
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Registers our page and, behind it, the files of Swagger UI.
pub(crate) fn configure(config: &mut web::ServiceConfig) {
    config.service(web::redirect("/swagger-ui", "/swagger-ui/"));
    config.service(web::redirect("/swagger-ui/index.html", "/swagger-ui/"));
    for (name, kind, text) in FILES {
        let serve = move || async move {
            let kind = (header::CONTENT_TYPE, kind);
            HttpResponse::Ok().insert_header(kind).insert_header((header::CACHE_CONTROL, "no-cache")).body(text)
        };
        config.service(web::resource(format!("/swagger-ui/{name}")).route(web::get().to(serve)));
    }
    config
        .service(web::resource("/swagger-ui/demo.json").route(web::get().to(demo)))
        .service(SwaggerUi::new("/swagger-ui/{_:.*}").config(Config::from(openapi::PATH)));
}

/// Demo accounts written by `tierway seed`; `null` without demo data.
async fn demo(app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let accounts = transact(&*Arc::clone(&app.store), Access::Read, |tx| Ok(tx.settings().get(DEMO)?)).await?;
    let no_store = (header::CACHE_CONTROL, "no-store");
    Ok(HttpResponse::Ok()
        .insert_header(ContentType::json())
        .insert_header(no_store)
        .body(accounts.unwrap_or_else(|| "null".to_owned())))
}
