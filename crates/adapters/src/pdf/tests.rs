//! Contents of the files, read back from them.
#![allow(clippy::unwrap_used, reason = "tests")]

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, RgbImage};
use tierway_application::invoicing::{
    DocumentLine, DocumentTotal, Logo, Party, PickSheetLine, ReportDocument, ReportFigure,
};
use tierway_application::settings::Currency;
use tierway_kernel::{Language, Money};

use super::*;

mod scripts;

fn line(number: usize, name: &str) -> DocumentLine {
    DocumentLine {
        sku: format!("SKU-{number:04}"),
        name: name.to_owned(),
        unit: "Pack of 10".to_owned(),
        quantity: 1200,
        pieces: 12_000,
        price: Money::of(1399),
        total: Money::of(1_678_800),
    }
}

fn paper(lines: Vec<DocumentLine>) -> TradeDocument {
    let sum = |name: &str, cents, strong| DocumentTotal { name: name.to_owned(), amount: Money::of(cents), strong };
    let party = |heading: &str, name: &str, details: &[&str]| Party {
        heading: heading.to_owned(),
        name: name.to_owned(),
        details: details.iter().map(|detail| (*detail).to_owned()).collect(),
    };
    TradeDocument {
        language: Language::En,
        title: "Invoice".to_owned(),
        number: "INV-2026-000042".to_owned(),
        date: "2026-11-22".parse().unwrap(),
        company: "Lamps & Cups".to_owned(),
        currency: Currency::default(),
        logo: None,
        parties: vec![
            party("From", "Lamps & Cups", &["12 Jalan Ampang\n50450 Kuala Lumpur", "Tax no. MY-1234567"]),
            party("Bill to", "Lina Tan", &["1 Jalan Test"]),
        ],
        facts: vec![("Paid".to_owned(), "22 Nov 2026, Bank, TT 4711".to_owned())],
        lines,
        priced: true,
        sums: vec![sum("Goods", 5_036_400, false), sum("Total", 5_036_400, true), sum("Refunded", -1000, false)],
        notes: vec![("Bank details".to_owned(), "Maybank 5140 1234 5678".to_owned())],
        footer: "Lamps & Cups · Tax no. MY-1234567".to_owned(),
    }
}

fn lines(count: usize) -> Vec<DocumentLine> {
    (1..=count).map(|number| line(number, "Mango Ice, 5000 Puffs")).collect()
}

/// The text of each page.
fn pages(paper: &TradeDocument) -> Vec<String> {
    let bytes = KrillaRenderer.render(paper).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    tierway_testkit::pdf::pages(&bytes)
}

#[test]
fn a_report_has_its_totals_and_its_table_on_every_page() {
    let words = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<String>>();
    let row = |number: usize| {
        let name = format!("Dealer {number} with a long name that does not fit into one line of the first column");
        vec![name, "12".to_owned(), "340".to_owned(), "$1,234.50".to_owned(), "-12%".to_owned()]
    };
    let report = ReportDocument {
        language: Language::En,
        title: "Sales report".to_owned(),
        period: "16 Nov 2026 to 22 Nov 2026".to_owned(),
        date: "2026-11-22".parse().unwrap(),
        company: "Lamps & Cups".to_owned(),
        note: Some("Compared with 9 Nov 2026 to 15 Nov 2026.".to_owned()),
        figures: vec![ReportFigure {
            name: "Revenue".to_owned(),
            value: "$9,876.50".to_owned(),
            change: Some("+8%".to_owned()),
        }],
        columns: words(&["Buyer", "Orders", "Pieces", "Revenue", "Change in revenue"]),
        rows: (1..=60).map(row).collect(),
        total: Some(words(&["Total", "720", "20400", "$74,070.00", "+8%"])),
    };
    let bytes = KrillaRenderer.render_report(&report).unwrap();
    assert_eq!(bytes, KrillaRenderer.render_report(&report).unwrap(), "the same report, the same bytes");
    let pages = tierway_testkit::pdf::pages(&bytes);
    assert!(pages.len() > 1, "{}", pages.len());
    let first = ["Sales report", "16 Nov 2026", "Compared with", "REVENUE", "$9,876.50", "BUYER"];
    assert_follow(&pages[0], &first);
    assert!(pages[0].contains("Dealer 1 ") && pages[0].contains("-12%"), "{}", pages[0]);
    assert_follow(pages.last().unwrap(), &["Sales report, 16 Nov", "BUYER", "Dealer 60 ", "Total", "$74,070.00"]);
}

