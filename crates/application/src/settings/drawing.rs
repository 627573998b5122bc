//! SVG logos, checked against an allow-list: only listed elements and namespaces, no scripts, no event handlers, no
//! external styles, and no references except to parts of the drawing or embedded pictures. Anything else is rejected,
//! not repaired, so that the stored file is exactly what was checked.

use quick_xml::XmlVersion;
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesStart, Event};
use quick_xml::name::{Namespace, ResolveResult};
use quick_xml::reader::NsReader;
use tierway_kernel::Sentence;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Metadata of drawing programs; ignored by browsers.
const NOTES: &[&str] = &[
    "http://creativecommons.org/ns#",
    "http://purl.org/dc/elements/1.1/",
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "http://web.resource.org/cc/",
    "http://www.inkscape.org/namespaces/inkscape",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
];

/// Elements that only draw or describe, and filters (`fe…`).
const ELEMENTS: &[&str] = &[
    "circle",
    "clipPath",
    "defs",
    "desc",
    "ellipse",
    "filter",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "metadata",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "style",
    "svg",
    "switch",
    "symbol",
    "text",
    "textPath",
    "title",
    "tspan",
    "use",
];

/// Words in a style that load something or hide that they do.
const LOADING: &[&str] = &["@import", "\\", "image-set", "src(", "javascript:", "//"];

/// Allowed embedded pictures.
const EMBEDDED: &[&str] = &["data:image/png;", "data:image/jpeg;", "data:image/gif;", "data:image/webp;"];

/// Deepest nesting.
const DEEPEST: usize = 200;

/// Why a drawing is refused.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum DrawingError {
    /// Not an SVG, or not a readable one.
    #[error("Please select an image file.")]
    NotADrawing,
    /// Something in it could act or load.
    #[error("This SVG contains {0}, which is not allowed in a logo. Please save it as plain SVG.")]
    Acts(String),
}

fn acts(what: impl Into<String>) -> DrawingError {
    DrawingError::Acts(what.into())
}

/// Whether bytes look like markup, to be checked by [`check_drawing`].
pub fn is_markup(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    bytes.trim_ascii_start().starts_with(b"<")
}

/// Passes when the bytes are an SVG that only draws.
pub fn check_drawing(bytes: &[u8]) -> Result<(), DrawingError> {
    let text = std::str::from_utf8(bytes).map_err(|_| DrawingError::NotADrawing)?;
    let mut reader = NsReader::from_str(text);
    reader.config_mut().check_comments = true;
    let mut drawing = Drawing::default();
    loop {
        let (namespace, event) = reader.read_resolved_event().map_err(|_| DrawingError::NotADrawing)?;
        match event {
            Event::Start(element) => drawing.open(&namespace, &element, true)?,
            Event::Empty(element) => drawing.open(&namespace, &element, false)?,
            Event::End(_) => drawing.close()?,
            Event::Text(part) => drawing.text(&part)?,
            Event::CData(part) => drawing.text(&part)?,
            Event::GeneralRef(name) => drawing.reference(&name)?,
            Event::DocType(_) => return Err(acts("a document type")),
            Event::PI(_) => return Err(acts("a processing instruction")),
            Event::Decl(declaration) => check_encoding(&declaration)?,
            Event::Comment(_) => {}
            Event::Eof => return drawing.end(),
        }
    }
}

/// The text was read as UTF-8; a browser must read the same.
fn check_encoding(declaration: &quick_xml::events::BytesDecl<'_>) -> Result<(), DrawingError> {
    match declaration.encoding() {
        None => Ok(()),
        Some(Ok(name)) if name.eq_ignore_ascii_case(b"utf-8") => Ok(()),
        Some(_) => Err(DrawingError::NotADrawing),
    }
}

/// Bytes read so far.
#[derive(Default)]
struct Drawing {
    depth: usize,
    has_root: bool,
    /// The text of the style element that is open: comments do not part it, so it is judged as a whole.
    style: Option<String>,
}

impl Drawing {
    fn open(
        &mut self,
        namespace: &ResolveResult<'_>,
        element: &BytesStart<'_>,
        stays_open: bool,
    ) -> Result<(), DrawingError> {
        let local = element.local_name();
        let name = name_of(local.as_ref())?;
        let draws = *namespace == ResolveResult::Bound(Namespace(SVG.as_bytes()));
        if self.depth == 0 && (self.has_root || !draws || name != "svg") {
            return Err(DrawingError::NotADrawing);
        }
        let notes = NOTES.iter().any(|known| *namespace == ResolveResult::Bound(Namespace(known.as_bytes())));
        let filter = name.starts_with("fe") && name != "feImage";
        if !notes && !(draws && (filter || ELEMENTS.contains(&name))) || self.style.is_some() {
            return Err(acts(format!("the element “{name}”")));
        }
        for attribute in element.attributes() {
            check_attribute(draws, &attribute.map_err(|_| DrawingError::NotADrawing)?)?;
        }
        self.has_root = true;
        if stays_open {
            self.depth += 1;
            self.style = (draws && name == "style").then(String::new);
        }
        if self.depth > DEEPEST { Err(DrawingError::NotADrawing) } else { Ok(()) }
    }

