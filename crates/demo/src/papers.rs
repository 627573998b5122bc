//! Documents uploaded at registration: small, real PDF and PNG files, generated and marked as specimens.

use tierway_accounts::DocumentKind;
use tierway_application::accounts::Upload;
use tierway_kernel::Role;

use super::people::Person;
use super::pictures::{Emblem, Look, Palette, Shape, draw};

mod card;
mod pdf;

/// Edge of a shop photo in pixels.
const PHOTO: u32 = 240;

/// The documents required from the person's role, if any.
pub fn papers_of(person: &Person) -> Vec<Upload> {
    match person.role {
        Role::Dealer => [license(person), statement(person)].into_iter().chain(shop_photos(person)).collect(),
        Role::Agent | Role::SubAgent => identity(person).into_iter().chain([wallet(person)]).collect(),
        Role::Employee => identity(person).into_iter().chain([letter(person)]).collect(),
        _ => Vec::new(),
    }
}

fn sheet(kind: DocumentKind, file_name: &str, title: &str, lines: &[String]) -> Upload {
    Upload { kind, file_name: Some(file_name.to_owned()), bytes: pdf::page(title, lines) }
}

fn company(person: &Person) -> &'static str {
    person.company.unwrap_or("Sole trader")
}

/// A stable number for the person, so that their documents differ.
fn figure(person: &Person) -> usize {
    person.username.bytes().fold(2_166, |sum, byte| (sum * 31 + usize::from(byte)) % 899_981) + 100_003
}

fn license(person: &Person) -> Upload {
    let lines = [
        format!("Company: {}", company(person)),
        format!("Registered office: {}, {}, {}", person.street, person.zone, person.country),
        format!("Registration number: {}-{}", figure(person), figure(person) % 23),
        "Licensed for the retail sale of vaping devices and liquids.".to_owned(),
    ];
    sheet(DocumentKind::BusinessLicense, "business-license.pdf", "Business Licence", &lines)
}

fn statement(person: &Person) -> Upload {
    let balance = figure(person) % 40_000 + 8_000;
    let lines = [
        format!("Account holder: {}", company(person)),
        format!("Account ending in {:04}", figure(person) % 10_000),
        format!("Opening balance: {}.00", balance - 1_150),
        format!("Closing balance: {balance}.00"),
    ];
    sheet(DocumentKind::BankStatement, "bank-statement.pdf", "Statement of Account", &lines)
}

fn wallet(person: &Person) -> Upload {
    let lines = [
        format!("Wallet holder: {}", person.full_name()),
        format!("Wallet number: {:06}-{:04}", figure(person), figure(person) % 9_973),
        "The wallet is verified and can receive payouts.".to_owned(),
    ];
    sheet(DocumentKind::WalletProof, "wallet-proof.pdf", "Digital Wallet Confirmation", &lines)
}

fn letter(person: &Person) -> Upload {
    let post = person.post.map_or("employee", |post| post.applied_as);
    let lines = [
        format!("We confirm that {} is employed with us", person.full_name()),
        format!("in the position of {post}."),
        "Human Resources, Tarnvale Manufacturing Sdn. Bhd.".to_owned(),
    ];
    sheet(DocumentKind::EmploymentLetter, "employment-letter.pdf", "Letter of Employment", &lines)
}

fn identity(person: &Person) -> Option<Upload> {
    let bytes = card::identity(figure(person))?;
    Some(Upload { kind: DocumentKind::IdDocument, file_name: Some("id-card.png".to_owned()), bytes })
}

/// A dealer's window and counter.
fn shop_photos(person: &Person) -> Vec<Upload> {
    const COLOURS: [Palette; 5] = [Palette::Cobalt, Palette::Ember, Palette::Moss, Palette::Mango, Palette::Grape];
    let first = figure(person) % COLOURS.len();
    let photo = |(index, shape): (usize, Shape)| {
        let palette = COLOURS[(first + index) % COLOURS.len()];
        let bytes = draw(&Look { shape, palette, emblem: Emblem::Mark }, PHOTO)?;
        let file_name = Some(format!("shop-{}.png", index + 1));
        Some(Upload { kind: DocumentKind::ShopPhotos, file_name, bytes })
    };
    [Shape::Display, Shape::KitDuo].into_iter().enumerate().filter_map(photo).collect()
}

#[cfg(test)]
mod tests {
    use tierway_accounts::{DocumentMedia, check_documents};
    use tierway_adapters::CleanDocuments;
    use tierway_application::DocumentSanitizer as _;
    use tierway_application::accounts::check_uploads;

    use super::*;
    use crate::people::everybody;

    #[test]
    fn everybody_hands_in_what_their_role_needs_as_real_files() {
        for person in everybody() {
            let papers = papers_of(person);
            let kinds: Vec<_> = papers.iter().map(|paper| paper.kind).collect();
            assert_eq!(check_documents(person.role, &kinds), Ok(()), "{}", person.username);
            assert_eq!(check_uploads(&papers), Ok(()), "{}", person.username);
            for paper in &papers {
                let media = DocumentMedia::of(&paper.bytes).unwrap();
                assert!(CleanDocuments::default().clean(media, &paper.bytes).is_ok(), "{}", person.username);
            }
            assert!(papers.iter().all(|paper| paper.bytes.len() < 200_000), "{}", person.username);
        }
    }
}
