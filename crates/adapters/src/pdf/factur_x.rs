//! Factur-X: a PDF/A-3 file with the invoice in CII inside, and metadata that say so.

use krilla::SerializeSettings;
use krilla::configure::{Archival, ConfigurationBuilder};
use krilla::embed::{AssociationKind, EmbeddedFile, MimeType};
use krilla::metadata::DateTime;

/// The name that readers look for.
const NAME: &str = "factur-x.xml";
/// The namespace of its metadata.
const NAMESPACE: &str = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
/// The end of the descriptions of metadata that PDF/A does not know itself.
const SCHEMAS_END: &str = "</rdf:Bag></pdfaExtension:schemas>";
/// The end of the metadata.
const METADATA_END: &str = "</rdf:RDF>";
/// How long an entry of a cross-reference table is.
const ENTRY: usize = 20;

/// Files that last: everything that shows them is inside.
pub(super) fn settings() -> Result<SerializeSettings, String> {
    let configuration = ConfigurationBuilder::new().with_archival_validator(Archival::A3_B).finish();
    let configuration = configuration.map_err(|error| format!("no PDF/A-3: {error:?}"))?;
    Ok(SerializeSettings { configuration, ..SerializeSettings::default() })
}

/// The invoice as an attachment; the pages are another representation of it.
pub(super) fn attachment(xml: String, date: DateTime) -> EmbeddedFile {
    EmbeddedFile {
        path: NAME.to_owned(),
        mime_type: MimeType::new("text/xml"),
        description: Some("Invoice in CII (Factur-X, EN 16931)".to_owned()),
        association_kind: AssociationKind::Alternative,
        data: xml.into_bytes().into(),
        modification_date: Some(date),
        compress: None,
        location: None,
    }
}

/// The file with Factur-X's own metadata, which the library cannot write. Its metadata are a plain text near the end of the file;
/// what stands behind them moves, and the table of the places of all objects says so.
pub(super) fn described(pdf: &[u8]) -> Result<Vec<u8>, String> {
    let file = Places::of(pdf).ok_or("the PDF file has another form than expected")?;
    let (schema, facts) = (schema(), facts());
    let old = file.length.1 - file.length.0;
    let length = (file.declared + schema.len() + facts.len()).to_string();
    let grown = schema.len() + facts.len() + length.len() - old;
    let mut out = Vec::with_capacity(pdf.len() + grown);
    out.extend_from_slice(&pdf[..file.length.0]);
    out.extend_from_slice(length.as_bytes());
    out.extend_from_slice(&pdf[file.length.1..file.schemas_end]);
    out.extend_from_slice(schema.as_bytes());
    out.extend_from_slice(&pdf[file.schemas_end..file.metadata_end]);
    out.extend_from_slice(facts.as_bytes());
    out.extend_from_slice(&pdf[file.metadata_end..file.entries.0]);
    for entry in pdf[file.entries.0..file.entries.1].chunks(ENTRY) {
        let place = number(&entry[..10]).ok_or("an object of the PDF file has no place")?;
        let is_used = entry.get(17) == Some(&b'n');
        let place = if is_used && place > file.length.0 { place + grown } else { place };
        out.extend_from_slice(format!("{place:010}").as_bytes());
        out.extend_from_slice(&entry[10..]);
    }
    out.extend_from_slice(&pdf[file.entries.1..file.table_at.0]);
    out.extend_from_slice((file.table + grown).to_string().as_bytes());
    out.extend_from_slice(&pdf[file.table_at.1..]);
    Ok(out)
}

/// Where things stand in a file.
struct Places {
    /// The length of the metadata, as it is written: from … to.
    length: (usize, usize),
    /// That length.
    declared: usize,
    /// Before the end of the descriptions of metadata.
    schemas_end: usize,
    /// Before the end of the metadata.
    metadata_end: usize,
    /// The entries of the table of objects: from … to.
    entries: (usize, usize),
    /// Where the table begins.
    table: usize,
    /// Where that is written: from … to.
    table_at: (usize, usize),
}

impl Places {
    fn of(pdf: &[u8]) -> Option<Places> {
        let table_at = after(pdf, b"startxref\n", pdf.len())?;
        let table = number(&pdf[table_at.0..table_at.1])?;
        let header = after(pdf, b"xref\n0 ", table_at.0)?;
        let entries = header.1 + 1;
        let count = number(&pdf[header.0..header.1])?;
        // Pictures may have metadata of their own, before those of the file.
        let metadata = last(pdf, b"<?xpacket begin", table)?;
        let length = after(pdf, b"/Length ", metadata)?;
        let within = |text: &str| last(pdf, text.as_bytes(), table).filter(|place| *place > metadata);
        let places = Places {
            length,
            declared: number(&pdf[length.0..length.1])?,
            schemas_end: within(SCHEMAS_END)?,
            metadata_end: within(METADATA_END)?,
            entries: (entries, entries + count * ENTRY),
            table,
            table_at,
        };
        let is_ordered = places.schemas_end < places.metadata_end && places.entries.1 < table_at.0;
        (is_ordered && header.0 == table + b"xref\n0 ".len()).then_some(places)
    }
}

/// The last place of these bytes before `end`.
fn last(bytes: &[u8], part: &[u8], end: usize) -> Option<usize> {
    bytes.get(..end)?.windows(part.len()).rposition(|window| window == part)
}

/// The digits after the last place of these bytes before `end`: from … to.
fn after(bytes: &[u8], part: &[u8], end: usize) -> Option<(usize, usize)> {
    let start = last(bytes, part, end)? + part.len();
    let digits = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    Some((start, start + digits))
}

fn number(digits: &[u8]) -> Option<usize> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// What the own metadata mean, as PDF/A wants it described.
fn schema() -> String {
    let property = |(name, description): (&str, &str)| {
        format!(
            "<rdf:li rdf:parseType=\"Resource\"><pdfaProperty:name>{name}</pdfaProperty:name>\
             <pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>\
             <pdfaProperty:description>{description}</pdfaProperty:description></rdf:li>"
        )
    };
    let properties = [
        ("DocumentFileName", "The name of the embedded XML document"),
        ("DocumentType", "The type of the hybrid document in capital letters"),
        ("Version", "The version of the standard of the embedded XML document"),
        ("ConformanceLevel", "The conformance level of the embedded XML document"),
    ];
    format!(
        "<rdf:li xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\" \
         xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\" rdf:parseType=\"Resource\">\
         <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>\
         <pdfaSchema:namespaceURI>{NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>\
         <pdfaSchema:property><rdf:Seq>{}</rdf:Seq></pdfaSchema:property></rdf:li>",
        properties.map(property).concat()
    )
}

/// The own metadata.
fn facts() -> String {
    format!(
        "<rdf:Description xmlns:fx=\"{NAMESPACE}\" rdf:about=\"\"><fx:DocumentType>INVOICE</fx:DocumentType>\
         <fx:DocumentFileName>{NAME}</fx:DocumentFileName><fx:Version>1.0</fx:Version>\
         <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>"
    )
}