/// Whether the texts occur, one after the other.
#[track_caller]
fn assert_follow(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        rest = rest.split_once(part).unwrap_or_else(|| panic!("{part:?} does not follow in: {text}")).1;
    }
}

#[test]
fn a_short_paper_says_everything_on_one_page() {
    let pages = pages(&paper(lines(3)));
    assert_eq!(pages.len(), 1);
    let head = ["Lamps & Cups", "Invoice", "INV-2026-000042", "FROM", "12 Jalan Ampang", "50450 Kuala Lumpur"];
    assert_follow(&pages[0], &head);
    assert_follow(&pages[0], &["Tax no. MY-1234567", "BILL TO", "Lina Tan", "1 Jalan Test", "PAID", "TT 4711"]);
    assert_follow(&pages[0], &["ITEM", "UNIT", "QUANTITY", "PRICE", "AMOUNT", "SKU-0001", "SKU-0002", "SKU-0003"]);
    assert_follow(&pages[0], &["1,200", "$13.99", "$16,788.00", "Mango Ice, 5000 Puffs", "Pack of 10"]);
    assert_follow(&pages[0], &["Goods", "Total", "$50,364.00", "Refunded", "-$10.00"]);
    assert_follow(&pages[0], &["BANK DETAILS", "Maybank 5140 1234 5678", "Page 1 of 1"]);
    assert!(!pages[0].contains("PIECES"));
}

#[test]
fn two_hundred_lines_go_over_pages_with_the_heading_on_each() {
    let pages = pages(&paper(lines(200)));
    let count = pages.len();
    assert!(count > 5, "{count} pages");
    let mut seen = 0;
    for (place, text) in pages.iter().enumerate() {
        assert_follow(text, &["INV-2026-000042"]);
        assert!(text.contains(&format!("Page {} of {count}", place + 1)), "{text}");
        let rows = text.matches("SKU-").count();
        assert_eq!(text.contains("AMOUNT"), rows > 0, "a page has the heading when it has lines");
        for row in 1..=rows {
            assert!(text.contains(&format!("SKU-{:04}", seen + row)), "line {} is on page {}", seen + row, place + 1);
        }
        seen += rows;
    }
    assert_eq!(seen, 200);
    assert!(pages[count - 1].contains("Total") || pages[count - 2].contains("Total"), "the sums come last");
    assert!(!pages[0].contains("Total"));
}

#[test]
fn a_delivery_note_has_pieces_and_no_money() {
    let note = TradeDocument { priced: false, sums: Vec::new(), title: "Delivery note".to_owned(), ..paper(lines(2)) };
    let pages = pages(&note);
    assert_follow(&pages[0], &["Delivery note", "QUANTITY", "PIECES", "1,200", "12,000"]);
    assert!(!pages[0].contains('$') && !pages[0].contains("PRICE"), "{}", pages[0]);
}

