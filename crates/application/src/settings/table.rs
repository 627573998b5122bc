//! The settings. The defaults are the published constants.

use tierway_accounts::LEAST_STAFF_PASSWORD;

use super::definition::{Definition, Kind, SECURITY};

/// Maximum session lifetime in days, also of the cookie.
pub const LONGEST_SESSION: i64 = 90;

const COMPANY: &str = "Company";
const REGISTRATION: &str = "Registration";
const COMPLIANCE: &str = "Compliance";
const ORDERS: &str = "Orders";
const STOCK: &str = "Stock";
const PURCHASING: &str = "Purchasing";
const NOTICES: &str = "Notices";
const OPERATION: &str = "Operation";

/// The row of a key.
pub fn definition(key: &str) -> Option<&'static Definition> {
    TABLE.iter().find(|row| row.key == key)
}

/// Writes the rows in order: key, default, group, kind, label, description.
macro_rules! table {
    ($($key:literal = $default:literal, $group:ident, $kind:expr, $label:literal, $description:literal;)+) => {
        /// Every setting, in the order in which screens show them.
        pub static TABLE: &[Definition] = &[$(Definition {
            key: $key,
            group: $group,
            label: $label,
            description: $description,
            kind: $kind,
            default: $default,
        }),+];
    };
}

