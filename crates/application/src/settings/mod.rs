//! Settings: texts by key in the store, read as one typed value with the published constants as defaults (product.md §1
//! rule 2). `table.rs` defines the settings and their bounds.

mod business_zone;
mod currency;
mod definition;
mod drawing;
mod get_company_logo;
mod get_public_settings;
mod history;
mod list_history;
mod list_settings;
mod port;
mod resolve_logo;
mod set_company_logo;
mod table;
mod update_settings;

use std::collections::HashMap;

use chrono::Duration;
use tierway_accounts::{Compliance, PasswordPolicy, SessionLimits};
use tierway_kernel::{BusinessZone, Money};
use tierway_orders::{ReturnPeriod, ShipUnpaid, UnpaidRules};

use crate::{Failure, Transaction};

pub use business_zone::business_zone;
pub use currency::Currency;
pub use definition::{Definition, Kind};
pub use get_company_logo::{COMPANY_LOGO, CompanyLogo, get_company_logo};
pub use get_public_settings::{PublicSettings, get_public_settings};
pub use history::{NewSettingEntry, SettingEntry};
pub use list_history::{SettingEntryView, list_settings_history};
pub use list_settings::{SettingView, list_settings};
pub use port::{DEMO, SettingsRepository, StoredSetting};
pub use resolve_logo::resolve_logo;
pub use set_company_logo::set_company_logo;
pub use table::{LONGEST_SESSION, TABLE, definition};
pub use update_settings::{SettingChange, require_own_scopes, setting_faults, update_settings};

/// Company data on documents besides the name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CompanyData {
    /// Its address, in lines.
    pub address: Option<String>,
    /// Its telephone number.
    pub phone: Option<String>,
    /// Its address for questions.
    pub email: Option<String>,
    /// Its tax number.
    pub tax_number: Option<String>,
    /// The bank details for invoices, by line.
    pub bank_details: Option<String>,
}

/// Purchasing settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PurchasingSettings {
    /// Purchasers approve their own orders up to this amount.
    pub approval_limit: Money,
    /// Sales period in days.
    pub sales_days: i64,
    /// Default lead time of suppliers, in days.
    pub lead_days: i64,
    /// Safety stock in days.
    pub safety_days: i64,
    /// Over-delivery tolerance in percent.
    pub over_delivery_percent: i64,
}

/// The settings use cases read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The name on pages, emails and documents.
    pub company_name: String,
    /// Company data on documents besides the name.
    pub company: CompanyData,
    /// The company's logo; `None` if there is none.
    pub company_logo: Option<String>,
    /// The business time zone.
    pub business_zone: BusinessZone,
    /// The sign before amounts.
    pub currency: Currency,
    /// `manufacturerActivation` = `immediate`.
    pub manufacturer_immediate: bool,
    /// Balance at or below which screens warn.
    pub low_stock_mark: i64,
    /// Purchasing alert threshold.
    pub purchaser_alert_mark: i64,
    /// Whether lots past their last day are put on hold.
    pub hold_expired_lots: bool,
    /// Days before its last day at which a lot counts as expiring.
    pub expiry_warning_days: i64,
    /// Flat shipping cost of an order.
    pub shipping_cost: Money,
    /// How long after delivery goods can be returned.
    pub return_period: ReturnPeriod,
    /// After how many hours unpaid orders are cancelled.
    pub unpaid_rules: UnpaidRules,
    /// The policy for shipping unpaid orders.
    pub ship_unpaid: ShipUnpaid,
    /// Limit of unpaid pieces for customers without any payment; 0: unlimited.
    pub new_customer_pieces: i64,
    /// Percentage above which regional price changes must be confirmed.
    pub price_check_percent: i64,
    /// Tax in hundredths of a percent of the goods total.
    pub tax_basis_points: i64,
    /// Minimum age to register; 0 disables the age check.
    pub minimum_age: u32,
    /// The version of the terms that people agree to now.
    pub terms_version: String,
    /// Countries in which nothing is sold to consumers.
    pub closed_countries: Vec<String>,
    /// Whether a customer must have confirmed their age to order.
    pub orders_need_age: bool,
    /// Registrations from one address in an hour.
    pub registrations_per_hour: u32,
    /// Requests for a new password from one address in an hour.
    pub resets_per_hour: u32,
    /// Look-ups of referral codes from one address in a minute.
    pub referral_lookups_per_minute: u32,
    /// Streams of notices of one person at once.
    pub streams_per_person: u32,
    /// Streams of notices of one address at once.
    pub streams_per_address: u32,
    /// Whether webhooks may speak to addresses inside the own network.
    pub webhook_private_addresses: bool,
    /// Requests of one API token in a minute.
    pub token_requests_per_minute: u32,
    /// Requirements of new passwords.
    pub passwords: PasswordPolicy,
    /// How long sessions live.
    pub session_limits: SessionLimits,
    /// Days before the end of a document at which its owner is reminded.
    pub document_reminder_days: i64,
    /// Purchasing settings.
    pub purchasing: PurchasingSettings,
    /// Number of backups to keep.
    pub backups_kept: usize,
    /// The hour of the daily backup; `None`: there is none.
    pub backup_hour: Option<u32>,
    /// The hour at which unread notices are mailed.
    pub digest_hour: u32,
}

