//! Names in the scripts of the product's languages and their neighbours.

use std::io::Read as _;
use std::sync::Arc;
use tierway_kernel::Language;

use super::*;
use crate::pdf::fonts::Weight;

/// Names of companies, people and products.
const NAMES: [&str; 8] = [
    "深圳市星云电子科技有限公司",
    "台灣雲霧實業股份有限公司",
    "王小明",
    "陳怡君",
    "芒果冰沙一次性电子烟（五千口）",
    "บริษัท น้ำใจดี จำกัด",
    "สมชาย ตั้งอยู่ดีมีสุข",
    "หัวพอตรสองุ่นแช่เย็น",
];

/// The text of a file without its spaces and line breaks.
fn told(bytes: &[u8]) -> String {
    tierway_testkit::pdf::pages(bytes).concat().split_whitespace().collect()
}

#[track_caller]
fn assert_tells(bytes: &[u8], names: &[&str]) {
    let told = told(bytes);
    for name in names {
        let name: String = name.split_whitespace().collect();
        assert!(told.contains(&name), "{name} in {told}");
    }
    assert!(!told.contains(REPLACED), "{told}");
}

const REPLACED: char = '\u{fffd}';

fn asian_paper() -> TradeDocument {
    let mut paper = paper(NAMES[4..].iter().enumerate().map(|(number, name)| line(number, name)).collect());
    paper.company = NAMES[0].to_owned();
    paper.parties[0] =
        Party { heading: "From".to_owned(), name: NAMES[0].to_owned(), details: vec![NAMES[1].to_owned()] };
    paper.parties[1] =
        Party { heading: "Bill to".to_owned(), name: NAMES[2].to_owned(), details: vec![NAMES[5].to_owned()] };
    paper.parties.push(Party {
        heading: "Ship to".to_owned(),
        name: NAMES[6].to_owned(),
        details: vec![NAMES[3].to_owned()],
    });
    paper
}

#[test]
fn chinese_and_thai_names_can_be_read_on_papers_and_labels() {
    let paper = asian_paper();
    for titled in ["Invoice", "Delivery note", "Packing slip"] {
        let paper = TradeDocument { title: titled.to_owned(), priced: titled == "Invoice", ..paper.clone() };
        let bytes = KrillaRenderer.render(&paper).unwrap();
        assert_tells(&bytes, &NAMES);
        assert!(bytes.len() < 90_000, "only what is used of the fonts is inside: {} bytes", bytes.len());
    }
    let [from, to, _]: [Party; 3] = paper.parties.try_into().unwrap();
    let label = Label {
        language: Language::Th,
        number: "DLN-2026-000007".to_owned(),
        date: paper.date,
        company: paper.company,
        courier: None,
        from,
        to,
        facts: vec![("Shipping".to_owned(), NAMES[4].to_owned())],
    };
    assert_tells(&KrillaRenderer.render_label(&label).unwrap(), &[NAMES[0], NAMES[1], NAMES[2], NAMES[4], NAMES[5]]);
}

#[test]
fn names_are_drawn_with_glyphs_of_their_own() {
    let fonts = Fonts::load().unwrap();
    for weight in [Weight::Regular, Weight::Bold] {
        for name in NAMES.iter().chain(&["ばら カタカナ", "한국 전자담배", "ｆｕｌｌ　ｗｉｄｔｈ，１２３！"])
        {
            let shaped = fonts.shape(name, weight);
            let glyphs = shaped.runs.iter().flat_map(|run| &run.glyphs);
            assert!(glyphs.into_iter().all(|glyph| glyph.glyph_id.to_u32() != 0), "{name}");
        }
    }
    assert_eq!(fonts.missing(), Vec::<char>::new());
    let is_thicker = |text, weight| fonts.shape(text, weight).runs.iter().any(|run| run.thicker > 0.0);
    assert!(is_thicker("王", Weight::Bold) && !is_thicker("王", Weight::Regular) && !is_thicker("Wang", Weight::Bold));
}

