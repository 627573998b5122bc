//! Registration of operations, with three readers: the server needs the handlers, the look-up by path
//! ([`crate::operations`]) the routes and names, the OpenAPI document the full descriptions. The last needs some 15 MB
//! of memory while building, which server workers avoid.

use std::any::type_name;

use actix_web::dev::HttpServiceFactory;
use actix_web::http::Method;
use utoipa::openapi::path::HttpMethod;
use utoipa::openapi::{Components, OpenApi};
use utoipa_actix_web::OpenApiFactory;

use crate::groups::Groups;

/// Method and path of an operation.
pub(crate) struct Address {
    /// The template of its path.
    pub(crate) template: String,
    /// Its method.
    pub(crate) method: Method,
    /// Its name.
    pub(crate) operation: String,
}

/// One reader of the operations.
pub struct Registry<'a>(Reader<'a>);

enum Reader<'a> {
    Server(&'a mut Groups),
    Addresses(&'a mut Vec<Address>),
    Document(&'a mut OpenApi),
}

impl<'a> Registry<'a> {
    /// Handlers are put into the server.
    pub(crate) fn server(groups: &'a mut Groups) -> Registry<'a> {
        Registry(Reader::Server(groups))
    }

    /// Only where operations are found and what they are called.
    pub(crate) fn addresses(addresses: &'a mut Vec<Address>) -> Registry<'a> {
        Registry(Reader::Addresses(addresses))
    }

    /// Documentation of operations.
    pub(crate) fn document(document: &'a mut OpenApi) -> Registry<'a> {
        Registry(Reader::Document(document))
    }

    /// Registers an operation.
    pub fn service<F>(&mut self, operation: F) -> &mut Self
    where
        F: HttpServiceFactory + OpenApiFactory + utoipa::Path + 'static,
    {
        match &mut self.0 {
            Reader::Server(groups) => groups.put(&F::path(), |group| group.service(operation)),
            Reader::Addresses(addresses) => {
                let template = F::path();
                for method in F::methods().into_iter().filter_map(method) {
                    addresses.push(Address { template: template.clone(), method, operation: name_of::<F>() });
                }
            }
            Reader::Document(document) => describe(document, &operation),
        }
        self
    }
}

/// Description of an operation. Kept out of the start path of the server.
#[cold]
#[inline(never)]
fn describe<F: OpenApiFactory>(document: &mut OpenApi, operation: &F) {
    document.paths.merge(operation.paths());
    let mut schemas = Vec::new();
    operation.schemas(&mut schemas);
    document.components.get_or_insert_with(Components::new).schemas.extend(schemas);
}

/// The name of an operation, derived from its type. Its description has it too, but is a hundred times as expensive to
/// build.
fn name_of<F>() -> String {
    camel_case(type_name::<F>().rsplit("::").next().unwrap_or_default())
}

fn method(method: HttpMethod) -> Option<Method> {
    match method {
        HttpMethod::Get => Some(Method::GET),
        HttpMethod::Put => Some(Method::PUT),
        HttpMethod::Post => Some(Method::POST),
        HttpMethod::Delete => Some(Method::DELETE),
        HttpMethod::Patch => Some(Method::PATCH),
        HttpMethod::Options | HttpMethod::Head | HttpMethod::Trace => None,
    }
}

/// An operation is called like its function, in the document's case: `list_orders` as `listOrders`.
pub(crate) fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}
