//! What people ask: the questions of their dashboards and the lists they leaf through, as the screens ask them.

use chrono::{Days, NaiveDate};
use tierway_kernel::Role;

/// Most time of a whole dashboard, its questions one after the other, for 95 of 100.
pub const DASHBOARD_AIM: f64 = 100.0;
/// Most time of a page of a list for 99 of 100.
pub const LIST_AIM: f64 = 20.0;

/// What is asked together, one question after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// By whom.
    pub role: Role,
    /// Where.
    pub name: &'static str,
    /// The paths.
    pub paths: Vec<String>,
    /// A page of a list, not a dashboard.
    pub is_list: bool,
    /// A page far behind the first.
    pub is_behind: bool,
}

impl Asked {
    /// Whether words are in its role and name.
    pub fn matches(&self, words: &str) -> bool {
        format!("{} {}", self.role.as_str(), self.name).contains(words)
    }
}

/// Whom questions are about.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// The day of asking.
    pub today: NaiveDate,
    /// The busiest dealer.
    pub dealer: i64,
    /// The busiest agent.
    pub agent: i64,
    /// The first sub-agent.
    pub below: i64,
    /// A customer.
    pub customer: i64,
}

fn dashboard(role: Role, name: &'static str, paths: &[&str]) -> Asked {
    let bell = ["/api/notifications/count".to_owned(), "/api/notifications?limit=5".to_owned()];
    let paths = paths.iter().map(|path| (*path).to_owned()).chain(bell).collect();
    Asked { role, name, paths, is_list: false, is_behind: false }
}

/// A section that is opened from a dashboard: without the bell, which is there already.
fn section(role: Role, name: &'static str, paths: &[&str]) -> Asked {
    Asked { role, name, paths: paths.iter().map(|path| (*path).to_owned()).collect(), is_list: false, is_behind: false }
}

fn list(role: Role, name: &'static str, path: &str) -> Asked {
    Asked { role, name, paths: vec![path.to_owned()], is_list: true, is_behind: false }
}

/// Everything that is asked.
pub fn questions(about: &About) -> Vec<Asked> {
    let mut all = admin(about);
    all.extend(manufacturer(about));
    all.extend(partners(about));
    all.extend(staff());
    all.extend(lists(about));
    all
}

/// The long reports, each at a year.
pub fn reports(about: &About) -> Vec<String> {
    admin(about).into_iter().filter(|asked| asked.name.contains("year")).flat_map(|asked| asked.paths).collect()
}

fn days(about: &About, count: u64) -> String {
    let from = about.today.checked_sub_days(Days::new(count - 1)).unwrap_or(about.today);
    format!("from={from}&to={}", about.today)
}

/// As many days before those.
fn days_before(about: &About, count: u64) -> String {
    let back = |days| about.today.checked_sub_days(Days::new(days)).unwrap_or(about.today);
    format!("from={}&to={}", back(2 * count - 1), back(count))
}

