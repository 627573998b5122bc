//! Extracts PDF text with Poppler's `pdftotext`.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The text of each page, lines in the order in which they stand in the file.
pub fn pages(bytes: &[u8]) -> Vec<String> {
    let program = Command::new("pdftotext")
        .args(["-raw", "-enc", "UTF-8", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("pdftotext is missing: install Debian's poppler-utils");
    let mut input = program.stdin.as_ref().expect("a pipe");
    input.write_all(bytes).expect("pdftotext takes the whole file before it writes");
    let done = program.wait_with_output().expect("pdftotext ends");
    assert!(done.status.success(), "pdftotext cannot read the file");
    let text = String::from_utf8(done.stdout).expect("UTF-8 was asked for");
    let mut pages: Vec<String> = text.split('\u{c}').map(str::to_owned).collect();
    // A form feed ends each page, the last one too.
    pages.pop();
    pages
}
