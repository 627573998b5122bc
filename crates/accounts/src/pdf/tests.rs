//! Plain documents pass; those with active content do not, in any spelling.

use super::*;

fn with(objects: &str) -> Vec<u8> {
    format!("%PDF-1.7\n1 0 obj\n{objects}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n").into_bytes()
}

#[test]
fn plain_papers_pass() {
    for objects in [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Catalog /OpenAction [3 0 R /Fit] >>",
        "<< /Type /Page /Names [(JavaScript)] >>",
        "<< /Length 9 /Filter [ /ASCII85Decode /FlateDecode ] >>\nstream\nGhVa;\nendstream",
        "<< /Type /ObjStm /N 3 /First 20 /Filter /FlateDecode >>\nstream\nx\nendstream",
        "<< /Title (The <b>bold</b> and the /JSON of it) /N 3 >>",
        "<x:xmpmeta><rdf:RDF></rdf:RDF></x:xmpmeta>",
    ] {
        assert_eq!(check_pdf(&with(objects)), Ok(()), "{objects}");
    }
}

#[test]
fn what_acts_is_found_under_every_spelling() {
    for objects in [
        "<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>",
        "<< /S/JavaScript >>",
        "<< /S /J#61v#61Script >>",
        "<< /S /#4a#41#56#61Script /#4A#53 (x) >>",
        "<< /#4AS (x) >>",
        "<< /JS 7 0 R >>",
        "<< /JS\n<6170702e616c657274> >>",
        "<< /S /Launch /F (cmd.exe) >>",
        "<< /Type /EmbeddedFile >>",
        "<< /Names << /EmbeddedFiles 4 0 R >> >>",
        "<< /AcroForm << /XFA 5 0 R >> >>",
        "<< /S /SubmitForm >>",
        "<html><script>alert(1)</script></html>",
        "<SCRIPT\nsrc=x>",
        "% <svg/onload=alert(1)>",
    ] {
        assert_eq!(check_pdf(&with(objects)), Err(PdfFault::Active), "{objects}");
    }
}

#[test]
fn nothing_comes_before_or_after() {
    let plain = with("<< >>");
    assert_eq!(check_pdf(&[b"GIF89a", plain.as_slice()].concat()), Err(PdfFault::Damaged));
    assert_eq!(check_pdf(&[plain.as_slice(), b"<?php system($_GET[0]); ?>"].concat()), Err(PdfFault::Damaged));
    assert_eq!(check_pdf(&plain[..plain.len() - 7]), Err(PdfFault::Damaged));
    assert_eq!(check_pdf(&[plain.as_slice(), b"PK\x05\x06\0\0", b"%%EOF\n"].concat()), Err(PdfFault::Active));
    assert_eq!(check_pdf(&[plain.as_slice(), b" \r\n\0\0"].concat()), Ok(()));
    assert_eq!(check_pdf(&[plain.as_slice(), plain.as_slice()].concat()), Ok(()), "written in two goes");
}

#[test]
fn what_cannot_be_looked_into_is_not_taken() {
    assert_eq!(check_pdf(&with("<< /Encrypt 9 0 R >>")), Err(PdfFault::Protected));
    for dictionary in [
        "<< /Type /ObjStm /Filter /ASCIIHexDecode >>",
        "<< /N 1 /First 4 /Filter [/LZWDecode /FlateDecode] >>",
        "<< /Type /Obj#53tm /Filter /AHx >>",
        "<< /Type /ObjStm /DecodeParms << /Predictor 12 >> >>\nstream\nx\nendstream",
    ] {
        assert_eq!(check_pdf(&with(dictionary)), Err(PdfFault::Unclear), "{dictionary}");
    }
}

#[test]
fn streams_are_found_whatever_breaks_the_line() {
    let file = b"<< >> stream\r\none endstream << >> stream\ntwo endstream\nbloodstream three";
    let found: Vec<&[u8]> = packed_streams(file).collect();
    assert_eq!(found.len(), 2);
    assert!(found[0].starts_with(b"one") && found[1].starts_with(b"two"));
    assert_eq!(check_pdf_objects(b"1 0 << /S /Java#53cript >>"), Err(PdfFault::Active));
    assert_eq!(check_pdf_objects(b"1 0 << /S /GoTo >>"), Ok(()));
}

proptest::proptest! {
    #[test]
    fn no_bytes_confuse_it(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..400)) {
        let _any_verdict = (check_pdf(&bytes), check_pdf_objects(&bytes), packed_streams(&bytes).count());
    }
}
