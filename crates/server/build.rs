//! Linker options.
//!
//! The program has some 440,000 relocations that the loader applies at each start. At 24 bytes each they took 10 MB of
//! the file (debug), all read at start and kept in memory; packed (`DT_RELR`) they take 84 kB. Loaders support the
//! packed form since glibc 2.36 (Debian 12, Ubuntu 22.10); if the build machine has an older one, they stay unpacked.
//!
//! `start.ld` groups the code that runs at every start. Only for releases: elsewhere link time matters more.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |variable: &str, wanted: &str| std::env::var(variable).is_ok_and(|value| value == wanted);
    let built_for_glibc = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    if built_for_glibc && std::env::var("HOST") == std::env::var("TARGET") && glibc() >= Some((2, 36)) {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    println!("cargo:rerun-if-changed=start.ld");
    if is("CARGO_CFG_TARGET_OS", "linux") && is("PROFILE", "release") {
        let place = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
        println!("cargo:rustc-link-arg-bins=-T{place}/start.ld");
    }
}

/// The version of this machine's glibc.
fn glibc() -> Option<(u32, u32)> {
    let answer = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.split('.').next()?.parse().ok()?))
}
