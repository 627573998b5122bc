//! Access to the notes about a record.

use tierway_kernel::{OrderId, UserId};
use tierway_workforce::{NoteParties, NoteSubject, NoteSubjectKind};

use crate::{Context, Failure, Transaction};

/// Whom a record is about, for a caller who may read the notes about it. For everyone else, the record does not exist.
pub(super) fn parties_for(
    tx: &mut dyn Transaction,
    context: &Context,
    subject: NoteSubject,
) -> Result<NoteParties, Failure> {
    let reader = context.actor.signed_in()?;
    let kind = subject.kind;
    let (parties, nothing) = match kind {
        NoteSubjectKind::Order => {
            let order = tx.orders().by_id(OrderId(subject.id))?;
            let parties = order.map(|order| {
                let accounts = [Some(order.customer_id), order.seller_id, order.referrer_id];
                NoteParties { kind, accounts: accounts.into_iter().flatten().collect(), is_employee: false }
            });
            (parties, "This order")
        }
        NoteSubjectKind::User => {
            let user = tx.users().by_id(UserId(subject.id))?;
            let parties = user.map(|user| {
                let is_employee = user.role.is_employee();
                NoteParties { kind, accounts: vec![user.id], is_employee }
            });
            (parties, "This user")
        }
    };
    let readable = parties.filter(|parties| parties.may_read(reader.role, reader.id));
    readable.ok_or(Failure::NotFound(nothing))
}
