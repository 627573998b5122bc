#![allow(clippy::unwrap_used, reason = "tests")]
use std::io::{Cursor, Write};

use tierway_application::sheets::Cell;
use tierway_kernel::Money;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::*;

/// All rows of a file with their numbers.
fn rows(bytes: &[u8]) -> Result<Vec<(u32, Vec<String>)>, SheetError> {
    let mut rows = Vec::new();
    OfficeSheets.read(bytes, &mut |row| {
        rows.push((row.number, row.cells));
        ControlFlow::Continue(())
    })?;
    Ok(rows)
}

fn cells(bytes: &[u8]) -> Vec<Vec<String>> {
    rows(bytes).unwrap().into_iter().map(|(_, cells)| cells).collect()
}

/// A workbook of these files.
fn archive(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A workbook whose sheet has this XML and whose table of texts is this.
fn workbook_with(sheet: &str, texts: Vec<u8>) -> Vec<u8> {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let package = "http://schemas.openxmlformats.org/package/2006/relationships";
    archive(&[
        (
            "_rels/.rels",
            format!(r#"<Relationships xmlns="{package}"><Relationship Id="rId1" Type="{relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>"#).into_bytes(),
        ),
        (
            "xl/workbook.xml",
            format!(r#"<workbook xmlns="{main}" xmlns:r="{relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>"#).into_bytes(),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            format!(r#"<Relationships xmlns="{package}"><Relationship Id="rId1" Type="{relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="{relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>"#).into_bytes(),
        ),
        ("xl/worksheets/sheet1.xml", format!(r#"<worksheet xmlns="{main}">{sheet}</worksheet>"#).into_bytes()),
        ("xl/sharedStrings.xml", texts),
    ])
}

fn workbook(sheet: &str) -> Vec<u8> {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    workbook_with(sheet, format!(r#"<sst xmlns="{main}"><si><t>shared</t></si></sst>"#).into_bytes())
}

fn written(format: SheetFormat, heading: &[&str], rows: &[Vec<Cell>]) -> Vec<u8> {
    let heading: Vec<String> = heading.iter().map(|&title| title.to_owned()).collect();
    let mut writer = OfficeSheets.write(format, &heading).unwrap();
    let mut bytes = writer.rows(rows).unwrap();
    bytes.extend(writer.finish().unwrap());
    bytes
}

#[test]
fn separators_are_found_out() {
    for text in ["a,b\n1,\"2;3\"\n", "a;b\n1;2;3\n", "a\tb\r\n1\t2\r\n", "a|b\n1|2", "sep=;\na;b\n1;2\n", "a\n1\n"] {
        let read = cells(text.as_bytes());
        assert_eq!((read[0][0].as_str(), read[1][0].as_str()), ("a", "1"), "{text}");
    }
    assert_eq!(cells(b"\"a,b,c\";d\n1;2\n")[0], ["a,b,c", "d"]);
}

#[test]
fn encodings_are_found_out() {
    let utf16 = |bytes: fn(u16) -> [u8; 2]| "Größe,b\n1,2\n".encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
    let little = utf16(u16::to_le_bytes);
    let samples = [
        "Größe,b\n1,2\n".as_bytes().to_vec(),
        [b"\xEF\xBB\xBF".as_slice(), "Größe,b\n1,2\n".as_bytes()].concat(),
        b"Gr\xF6\xDFe,b\n1,2\n".to_vec(),
        [b"\xFF\xFE".as_slice(), &little].concat(),
        [b"\xFE\xFF".as_slice(), &utf16(u16::to_be_bytes)].concat(),
        little,
    ];
    for sample in samples {
        assert_eq!(cells(&sample), [["Größe", "b"], ["1", "2"]], "{sample:?}");
    }
}

#[test]
fn rows_are_numbered_as_spreadsheets_show_them() {
    let text = "a,b\r\n\r\n1,\"two\r\nlines\"\r\n,\r\n3,4";
    let expected: Vec<(u32, Vec<String>)> = vec![
        (1, vec!["a".into(), "b".into()]),
        (3, vec!["1".into(), "two\r\nlines".into()]),
        (5, vec!["3".into(), "4".into()]),
    ];
    assert_eq!(rows(text.as_bytes()).unwrap(), expected);
}

#[test]
fn what_is_no_table_is_refused() {
    for bytes in [b"\x89PNG\r\n\x1a\n\0\0".as_slice(), b"%PDF-1.7 text", b"", b"  \n", b"a\0b,c\n"] {
        assert_eq!(rows(bytes), Err(SheetError::NotATable), "{bytes:?}");
    }
    assert_eq!(rows(b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), Err(SheetError::OldOrLocked));
    for bytes in [b"PK\x03\x04".to_vec(), archive(&[("a.txt", b"x".to_vec())]), workbook("<sheetData")] {
        assert_eq!(rows(&bytes), Err(SheetError::Damaged));
    }
    let whole = workbook("<sheetData/>");
    assert_eq!(rows(&whole[..whole.len() / 2]), Err(SheetError::Damaged));
}

#[test]
fn limits_hold() {
    assert_eq!(rows(&vec![b'a'; MOST_BYTES + 1]), Err(SheetError::TooLarge));
    let table = |rows: usize| format!("a\n{}", "1\n".repeat(rows));
    assert_eq!(rows(table(50_000).as_bytes()).unwrap().len(), 50_001);
    assert_eq!(rows(table(50_001).as_bytes()), Err(SheetError::TooManyRows));
    let wide = |columns: usize| vec!["x"; columns].join(",");
    assert_eq!(cells(wide(100).as_bytes())[0].len(), 100);
    assert_eq!(rows(wide(101).as_bytes()), Err(SheetError::TooManyColumns));
    assert_eq!(cells((wide(100) + &",".repeat(900)).as_bytes())[0].len(), 100, "empty cells at the end do not count");
    assert_eq!(rows(",".repeat(5_000_000).as_bytes()), Err(SheetError::TooManyColumns));
    let long = |letters: usize| format!("a\n{}\n", "ä".repeat(letters));
    assert!(rows(long(32_767).as_bytes()).is_ok());
    assert_eq!(rows(long(32_768).as_bytes()), Err(SheetError::CellTooLong(2)));
}

#[test]
fn a_reader_may_stop_early() {
    let mut seen = 0;
    OfficeSheets
        .read(b"a\n1\n2\n3\n", &mut |_| {
            seen += 1;
            if seen == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .unwrap();
    assert_eq!(seen, 2);
}

#[test]
fn cells_of_a_workbook_become_texts() {
    let sheet = concat!(
        r#"<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>in line</t></is></c></row>"#,
        r#"<row r="4"><c r="A4"><v>14.1</v></c><c r="B4"><v>0.30000000000000004</v></c><c r="C4" t="b"><v>1</v></c>"#,
        r#"<c r="D4" t="str"><f>A1&amp;"x"</f><v>sharedx</v></c><c r="E4"><f>1+1</f><v>2</v></c>"#,
        r#"<c r="F4" t="e"><v>#N/A</v></c><c r="G4"><v>4006381333931</v></c></row></sheetData>"#,
    );
    let read = rows(&workbook(sheet)).unwrap();
    assert_eq!(read[0], (1, vec!["shared".to_owned(), String::new(), "in line".to_owned()]));
    assert_eq!(read[1].0, 4);
    assert_eq!(read[1].1, ["14.1", "0.3", "yes", "sharedx", "2", "#N/A", "4006381333931"]);
}

#[test]
fn a_workbook_that_claims_a_billion_cells_costs_nothing() {
    let sheet = r#"<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row></sheetData>"#;
    assert_eq!(rows(&workbook(sheet)).unwrap(), [(1, vec!["1".to_owned()]), (1_048_576, vec!["2".to_owned()])]);
    let far = r#"<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>"#;
    assert_eq!(rows(&workbook(far)), Err(SheetError::TooManyColumns));
    let back =
        r#"<sheetData><row r="9"><c r="A9"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row></sheetData>"#;
    assert_eq!(rows(&workbook(back)), Err(SheetError::Damaged), "rows that go backwards are no table");
}

#[test]
fn workbooks_that_unpack_too_far_are_refused() {
    let zeros = workbook_with("<sheetData/>", vec![b' '; 65 * 1024 * 1024]);
    assert!(zeros.len() < 1024 * 1024);
    assert_eq!(rows(&zeros), Err(SheetError::UnpacksTooFar));
    let texts = "<si/>".repeat(5_100_000);
    assert_eq!(rows(&workbook_with("<sheetData/>", texts.into_bytes())), Err(SheetError::UnpacksTooFar));
    let styles = archive(&[("xl/styles.xml", vec![b' '; 5 * 1024 * 1024])]);
    assert_eq!(rows(&styles), Err(SheetError::UnpacksTooFar));
    let many: Vec<(String, Vec<u8>)> = (0..1001).map(|number| (format!("{number}.xml"), Vec::new())).collect();
    let many: Vec<(&str, Vec<u8>)> = many.iter().map(|(name, bytes)| (name.as_str(), bytes.clone())).collect();
    assert_eq!(rows(&archive(&many)), Err(SheetError::UnpacksTooFar));
}

#[test]
fn what_is_written_reads_back_in_both_formats() {
    let rows = vec![
        vec![Cell::Text("=cmd|' /C calc'!A0".into()), Cell::Money(Money::of(-1410)), Cell::Whole(7)],
        vec![Cell::Text("Größe, \"quoted\"\nline".into()), Cell::Empty, Cell::Measure("1.25".parse().unwrap())],
    ];
    let csv = written(SheetFormat::Csv, &["Name", "Price", "Other"], &rows);
    assert!(csv.starts_with(b"\xEF\xBB\xBFName,Price,Other\r\n'=cmd"));
    assert_eq!(cells(&csv)[1], ["'=cmd|' /C calc'!A0", "-14.10", "7"]);
    assert_eq!(cells(&csv)[2], ["Größe, \"quoted\"\nline", "", "1.25"]);
    let xlsx = written(SheetFormat::Xlsx, &["Name", "Price", "Other"], &rows);
    assert_eq!(cells(&xlsx)[0], ["Name", "Price", "Other"]);
    assert_eq!(cells(&xlsx)[1], ["'=cmd|' /C calc'!A0", "-14.1", "7"]);
    assert_eq!(cells(&xlsx)[2], ["Größe, \"quoted\"\nline", "", "1.25"]);
}

#[test]
fn a_table_without_rows_has_its_heading() {
    for format in [SheetFormat::Csv, SheetFormat::Xlsx] {
        let heading = ["A".to_owned(), "B".to_owned()];
        let bytes = OfficeSheets.write(format, &heading).unwrap().finish().unwrap();
        assert_eq!(cells(&bytes), [["A", "B"]]);
    }
}
