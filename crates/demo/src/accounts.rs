//! The sign-ins a demo is shown with: one account a role, one obvious password.

/// The password of every demo account.
pub const PASSWORD: &str = "tierway-demo";

/// One line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SignIn {
    /// The role, with the position of employees that have a dashboard of their own.
    pub role: &'static str,
    /// Signs in as this.
    pub username: &'static str,
    /// With this.
    pub password: &'static str,
    /// The sign-in page, and what to look at.
    pub note: &'static str,
}

const fn sign_in(role: &'static str, username: &'static str, note: &'static str) -> SignIn {
    SignIn { role, username, password: PASSWORD, note }
}

/// Who can be tried, in the order of the portals.
pub const SIGN_INS: [SignIn; 12] = [
    sign_in("admin", "admin", "/login/admin: four accounts wait for a decision"),
    sign_in("manufacturer", "manufacturer", "/login/manufacturer: owner of the company, catalogue and stock"),
    sign_in("wholesaler", "wholesaler", "/login/wholesaler: buys by the carton"),
    sign_in("dealer", "dealer", "/login/dealer: buys by the pack"),
    sign_in("agent", "agent", "/login/agent: referral link, commissions"),
    sign_in("sub-agent", "subagent", "/login/agent: works under agent"),
    sign_in("customer", "customer", "/login/customer: referred by agent, pays the agent price"),
    sign_in("employee", "employee", "/login/employee: order management"),
    sign_in("employee, Manager", "manager", "/login/employee: manager dashboard"),
    sign_in("employee, Supervisor", "supervisor", "/login/employee: supervisor dashboard"),
    sign_in("employee, Purchaser", "purchaser", "/login/employee: purchaser dashboard, low stock"),
    sign_in("warehouse", "warehouse", "/warehouse-login: orders to pick and ship"),
];

/// The table as text for a terminal.
pub fn table() -> String {
    let widest = |cell: fn(&SignIn) -> &str, title: &str| {
        SIGN_INS.iter().map(|row| cell(row).len()).chain([title.len()]).max().unwrap_or(0)
    };
    let (role, name, word) = (
        widest(|row| row.role, "Role"),
        widest(|row| row.username, "Username"),
        widest(|row| row.password, "Password"),
    );
    let line = |cells: [&str; 4]| format!("  {:role$}  {:name$}  {:word$}  {}", cells[0], cells[1], cells[2], cells[3]);
    let rows = SIGN_INS.iter().map(|row| line([row.role, row.username, row.password, row.note]));
    [line(["Role", "Username", "Password", "Where, and what to look at"])]
        .into_iter()
        .chain(rows)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The table as the page at `/swagger-ui/` reads it.
pub fn for_the_page() -> String {
    let people: Vec<_> = SIGN_INS
        .iter()
        .map(|row| serde_json::json!({ "role": row.role, "username": row.username, "note": row.note }))
        .collect();
    serde_json::json!({ "password": PASSWORD, "people": people }).to_string()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::people::{Fate, everybody};

    #[test]
    fn each_sign_in_belongs_to_somebody_who_may_come_in() {
        for row in SIGN_INS {
            let person = everybody().find(|person| person.username == row.username).unwrap();
            assert_eq!(person.fate, Fate::Welcome, "{}", row.username);
        }
        let first_words: HashSet<_> = SIGN_INS.iter().filter_map(|row| row.role.split(',').next()).collect();
        assert_eq!(first_words.len(), tierway_kernel::Role::ALL.len());
    }

    #[test]
    fn the_table_has_a_line_a_sign_in_and_a_head() {
        let table = table();
        assert_eq!(table.lines().count(), SIGN_INS.len() + 1);
        assert!(table.lines().all(|line| line.starts_with("  ")));
    }
}
