//! `DELETE /api/backups/{name}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, message};

use crate::{Context, Failure, Transaction};

/// Removes a backup; returns the work that logs it. Slow: never called inside a transaction.
pub fn delete_backup(
    context: &Context,
    name: &str,
) -> Result<impl Fn(&mut dyn Transaction, &Context) -> Result<(), Failure> + Send + use<>, Failure> {
    context.require(Permission::DeleteBackup)?;
    if !context.services.backups.remove(name)? {
        return Err(Failure::NotFound("This backup"));
    }
    let text = message!("Removed the backup {name}", name = name.to_owned());
    Ok(move |tx: &mut dyn Transaction, context: &Context| context.log(tx, ActivityAction::Setting, text.clone()))
}
