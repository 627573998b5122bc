//! Where operations register themselves. Three readers want different parts of them: the server its handlers, the look-up
//! by address ([`crate::operations`]) where each is found and what it is called, the OpenAPI document everything that each
//! says of itself. The last costs some 15 MB of memory on the way, which no worker of the server pays.

use actix_web::dev::HttpServiceFactory;
use actix_web::http::Method;
use actix_web::web;
use utoipa::openapi::path::HttpMethod;
use utoipa::openapi::{Components, OpenApi};
use utoipa_actix_web::OpenApiFactory;

use crate::operations::Address;

/// One reader of the operations.
pub struct Registry<'a>(Reader<'a>);

enum Reader<'a> {
    Server(&'a mut web::ServiceConfig),
    Addresses(&'a mut Vec<Address>),
    Document(&'a mut OpenApi),
}

impl<'a> Registry<'a> {
    /// Handlers are put into the server.
    pub(crate) fn server(config: &'a mut web::ServiceConfig) -> Registry<'a> {
        Registry(Reader::Server(config))
    }

    /// Only where operations are found and what they are called.
    pub(crate) fn addresses(addresses: &'a mut Vec<Address>) -> Registry<'a> {
        Registry(Reader::Addresses(addresses))
    }

    /// What operations say of themselves.
    pub(crate) fn document(document: &'a mut OpenApi) -> Registry<'a> {
        Registry(Reader::Document(document))
    }

    /// Registers an operation.
    pub fn service<F>(&mut self, operation: F) -> &mut Self
    where
        F: HttpServiceFactory + OpenApiFactory + utoipa::Path + 'static,
    {
        match &mut self.0 {
            Reader::Server(config) => {
                config.service(operation);
            }
            Reader::Addresses(addresses) => {
                let name = camel_case(&F::operation().operation_id.unwrap_or_default());
                let methods = F::methods().into_iter().filter_map(method);
                let address = |method| Address { template: F::path(), method, operation: name.clone() };
                addresses.extend(methods.map(address));
            }
            Reader::Document(document) => {
                document.paths.merge(operation.paths());
                let mut schemas = Vec::new();
                operation.schemas(&mut schemas);
                document.components.get_or_insert_with(Components::new).schemas.extend(schemas);
            }
        }
        self
    }
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
