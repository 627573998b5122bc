//! Storing documents in private file storage. Runs outside transactions: files are stored before the account, and
//! discarded if it is not stored.

use tierway_accounts::{
    Document, DocumentKind, DocumentMedia, NewDocument, UploadError, check_upload, check_upload_count, safe_file_name,
};

use crate::{Failure, FileArea, FileError, Services};

/// A document as it came in.
#[derive(Clone)]
pub struct Upload {
    /// Which form field it came under.
    pub kind: DocumentKind,
    /// The name it had, if any.
    pub file_name: Option<String>,
    /// The content.
    pub bytes: Vec<u8>,
}

/// Checks number, size and first bytes of all of them before anything else is done with them.
pub fn check_uploads(uploads: &[Upload]) -> Result<(), Failure> {
    let kinds: Vec<DocumentKind> = uploads.iter().map(|upload| upload.kind).collect();
    let counted = check_upload_count(&kinds).map_err(|error| (DocumentKind::ShopPhotos, error));
    let checked = uploads.iter().map(|upload| match check_upload(upload.kind, &upload.bytes) {
        Ok(_) => Ok(()),
        Err(error) => Err((upload.kind, error)),
    });
    let mut faults = Vec::new();
    for (kind, error) in std::iter::once(counted).chain(checked).filter_map(Result::err) {
        match Failure::upload(kind.as_str(), error) {
            Failure::Fields(fields) => faults.extend(fields),
            too_large => return Err(too_large),
        }
    }
    faults.dedup();
    Failure::unless_none(faults)
}

/// Stores sanitized copies of the documents under unguessable keys, all or none. Errors name the form field.
pub fn store_uploads(services: &Services, uploads: &[Upload]) -> Result<Vec<NewDocument>, Failure> {
    let mut clean = Vec::with_capacity(uploads.len());
    for upload in uploads {
        clean.push(clean_copy(services, upload).map_err(|error| Failure::upload(upload.kind.as_str(), error))?);
    }
    let mut kept = Vec::with_capacity(uploads.len());
    for (upload, (media, bytes)) in uploads.iter().zip(clean) {
        match keep(services, upload, media, &bytes) {
            Ok(document) => kept.push(document),
            Err(failure) => {
                discard_uploads(services, &kept);
                return Err(failure);
            }
        }
    }
    Ok(kept)
}

/// The same for one document that is uploaded by itself, under the form field `file`.
pub fn store_document(services: &Services, upload: &Upload) -> Result<NewDocument, Failure> {
    let (media, bytes) = clean_copy(services, upload).map_err(|error| Failure::upload("file", error))?;
    keep(services, upload, media, &bytes)
}

/// Removes documents whose account was not stored.
pub fn discard_uploads(services: &Services, documents: &[NewDocument]) {
    for document in documents {
        if let Err(error) = services.files.remove(FileArea::Private, &document.storage_key) {
            tracing::warn!(%error, "a document without an account could not be removed");
        }
    }
}

/// The bytes of a recorded document.
pub fn read_document(services: &Services, document: &Document) -> Result<Vec<u8>, Failure> {
    services.files.get(FileArea::Private, &document.storage_key).map_err(|error| match error {
        FileError::Missing => Failure::NotFound("This document"),
        other => Failure::Storage(other.to_string()),
    })
}

/// The stored part of an upload.
fn clean_copy(services: &Services, upload: &Upload) -> Result<(DocumentMedia, Vec<u8>), UploadError> {
    let media = check_upload(upload.kind, &upload.bytes)?;
    Ok((media, services.sanitizer.clean(media, &upload.bytes)?))
}

fn keep(services: &Services, upload: &Upload, media: DocumentMedia, bytes: &[u8]) -> Result<NewDocument, Failure> {
    let mut random = [0; 16];
    services.random.fill(&mut random);
    let storage_key = format!("doc-{:032x}.{}", u128::from_be_bytes(random), media.ending());
    services.files.put(FileArea::Private, &storage_key, bytes).map_err(|error| Failure::Storage(error.to_string()))?;
    Ok(NewDocument {
        kind: upload.kind,
        file_name: safe_file_name(upload.file_name.as_deref(), upload.kind, media),
        media_type: media.as_str().to_owned(),
        size: i64::try_from(bytes.len()).unwrap_or(i64::MAX),
        storage_key,
        expires_on: None,
    })
}