    fn close(&mut self) -> Result<(), DrawingError> {
        self.depth = self.depth.saturating_sub(1);
        self.style.take().map_or(Ok(()), |style| check_style(&style))
    }

    fn text(&mut self, part: &[u8]) -> Result<(), DrawingError> {
        let part = std::str::from_utf8(part).map_err(|_| DrawingError::NotADrawing)?;
        if self.depth == 0 && !part.trim_start_matches('\u{feff}').trim().is_empty() {
            return Err(DrawingError::NotADrawing);
        }
        if let Some(style) = &mut self.style {
            style.push_str(part);
        }
        Ok(())
    }

    /// `&amp;` and its like. A style needs none, so that nothing hides behind one.
    fn reference(&self, name: &[u8]) -> Result<(), DrawingError> {
        let plain = name.starts_with(b"#") || [&b"lt"[..], b"gt", b"amp", b"quot", b"apos"].contains(&name);
        if plain && self.style.is_none() && self.depth > 0 { Ok(()) } else { Err(acts("an entity")) }
    }

    fn end(&self) -> Result<(), DrawingError> {
        if self.has_root && self.depth == 0 { Ok(()) } else { Err(DrawingError::NotADrawing) }
    }
}

fn name_of(bytes: &[u8]) -> Result<&str, DrawingError> {
    std::str::from_utf8(bytes).map_err(|_| DrawingError::NotADrawing)
}

fn check_attribute(draws: bool, attribute: &Attribute<'_>) -> Result<(), DrawingError> {
    // A namespace shows in the elements that are in it.
    if attribute.key.as_namespace_binding().is_some() {
        return Ok(());
    }
    let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|_| acts("an entity"))?;
    let local = attribute.key.local_name();
    let name = name_of(local.as_ref())?.to_ascii_lowercase();
    match name.as_str() {
        handler if handler.starts_with("on") => Err(acts(format!("the handler “{handler}”"))),
        "href" | "src" => check_address(&value),
        "base" => Err(acts("a base address")),
        "style" => check_style(&value),
        _ if draws && attribute.key.prefix().is_none() => check_references(&value),
        _ => Ok(()),
    }
}

fn check_address(value: &str) -> Result<(), DrawingError> {
    let value = value.trim();
    let inside = value.starts_with('#') || EMBEDDED.iter().any(|kind| value.starts_with(kind));
    if inside || value.is_empty() { Ok(()) } else { Err(acts("a link to another place")) }
}

fn check_style(style: &str) -> Result<(), DrawingError> {
    let lower = style.to_ascii_lowercase();
    match LOADING.iter().find(|word| lower.contains(**word)) {
        Some(_) => Err(acts("a style that loads something")),
        None => check_references(style),
    }
}