table! {
    "companyName" = "Tierway", COMPANY, Kind::Text(80), "Company name",
        "Shown on pages, emails and documents.";
    "companyAddress" = "", COMPANY, Kind::List(6), "Company address",
        "Shown on invoices and other documents. Up to six lines.";
    "companyPhone" = "", COMPANY, Kind::Line(40), "Company phone",
        "Shown on documents. Leave blank to hide it.";
    "companyEmail" = "", COMPANY, Kind::Line(120), "Company email",
        "The contact for questions about documents. Leave blank to hide it.";
    "companyTaxNumber" = "", COMPANY, Kind::Line(60), "Tax number",
        "Shown on documents. Leave blank to hide it.";
    "currencySymbol" = "$", COMPANY, Kind::Symbol(4), "Currency symbol",
        "Shown before every amount, such as $ or RM. 1 to 4 letters or symbols.";
    "businessTimeZone" = "UTC", COMPANY, Kind::Zone, "Business time zone",
        "When days and months start, for reports, prices, plans, jobs, filters, exports, emails and documents.";
    "bankDetails" = "", COMPANY, Kind::List(6), "Bank details",
        "Where buyers pay their invoices. Shown on invoices and proforma invoices, up to six lines.";

    "manufacturerActivation" = "onApproval", REGISTRATION, Kind::Choice(&["onApproval", "immediate"]),
        "Manufacturers can sign in", "Whether new manufacturers wait for admin approval or can sign in immediately.";
    "registrationsPerHour" = "60", REGISTRATION, Kind::Integer(1, 100_000), "Registrations per hour",
        "How many accounts one IP address can register in an hour.";
    "documentReminderDays" = "30", REGISTRATION, Kind::Integer(1, 365), "Document expiry reminder",
        "How many days before a document expires we remind its owner to renew it.";

    "minimumAge" = "21", COMPLIANCE, Kind::Integer(0, 99), "Minimum age",
        "People below this age can't register. 0 turns the check off.";
    "ordersNeedAge" = "false", COMPLIANCE, Kind::Boolean, "Orders require a confirmed age",
        "Blocks orders from customers who haven't given their date of birth.";
    "closedCountries" = "", COMPLIANCE, Kind::List(300), "Countries closed to consumers",
        "Customers from these countries can't register or order. One country per line.";
    "termsVersion" = "2026-11", COMPLIANCE, Kind::Text(40), "Terms version",
        "What people accept when they register. Change it whenever you change the terms.";

    "shippingCost" = "0.00", ORDERS, Kind::Money(0, 10_000_000), "Shipping cost",
        "A flat amount added to each order.";
    "taxBasisPoints" = "0", ORDERS, Kind::Percent(0, 10_000), "Tax rate",
        "Percentage of the goods total. People enter 8.25; the API takes hundredths of a percent, 825.";
    "returnDays" = "30", ORDERS, Kind::Integer(0, 3_650), "Return period",
        "Whole days after the day of delivery in which buyers can return goods, in the business time zone. After that, a paid order is completed.";

    "unpaidOrderHours" = "customer: 72\ncustomer / Cash: 0", ORDERS, Kind::UnpaidHours, "Hours until unpaid orders are cancelled",
        "One rule per line, by role and payment method, such as customer: 72 or dealer / Bank: 336. 0, or no rule, means never. Buyers are told a day before.";
    "shipUnpaid" = "warn", ORDERS, Kind::Choice(&["warn", "refuse", "allow"]), "Shipping unpaid orders",
        "What happens when staff ship a customer's unpaid order: ask first, refuse or allow. Traders buy on terms, and cash is paid on delivery.";
    "newCustomerPieces" = "1000", ORDERS, Kind::Integer(0, 1_000_000), "Unpaid pieces for new customers",
        "The most pieces a customer who has never paid can have in unpaid orders. 0 means no limit.";
    "priceCheckPercent" = "30", ORDERS, Kind::Integer(1, 1_000), "Large price changes",
        "Regional price changes above this percentage need to be confirmed before they are saved.";

    "lowStockMark" = "10", STOCK, Kind::Integer(0, 1_000_000), "Low stock threshold",
        "Products with this many pieces or fewer are shown as low on stock.";
    "purchaserAlertMark" = "50", STOCK, Kind::Integer(0, 1_000_000), "Purchasing alert threshold",
        "Products with fewer pieces appear on the purchaser's stock alerts.";
    "holdExpiredLots" = "true", STOCK, Kind::Boolean, "Put expired batches on hold",
        "Every night, expired batches are put on hold so that they can't be sold.";
    "expiryWarningDays" = "30", STOCK, Kind::Integer(0, 3_650), "Expiry warning",
        "Batches that expire within this many days are shown as expiring soon.";

    "purchaseApprovalLimit" = "0.00", PURCHASING, Kind::Money(0, 999_999_999_999), "Purchase approval limit",
        "Purchasers can approve their own purchase orders up to this amount. 0 always requires a manager.";
    "salesDays" = "30", PURCHASING, Kind::Integer(1, 365), "Days of sales",
        "Suggestions are based on the sales of this many days and cover as many days ahead.";
    "leadDays" = "14", PURCHASING, Kind::Integer(0, 365), "Default lead time (days)",
        "Used for suppliers without a lead time of their own.";
    "safetyDays" = "7", PURCHASING, Kind::Integer(0, 365), "Safety stock (days)",
        "How many days of sales should be left when a delivery arrives.";
    "overDeliveryPercent" = "10", PURCHASING, Kind::Integer(0, 100), "Over-delivery tolerance",
        "How many percent more than ordered can be received.";

    "digestHour" = "7", NOTICES, Kind::Integer(0, 23), "Hour of the daily email",
        "When unread notifications of the last day are emailed to those who want them, in the business time zone.";

    "sessionIdleHours" = "12", SECURITY, Kind::Integer(1, 720), "Idle sign-out (hours)",
        "A session ends after this long without activity.";
    "sessionDays" = "7", SECURITY, Kind::Integer(1, LONGEST_SESSION), "Maximum session (days)",
        "A session ends this long after sign-in, even if it is active.";
    "staffPasswordLength" = "10", SECURITY, Kind::Integer(LEAST_STAFF_PASSWORD, 64), "Minimum staff password length",
        "For new passwords of admins, manufacturers and employees. Everyone else needs at least 6 characters.";
    "resetsPerHour" = "20", SECURITY, Kind::Integer(1, 100_000), "Password requests per hour",
        "How many password resets one IP address can request in an hour.";
    "tokenRequestsPerMinute" = "600", SECURITY, Kind::Integer(1, 1_000_000), "API requests per minute",
        "How many requests one API token can make in a minute.";
    "webhookPrivateAddresses" = "false", SECURITY, Kind::Boolean, "Webhooks to private addresses",
        "Lets webhooks reach addresses inside your own network, also over http. Only for trusted installations; responses from there are not kept.";
    "referralLookupsPerMinute" = "120", SECURITY, Kind::Integer(1, 100_000), "Referral look-ups per minute",
        "How many referral codes one IP address can look up in a minute.";
    "streamsPerPerson" = "30", SECURITY, Kind::Integer(1, 100_000), "Live connections per person",
        "How many open pages of one person can receive live notifications. Counted per instance.";
    "streamsPerAddress" = "500", SECURITY, Kind::Integer(1, 1_000_000), "Live connections per IP address",
        "How many open pages at one IP address can receive live notifications. Counted per instance.";

    "backupHour" = "-1", OPERATION, Kind::Integer(-1, 23), "Hour of the daily backup",
        "When a full backup is made every day, in the business time zone. -1 turns it off.";
    "backupsKept" = "14", OPERATION, Kind::Integer(1, 1_000), "Backups to keep",
        "After each backup, the oldest ones beyond this number are removed.";
}
