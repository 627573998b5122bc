//! The company data on its documents: address, telephone, email, tax number and bank.

use chrono::{DateTime, Utc};
use tierway_application::Failure;
use tierway_application::settings::{SettingChange, update_settings};

use super::world::World;

/// Company data entered by the admin on the first day. Number and bank are fictitious; the email domain is reserved.
const COMPANY: [(&str, &str); 5] = [
    ("companyAddress", "18 Jalan Perusahaan Utama\n47600 Subang Jaya\nSelangor, Malaysia"),
    ("companyPhone", "+60 3 5555 0142"),
    ("companyEmail", "sales@tierway.example"),
    ("companyTaxNumber", "B16-1808-32000142"),
    ("bankDetails", "Bank Contoh Berhad\nAccount 5140 2277 0183\nSWIFT BCOBMYKL"),
];

impl World<'_> {
    /// The admin enters the company data for documents.
    pub fn introduce_company(&mut self, now: DateTime<Utc>) -> Result<(), Failure> {
        let admin = self.as_member(now, "admin")?;
        let change =
            |(key, value): (&str, &str)| SettingChange { key: key.to_owned(), value: value.to_owned(), expected: None };
        update_settings(self.tx, &admin, &COMPANY.map(change)).map(|_| ())
    }
}
