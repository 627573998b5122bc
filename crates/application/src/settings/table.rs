//! What can be set. The defaults are the published constants.

use tierway_accounts::LEAST_STAFF_PASSWORD;

use super::definition::{Definition, Kind, SECURITY};

/// The most days a session may be set to live; the browser keeps the cookie that long.
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
        "The name on pages, in mails and on papers.";
    "companyAddress" = "", COMPANY, Kind::List(6), "Company address",
        "The address on invoices and other papers, up to six lines.";
    "companyPhone" = "", COMPANY, Kind::Line(40), "Company telephone",
        "The telephone number on papers; empty leaves it out.";
    "companyEmail" = "", COMPANY, Kind::Line(120), "Company email",
        "The address for questions about papers; empty leaves it out.";
    "companyTaxNumber" = "", COMPANY, Kind::Line(60), "Tax number",
        "The company's tax number, on papers; empty leaves it out.";
    "currencySymbol" = "$", COMPANY, Kind::Symbol(4), "Currency sign",
        "Stands before every amount on pages, in texts and on papers, such as $ or RM. 1 to 4 letters or signs.";
    "businessTimeZone" = "UTC", COMPANY, Kind::Zone, "Time zone of the business",
        "Where days and months begin, for reports, prices, plans, jobs, filters by day, exports, mails and papers.";
    "bankDetails" = "", COMPANY, Kind::List(6), "Bank details",
        "Where invoices are to be paid, up to six lines; on invoices and pro forma invoices.";

    "manufacturerActivation" = "onApproval", REGISTRATION, Kind::Choice(&["onApproval", "immediate"]),
        "Manufacturers may sign in", "Whether a manufacturer waits for the admin's approval or signs in at once.";
    "registrationsPerHour" = "60", REGISTRATION, Kind::Integer(1, 100_000), "Registrations per hour",
        "How many accounts can be registered from one address in an hour.";
    "documentReminderDays" = "30", REGISTRATION, Kind::Integer(1, 365), "Reminder before a document ends",
        "How many days before the end of a document its owner is reminded to send a new one.";

    "minimumAge" = "21", COMPLIANCE, Kind::Integer(0, 99), "Minimum age",
        "People below this age cannot register. 0 asks nobody for their age.";
    "ordersNeedAge" = "false", COMPLIANCE, Kind::Boolean, "Orders need a confirmed age",
        "Refuses orders of customers who have not told their birth date.";
    "closedCountries" = "", COMPLIANCE, Kind::List(300), "Countries closed to consumers",
        "Customers from these countries can neither register nor order. One country a line.";
    "termsVersion" = "2026-11", COMPLIANCE, Kind::Text(40), "Version of the terms",
        "What people agree to when they register; change it with the text of the terms.";

    "shippingCost" = "0.00", ORDERS, Kind::Money(0, 10_000_000), "Shipping cost",
        "A flat amount that is added to each order.";
    "taxBasisPoints" = "0", ORDERS, Kind::Percent(0, 10_000), "Tax rate",
        "In hundredths of a percent of the goods: 825 is 8.25 %.";
    "returnDays" = "30", ORDERS, Kind::Integer(0, 3_650), "Returns",
        "Whole days after the day of delivery in which buyers can return goods, by the time zone of the business; a paid order is completed after them.";

    "unpaidOrderHours" = "customer: 72\ncustomer / Cash: 0", ORDERS, Kind::UnpaidHours, "Hours until unpaid orders are cancelled",
        "One rule a line, by role and payment method, such as customer: 72 or dealer / Bank: 336. 0, or no rule, never cancels; buyers are told a day before.";
    "shipUnpaid" = "warn", ORDERS, Kind::Choice(&["warn", "refuse", "allow"]), "Shipping before payment",
        "What happens when a customer's unpaid order is to be shipped: who ships is asked first, it is refused, or it just leaves. Traders buy on terms, and cash is paid when the goods are handed over.";
    "newCustomerPieces" = "1000", ORDERS, Kind::Integer(0, 1_000_000), "Unpaid pieces of a new customer",
        "How many pieces the unpaid orders of a customer who has never paid may hold together. 0 sets no limit.";
    "priceCheckPercent" = "30", ORDERS, Kind::Integer(1, 1_000), "Price changes that are asked about",
        "Regional prices that move by more percent than this are named before they are saved.";

    "lowStockMark" = "10", STOCK, Kind::Integer(0, 1_000_000), "Low stock",
        "Screens warn of products with this many pieces or fewer.";
    "purchaserAlertMark" = "50", STOCK, Kind::Integer(0, 1_000_000), "Purchasing alert",
        "Products with fewer pieces stand on the purchaser's alerts.";
    "holdExpiredLots" = "true", STOCK, Kind::Boolean, "Expired batches are put on hold",
        "Every night batches past their last day are put on hold, so that nothing of them is sold.";
    "expiryWarningDays" = "30", STOCK, Kind::Integer(0, 3_650), "Expiry warning",
        "Batches whose last day is at most this many days away count as expiring.";

    "purchaseApprovalLimit" = "0.00", PURCHASING, Kind::Money(0, 999_999_999_999), "Orders without a manager's approval",
        "A purchaser approves their own purchase orders up to this amount. 0 always asks a manager.";
    "salesDays" = "30", PURCHASING, Kind::Integer(1, 365), "Days of sales",
        "Suggestions look at the sales of this many days; what is ordered lasts as long.";
    "leadDays" = "14", PURCHASING, Kind::Integer(0, 365), "Days until delivery",
        "How long a delivery takes from suppliers that say nothing else.";
    "safetyDays" = "7", PURCHASING, Kind::Integer(0, 365), "Days in reserve",
        "How many days of sales should still be there when a delivery comes.";
    "overDeliveryPercent" = "10", PURCHASING, Kind::Integer(0, 100), "Over-delivery",
        "How many percent more than was ordered may be taken in.";

    "digestHour" = "7", NOTICES, Kind::Integer(0, 23), "Hour of the daily mail",
        "At this hour of the business unread notices of the last day are mailed to those who want them by mail.";

    "sessionIdleHours" = "12", SECURITY, Kind::Integer(1, 720), "Sign-out after hours without a request",
        "A session ends when nothing was asked for this long.";
    "sessionDays" = "7", SECURITY, Kind::Integer(1, LONGEST_SESSION), "Sign-out after days",
        "A session ends this long after sign-in, whatever happens.";
    "staffPasswordLength" = "10", SECURITY, Kind::Integer(LEAST_STAFF_PASSWORD, 64), "Shortest password of staff",
        "For admin, manufacturers and employees, when they choose a new one. Everybody else needs 6 characters.";
    "resetsPerHour" = "20", SECURITY, Kind::Integer(1, 100_000), "Password requests per hour",
        "How many new passwords can be asked for from one address in an hour.";
    "tokenRequestsPerMinute" = "600", SECURITY, Kind::Integer(1, 1_000_000), "Requests of an API token per minute",
        "How many requests a program may make with one API token in a minute.";
    "webhookPrivateAddresses" = "false", SECURITY, Kind::Boolean, "Webhooks may reach private addresses",
        "Lets webhooks speak to addresses inside the own network, and by http. Only for trusted installations; what is answered there is not kept.";
    "referralLookupsPerMinute" = "120", SECURITY, Kind::Integer(1, 100_000), "Referral look-ups per minute",
        "How many referral codes can be looked up from one address in a minute.";
    "streamsPerPerson" = "30", SECURITY, Kind::Integer(1, 100_000), "Live streams per person",
        "How many pages of one person may follow notices at once. Counted by each instance.";
    "streamsPerAddress" = "500", SECURITY, Kind::Integer(1, 1_000_000), "Live streams per address",
        "How many pages at one address may follow notices at once. Counted by each instance.";

    "backupHour" = "-1", OPERATION, Kind::Integer(-1, 23), "Hour of the daily backup",
        "At this hour of the business a backup of everything is made every day. -1 makes none.";
    "backupsKept" = "14", OPERATION, Kind::Integer(1, 1_000), "Backups kept",
        "When a backup was made, the oldest beyond this number are removed.";
}
