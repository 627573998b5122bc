//! The older client's own report of signing in and out.

use tierway_kernel::Permission;

use crate::{Context, Failure};

/// Accepts the report and writes nothing: the server has logged sign-in and sign-out itself, with the true address
/// and agent (product.md §3).
pub fn record_activity(context: &Context) -> Result<(), Failure> {
    context.require(Permission::RecordActivity)
}
