//! The registration form on the wire: JSON with documents as `data:` URLs, or `multipart/form-data` with the same
//! names. Both become the same command.

use serde::de::IgnoredAny;
use tierway_accounts::{DocumentKind, MAX_DOCUMENT_BYTES, Profile, RegistrationForm, UploadError};
use tierway_application::Failure;
use tierway_application::accounts::{Register, Upload, check_uploads};
use tierway_kernel::{FieldError, Role};
use tierway_workforce::EmploymentForm;

use super::older_clients::{JsonFiles, data_url, flag, text};
use crate::Problem;
use crate::dto::*;
use crate::form::BusinessRules;

/// A registration request. Which fields are required depends on the role. `verificationStatus` and `isActive` are
/// accepted and ignored: the server decides them.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
pub struct RegisterRequest {
    /// The role to register: all except `admin` and `warehouse`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "customer", value_type = String, required)]
    #[validate(required(message = "Please choose a role."))]
    #[validate(custom(function = form::not_blank, message = "Please choose a role."))]
    #[validate(custom(function = form::known::<Role>, code = "role"))]
    pub role: Option<String>,
    /// Name to sign in with.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina.tan", value_type = String, required)]
    pub username: Option<String>,
    /// Email address.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina@example.com", value_type = String, required)]
    pub email: Option<String>,
    /// 6 to 128 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// The password repeated; optional.
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
    /// Date of birth, `YYYY-MM-DD`. Optional; without it the age is unconfirmed.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "1990-05-17")]
    pub birth_date: Option<String>,
    /// Whether the terms are accepted; version and time are recorded.
    #[serde(default, deserialize_with = "flag")]
    #[schema(value_type = Option<bool>, example = true)]
    pub accept_terms: bool,
    /// Referral code or ID of the referring agent; for sub-agents, their agent.
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
    /// The same under an alias.
    #[serde(default, deserialize_with = "text")]
    pub phone_number: Option<String>,
    /// Postal address of the company; manufacturers.
    #[serde(default, deserialize_with = "text")]
    pub company_address: Option<String>,
    /// Business type; manufacturers.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Import/Export")]
    pub business_type: Option<String>,
    /// The company's business; optional.
    #[serde(default, deserialize_with = "text")]
    pub description: Option<String>,
    /// Distribution area of a wholesaler.
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
    /// Employment letter.
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
        let role = form::checked(self.role())?;
        let (mut uploads, mut document_faults) = self.json_uploads()?;
        uploads.extend(files);
        fields_of(check_uploads(&uploads), &mut document_faults)?;
        let command = Register {
            role,
            form: self.form(),
            employment: self.employment(),
            referred_by: self.referred_by,
            document_faults,
        };
        Ok(Registration { command, uploads })
    }

    fn role(&self) -> Option<Role> {
        self.role.as_deref().and_then(|name| name.trim().parse().ok())
    }

    fn form(&self) -> RegistrationForm {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        RegistrationForm {
            username: text(&self.username),
            email: text(&self.email),
            password: text(&self.password),
            confirm_password: self.confirm_password.clone(),
            birth_date: self.birth_date.clone(),
            accepts_terms: self.accept_terms,
            profile: Profile {
                first_name: text(&self.first_name),
                last_name: text(&self.last_name),
                company_name: self.company_name.clone(),
                dealer_code: self.dealer_id.clone(),
                country: self.country.clone(),
                zone: self.zone.clone(),
                phone: self.phone.clone().or_else(|| self.phone_number.clone()),
                company_address: self.company_address.clone(),
                business_type: self.business_type.clone(),
                description: self.description.clone(),
                distribution_regions: self.distribution_regions.clone(),
            },
        }
    }

    fn employment(&self) -> EmploymentForm {
        EmploymentForm {
            position: self.position.clone(),
            department: self.department.clone(),
            code: self.employee_id.clone(),
        }
    }

    /// The documents, and what is wrong with those that cannot be read.
    fn json_uploads(&mut self) -> Result<(Vec<Upload>, Vec<FieldError>), Problem> {
        let (mut uploads, mut faults) = (Vec::new(), Vec::new());
        for kind in DocumentKind::ALL {
            for url in std::mem::take(&mut self.files(kind).0) {
                match bytes_of(kind, &url) {
                    Ok(bytes) => uploads.push(Upload { kind, file_name: None, bytes }),
                    Err(failure) => fields_of(Err(failure), &mut faults)?,
                }
            }
        }
        Ok((uploads, faults))
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

impl BusinessRules for RegisterRequest {
    fn violations(&self) -> Vec<FieldError> {
        let role = self.role();
        // The minimum password length is a setting.
        let mut violations = self.form().faults(role, None);
        let employment = role.and_then(|role| self.employment().parse_for(role).err());
        violations.extend(employment.unwrap_or_default());
        violations
    }
}

fn bytes_of(kind: DocumentKind, url: &str) -> Result<Vec<u8>, Failure> {
    // Four characters carry three bytes: what is longer need not be decoded to be too large.
    if url.len() / 4 * 3 > MAX_DOCUMENT_BYTES + 1024 {
        return Err(Failure::upload(kind.as_str(), UploadError::TooLarge));
    }
    data_url(url).ok_or_else(|| {
        let error = if kind.accepts_pdf() { UploadError::NotADocument } else { UploadError::NotAPicture };
        Failure::upload(kind.as_str(), error)
    })
}

/// Collects field errors, to report with the rest of the form; any other failure stops parsing.
fn fields_of(checked: Result<(), Failure>, faults: &mut Vec<FieldError>) -> Result<(), Problem> {
    match checked {
        Err(Failure::Fields(fields)) => faults.extend(fields),
        other => other?,
    }
    Ok(())
}