/// `url(…)` may only name a part of the drawing; a backslash could spell it otherwise.
fn check_references(value: &str) -> Result<(), DrawingError> {
    let lower = value.to_ascii_lowercase();
    let own =
        |rest: &str| rest.trim_start_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'').starts_with('#');
    if !lower.contains('\\') && lower.split("url(").skip(1).all(own) {
        Ok(())
    } else {
        Err(acts("a link to another place"))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    /// Wraps what a logo could carry into a whole drawing.
    fn svg(inside: &str) -> String {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"{SVG}\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             viewBox=\"0 0 8 8\">{inside}</svg>\n"
        )
    }

    fn check(inside: &str) -> Result<(), DrawingError> {
        check_drawing(svg(inside).as_bytes())
    }

    #[test]
    fn what_only_draws_is_taken() {
        for inside in [
            "",
            "<!-- drawn by hand --><title>Cloud &amp; Coil &#169;</title><path d='M0 0h8v8z' fill='#0a3f3a'/>",
            "<defs><linearGradient id='a'><stop offset='1'/></linearGradient></defs><g fill='url(#a)'><use xlink:href='#b'/></g>",
            "<style>.a{fill:url( '#a' );stroke:red}</style><rect class='a' style='opacity:.5'/>",
            "<style><![CDATA[ .a > .b { fill: red } ]]></style>",
            "<image href='data:image/png;base64,AAAA' width='8' height='8'/>",
            "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter>",
            "<metadata><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>\
             <cc:Work xmlns:cc='http://creativecommons.org/ns#' rdf:about='http://example.com/'/></rdf:RDF></metadata>",
        ] {
            assert_eq!(check(inside), Ok(()), "{inside}");
        }
        assert_eq!(check_drawing(format!("\u{feff}<svg xmlns='{SVG}'/>").as_bytes()), Ok(()));
        assert_eq!(check_drawing(format!("<s:svg xmlns:s='{SVG}'><s:g/></s:svg>").as_bytes()), Ok(()));
    }

    #[test]
    fn what_acts_or_loads_is_refused_and_named() {
        for (inside, what) in [
            ("<script>alert(1)</script>", "the element “script”"),
            ("<script href='#a'/>", "the element “script”"),
            ("<x:script xmlns:x='http://www.w3.org/2000/svg'/>", "the element “script”"),
            ("<foreignObject><p/></foreignObject>", "the element “foreignObject”"),
            ("<h:img xmlns:h='http://www.w3.org/1999/xhtml'/>", "the element “img”"),
            ("<g xmlns='http://www.w3.org/1999/xhtml'/>", "the element “g”"),
            ("<g xmlns='http://www.w3.org/1999/xhtm&#108;'/>", "the element “g”"),
            ("<a href='#x'/>", "the element “a”"),
            ("<animate attributeName='href' to='javascript:alert(1)'/>", "the element “animate”"),
            ("<set attributeName='onmouseover'/>", "the element “set”"),
            ("<feImage href='#a'/>", "the element “feImage”"),
            ("<g onload='alert(1)'/>", "the handler “onload”"),
            ("<g ONCLICK='alert(1)'/>", "the handler “onclick”"),
            ("<g xlink:onclick='alert(1)'/>", "the handler “onclick”"),
            ("<use href='https://evil.example/x.svg#a'/>", "a link to another place"),
            ("<use xlink:href='//evil.example/x.svg#a'/>", "a link to another place"),
            ("<image href='javascript:alert(1)'/>", "a link to another place"),
            ("<image href=' java&#115;cript:alert(1)'/>", "a link to another place"),
            ("<image href='data:image/svg+xml;base64,AAAA'/>", "a link to another place"),
            ("<image href='data:text/html,x'/>", "a link to another place"),
            ("<image src='/api/auth/me'/>", "a link to another place"),
            ("<rect fill='url(https://evil.example/a)'/>", "a link to another place"),
            ("<rect fill='URL( \"https://evil.example/a\")'/>", "a link to another place"),
            ("<rect fill='u\\72l(https://evil.example/a)'/>", "a link to another place"),
            ("<rect xml:base='https://evil.example/'/>", "a base address"),
            ("<rect style='fill:url(evil.svg#a)'/>", "a link to another place"),
            ("<rect style='background:image-set(\"a\" 1x)'/>", "a style that loads something"),
            ("<style>@IMPORT 'x';</style>", "a style that loads something"),
            ("<style>@imp<!-- -->ort 'x';</style>", "a style that loads something"),
            ("<style><![CDATA[@imp]]><![CDATA[ort 'x';]]></style>", "a style that loads something"),
            ("<style>@&#105;mport 'x';</style>", "an entity"),
            ("<style>@\\69mport 'x';</style>", "a style that loads something"),
            ("<style>a{fill:url(https:x)}</style>", "a link to another place"),
            ("<title>&secret;</title>", "an entity"),
            ("<rect id='&secret;'/>", "an entity"),
            ("<?xml-stylesheet href='https://evil.example/a.css'?>", "a processing instruction"),
        ] {
            assert_eq!(check(inside), Err(acts(what)), "{inside}");
        }
        let bomb = format!("<!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg xmlns=\"{SVG}\"><title>&a;</title></svg>");
        assert_eq!(check_drawing(bomb.as_bytes()), Err(acts("a document type")));
        let sentence = check("<script/>").unwrap_err().to_string();
        assert!(
            sentence.starts_with("This SVG contains the element “script”, which is not allowed in a logo."),
            "{sentence}"
        );
    }

    #[test]
    fn what_is_no_whole_drawing_is_refused() {
        let deep = format!("<svg xmlns='{SVG}'>{}{}</svg>", "<g>".repeat(300), "</g>".repeat(300));
        for text in [
            "",
            "<svg/>",
            "<html xmlns='http://www.w3.org/1999/xhtml'/>",
            "<svg xmlns='http://www.w3.org/2000/svg'>",
            "<svg xmlns='http://www.w3.org/2000/svg'/><svg xmlns='http://www.w3.org/2000/svg'/>",
            "x<svg xmlns='http://www.w3.org/2000/svg'/>",
            "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>",
            "<svg xmlns='http://www.w3.org/2000/svg' id='a' id='b'/>",
            "<?xml version='1.0' encoding='utf-7'?><svg xmlns='http://www.w3.org/2000/svg'/>",
            &deep,
        ] {
            assert_eq!(check_drawing(text.as_bytes()), Err(DrawingError::NotADrawing), "{text}");
        }
        assert_eq!(
            check_drawing(b"<svg xmlns='http://www.w3.org/2000/svg'>\xFF</svg>"),
            Err(DrawingError::NotADrawing)
        );
        assert!(is_markup(b" \n<svg") && is_markup(b"\xEF\xBB\xBF<svg") && !is_markup(b"\x89PNG") && !is_markup(b""));
    }
}
