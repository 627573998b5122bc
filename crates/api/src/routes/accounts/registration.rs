//! The registration form on the wire: JSON with documents as `data:` URLs, or `multipart/form-data` with the same
//! names. Both become the same command.

use serde::de::IgnoredAny;
use tierway_accounts::{DocumentKind, MAX_DOCUMENT_BYTES, Profile, RegistrationForm, UploadError};
use tierway_application::Failure;
use tierway_application::accounts::{Register, Upload, check_uploads};
use tierway_kernel::Role;
use tierway_workforce::EmploymentForm;

use super::text::{JsonFiles, data_url, flag, text};
use crate::Problem;
use crate::dto::*;

/// What a registration page sends. Which fields are required depends on the role. `verificationStatus` and `isActive`
/// are accepted and ignored: the server decides them.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegisterRequest {
    /// What to register as: every role but `admin` and `warehouse`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "customer", value_type = String, required)]
    #[validate(required(message = "Please choose what to register as."))]
    #[validate(custom(function = form::said, message = "Please choose what to register as."))]
    #[validate(custom(function = form::known::<Role>, code = "role"))]
    pub role: Option<String>,
    /// Name to sign in with.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina.tan", value_type = String, required)]
    pub username: Option<String>,
    /// Address for mail.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina@example.com", value_type = String, required)]
    pub email: Option<String>,
    /// 6 to 128 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// Repetition of the password; may be left out.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse")]
    pub confirm_password: Option<String>,
    /// Given name.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Lina", value_type = String, required)]
    pub first_name: Option<String>,
    /// Family name.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Tan", value_type = String, required)]
    pub last_name: Option<String>,
    /// Country.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Malaysia")]
    pub country: Option<String>,
    /// Zone, state or city.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Kuala Lumpur")]
    pub zone: Option<String>,
    /// Day of birth, `YYYY-MM-DD`. May be left out; the account then counts as unconfirmed.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "1990-05-17")]
    pub birth_date: Option<String>,
    /// Whether the terms are accepted; their version and the time are kept.
    #[serde(default, deserialize_with = "flag")]
    #[schema(value_type = Option<bool>, example = true)]
    pub accept_terms: bool,
    /// Referral code or number of the referring agent; a sub-agent's is the agent it works under. A number is taken too.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "K7M2QX9T")]
    pub referred_by: Option<String>,
    /// Company; dealers, wholesalers, manufacturers.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Harbour Trading")]
    pub company_name: Option<String>,
    /// A dealer's own licence or membership number.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "D-7731")]
    pub dealer_id: Option<String>,
    /// Telephone number; manufacturers.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "+60 3 1234 5678")]
    pub phone: Option<String>,
    /// The same under its other name.
    #[serde(default, deserialize_with = "text")]
    pub phone_number: Option<String>,
    /// Postal address of the company; manufacturers.
    #[serde(default, deserialize_with = "text")]
    pub company_address: Option<String>,
    /// Business type; manufacturers.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Import/Export")]
    pub business_type: Option<String>,
    /// What the company does; optional.
    #[serde(default, deserialize_with = "text")]
    pub description: Option<String>,
    /// Where a wholesaler distributes.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Asia, Europe")]
    pub distribution_regions: Option<String>,
    /// A listed position; employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "warehouse-staff")]
    pub position: Option<String>,
    /// A listed department; employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "warehouse")]
    pub department: Option<String>,
    /// The company's own number for an employee; optional.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "E-1042")]
    pub employee_id: Option<String>,
    /// Accepted and not used: where verification begins, the server decides.
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "pending")]
    #[expect(dead_code, reason = "the document names it, the server does not ask for it")]
    pub verification_status: Option<IgnoredAny>,
    /// A dealer's company licence, a `data:` URL of at most 10 MB.
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "data:application/pdf;base64,JVBERi0xLjcK")]
    pub(super) business_license: JsonFiles,
    /// A dealer's bank statement.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(super) bank_statement: JsonFiles,
    /// Pictures of a dealer's shop, at least one, at most 10.
    #[serde(default)]
    #[schema(value_type = Option<Vec<String>>)]
    pub(super) shop_photos: JsonFiles,
    /// Identity card or passport; agents, sub-agents, employees.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(super) id_document: JsonFiles,
    /// Proof of a digital wallet; agents and sub-agents.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(super) wallet_proof: JsonFiles,
    /// An employee's letter.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(super) employment_letter: JsonFiles,
}

/// A registration read off the wire, its documents checked by size and content.
pub struct Registration {
    /// What is registered.
    pub command: Register,
    /// The documents.
    pub uploads: Vec<Upload>,
}

impl RegisterRequest {
    /// Reads the form; `files` are the parts of a multipart form.
    pub fn read(mut self, files: Vec<Upload>) -> Result<Registration, Problem> {
        let role = self.role()?;
        let mut uploads = self.json_uploads()?;
        uploads.extend(files);
        check_uploads(&uploads)?;
        let command = Register {
            role,
            referred_by: self.referred_by.take(),
            employment: EmploymentForm {
                position: self.position.take(),
                department: self.department.take(),
                code: self.employee_id.take(),
            },
            form: self.form(),
        };
        Ok(Registration { command, uploads })
    }

    fn role(&self) -> Result<Role, Problem> {
        form::checked(self.role.as_deref().and_then(|name| name.trim().parse().ok()))
    }

    fn form(self) -> RegistrationForm {
        RegistrationForm {
            username: self.username.unwrap_or_default(),
            email: self.email.unwrap_or_default(),
            password: self.password.unwrap_or_default(),
            confirm_password: self.confirm_password,
            birth_date: self.birth_date,
            accepts_terms: self.accept_terms,
            profile: Profile {
                first_name: self.first_name.unwrap_or_default(),
                last_name: self.last_name.unwrap_or_default(),
                company_name: self.company_name,
                dealer_code: self.dealer_id,
                country: self.country,
                zone: self.zone,
                phone: self.phone.or(self.phone_number),
                company_address: self.company_address,
                business_type: self.business_type,
                description: self.description,
                distribution_regions: self.distribution_regions,
            },
        }
    }

    fn json_uploads(&mut self) -> Result<Vec<Upload>, Problem> {
        let mut uploads = Vec::new();
        for kind in DocumentKind::ALL {
            for url in std::mem::take(&mut self.files(kind).0) {
                uploads.push(Upload { kind, file_name: None, bytes: bytes_of(kind, &url)? });
            }
        }
        Ok(uploads)
    }

    fn files(&mut self, kind: DocumentKind) -> &mut JsonFiles {
        match kind {
            DocumentKind::BusinessLicense => &mut self.business_license,
            DocumentKind::BankStatement => &mut self.bank_statement,
            DocumentKind::ShopPhotos => &mut self.shop_photos,
            DocumentKind::IdDocument => &mut self.id_document,
            DocumentKind::WalletProof => &mut self.wallet_proof,
            DocumentKind::EmploymentLetter => &mut self.employment_letter,
        }
    }
}

fn bytes_of(kind: DocumentKind, url: &str) -> Result<Vec<u8>, Problem> {
    // Four characters carry three bytes: what is longer need not be decoded to be too large.
    if url.len() / 4 * 3 > MAX_DOCUMENT_BYTES + 1024 {
        return Err(Failure::upload(kind.as_str(), UploadError::TooLarge).into());
    }
    data_url(url).ok_or_else(|| {
        let error = if kind.accepts_pdf() { UploadError::NotADocument } else { UploadError::NotAPicture };
        Failure::upload(kind.as_str(), error).into()
    })
}
