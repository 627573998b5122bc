//! The parties of a document.

use tierway_accounts::User;
use tierway_kernel::{Language, message};
use tierway_orders::{Order, OrderTaxes, ReliefKind};

use super::Party;
use crate::settings::Settings;

/// The side that sells.
pub(crate) struct Seller {
    /// Its name, on every page.
    pub(crate) name: String,
    /// As shown on the document.
    pub(crate) party: Party,
    /// Payees with a payable balance.
    pub(crate) bank: Option<String>,
    /// The line at the foot of every page.
    pub(crate) footer: String,
}

fn filled(text: Option<&String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Zone and country in one line.
fn place(user: &User) -> Option<String> {
    let parts: Vec<String> =
        [filled(user.profile.zone.as_ref()), filled(user.profile.country.as_ref())].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The dealer in whose store it was sold, else the company.
pub(crate) fn seller(settings: &Settings, store: Option<&User>, language: Language) -> Seller {
    let heading = message!("From").render(language);
    let party = |name: &str, details: Vec<String>| Party { heading, name: name.to_owned(), details };
    let footer = |name: &str, rest: Option<String>| match rest {
        Some(rest) => format!("{name} · {rest}"),
        None => name.to_owned(),
    };
    match store {
        Some(dealer) => {
            let name = dealer.store_name();
            let code = filled(dealer.profile.dealer_code.as_ref());
            let code = code.map(|code| message!("Dealer no. {code}", code).render(language));
            let details = [
                filled(dealer.profile.company_address.as_ref()),
                place(dealer),
                filled(dealer.profile.phone.as_ref()),
                Some(dealer.email.clone()),
                code.clone(),
            ];
            Seller {
                party: party(&name, details.into_iter().flatten().collect()),
                bank: None,
                footer: footer(&name, code),
                name,
            }
        }
        None => {
            let company = &settings.company;
            let tax = company.tax_number.as_ref();
            let tax = tax.map(|number| message!("Tax no. {number}", number).render(language));
            let details = [company.address.clone(), company.phone.clone(), company.email.clone(), tax.clone()];
            let name = settings.company_name.clone();
            Seller {
                party: party(&name, details.into_iter().flatten().collect()),
                bank: company.bank_details.clone(),
                footer: footer(&name, tax),
                name,
            }
        }
    }
}

/// The buyer with the tax number by which they account for the tax themselves.
pub(super) fn taxed_buyer(order: &Order, user: Option<&User>, taxes: &OrderTaxes, language: Language) -> Party {
    let mut party = buyer(order, user, language);
    let number = taxes.relief.as_ref().filter(|relief| relief.kind == ReliefKind::ReverseCharge);
    let number = number.map(|relief| relief.reference.clone());
    party.details.extend(number.map(|number| message!("Tax no. {number}", number).render(language)));
    party
}

/// The buyer, by the name on the order and the company of the profile.
pub(super) fn buyer(order: &Order, user: Option<&User>, language: Language) -> Party {
    let details = user.map(|user| {
        let profile = &user.profile;
        [filled(profile.company_name.as_ref()), filled(profile.company_address.as_ref()), place(user)]
    });
    Party {
        heading: message!("Bill to").render(language),
        name: order.customer_name.clone(),
        details: details.into_iter().flatten().flatten().collect(),
    }
}

/// The delivery address, if the order has one; its first line is the recipient.
pub(super) fn recipient(order: &Order, language: Language) -> Option<Party> {
    let address = filled(order.shipping.address.as_ref())?;
    let (name, rest) = match address.split_once('\n') {
        Some((first, rest)) => (first.to_owned(), vec![rest.to_owned()]),
        None => (order.customer_name.clone(), vec![address]),
    };
    Some(Party { heading: message!("Ship to").render(language), name, details: rest })
}
