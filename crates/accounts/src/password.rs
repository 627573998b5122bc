//! Password policy: the specification's lengths for everyone, and stricter rules for company accounts.

use tierway_kernel::{FieldError, Message, Role, fold, message};

/// Shortest password, for every role (product.md §3).
pub const MIN_PASSWORD: usize = 6;
/// Longest password, in characters.
pub const MAX_PASSWORD: usize = 128;
/// The least that the shortest password of staff may be set to; the list of common passwords has none below it.
pub const LEAST_STAFF_PASSWORD: i64 = 8;

/// Common passwords in lower case, in byte order; see `password/README.md` for the source.
static COMMON: &str = include_str!("password/common.txt");

/// Password requirements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PasswordPolicy {
    /// Shortest password of the company's own people.
    pub staff_minimum: usize,
}

impl PasswordPolicy {
    /// Checks a new password for `role`.
    pub fn check(&self, role: Role, password: &str) -> Result<(), FieldError> {
        let refused = |text: Message| Err(FieldError::new("password", text));
        let is_staff = matches!(role, Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse);
        let least = if is_staff { self.staff_minimum } else { MIN_PASSWORD };
        let length = password.chars().count();
        if length < least {
            return refused(message!("Password must be at least {least} characters long.", least));
        }
        if length > MAX_PASSWORD {
            return refused(message!("Password must be at most {most} characters long.", most = MAX_PASSWORD));
        }
        if is_staff && is_common(password) {
            return refused("This password is one of the most common ones. Please choose another.".into());
        }
        Ok(())
    }

    /// Checks a new password and its repetition, as forms send them; `field` is the password's name there.
    pub fn check_new(
        &self,
        role: Role,
        field: &str,
        password: &str,
        confirm: Option<&str>,
    ) -> Result<(), Vec<FieldError>> {
        let refused = self.check(role, password).err().map(|error| FieldError::new(field, error.message));
        let errors: Vec<FieldError> = refused.into_iter().chain(check_repetition(password, confirm)).collect();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

/// A complaint about a repetition that is not the password.
pub(crate) fn check_repetition(password: &str, confirm: Option<&str>) -> Option<FieldError> {
    let differs = confirm.is_some_and(|confirm| confirm != password);
    differs.then(|| FieldError::new("confirmPassword", "Passwords do not match"))
}

/// Whether it is a common password, ignoring case.
fn is_common(password: &str) -> bool {
    let password = fold(password);
    let (mut from, mut to) = (0, COMMON.len());
    // Binary search over the lines of the text.
    while from < to {
        let middle = (from + to) / 2;
        let start = COMMON[from..middle].rfind('\n').map_or(from, |at| from + at + 1);
        let end = COMMON[middle..to].find('\n').map_or(to, |at| middle + at);
        match COMMON[start..end].cmp(password.as_str()) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Less => from = end + 1,
            std::cmp::Ordering::Greater => to = start,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    const POLICY: PasswordPolicy = PasswordPolicy { staff_minimum: 10 };

    fn told(role: Role, password: &str) -> Option<String> {
        POLICY.check(role, password).err().map(|error| error.message.to_string())
    }

    #[test]
    fn six_characters_do_for_everybody_but_staff() {
        let short = Some("Password must be at least 6 characters long.".to_owned());
        for role in [Role::Customer, Role::Dealer, Role::Agent, Role::SubAgent, Role::Wholesaler] {
            assert_eq!(told(role, "12345"), short);
            assert_eq!(told(role, "123456"), None);
        }
        assert_eq!(told(Role::Customer, "äöüßéñ"), None, "characters count, not bytes");
        let staff = Some("Password must be at least 10 characters long.".to_owned());
        for role in [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse] {
            assert_eq!(told(role, "123456"), staff);
            assert_eq!(told(role, "äöüßéñäöü"), staff);
            assert_eq!(told(role, "äöüßéñäöüß"), None);
            assert_eq!(told(role, &"x".repeat(129)).unwrap(), "Password must be at most 128 characters long.");
        }
    }

    #[test]
    fn every_common_password_is_found_and_no_other() {
        assert!(COMMON.lines().is_sorted() && COMMON.lines().count() > 8_000);
        for password in COMMON.lines() {
            assert!(is_common(password), "{password}");
            assert!(!is_common(&format!("{password}\u{1}")), "{password}");
        }
        for other in ["correct horse", "tierway-demo", "", "\n", "zzzzzzzzzzzzzzzzz9", "0"] {
            assert!(!is_common(other), "{other}");
        }
        let common = "This password is one of the most common ones. Please choose another.";
        for password in ["1234567890", "QWERTYUIOP", "Password123"] {
            assert_eq!(told(Role::Admin, password).as_deref(), Some(common), "{password}");
            assert_eq!(told(Role::Customer, password), None);
        }
    }
}
