//! Examples that succeed on the demo data (docs/decisions/0035). They are in `examples.json` by operation: the request
//! and, for ids that depend on the instance, where to look them up. The page at `/swagger-ui/` and the test in
//! scripts/integration fill them by the same rules (`swagger/examples.mjs`), so that the examples shown are tested.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{OpenApi as Document, RefOr, Required};

/// The document extension with the examples by operation id. It is at the top level, because operations have only one
/// extension (`x-roles`): the order of several would be unstable.
const EXTENSION: &str = "x-examples";

/// How to try one operation.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Example {
    /// The demo user who can do it; absent if no sign-in is needed.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    caller: Option<String>,
    /// Parameters by name; those it does not name stay empty.
    #[serde(default, skip_serializing)]
    parameters: BTreeMap<String, Value>,
    /// The body.
    #[serde(default, skip_serializing)]
    body: Option<Value>,
    /// Look-ups that replace some of these values by those of this instance, in turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    find: Vec<Find>,
    /// The operation that creates what the look-ups did not find.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    /// Files of a form, by field: small texts that the page offers for download.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    files: BTreeMap<String, File>,
    /// Why there is no example that succeeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    without: Option<String>,
}

impl Example {
    /// The body; files of a form by their field names.
    fn whole_body(&self) -> Option<Value> {
        let mut body = self.body.clone()?;
        for (field, file) in &self.files {
            body[field] = json!(file.name);
        }
        Some(in_order(body))
    }
}

/// A look-up.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Find {
    /// The URL to read; `{name}` is replaced by a known value.
    get: String,
    /// JSON pointers into the response, by their target: a parameter name, or a pointer into the body.
    take: BTreeMap<String, String>,
}

/// A file of a form.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    /// A `data:` URL.
    data: String,
}

/// The examples by operation. The text is part of the binary, and a test reads it: it never fails to parse.
fn all() -> BTreeMap<String, Example> {
    serde_json::from_str(include_str!("examples.json")).unwrap_or_default()
}

/// Puts the examples into the document.
pub(super) fn put(document: &mut Document) {
    let examples = all();
    for item in document.paths.paths.values_mut() {
        for (_, operation) in super::operations(item) {
            let example = operation.operation_id.as_deref().and_then(|id| examples.get(id));
            put_parameters(operation, example);
            if let Some(example) = example {
                put_body(operation, example);
            }
        }
    }
    document.extensions.get_or_insert_default().insert(EXTENSION.to_owned(), in_order(json!(examples)));
}

/// The same with sorted fields at every depth, because map order depends on compiled features and the committed
/// document must not.
fn in_order(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let sorted: BTreeMap<String, Value> = fields.into_iter().collect();
            Value::Object(sorted.into_iter().map(|(name, field)| (name, in_order(field))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(in_order).collect()),
        plain => plain,
    }
}

fn put_parameters(operation: &mut Operation, example: Option<&Example>) {
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        match example.and_then(|example| example.parameters.get(&parameter.name)) {
            Some(value) => set(parameter, Some(value.clone())),
            None if parameter.required != Required::True => stand_aside(parameter),
            None => {}
        }
    }
}

/// Swagger UI sends the `example` of every parameter, and all filters together find nothing. Optional parameters that
/// the example does not use therefore have `examples` in their schema, which are not sent.
fn stand_aside(parameter: &mut Parameter) {
    let Some(value) = json!(parameter).get("example").cloned() else { return };
    set(parameter, None);
    if let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema {
        schema.examples = vec![value];
    }
}

fn set(parameter: &mut Parameter, example: Option<Value>) {
    *parameter = ParameterBuilder::from(parameter.clone()).example(example).build();
}

fn put_body(operation: &mut Operation, example: &Example) {
    let (Some(RefOr::T(body)), Some(value)) = (&mut operation.request_body, example.whole_body()) else { return };
    // If JSON and forms are accepted, the example is JSON.
    let only = body.content.len() == 1;
    for (kind, content) in &mut body.content {
        if let RefOr::T(content) = content
            && (only || kind == "application/json")
        {
            content.example = Some(value.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::openapi::refusals;

    /// Errors in examples: operations without one, and examples of unknown operations.
    fn faults(document: &Document) -> Vec<String> {
        let examples = all();
        let mut known = BTreeSet::new();
        let mut faults = Vec::new();
        for item in document.paths.paths.values() {
            for (_, operation) in crate::operations_of(item) {
                let id = operation.operation_id.clone().unwrap_or_default();
                match examples.get(&id) {
                    Some(example) => faults.extend(faults_of(&id, operation, example, &examples)),
                    None => faults.push(format!("{id} has no example")),
                }
                known.insert(id);
            }
        }
        let strange = examples.keys().filter(|id| !known.contains(*id));
        faults.extend(strange.map(|id| format!("there is no operation {id}")));
        faults
    }

    fn faults_of(id: &str, operation: &Operation, example: &Example, all: &BTreeMap<String, Example>) -> Vec<String> {
        let mut faults = Vec::new();
        let parameters: Vec<&Parameter> = operation.parameters.iter().flatten().filter_map(refusals::plain).collect();
        let has = |name: &str| parameters.iter().any(|parameter| parameter.name == name);
        let given = |name: &str| example.parameters.contains_key(name);
        for parameter in parameters.iter().filter(|one| one.required == Required::True && !given(&one.name)) {
            faults.push(format!("{id}: no value for {}", parameter.name));
        }
        faults.extend(example.parameters.keys().filter(|name| !has(name)).map(|name| format!("{id} has no {name}")));
        for target in example.find.iter().flat_map(|find| find.take.keys()) {
            let in_body = example.body.as_ref().is_some_and(|body| body.pointer(target).is_some());
            let is_known = if target.starts_with('/') { in_body } else { given(target) || target.starts_with('_') };
            if !is_known {
                faults.push(format!("{id}: {target} is looked up and stands nowhere"));
            }
        }
        if let Some(first) = example.first.as_ref().filter(|first| !all.contains_key(*first)) {
            faults.push(format!("{id}: there is no operation {first}"));
        }
        let has_body = operation.request_body.is_some();
        let answered = example.body.is_some() || example.without.is_some() || !example.files.is_empty();
        if has_body != (example.body.is_some() || has_body && answered) {
            faults.push(format!("{id}: a body is asked for and not given, or the other way round"));
        }
        faults
    }

    #[test]
    fn every_operation_has_an_example_with_all_it_needs() {
        let read: Result<BTreeMap<String, Example>, _> = serde_json::from_str(include_str!("examples.json"));
        assert_eq!(read.err().map(|error| error.to_string()), None);
        assert_eq!(faults(&crate::openapi::document()), Vec::<String>::new());
    }

    #[test]
    fn optional_parameters_that_the_example_leaves_out_are_not_sent() {
        let document = json!(crate::openapi::document());
        let parameters =
            document["paths"]["/api/products"]["get"]["parameters"].as_array().cloned().unwrap_or_default();
        let of = |name: &str| parameters.iter().find(|one| one["name"] == name).cloned().unwrap_or_default();
        assert_eq!(of("limit")["example"], 5);
        assert_eq!(of("nicotineMin")["example"], Value::Null);
        assert_eq!(of("nicotineMin")["schema"]["examples"], json!([10]));
    }
}
