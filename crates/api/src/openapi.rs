//! The OpenAPI document: what the handlers say of themselves, under a common head.

use utoipa::openapi::path::ParameterIn;
use utoipa::openapi::schema::{Schema, SchemaType, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Components, OpenApi as Document, RefOr};
use utoipa::{Modify, OpenApi};

use crate::registry::{Registry, camel_case};
use crate::routes;
use crate::session_store::COOKIE;

mod absent;
mod callers;
mod edit;
mod examples;
mod limits;
mod lists;
mod path;
mod refusals;
mod tokens;

use edit::operations;
pub use path::PATH;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tierway",
        description = "Multi-tier distribution: catalogue, orders, stock, commissions and the people behind them.\n\n\
            Money is a decimal string in answers (`\"14.00\"`); requests take a string or a number. Lists are JSON \
            arrays with `X-Total-Count` and a `Link` to the next page. HEAD answers as GET, without the body. Refusals are `application/problem+json`. \
            Sign in with `POST /api/auth/login`; the session is a cookie. Programs send an API token instead, as \
            `Authorization: Bearer tw_…`; each operation says which scope it needs.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
        contact(),
    ),
    servers((url = "/", description = "This instance")),
    tags(
        (name = "Sign-in", description = "Registration, sessions, who am I."),
        (name = "Search", description = "Everything at once, by name, number or SKU."),
        (name = "Accounts", description = "People and companies, their verification and documents."),
        (name = "Employees", description = "The company's own people and decisions about them."),
        (name = "Notifications", description = "Notices for a person or their role."),
        (name = "Issues", description = "What is wrong with products, batches and orders, and who sees to it."),
        (name = "Catalogue", description = "What is sold, at which price to whom."),
        (name = "Prices", description = "Regional prices, regions, dealers' own prices, public stores."),
        (name = "Inventory", description = "Stock levels, movements and stock updates."),
        (name = "Purchasing", description = "Suppliers, what should be ordered, purchase orders and what arrives of them."),
        (name = "Imports", description = "Files that are read into the catalogue or the stock: checked first, applied whole or not at all."),
        (name = "Exports", description = "Lists as CSV and XLSX."),
        (name = "Cart", description = "What a buyer means to order, kept by the server."),
        (name = "Addresses", description = "A buyer's address book."),
        (name = "Orders", description = "From cart to completion."),
        (name = "Warehouse", description = "Figures, reports and couriers of the warehouse."),
        (name = "Picking", description = "Waves of orders, picked from a phone."),
        (name = "Returns", description = "Goods that buyers send back."),
        (name = "Commissions", description = "What referrals earn."),
        (name = "Analytics", description = "The owners' figures."),
        (name = "Settings", description = "What the admin can set."),
        (name = "System", description = "What runs here: version, database, storage, backups."),
        (name = "Mail", description = "The outbox: what was mailed, and what became of it."),
        (name = "Jobs", description = "What is done in the background."),
        (name = "Integration", description = "API tokens, with which other programs act for their owners, and webhooks, which tell them what happens."),
        (name = "Health", description = "For load balancers and monitors."),
    ),
    components(schemas(crate::Problem)),
    modifiers(&Session),
)]
struct Head;

/// Says how callers prove who they are.
struct Session;

impl Modify for Session {
    fn modify(&self, document: &mut Document) {
        let cookie = ApiKeyValue::with_description(
            COOKIE,
            "Set by the sign-in operations; with https its name is `__Host-tierway_session`.",
        );
        let components = document.components.get_or_insert_with(Components::new);
        components.add_security_scheme(tokens::SESSION, SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        components.add_security_scheme("token", tokens::scheme());
    }
}

/// The document of this build.
pub fn document() -> Document {
    let mut document = Head::openapi();
    routes::configure(&mut Registry::document(&mut document));
    name(&mut document);
    drop_null_headers(&mut document);
    callers::name(&mut document);
    tokens::describe(&mut document);
    refusals::complete(&mut document);
    lists::tell_headers(&mut document);
    absent::allow(&mut document);
    limits::put(&mut document);
    examples::put(&mut document);
    document
}

/// Operations are named like their functions, in the document's case.
fn name(document: &mut Document) {
    let operations = document.paths.paths.values_mut().flat_map(operations);
    operations.filter_map(|(_, operation)| operation.operation_id.as_mut()).for_each(|id| *id = camel_case(id));
}

/// A header is there or not; it is never null, whatever `Option` says in the derived schema.
fn drop_null_headers(document: &mut Document) {
    let operations = document.paths.paths.values_mut().filter_map(|path| path.post.as_mut());
    for parameter in operations.filter_map(|operation| operation.parameters.as_mut()).flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        if let Some(RefOr::T(Schema::Object(object))) = &mut parameter.schema
            && parameter.parameter_in == ParameterIn::Header
            && let SchemaType::Array(types) = &object.schema_type
            && let Some(plain) = types.iter().find(|one| **one != Type::Null)
        {
            object.schema_type = SchemaType::Type(plain.clone());
        }
    }
}

/// The document as the committed file holds it: indented, with a line break at the end.
pub fn json() -> Result<String, serde_json::Error> {
    document().to_pretty_json().map(|text| text + "\n")
}
