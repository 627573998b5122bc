//! Registration forms and small documents as test data.

use serde_json::{Value, json};

/// A small PDF.
pub const PDF: &[u8] = b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF";
/// A PNG of one pixel.
pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\
    \0\0\0\x0cIDATx\xdac8!'\x07\0\x02\xb6\x01\x05\x0a[\xa6\x06\0\0\0\0IEND\xaeB`\x82";
/// A script in a picture's clothes.
pub const SVG: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>";

/// Fields of every registration form.
pub fn person(role: &str, name: &str) -> Value {
    json!({
        "role": role, "username": name, "email": format!("{name}@example.com"),
        "password": "secret-one", "confirmPassword": "secret-one",
        "firstName": "Lina", "lastName": "Tan", "country": "Malaysia", "zone": "Kuala Lumpur",
    })
}

/// The same with more fields.
pub fn with(mut form: Value, more: Value) -> Value {
    form.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    form
}

/// A document as a `data:` URL.
pub fn data_url(bytes: &[u8]) -> String {
    use base64::Engine as _;
    format!("data:application/octet-stream;base64,{}", base64::engine::general_purpose::STANDARD.encode(bytes))
}

/// An agent's form with both documents.
pub fn agent(name: &str) -> Value {
    with(person("agent", name), json!({ "idDocument": data_url(PDF), "walletProof": data_url(PNG) }))
}

/// A multipart form.
#[derive(Default)]
pub struct Multipart(Vec<u8>);

impl Multipart {
    /// The text fields of a JSON form.
    pub fn of(form: &Value) -> Multipart {
        form.as_object().unwrap().iter().fold(Multipart::default(), |parts, (name, value)| {
            parts.part(&format!("name=\"{name}\""), value.as_str().unwrap().as_bytes())
        })
    }

    /// Adds a file.
    pub fn file(self, name: &str, file_name: &str, bytes: &[u8]) -> Multipart {
        self.part(&format!("name=\"{name}\"; filename=\"{file_name}\""), bytes)
    }

    fn part(mut self, disposition: &str, bytes: &[u8]) -> Multipart {
        self.0.extend_from_slice(format!("--cut\r\nContent-Disposition: form-data; {disposition}\r\n\r\n").as_bytes());
        self.0.extend_from_slice(bytes);
        self.0.extend_from_slice(b"\r\n");
        self
    }

    /// The body.
    pub fn bytes(mut self) -> Vec<u8> {
        self.0.extend_from_slice(b"--cut--\r\n");
        self.0
    }
}

/// The media type of [`Multipart`].
pub const MULTIPART: &str = "multipart/form-data; boundary=cut";
