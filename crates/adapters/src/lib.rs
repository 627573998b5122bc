//! Outside things behind the ports of `application`: the clock, randomness, password hashing, files, pictures and QR
//! codes. Each adapter is one file.
//!
//! What does not live here: databases (store-diesel), HTTP (api), and any decision about who may do what.

mod clock;
mod files;
mod hasher;
mod pictures;
mod qr;
mod random;

pub use clock::SystemClock;
pub use files::LocalFiles;
pub use hasher::Argon2Hasher;
pub use pictures::Pictures;
pub use qr::QrCodes;
pub use random::OsRandom;