/// What these bytes mean; a few places of the sets are empty or of private use.
fn sign(encoding: &'static encoding_rs::Encoding, bytes: [u8; 2]) -> Option<String> {
    let (text, _, is_wrong) = encoding.decode(&bytes);
    let is_private = text.chars().any(|sign| ('\u{e000}'..='\u{f8ff}').contains(&sign));
    (!is_wrong && !is_private).then(|| text.into_owned())
}

#[test]
fn every_sign_of_the_common_sets_is_known() {
    let fonts = Fonts::load().unwrap();
    let sets = [
        // GB 2312, both levels; Big5, level 1; hangul of KS X 1001; JIS X 0208, level 1.
        (encoding_rs::GBK, 0xb0..=0xf7, 0xa1..=0xfe),
        (encoding_rs::BIG5, 0xa4..=0xc5, 0x40..=0x7e),
        (encoding_rs::BIG5, 0xa4..=0xc5, 0xa1..=0xfe),
        (encoding_rs::EUC_KR, 0xb0..=0xc8, 0xa1..=0xfe),
        (encoding_rs::EUC_JP, 0xb0..=0xcf, 0xa1..=0xfe),
    ];
    let mut signs = 0;
    for (encoding, leads, trails) in sets {
        for lead in leads {
            let row = trails.clone().filter_map(|trail| sign(encoding, [lead, trail])).collect::<String>();
            signs += row.chars().count();
            fonts.shape(&row, Weight::Regular);
        }
    }
    assert!(signs > 17_000, "{signs} signs");
    assert_eq!(fonts.missing(), Vec::<char>::new());
}

#[test]
fn vowels_and_tones_of_thai_stand_on_their_letters() {
    let fonts = Fonts::load().unwrap();
    let width = |text| fonts.shape(text, Weight::Regular).width(10.0);
    for (text, letter) in [("กี่", "ก"), ("ผู้", "ผ"), ("น้", "น"), ("ป๊", "ป")] {
        assert!((width(text) - width(letter)).abs() < 0.01, "{text} is as wide as {letter}");
        assert_eq!(fonts.shape(&format!("漢{text}A"), Weight::Bold).runs.len(), 3, "{text} is of one font");
    }
    assert_eq!(fonts.shape("น้ำ", Weight::Regular).runs.len(), 1);
}

#[test]
fn what_only_steers_is_not_seen_and_what_is_decomposed_is_composed() {
    let fonts = Fonts::load().unwrap();
    let width = |text: &str| fonts.shape(text, Weight::Regular).width(10.0);
    for invisible in ["\u{ad}", "\u{200b}", "\u{202e}", "\u{2066}", "\u{fe00}", "\u{feff}", "\u{e0101}"] {
        assert!((width(&format!("漢{invisible}字")) - width("漢字")).abs() < 0.01, "{}", invisible.escape_unicode());
    }
    let shown =
        |text: &str| fonts.shape(text, Weight::Regular).runs.into_iter().map(|run| run.text).collect::<String>();
    assert_eq!(shown("\u{1112}\u{1161}\u{11ab} か\u{3099} e\u{301}"), "한 が é");
    assert_eq!(fonts.missing(), Vec::<char>::new());
}

#[test]
fn a_sign_that_no_font_has_is_replaced_and_named_once_in_the_log() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let log = tracing_subscriber::fmt().with_ansi(false).with_writer(Arc::new(file.reopen().unwrap())).finish();
    let names = ["Amulet \u{1f9ff} \u{1f9ff}", "Scarab \u{13000}", "Plain"];
    let paper = paper(names.iter().enumerate().map(|(number, name)| line(number, name)).collect());
    let bytes = tracing::subscriber::with_default(log, || KrillaRenderer.render(&paper)).unwrap();
    assert_eq!(told(&bytes).matches(REPLACED).count(), 3);
    let mut written = String::new();
    file.reopen().unwrap().read_to_string(&mut written).unwrap();
    assert_eq!(written.lines().count(), 1, "{written}");
    for part in ["WARN", "U+13000", "U+1F9FF", "Invoice INV-2026-000042"] {
        assert_eq!(written.matches(part).count(), 1, "{part} in {written}");
    }
}
