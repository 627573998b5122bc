//! The table of notice kinds and their possible recipients. Every notice has a kind from this table, so that users can
//! choose which to receive.

use tierway_kernel::Role::{
    self, Admin, Agent, Customer, Dealer, Employee, Manufacturer, SubAgent, Warehouse, Wholesaler,
};
use tierway_kernel::{Actor, FieldError, Message, RoleSet, message};

use super::{MailChoice, NoticePreference, NoticePreferenceChange, SubjectKind, groups_of};

const NOBODY: RoleSet = RoleSet::NONE;
const EVERYBODY: RoleSet = RoleSet::ALL;
const ADMIN: RoleSet = RoleSet::of(&[Admin]);
const OWNERS: RoleSet = RoleSet::of(&[Admin, Manufacturer]);
const MANUFACTURER: RoleSet = RoleSet::of(&[Manufacturer]);
const STAFF: RoleSet = RoleSet::of(&[Admin, Manufacturer, Employee, Warehouse]);
const HOLDERS: RoleSet = RoleSet::of(&[Manufacturer, Warehouse]);
const APPLICANTS: RoleSet =
    RoleSet::of(&[Manufacturer, Wholesaler, Dealer, Agent, SubAgent, Customer, Employee, Warehouse]);
const ORDERING: RoleSet = RoleSet::of(&[Admin, Manufacturer, Warehouse, Wholesaler, Dealer, Agent, SubAgent, Customer]);
const BUYERS: RoleSet = RoleSet::of(&[Wholesaler, Dealer, Agent, SubAgent, Customer]);
const AGENTS: RoleSet = RoleSet::of(&[Agent]);
const EARNERS: RoleSet = RoleSet::of(&[Agent, SubAgent]);
const LISTENERS: RoleSet = RoleSet::of(&[Admin, Manufacturer, Wholesaler, Dealer, Agent, SubAgent]);

const NONE: &[&str] = &[];
const LEADING: &[&str] = &["manager", "supervisor", "purchaser"];
const MANAGER: &[&str] = &["manager"];
const PURCHASER: &[&str] = &["purchaser"];
const BUYING: &[&str] = &["manager", "purchaser"];

/// Declares the kinds: `Name = "stored name", message!("Title"), roles, positions, [what they are about];`.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal, $title:expr, $roles:ident, $positions:ident, $subjects:expr;)+) => {
        /// A kind of notice.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum NoticeKind {
            $($(#[$doc])* $kind,)+
        }

        impl NoticeKind {
            /// Each, in the order in which screens show them.
            pub const ALL: &[NoticeKind] = &[$(NoticeKind::$kind),+];

            /// Its name, in the store and on the wire.
            pub const fn as_str(self) -> &'static str {
                match self { $(NoticeKind::$kind => $name),+ }
            }

            /// Display name.
            pub fn title(self) -> Message {
                match self { $(NoticeKind::$kind => $title),+ }
            }

            /// The roles that can get it.
            const fn roles(self) -> RoleSet {
                match self { $(NoticeKind::$kind => $roles),+ }
            }

            /// The subject of notices of this kind; `None` for none. Screens have a page for each.
            pub const fn subjects(self) -> &'static [Option<SubjectKind>] {
                match self { $(NoticeKind::$kind => &$subjects),+ }
            }

            /// The positions that can get it, whatever the role.
            const fn positions(self) -> &'static [&'static str] {
                match self { $(NoticeKind::$kind => $positions),+ }
            }
        }
    };
}

