//! Who is told about quotations and messages: the other side.

use tierway_kernel::{Role, UserId};
use tierway_workforce::{Audience, NewNotice};

use crate::{Context, Failure, Transaction};

/// Tells the owners of the company.
pub(crate) fn tell_owners(
    tx: &mut dyn Transaction,
    context: &Context,
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    for role in [Role::Admin, Role::Manufacturer] {
        add(tx, context, Audience::Group(role.as_str().to_owned()), title, message)?;
    }
    Ok(())
}

/// Tells the buyer.
pub(super) fn tell_buyer(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: UserId,
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    add(tx, context, Audience::User(buyer), title, message)
}

fn add(
    tx: &mut dyn Transaction,
    context: &Context,
    audience: Audience,
    title: &str,
    message: &str,
) -> Result<(), Failure> {
    let notice = NewNotice { audience, kind: "order".to_owned(), title: title.to_owned(), message: message.to_owned() };
    tx.notices().add(&notice, context.now)?;
    Ok(())
}
