//! Slow or external preparations: pictures, documents, the password hash. Done before the transaction begins.

use std::collections::HashMap;

use tierway_accounts::NewDocument;
use tierway_application::accounts::{check_uploads, discard_uploads, store_uploads};
use tierway_application::media::Media;
use tierway_application::{Failure, Services};

use super::accounts::PASSWORD;
use super::papers::papers_of;
use super::people::everybody;
use super::products::store_pictures;

/// The props.
pub struct Props {
    /// Pictures of each product, in the order of the catalogue.
    pub images: Vec<Vec<Media>>,
    /// Kept documents of each person, by username.
    pub papers: HashMap<&'static str, Vec<NewDocument>>,
    /// The demo password's hash; one for all, as hashing is slow on purpose.
    pub password_hash: String,
}

impl Props {
    /// Draws and stores everything. `edge`: picture size in pixels.
    pub fn make(services: &Services, edge: u32) -> Result<Props, Failure> {
        let password_hash = services.hasher.hash(PASSWORD).map_err(Failure::Outside)?;
        let images = store_pictures(services, edge)?;
        let mut props = Props { images, papers: HashMap::new(), password_hash };
        for person in everybody() {
            let papers = papers_of(person);
            match check_uploads(&papers).and_then(|()| store_uploads(services, &papers)) {
                Ok(kept) => drop(props.papers.insert(person.username, kept)),
                Err(failure) => {
                    props.discard(services);
                    return Err(failure);
                }
            }
        }
        Ok(props)
    }

    /// Removes the documents if the transaction failed. Pictures stay: they are content-addressed.
    pub fn discard(&self, services: &Services) {
        self.papers.values().for_each(|papers| discard_uploads(services, papers));
    }
}
