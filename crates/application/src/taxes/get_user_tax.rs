//! `GET /api/users/{id}/tax`.

use tierway_accounts::HeldTaxNumber;
use tierway_kernel::{Permission, UserId};
use tierway_orders::TaxExemption;

use crate::accounts::open_account;
use crate::{Context, Failure, Transaction};

/// What an account can be relieved by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserTaxView {
    /// Its tax number.
    pub number: Option<HeldTaxNumber>,
    /// Its certificates, the one that ends last first.
    pub exemptions: Vec<ExemptionView>,
}

/// A certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExemptionView {
    /// The certificate.
    pub exemption: TaxExemption,
    /// Whether it is valid today.
    pub is_valid: bool,
}

/// The tax number and certificates of an account, for whoever may open it.
pub fn get_user_tax(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<UserTaxView, Failure> {
    context.require(Permission::GetUserTax)?;
    open_account(tx, context, id)?;
    view(tx, context, id)
}

/// They as they are now.
pub(super) fn view(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<UserTaxView, Failure> {
    let today = context.today(tx)?;
    let shown = |exemption: TaxExemption| ExemptionView { is_valid: exemption.input.is_valid_on(today), exemption };
    Ok(UserTaxView {
        number: tx.tax_numbers().of_user(id)?,
        exemptions: tx.tax_exemptions().of_user(id)?.into_iter().map(shown).collect(),
    })
}
