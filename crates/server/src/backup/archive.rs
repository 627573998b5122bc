//! The archive: checksums are computed while writing, and verified while reading.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tar::{Builder, EntryType, Header};
use zstd::stream::{read::Decoder, write::Encoder};

use super::manifest::{FORMAT, Manifest, Part};
use crate::stop::Stop;

/// The last entry.
const MANIFEST: &str = "manifest.json";
/// Longest manifest.
const LONGEST_MANIFEST: u64 = 256 << 20;
/// Compression level: most of a backup is pictures, which do not compress.
const LEVEL: i32 = 3;

/// An archive being written to a temporary file; renamed when complete.
pub(super) struct Writer {
    tar: Builder<Encoder<'static, BufWriter<File>>>,
    parts: Vec<Part>,
    beside: PathBuf,
    path: PathBuf,
    is_whole: bool,
}

impl Writer {
    /// Starts one; fails if the target exists.
    pub(super) fn create(path: &Path) -> io::Result<Writer> {
        if fs::symlink_metadata(path).is_ok() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, "there is a file of this name already"));
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let beside = path.with_file_name(name);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        // It contains password hashes and documents.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&beside)?;
        // One left by an interrupted backup may have other permissions.
        #[cfg(unix)]
        file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
        let mut encoder = Encoder::new(BufWriter::new(file), LEVEL)?;
        encoder.include_checksum(true)?;
        let tar = Builder::new(encoder);
        Ok(Writer { tar, parts: Vec::new(), beside, path: path.to_owned(), is_whole: false })
    }

    /// Adds a file of this length under a name.
    pub(super) fn add(&mut self, name: &str, bytes: u64, content: impl Read) -> io::Result<()> {
        let mut summed = Summed::new(content);
        self.append(name, bytes, &mut summed)?;
        let (read, sha256) = summed.end();
        if read != bytes {
            return Err(io::Error::other(format!("{name} has {read} bytes, not {bytes}")));
        }
        self.parts.push(Part { name: name.to_owned(), bytes, sha256 });
        Ok(())
    }

    fn append(&mut self, name: &str, bytes: u64, content: impl Read) -> io::Result<()> {
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_mode(0o600);
        header.set_size(bytes);
        header.set_cksum();
        self.tar.append_data(&mut header, name, content)
    }

    /// What was added.
    pub(super) fn parts(&self) -> Vec<Part> {
        self.parts.clone()
    }

    /// Finishes it with its manifest and moves it into place.
    pub(super) fn finish(mut self, manifest: &Manifest) -> io::Result<()> {
        let text = serde_json::to_vec_pretty(manifest)?;
        self.append(MANIFEST, text.len() as u64, text.as_slice())?;
        self.tar.finish()?;
        let file = self.tar.get_mut();
        file.do_finish()?;
        file.get_mut().flush()?;
        file.get_mut().get_ref().sync_all()?;
        fs::rename(&self.beside, &self.path)?;
        self.is_whole = true;
        Ok(())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if !self.is_whole {
            // The original error is returned.
            let _left_over = fs::remove_file(&self.beside);
        }
    }
}

/// Computes length and checksum while reading.
struct Summed<R> {
    inner: R,
    hash: Sha256,
    bytes: u64,
}

impl<R: Read> Summed<R> {
    fn new(inner: R) -> Summed<R> {
        Summed { inner, hash: Sha256::new(), bytes: 0 }
    }

    /// Length and checksum of the data read.
    fn end(self) -> (u64, String) {
        let digits = self.hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        (self.bytes, digits)
    }
}

impl<R: Read> Read for Summed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.hash.update(&buffer[..count]);
        self.bytes += count as u64;
        Ok(count)
    }
}

/// Iterates over the entries of an archive.
fn each(path: &Path, mut work: impl FnMut(&str, &mut dyn Read) -> io::Result<()>) -> io::Result<()> {
    let mut tar = tar::Archive::new(Decoder::new(BufReader::new(File::open(path)?))?);
    for entry in tar.entries()? {
        let mut entry = entry?;
        let name = String::from_utf8(entry.path_bytes().into_owned()).map_err(io::Error::other)?;
        work(&name, &mut entry)?;
    }
    Ok(())
}

/// Verifies the whole archive against its manifest.
pub(super) fn verify(path: &Path) -> Result<Manifest, Stop> {
    let damaged = |reason: &dyn std::fmt::Display| {
        Stop::because(format!("{} is damaged or not a Tierway backup: {reason}.", path.display()))
    };
    let (mut parts, mut manifest) = (Vec::new(), None);
    let walked = each(path, |name, content| {
        if name == MANIFEST {
            let mut text = Vec::new();
            content.take(LONGEST_MANIFEST).read_to_end(&mut text)?;
            manifest = Some(serde_json::from_slice::<Manifest>(&text)?);
            return Ok(());
        }
        let mut summed = Summed::new(content);
        io::copy(&mut summed, &mut io::sink())?;
        let (bytes, sha256) = summed.end();
        parts.push(Part { name: name.to_owned(), bytes, sha256 });
        Ok(())
    });
    walked.map_err(|error| damaged(&error))?;
    let manifest = manifest.ok_or_else(|| damaged(&"it has no manifest"))?;
    if manifest.format != FORMAT {
        let format = manifest.format;
        return Err(Stop::because(format!("The backup has the format {format}, which this program does not read.")));
    }
    if manifest.parts != parts {
        return Err(damaged(&"its parts are not those of its manifest"));
    }
    Ok(manifest)
}

/// Passes every entry except the manifest to `work`, with the first folder of its name and the rest.
pub(super) fn unpack(path: &Path, mut work: impl FnMut(&str, &str, &mut dyn Read) -> io::Result<()>) -> io::Result<()> {
    each(path, |name, content| match name.split_once('/') {
        _ if name == MANIFEST => Ok(()),
        Some((folder, rest)) if is_plain(rest) => work(folder, rest, content),
        _ => Err(io::Error::other(format!("{name:?} is no entry of a backup"))),
    })
}

/// A flat name without path separators.
fn is_plain(name: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
    !name.is_empty() && !name.starts_with('.') && name.bytes().all(plain)
}
