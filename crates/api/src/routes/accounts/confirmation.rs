//! Re-entry of the password by a signed-in user.

use tierway_application::{Failure, accounts};

use crate::{Call, Problem};

impl Call {
    /// Passes when the password is the one of the hash; a wrong one is counted.
    pub(crate) async fn confirm_password(&self, password: String, hash: String) -> Result<(), Problem> {
        if self.verify_password(password, Some(hash)).await? {
            return Ok(());
        }
        let refusal: Failure = self.write_beside(accounts::refuse_password).await?;
        Err(refusal.into())
    }
}