#[test]
fn a_pick_sheet_goes_over_pages_before_the_slips_of_its_orders() {
    let line = |number: usize| PickSheetLine {
        location: format!("A-01-{number}-2"),
        sku: format!("SKU-{number:04}"),
        name: "Mango Ice".to_owned(),
        batch: "Batch L-7".to_owned(),
        target: "Box 1 · order #17".to_owned(),
        pieces: 1200,
        is_done: number.is_multiple_of(2),
    };
    let sheet = PickSheet {
        language: Language::En,
        title: "Pick sheet".to_owned(),
        number: "Wave #3".to_owned(),
        date: "2026-11-22".parse().unwrap(),
        company: "Lamps & Cups".to_owned(),
        facts: vec![("Picker".to_owned(), "Willi Wang".to_owned()), ("Orders".to_owned(), "2".to_owned())],
        lines: (1..=40).map(line).collect(),
        footer: "Lamps & Cups".to_owned(),
    };
    let slip = TradeDocument { priced: false, sums: Vec::new(), title: "Packing slip".to_owned(), ..paper(lines(2)) };
    let slips = [slip.clone(), TradeDocument { number: "Order #18".to_owned(), ..slip }];
    let bytes = KrillaRenderer.render_slips(&sheet, &slips).unwrap();
    assert_eq!(KrillaRenderer.render_slips(&sheet, &slips), Ok(bytes.clone()));
    let pages = tierway_testkit::pdf::pages(&bytes);
    let of_sheet = pages.len() - 2;
    assert!(of_sheet > 1, "{} pages", pages.len());
    assert_follow(&pages[0], &["Lamps & Cups", "Pick sheet", "Wave #3", "PICKER", "Willi Wang", "LOCATION", "PIECES"]);
    assert_follow(&pages[0], &["A-01-1-2", "Mango Ice", "SKU-0001", "Batch L-7", "Box 1 · order #17", "1,200"]);
    let all = pages[..of_sheet].join("");
    assert!((1..=40).all(|number| all.contains(&format!("A-01-{number}-2"))), "{all}");
    assert!(pages[of_sheet - 1].contains(&format!("Page {of_sheet} of {of_sheet}")));
    assert!(pages[of_sheet].contains("Packing slip") && pages[of_sheet].contains("Page 1 of 1"));
    assert!(pages[of_sheet + 1].contains("Order #18"));
}

#[test]
fn a_label_says_where_the_parcel_goes_and_carries_its_number() {
    let TradeDocument { parties, company, date, .. } = paper(Vec::new());
    let [from, to]: [Party; 2] = parties.try_into().unwrap();
    let facts = vec![("Parcel".to_owned(), "DLN-2026-000007".to_owned()), ("Order".to_owned(), "#17".to_owned())];
    let number = "DLN-2026-000007".to_owned();
    let label =
        Label { language: Language::En, number, date, company, courier: Some("Express".to_owned()), from, to, facts };
    let bytes = KrillaRenderer.render_label(&label).unwrap();
    assert_eq!(KrillaRenderer.render_label(&label), Ok(bytes.clone()));
    let pages = tierway_testkit::pdf::pages(&bytes);
    assert_eq!(pages.len(), 1);
    for part in ["Lamps & Cups", "EXPRESS", "12 Jalan Ampang", "Lina Tan", "1 Jalan Test", "DLN-2026-000007", "#17"] {
        assert!(pages[0].contains(part), "{part} in {}", pages[0]);
    }
    assert!(KrillaRenderer.render_label(&Label { number: "x".repeat(8000), ..label }).is_err());
}

#[test]
fn what_is_long_on_a_label_runs_over_neither_its_lines_nor_its_code() {
    let TradeDocument { parties, company, date, .. } = paper(Vec::new());
    let [from, to]: [Party; 2] = parties.try_into().unwrap();
    let long = |party: Party| Party { details: vec!["z ".repeat(900)], ..party };
    let label = Label {
        language: Language::En,
        number: "DLN-2026-000007".to_owned(),
        date,
        company,
        courier: None,
        from: long(Party { name: "Lamps & Cups Trading ".repeat(9), ..from }),
        to: long(to),
        facts: Vec::new(),
    };
    let sheet = label::lay_out(&Fonts::load().unwrap(), &label).unwrap();
    let fixed = sheet.marks.iter().filter_map(|mark| match mark {
        Mark::Code { y, .. } | Mark::Box { y, .. } => Some(*y),
        _ => None,
    });
    let fixed: Vec<f32> = fixed.collect();
    assert_eq!(fixed.len(), 4, "three lines and the code");
    for mark in &sheet.marks {
        let Mark::Text { y, size, .. } = mark else { continue };
        assert!(fixed.iter().all(|top| *top < y - size || y + size * 0.2 < *top), "a text at {y}, among {fixed:?}");
    }
}

#[test]
fn a_paper_without_lines_has_no_table() {
    let note = TradeDocument { priced: false, title: "Credit note".to_owned(), ..paper(Vec::new()) };
    let pages = pages(&note);
    assert_follow(&pages[0], &["Credit note", "TT 4711", "Goods", "Total", "$50,364.00", "BANK DETAILS"]);
    assert!(!pages[0].contains("ITEM") && !pages[0].contains("QUANTITY"), "{}", pages[0]);
}

