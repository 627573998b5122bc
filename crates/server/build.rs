//! How the program is linked.
//!
//! It holds some 440,000 addresses that the loader sets at each start. As a table of 24 bytes each they were 10 MB of the
//! file (debug), all of which was read then and stayed in memory; packed they are 84 kB. Loaders know the packed form since
//! glibc 2.36 (Debian 12, Ubuntu 22.10); where the machine that builds has an older one, the table stays.
//!
//! `start.ld` puts side by side what each start runs. Only for a release: elsewhere the time to link counts more.

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