impl Settings {
    /// Reads the store's settings over the defaults; a value that does not fit its definition counts as unset.
    pub fn load(tx: &mut dyn Transaction) -> Result<Settings, Failure> {
        Ok(Settings::of(tx.settings().all()?))
    }

    /// The typed value of stored texts.
    pub fn of(stored: Vec<StoredSetting>) -> Settings {
        let values = Values(stored.into_iter().map(|setting| (setting.key, setting.value)).collect());
        let business_zone = values.text("businessTimeZone").parse().unwrap_or_default();
        Settings {
            company_name: values.text("companyName"),
            company: CompanyData {
                address: values.filled("companyAddress"),
                phone: values.filled("companyPhone"),
                email: values.filled("companyEmail"),
                tax_number: values.filled("companyTaxNumber"),
                bank_details: values.filled("bankDetails"),
            },
            business_zone,
            company_logo: values.0.get(COMPANY_LOGO).filter(|logo| !logo.is_empty()).cloned(),
            currency: Currency::new(values.text("currencySymbol")),
            manufacturer_immediate: values.text("manufacturerActivation") == "immediate",
            low_stock_mark: values.whole("lowStockMark"),
            purchaser_alert_mark: values.whole("purchaserAlertMark"),
            hold_expired_lots: values.text("holdExpiredLots") == "true",
            expiry_warning_days: values.whole("expiryWarningDays"),
            shipping_cost: values.money("shippingCost"),
            return_period: ReturnPeriod { days: values.count("returnDays").into(), zone: business_zone },
            unpaid_rules: UnpaidRules::parse(&values.text("unpaidOrderHours")).unwrap_or_default(),
            ship_unpaid: ShipUnpaid::parse(&values.text("shipUnpaid")).unwrap_or_default(),
            new_customer_pieces: values.whole("newCustomerPieces"),
            price_check_percent: values.whole("priceCheckPercent"),
            tax_basis_points: values.whole("taxBasisPoints"),
            minimum_age: values.count("minimumAge"),
            terms_version: values.text("termsVersion"),
            closed_countries: values.text("closedCountries").lines().map(str::to_owned).collect(),
            orders_need_age: values.text("ordersNeedAge") == "true",
            registrations_per_hour: values.count("registrationsPerHour"),
            resets_per_hour: values.count("resetsPerHour"),
            referral_lookups_per_minute: values.count("referralLookupsPerMinute"),
            streams_per_person: values.count("streamsPerPerson"),
            streams_per_address: values.count("streamsPerAddress"),
            webhook_private_addresses: values.text("webhookPrivateAddresses") == "true",
            token_requests_per_minute: values.count("tokenRequestsPerMinute"),
            passwords: PasswordPolicy { staff_minimum: values.count("staffPasswordLength") as usize },
            session_limits: SessionLimits {
                idle: Duration::hours(values.whole("sessionIdleHours")),
                absolute: Duration::days(values.whole("sessionDays")),
            },
            document_reminder_days: values.whole("documentReminderDays"),
            purchasing: PurchasingSettings {
                approval_limit: values.money("purchaseApprovalLimit"),
                sales_days: values.whole("salesDays"),
                lead_days: values.whole("leadDays"),
                safety_days: values.whole("safetyDays"),
                over_delivery_percent: values.whole("overDeliveryPercent"),
            },
            backups_kept: values.count("backupsKept") as usize,
            backup_hour: u32::try_from(values.whole("backupHour")).ok(),
            digest_hour: values.count("digestHour"),
        }
    }

    /// The rules of a regulated good.
    pub fn compliance(&self) -> Compliance {
        Compliance {
            minimum_age: self.minimum_age,
            closed_countries: self.closed_countries.clone(),
            orders_need_age: self.orders_need_age,
        }
    }
}

/// Stored texts over the table's defaults.
struct Values(HashMap<String, String>);

impl Values {
    /// The value in its normal form: what is stored if it fits, else the default. Empty for a key that the table does
    /// not know, which the tests exclude.
    fn text(&self, key: &str) -> String {
        let Some(definition) = definition(key) else { return String::new() };
        let stored = self.0.get(key).and_then(|text| definition.kind.normal(text).ok());
        stored.unwrap_or_else(|| definition.default.to_owned())
    }

    /// The same; `None` when it is empty.
    fn filled(&self, key: &str) -> Option<String> {
        Some(self.text(key)).filter(|text| !text.is_empty())
    }

    fn money(&self, key: &str) -> Money {
        self.text(key).parse().unwrap_or(Money::ZERO)
    }

    fn whole(&self, key: &str) -> i64 {
        self.text(key).parse().unwrap_or_default()
    }

    fn count(&self, key: &str) -> u32 {
        self.text(key).parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