kinds! {
    /// Steps of orders, shipments, returns and quote requests.
    Order = "order", message!("Orders"), ORDERING, LEADING, [Some(SubjectKind::Order), Some(SubjectKind::Quote), Some(SubjectKind::Return)];
    /// Stock was set or moved manually, or counted.
    StockUpdate = "stock_update", message!("Stock updates"), NOBODY, LEADING, [Some(SubjectKind::Product), None];
    /// A balance fell to the low mark.
    LowStock = "low_stock", message!("Low stock"), MANUFACTURER, PURCHASER, [Some(SubjectKind::Product)];
    /// A product that the person waited for can be ordered again.
    BackInStock = "back_in_stock", message!("Back in stock"), BUYERS, NONE, [Some(SubjectKind::Product)];
    /// A batch was put on hold.
    LotHold = "lot_hold", message!("Batches on hold"), HOLDERS, MANAGER, [Some(SubjectKind::Product)];
    /// Batches have expired.
    LotExpired = "lot_expired", message!("Expired batches"), HOLDERS, MANAGER, [None];
    /// Issues and their progress.
    Issue = "issue", message!("Issues"), STAFF, LEADING, [Some(SubjectKind::Issue)];
    /// Somebody mentioned the person in an internal note.
    Mention = "mention", message!("Mentions"), STAFF, NONE, [Some(SubjectKind::Order), Some(SubjectKind::User)];
    /// Orders at suppliers.
    PurchaseOrder = "purchase_order", message!("Purchase orders"), OWNERS, BUYING, [Some(SubjectKind::PurchaseOrder)];
    /// A payout was paid.
    Payout = "payout", message!("Payouts"), EARNERS, NONE, [Some(SubjectKind::Payout)];
    /// A monthly bonus was granted.
    Bonus = "bonus", message!("Bonuses"), AGENTS, NONE, [None];
    /// Somebody has registered.
    Registration = "registration", message!("New registrations"), OWNERS, NONE, [Some(SubjectKind::User)];
    /// A decision about the person's account.
    Approval = "approval", message!("Decisions about my account"), APPLICANTS, NONE, [Some(SubjectKind::User)];
    /// Documents that were uploaded, reviewed or have ended.
    Document = "document", message!("Documents"), EVERYBODY, NONE, [Some(SubjectKind::User)];
    /// The person's password was changed.
    Password = "password", message!("My password"), EVERYBODY, NONE, [Some(SubjectKind::User)];
    /// A webhook of the person's was turned off.
    Webhook = "webhook", message!("My webhooks"), LISTENERS, NONE, [None];
    /// Somebody requested a password reset.
    PasswordReset = "passwordReset", message!("Password requests"), ADMIN, NONE, [Some(SubjectKind::User)];
}

impl NoticeKind {
    /// Whether a user can receive notices of this kind.
    pub fn reaches(self, actor: &Actor) -> bool {
        let Some(user) = actor.user() else { return false };
        let by_position = || groups_of(actor).iter().any(|group| self.positions().contains(&group.as_str()));
        self.roles().contains(user.role) || (works(user.role) && by_position())
    }
}

impl From<NoticeKind> for String {
    fn from(kind: NoticeKind) -> String {
        kind.as_str().to_owned()
    }
}

/// Whether the role has positions.
fn works(role: Role) -> bool {
    matches!(role, Employee | Warehouse)
}

/// A user's preferences for each kind they can receive; by default live, without email.
pub fn all_preferences(actor: &Actor, set: &[NoticePreference]) -> Vec<(NoticeKind, NoticePreference)> {
    let own = NoticeKind::ALL.iter().copied().filter(|kind| kind.reaches(actor));
    let chosen = |kind: NoticeKind| set.iter().find(|one| one.kind == kind.as_str()).cloned();
    let usual = |kind: NoticeKind| NoticePreference { kind: kind.into(), is_muted: false, mail: MailChoice::None };
    own.map(|kind| (kind, chosen(kind).unwrap_or_else(|| usual(kind)))).collect()
}

/// Applies changed preferences to those already `set`. Rejects kinds the user cannot receive and duplicates, each by
/// its index.
pub fn changed_preferences(
    actor: &Actor,
    set: &[NoticePreference],
    wished: &[NoticePreferenceChange],
) -> Result<Vec<NoticePreference>, Vec<FieldError>> {
    let own = |name: &str| NoticeKind::ALL.iter().any(|kind| kind.as_str() == name && kind.reaches(actor));
    let fault = |(index, one): (usize, &NoticePreferenceChange)| {
        let sentence = if !own(&one.kind) {
            "You do not receive notifications of this kind."
        } else if wished[..index].iter().any(|before| before.kind == one.kind) {
            "This kind is listed twice."
        } else {
            return None;
        };
        Some(FieldError::new(format!("kinds[{index}].kind"), sentence))
    };
    let faults: Vec<FieldError> = wished.iter().enumerate().filter_map(fault).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let all = all_preferences(actor, set);
    let with = |input: &NoticePreferenceChange| {
        let (_, now) = all.iter().find(|(kind, _)| kind.as_str() == input.kind)?;
        let (is_muted, mail) = (input.is_muted.unwrap_or(now.is_muted), input.mail.unwrap_or(now.mail));
        Some(NoticePreference { kind: input.kind.clone(), is_muted, mail })
    };
    Ok(wished.iter().filter_map(with).collect())
}

#[cfg(test)]
mod tests;
