//! PDF/A-3 files with an invoice inside.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use en16931::{examples, profiles};

use super::*;

fn invoice() -> Validated<En16931> {
    Validated::new(examples::for_profile(&profiles::EN16931).unwrap()).unwrap()
}

/// A hybrid of this paper, and the same twice.
fn hybrid(paper: &TradeDocument) -> Vec<u8> {
    let pdf = KrillaRenderer.render_factur_x(paper, &invoice()).unwrap();
    assert!(pdf == KrillaRenderer.render_factur_x(paper, &invoice()).unwrap(), "the same document, the same bytes");
    pdf
}

fn places(pdf: &[u8], part: &str) -> Vec<usize> {
    pdf.windows(part.len())
        .enumerate()
        .filter(|(_, window)| *window == part.as_bytes())
        .map(|(place, _)| place)
        .collect()
}

#[test]
fn the_pages_are_those_of_the_document_and_the_invoice_is_inside() {
    let paper = paper(lines(40));
    let pdf = hybrid(&paper);
    assert_eq!(tierway_testkit::pdf::pages(&pdf), pages(&paper));
    let xml = String::from_utf8(tierway_testkit::pdf::attachment(&pdf, "factur-x.xml")).unwrap();
    assert_eq!(xml, write(&invoice(), Syntax::Cii).xml);
    let said = String::from_utf8_lossy(&pdf);
    for part in [
        "<pdfaid:part>3</pdfaid:part>",
        "<pdfaid:conformance>B</pdfaid:conformance>",
        "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
        "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
        "/AFRelationship/Alternative",
        "/Subtype/text#2Fxml",
    ] {
        assert!(said.contains(part), "{part}");
    }
    for part in ["<pdfaExtension:schemas>", "</rdf:RDF>", "<pdfaSchema:prefix>fx</pdfaSchema:prefix>"] {
        assert_eq!(places(&pdf, part).len(), 1, "{part}");
    }
}

#[test]
fn every_object_is_where_the_table_says_and_the_metadata_are_as_long_as_they_say() {
    let pdf = hybrid(&paper(lines(3)));
    let number = |text: &[u8]| std::str::from_utf8(text).unwrap().trim().parse::<usize>().unwrap();
    let end = *places(&pdf, "startxref\n").last().unwrap() + 10;
    let table = number(&pdf[end..pdf.len() - "\n%%EOF".len()]);
    assert!(pdf[table..].starts_with(b"xref\n0 "));
    let header = table + pdf[table + 5..].iter().position(|byte| *byte == b'\n').unwrap() + 6;
    let count = number(&pdf[table + 7..header]);
    assert!(pdf[header + 20 * count..].starts_with(b"trailer"));
    for (object, entry) in
        pdf[header..header + 20 * count].chunks(20).enumerate().filter(|(_, entry)| entry[17] == b'n')
    {
        let place = number(&entry[..10]);
        assert!(pdf[place..].starts_with(format!("{object} 0 obj").as_bytes()), "object {object}");
    }
    let start = *places(&pdf, "<?xpacket begin").last().unwrap();
    let length = places(&pdf[..start], "/Length ").last().unwrap() + 8;
    let digits = pdf[length..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    assert!(pdf[start + number(&pdf[length..length + digits])..].starts_with(b"\nendstream"));
}

#[test]
fn logos_and_letters_of_all_kinds_may_last() {
    let mut jpeg = Vec::new();
    let picture = DynamicImage::ImageRgb8(RgbImage::from_pixel(8, 8, image::Rgb([20, 120, 220])));
    picture.write_with_encoder(JpegEncoder::new(&mut jpeg)).unwrap();
    let drawing =
        b"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path opacity=\".4\" d=\"M0 0h8v8z\"/></svg>";
    let nested = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">\
         <image width=\"8\" height=\"8\" href=\"data:image/jpeg;base64,{}\"/></svg>",
        STANDARD.encode(&jpeg)
    );
    for logo in [
        None,
        Some(Logo::Picture(jpeg)),
        Some(Logo::Drawing(drawing.to_vec())),
        Some(Logo::Drawing(nested.into_bytes())),
    ] {
        let mut paper = paper(vec![line(1, "芒果冰沙 หัวพอต Ω 😀 \u{10FFFF}")]);
        paper.logo = logo;
        hybrid(&paper);
    }
}

#[test]
fn a_file_of_another_form_is_not_changed() {
    for pdf in [&b""[..], b"startxref\n12\n%%EOF", b"xref\n0 1\nstartxref\n0\n%%EOF"] {
        let error = crate::pdf::factur_x::described(pdf).unwrap_err();
        assert_eq!(error, "the PDF file has another form than expected");
    }
}
