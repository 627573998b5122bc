//! A one-page PDF with a title and a few lines, written by hand: the format needs no library for that.

use std::fmt::Write as _;

/// The page as a file. Letters outside Latin-1 become their plain neighbours.
pub fn page(title: &str, lines: &[String]) -> Vec<u8> {
    let mut text = format!("BT /F1 22 Tf 64 760 Td ({}) Tj ET\n", escaped(title));
    for (index, line) in lines.iter().enumerate() {
        let height = 712 - 22 * index;
        let _infallible = writeln!(text, "BT /F1 12 Tf 64 {height} Td ({}) Tj ET", escaped(line));
    }
    text.push_str("0.6 g BT /F1 10 Tf 64 64 Td (Specimen for demonstration) Tj ET\n");
    assemble(&[
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R \
         /Resources << /Font << /F1 5 0 R >> >> >>"
            .to_owned(),
        format!("<< /Length {} >>\nstream\n{text}endstream", text.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
    ])
}

/// Numbers the objects and adds the table that says where each begins.
fn assemble(objects: &[String]) -> Vec<u8> {
    let mut file = "%PDF-1.4\n".to_owned();
    let mut table = String::new();
    for (index, object) in objects.iter().enumerate() {
        let _infallible = writeln!(table, "{:010} 00000 n ", file.len());
        let _infallible = write!(file, "{} 0 obj\n{object}\nendobj\n", index + 1);
    }
    let (size, start) = (objects.len() + 1, file.len());
    let _infallible = write!(
        file,
        "xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
    );
    file.into_bytes()
}

/// The text inside a PDF string: brackets escaped, Latin-1 letters as octal, others made plain.
fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut out, letter| {
        match letter {
            '(' | ')' | '\\' => out.extend(['\\', letter]),
            ' '..='~' => out.push(letter),
            '\u{a0}'..='\u{ff}' => {
                let _infallible = write!(out, "\\{:03o}", u32::from(letter));
            }
            _ => out.push(plain(letter)),
        }
        out
    })
}

/// The nearest plain letter of the few names that need one.
fn plain(letter: char) -> char {
    match letter {
        'ń' => 'n',
        'ủ' => 'u',
        'ầ' | 'ạ' | 'ằ' | 'ẵ' => 'a',
        'Đ' => 'D',
        'đ' => 'd',
        'ễ' | 'ế' => 'e',
        'ợ' => 'o',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_points_at_the_objects() {
        let file = String::from_utf8(page("Title (new)", &["Grüße aus Đà Nẵng".to_owned()])).unwrap();
        assert!(file.contains("(Title \\(new\\))") && file.contains("Gr\\374\\337e aus D\\340 Nang"));
        let start: usize = file.rsplit("startxref\n").next().unwrap().lines().next().unwrap().parse().unwrap();
        assert!(file[start..].starts_with("xref\n0 6\n"));
        for (index, entry) in file[start..].lines().skip(3).take(5).enumerate() {
            let offset: usize = entry[..10].parse().unwrap();
            assert!(file[offset..].starts_with(&format!("{} 0 obj", index + 1)));
        }
    }
}