#[test]
fn the_same_paper_is_the_same_bytes() {
    let paper = TradeDocument { logo: Some(Logo::Drawing(DRAWING.as_bytes().to_vec())), ..paper(lines(3)) };
    assert_eq!(KrillaRenderer.render(&paper), KrillaRenderer.render(&paper));
}

#[test]
fn fonts_are_inside_and_only_what_is_used_of_them() {
    let bytes = KrillaRenderer.render(&paper(lines(3))).unwrap();
    let count = |what: &[u8]| bytes.windows(what.len()).filter(|window| *window == what).count();
    assert_eq!(count(b"/FontFile2"), 2, "regular and bold");
    assert!(bytes.len() < 60_000, "{} bytes", bytes.len());
}

#[test]
fn strange_texts_are_wrapped_or_replaced() {
    let names = [
        "Ένα πολύ μακρύ όνομα προϊόντος με ελληνικούς χαρακτήρες που αναδιπλώνεται",
        "Жидкость «Мята» 30 мл",
        "น้ำยาบุหรี่ไฟฟ้ารสมะม่วงสุกหวานหอมขนาดสามสิบมิลลิลิตรสูตรพิเศษจากกรุงเทพมหานคร",
        "漢字 ばら 한글 🦀 עברית العربية e\u{301}\u{202e}",
        &"x".repeat(500),
        "",
        "\u{0}\t\r\n \u{7f}",
    ];
    let mut paper = paper(names.iter().enumerate().map(|(number, name)| line(number, name)).collect());
    paper.footer = "y".repeat(1000);
    paper.notes = vec![("Note".to_owned(), "z ".repeat(9000))];
    paper.parties[1].name = "q".repeat(300);
    let text = pages(&paper).join("\n");
    assert!(text.contains("Жидкость «Мята» 30 мл") && text.contains("Ένα πολύ μακρύ όνομα"), "{text}");
    assert!(text.contains('\u{fffd}') && !text.contains('ע'), "what no font knows is replaced");
    assert!(["漢字", "ばら", "한글"].iter().all(|part| text.contains(part)), "{text}");
    for number in 0..names.len() {
        assert!(text.contains(&format!("SKU-{number:04}")));
    }
    assert_eq!(text.matches('z').count(), 9000);
}

const DRAWING: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><defs><linearGradient id="g">
<stop offset="0" stop-color="#2563eb"/><stop offset="1" stop-color="#7c3aed"/></linearGradient></defs>
<rect width="60" height="60" rx="12" fill="url(#g)"/><text x="72" y="42" font-size="34">Lamps</text></svg>"##;

#[test]
fn logos_stand_in_place_of_the_name() {
    let mut picture = Vec::new();
    let pixels = DynamicImage::from(RgbImage::new(40, 20));
    pixels.write_with_encoder(JpegEncoder::new(&mut picture)).unwrap();
    let mut transparent = std::io::Cursor::new(Vec::new());
    DynamicImage::new_rgba8(40, 20).write_to(&mut transparent, image::ImageFormat::Png).unwrap();
    for (logo, mark) in [
        (Logo::Picture(picture), &b"/DCTDecode"[..]),
        (Logo::Picture(transparent.into_inner()), &b"/SMask"[..]),
        (Logo::Drawing(DRAWING.as_bytes().to_vec()), &b"/ShadingType"[..]),
    ] {
        let with = TradeDocument { logo: Some(logo), ..paper(lines(1)) };
        let bytes = KrillaRenderer.render(&with).unwrap();
        assert!(bytes.windows(mark.len()).any(|window| window == mark), "the logo is in the file");
        assert_eq!(pages(&with)[0].matches("Lamps & Cups").count(), 2, "party and foot, but not the head");
    }
}

#[test]
fn a_logo_that_cannot_be_read_leaves_the_name() {
    let picture = b"\xff\xd8 not a picture".to_vec();
    let outside =
        br#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><image href="file:///etc/hostname"/></svg>"#;
    for logo in [Logo::Picture(picture), Logo::Drawing(b"<svg".to_vec()), Logo::Drawing(outside.to_vec())] {
        let pages = pages(&TradeDocument { logo: Some(logo), ..paper(lines(1)) });
        assert_eq!(pages[0].matches("Lamps & Cups").count(), 3);
    }
}
