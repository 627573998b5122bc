//! Storing photos in private file storage. Runs outside transactions: files are stored before they are recorded, and
//! discarded if they are not.

use tierway_workforce::{IssuePhoto, NewIssuePhoto, check_photo, check_photo_count};

use crate::media::refused;
use crate::{Failure, FileArea, FileError, Services};

/// The form's field.
const FIELD: &str = "photos";

/// Re-encodes the photos and stores them under unguessable keys, all or none. Slow.
pub fn store_issue_photos(services: &Services, photos: &[Vec<u8>]) -> Result<Vec<NewIssuePhoto>, Failure> {
    let wrong = |error| Failure::Fields(vec![error]);
    check_photo_count(0, photos.len()).map_err(wrong)?;
    for photo in photos {
        check_photo(photo).map_err(wrong)?;
    }
    let mut drawn = Vec::with_capacity(photos.len());
    for photo in photos {
        let image = services.images.render(photo).map_err(|error| refused(FIELD, error))?;
        let (media, files) = (image.media, image.files);
        let largest = files.into_iter().find(|(key, _)| *key == media.key);
        let (_, bytes) = largest.ok_or_else(|| Failure::Outside("a picture without its largest size".to_owned()))?;
        drawn.push((media, bytes));
    }
    let mut kept = Vec::with_capacity(drawn.len());
    for (media, bytes) in drawn {
        let mut random = [0; 16];
        services.random.fill(&mut random);
        let storage_key = format!("issue-{:032x}.jpg", u128::from_be_bytes(random));
        if let Err(error) = services.files.put(FileArea::Private, &storage_key, &bytes) {
            discard_issue_photos(services, &kept);
            return Err(Failure::Storage(error.to_string()));
        }
        kept.push(NewIssuePhoto {
            storage_key,
            size: i64::try_from(bytes.len()).unwrap_or(i64::MAX),
            width: i64::from(media.width),
            height: i64::from(media.height),
        });
    }
    Ok(kept)
}

/// Removes photos that were not recorded.
pub fn discard_issue_photos(services: &Services, photos: &[NewIssuePhoto]) {
    for photo in photos {
        if let Err(error) = services.files.remove(FileArea::Private, &photo.storage_key) {
            tracing::warn!(%error, "a photo without an issue could not be removed");
        }
    }
}

/// The bytes of a recorded photo.
pub fn read_issue_photo(services: &Services, photo: &IssuePhoto) -> Result<Vec<u8>, Failure> {
    services.files.get(FileArea::Private, &photo.file.storage_key).map_err(|error| match error {
        FileError::Missing => Failure::NotFound("This photo"),
        other => Failure::Storage(other.to_string()),
    })
}
