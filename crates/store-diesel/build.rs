//! Migrations are compiled in; a new or changed one must compile the crate again.
#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