fn admin(about: &About) -> Vec<Asked> {
    let (month, year) = (days(about, 30), days(about, 365));
    let role = Role::Admin;
    vec![
        dashboard(
            role,
            "dashboard",
            &[
                "/api/waiting",
                &format!("/api/analytics/sales?{month}&step=day&compare=previous"),
                "/api/analytics/metrics",
                "/api/orders?limit=5",
                "/api/user-activity-log?limit=8",
                "/api/users/pending?limit=1",
            ],
        ),
        section(
            role,
            "sales of 30 days",
            &[&format!("/api/analytics/sales?{month}&step=day&by=channel&compare=previous")],
        ),
        section(
            role,
            "sales of a year",
            &[&format!("/api/analytics/sales?{year}&step=month&by=region&compare=previous")],
        ),
        section(
            role,
            "sales of a year by week and dealer",
            &[&format!("/api/analytics/sales?{year}&step=week&by=dealer&compare=previous")],
        ),
        section(
            role,
            "sales of a year by buyer, who fell behind",
            &[&format!("/api/analytics/sales?{year}&step=month&by=buyer&compare=previous&sort=fall")],
        ),
        section(
            role,
            "sales of a year by product",
            &[&format!("/api/analytics/sales?{year}&step=month&by=product&compare=previous")],
        ),
        section(
            role,
            "sales of 30 days by product",
            &[&format!("/api/analytics/sales?{month}&step=day&by=product&compare=previous")],
        ),
        section(role, "conversion of 30 days", &[&format!("/api/analytics/conversion?{month}")]),
        section(role, "conversion of a year", &[&format!("/api/analytics/conversion?{year}")]),
        section(role, "cohorts of 30 days", &[&format!("/api/analytics/cohorts?{month}")]),
        section(role, "cohorts of a year", &[&format!("/api/analytics/cohorts?{year}")]),
        section(role, "stock turns of 30 days", &[&format!("/api/analytics/stock-turns?{month}")]),
        section(role, "stock turns of a year", &[&format!("/api/analytics/stock-turns?{year}")]),
        section(role, "trade of all, a year", &[&format!("/api/analytics/trade?{year}&bucket=month")]),
        section(role, "commissions", &["/api/commissions/summary", "/api/commissions?limit=10"]),
    ]
}

fn manufacturer(about: &About) -> Vec<Asked> {
    let month = days(about, 30);
    let role = Role::Manufacturer;
    vec![
        dashboard(
            role,
            "dashboard",
            &[
                "/api/waiting",
                &format!("/api/analytics/sales?{month}&step=day&compare=previous"),
                "/api/analytics/metrics",
                "/api/products?status=active&limit=1",
                "/api/products?filter=low-stock&sort=stock&limit=6",
                "/api/orders?limit=6",
                "/api/inventory/transactions?limit=12",
            ],
        ),
        section(role, "production", &["/api/analytics/production"]),
    ]
}

fn partners(about: &About) -> Vec<Asked> {
    let (month, year) = (days(about, 30), days(about, 365));
    let (week, week_before, month_before) = (days(about, 7), days_before(about, 7), days_before(about, 30));
    let About { dealer, agent, below, customer, .. } = *about;
    let earner =
        |id: i64| [format!("/api/commissions/summary?userId={id}"), format!("/api/users?referredBy={id}&limit=1")];
    let [agent_sums, agent_people] = earner(agent);
    let [below_sums, below_people] = earner(below);
    vec![
        dashboard(
            Role::Wholesaler,
            "dashboard",
            &[
                "/api/waiting",
                "/api/analytics/wholesaler",
                &format!("/api/analytics/trade?as=buyer&{month}&bucket=day"),
                &format!("/api/analytics/trade?as=buyer&{month_before}&bucket=day"),
            ],
        ),
        dashboard(
            Role::Dealer,
            "dashboard",
            &[
                "/api/waiting",
                &format!("/api/analytics/trade?as=seller&{week}&bucket=day"),
                &format!("/api/analytics/trade?as=seller&{week_before}&bucket=day"),
                &format!("/api/orders?sellerId={dealer}&isOpen=true&limit=1"),
                &format!("/api/orders?sellerId={dealer}&limit=5"),
                &format!("/api/orders?customerId={dealer}&limit=5"),
                "/api/products?status=active&sort=newest&limit=4",
            ],
        ),
        section(Role::Dealer, "sales of 30 days", &[&format!("/api/analytics/trade?as=seller&{month}&bucket=day")]),
        section(Role::Dealer, "sales of a year", &[&format!("/api/analytics/trade?as=seller&{year}&bucket=month")]),
        section(Role::Dealer, "purchases of a year", &[&format!("/api/analytics/trade?as=buyer&{year}&bucket=month")]),
        dashboard(
            Role::Agent,
            "dashboard",
            &[
                "/api/waiting",
                &agent_sums,
                &agent_people,
                "/api/commissions?limit=5",
                &format!("/api/users?referredBy={agent}&limit=5"),
            ],
        ),
        dashboard(
            Role::SubAgent,
            "dashboard",
            &["/api/waiting", &below_sums, &below_people, "/api/commissions?limit=5"],
        ),
        dashboard(
            Role::Customer,
            "dashboard",
            &[
                "/api/waiting",
                &format!("/api/orders?customerId={customer}&limit=1"),
                &format!("/api/orders?customerId={customer}&status=pending&limit=1"),
                &format!("/api/orders?customerId={customer}&status=shipped&limit=1"),
                &format!("/api/orders?customerId={customer}&limit=5"),
                "/api/products?status=active&sort=newest&limit=4",
            ],
        ),
    ]
}

