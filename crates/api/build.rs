//! Says when the embedded front end changed. A debug build reads it from the directory and embeds nothing.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../frontend/dist");
    }
}
