//! Which roles are open, their documents, and the sentences of refusals.

use tierway_kernel::{FieldError, Role};

use super::DEALER;
use crate::DocumentKind;
use crate::registration::{RegistrationError, check_documents, open_for_registration};

#[test]
fn nobody_registers_as_admin_or_warehouse_staff() {
    let open: Vec<Role> = Role::ALL.into_iter().filter(|role| open_for_registration(*role)).collect();
    use Role::{Agent, Customer, Dealer, Employee, Manufacturer, SubAgent, Wholesaler};
    assert_eq!(open, [Manufacturer, Wholesaler, Dealer, Agent, SubAgent, Customer, Employee]);
}

#[test]
fn documents_are_asked_for_in_the_specifications_words() {
    use DocumentKind::{BankStatement, BusinessLicense, IdDocument, ShopPhotos, WalletProof};
    let agent = "Please provide both ID Document and Wallet Proof";
    let dealers = [BusinessLicense, BankStatement, ShopPhotos];
    for missing in dealers {
        let rest: Vec<_> = dealers.into_iter().filter(|kind| *kind != missing).collect();
        let refused = check_documents(Role::Dealer, &rest);
        assert_eq!(refused, Err(RegistrationError::DocumentsMissing(DEALER)), "{missing:?}");
    }
    for role in [Role::Agent, Role::SubAgent] {
        for present in [&[][..], &[IdDocument], &[WalletProof]] {
            assert_eq!(check_documents(role, present), Err(RegistrationError::DocumentsMissing(agent)));
        }
        assert_eq!(check_documents(role, &[WalletProof, IdDocument]), Ok(()));
    }
    assert_eq!(check_documents(Role::Dealer, &[ShopPhotos, BusinessLicense, ShopPhotos, BankStatement]), Ok(()));
    for role in [Role::Admin, Role::Manufacturer, Role::Wholesaler, Role::Customer, Role::Employee] {
        assert_eq!(check_documents(role, &[]), Ok(()), "{role} is taken without documents");
    }
    assert_eq!(RegistrationError::DocumentsMissing(agent).to_string(), agent);
}

#[test]
fn refusals_read_as_the_specification_words_them() {
    let admin = "An admin account already exists. Only ONE admin account is allowed per system.";
    assert_eq!(RegistrationError::AdminExists.to_string(), admin);
    let fields = RegistrationError::Fields(vec![FieldError::new("a", "First."), FieldError::new("b", "Second.")]);
    assert_eq!(fields.to_string(), "First.");
}
