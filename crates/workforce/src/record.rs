//! Records that several people of the company look at and change at once.

use tierway_kernel::{Role, UserId};

tierway_kernel::names! {
    /// A kind of record that shows who else is there.
    pub enum RecordKind as "RecordKindName" {
        /// An order or a request for quotation.
        Order = "order",
        /// An account.
        User = "user",
        /// A product in its editor.
        Product = "product",
        /// A batch.
        Lot = "lot",
    }
}

/// A record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Record {
    /// Its kind.
    pub kind: RecordKind,
    /// Its identity.
    pub id: i64,
}

/// Whether somebody of this role works on such records, and so sees who else is there: the company's people on orders
/// and batches, the owners on accounts and products; nobody on their own account.
pub fn may_be_present(record: Record, role: Role, user: UserId) -> bool {
    match record.kind {
        RecordKind::Order | RecordKind::Lot => role.is_staff(),
        RecordKind::User => role.is_owner() && user.0 != record.id,
        RecordKind::Product => role.is_owner(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_companys_people_are_present_and_nobody_on_their_own_account() {
        for role in Role::ALL {
            let present = |kind| may_be_present(Record { kind, id: 7 }, role, UserId(5));
            assert_eq!(
                RecordKind::ALL.map(present),
                [role.is_staff(), role.is_owner(), role.is_owner(), role.is_staff()]
            );
            assert!(!may_be_present(Record { kind: RecordKind::User, id: 5 }, role, UserId(5)), "{role}");
        }
    }
}