fn staff() -> Vec<Asked> {
    vec![
        dashboard(
            Role::Employee,
            "manager's dashboard",
            &["/api/waiting", "/api/workforce/figures", "/api/issue-reports/counts", "/api/orders?limit=10"],
        ),
        section(
            Role::Employee,
            "open orders",
            &["/api/warehouse/orders?status=pending&limit=10", "/api/inventory/transactions?limit=10"],
        ),
        dashboard(
            Role::Warehouse,
            "dashboard",
            &["/api/waiting", "/api/warehouse/figures", "/api/warehouse/orders?limit=25"],
        ),
    ]
}

fn lists(about: &About) -> Vec<Asked> {
    let year = format!("from={}T00:00:00Z", about.today.checked_sub_days(Days::new(364)).unwrap_or(about.today));
    let About { dealer, .. } = *about;
    let admin = |name, path: &str| list(Role::Admin, name, path);
    vec![
        admin("orders", "/api/orders?limit=25"),
        admin("orders delivered", "/api/orders?status=delivered&limit=25"),
        admin("orders unpaid", "/api/orders?paymentStatus=unpaid&limit=25"),
        admin("orders of a year", &format!("/api/orders?{year}&limit=25")),
        admin("orders of a region", "/api/orders?region=europe&limit=25"),
        admin("orders by channel and region", "/api/orders?channel=online&region=europe&limit=25"),
        admin("orders of a category", "/api/orders?category=Coils&limit=25"),
        admin("orders, searched by name", "/api/orders?q=customer00123&limit=25"),
        admin("orders, searched by number", "/api/orders?q=INV-2026-000123&limit=25"),
        admin("accounts", "/api/users?limit=25"),
        admin("customers", "/api/users?role=customer&limit=25"),
        admin("accounts, searched", "/api/users?q=customer00123&limit=25"),
        admin("activity", "/api/user-activity-log?limit=25"),
        admin("activity, sign-ins", "/api/user-activity-log?action=login&limit=25"),
        admin("commissions", "/api/commissions?limit=25"),
        admin("commissions pending", "/api/commissions?status=pending&limit=25"),
        admin("payouts", "/api/payouts?limit=25"),
        admin("returns", "/api/returns?limit=25"),
        admin("movements", "/api/inventory/transactions?limit=25"),
        admin("movements, sales", "/api/inventory/transactions?reason=sale&limit=25"),
        admin("products", "/api/products?limit=25"),
        admin("products low on stock", "/api/products?filter=low-stock&limit=25"),
        list(Role::Dealer, "own sales", &format!("/api/orders?sellerId={dealer}&limit=25")),
        list(Role::Dealer, "own purchases", &format!("/api/orders?customerId={dealer}&limit=25")),
        list(Role::Dealer, "own orders", "/api/orders?limit=25"),
        list(Role::Agent, "own orders", "/api/orders?limit=25"),
        list(Role::Agent, "own commissions", "/api/commissions?limit=25"),
        list(Role::Agent, "own referrals", &format!("/api/users?referredBy={}&limit=25", about.agent)),
        list(Role::Customer, "own orders", "/api/orders?limit=25"),
        list(Role::Warehouse, "queue", "/api/warehouse/orders?limit=25"),
        list(Role::Warehouse, "ready to go", "/api/warehouse/orders?status=ready&limit=25"),
        list(Role::Warehouse, "notices", "/api/notifications?limit=25"),
        list(Role::Warehouse, "unread notices", "/api/notifications?status=unread&limit=25"),
    ]
}
