//! Reads the columns of an index into a table.

use std::collections::HashMap;

use tantivy::columnar::Column;
use tantivy::{SegmentReader, TantivyError};
use tierway_catalogue::{FacetKey, FacetValue};

use super::Slot;
use super::row::FACETS;
use super::schema::{ACTIVE, CREATED, ID, NAME, PRICE, column};
use super::table::{Columns, NONE, Table, Texts, Values};
use super::words::{NOWHERE, Segment};

/// The columns of a segment.
struct Parts {
    ids: Column<i64>,
    names: Texts,
    name_of: Column<u64>,
    active: Column<bool>,
    prices: Column<i64>,
    created: Column<i64>,
    values: Vec<Part>,
}

/// The values of a facet in a segment.
enum Part {
    /// Places among the facet's values by the segment's own numbers.
    Texts(Column<u64>, Vec<u32>),
    /// Places by number.
    Numbers(Column<i64>, HashMap<i64, u32>),
    /// Places of no and yes.
    Truths(Column<bool>, [u32; 2]),
    /// No product has one.
    Nothing,
}

/// The table of what is alive in the segments, and the segments with the slots of their documents.
pub fn read(readers: Vec<SegmentReader>) -> Result<(Table, Vec<Segment>), TantivyError> {
    let mut values: [Values; FACETS] = Default::default();
    let parts = readers.iter().map(|reader| Parts::open(reader, &mut values)).collect::<Result<Vec<_>, _>>()?;
    let mut order: Vec<(u32, u32)> = Vec::new();
    for (number, (reader, part)) in (0..).zip(readers.iter().zip(&parts)) {
        let first = order.len();
        order.extend(reader.doc_ids_alive().map(|document| (number, document)));
        let key = |(_, document): &(u32, u32)| (part.name_of.first(*document), part.ids.first(*document));
        order[first..].sort_by_cached_key(key);
    }
    // Each segment is sorted already; this joins them.
    let key = |(part, document): &(u32, u32)| {
        let part = &parts[*part as usize];
        (part.name(*document), part.ids.first(*document))
    };
    order.sort_by(|a, b| key(a).cmp(&key(b)));
    let mut table = Table::with(values);
    let mut slots: Vec<Vec<Slot>> = readers.iter().map(|reader| vec![NOWHERE; reader.max_doc() as usize]).collect();
    for (slot, (number, document)) in (0..).zip(&order) {
        let part = &parts[*number as usize];
        table.push(&part.columns(*document));
        slots[*number as usize][*document as usize] = slot;
    }
    let segments = readers.into_iter().zip(slots).map(|(reader, slots)| Segment { reader, slots }).collect();
    Ok((table.finish(), segments))
}

/// A column that every document has.
fn needed<T>(column: Option<T>, name: &str) -> Result<T, TantivyError> {
    column.ok_or_else(|| TantivyError::InternalError(format!("the index has no column {name}")))
}

impl Parts {
    fn open(reader: &SegmentReader, values: &mut [Values; FACETS]) -> Result<Parts, TantivyError> {
        let columns = reader.fast_fields();
        let (dictionary, name_of) = needed(columns.str(NAME)?, NAME)?.into_parts();
        let mut names = Texts::default();
        let mut terms = dictionary.stream()?;
        while terms.advance() {
            names.push(std::str::from_utf8(terms.key()).unwrap_or_default());
        }
        let parts = FacetKey::ALL.into_iter().zip(values);
        Ok(Parts {
            ids: needed(columns.column_opt(ID)?, ID)?,
            names,
            name_of,
            active: needed(columns.column_opt(ACTIVE)?, ACTIVE)?,
            prices: needed(columns.column_opt(PRICE)?, PRICE)?,
            created: needed(columns.column_opt(CREATED)?, CREATED)?,
            values: parts.map(|(key, values)| Part::open(reader, key, values)).collect::<Result<_, _>>()?,
        })
    }

    fn name(&self, document: u32) -> &str {
        let number = self.name_of.first(document).and_then(|number| usize::try_from(number).ok());
        number.map_or("", |number| self.names.get(number))
    }

    fn columns(&self, document: u32) -> Columns<'_> {
        let mut places = [NONE; FACETS];
        for (place, part) in places.iter_mut().zip(&self.values) {
            *place = part.place(document);
        }
        Columns {
            id: self.ids.first(document).unwrap_or_default(),
            name: self.name(document),
            is_active: self.active.first(document).unwrap_or_default(),
            price: self.prices.first(document).unwrap_or_default(),
            created: self.created.first(document).unwrap_or_default(),
            places,
        }
    }
}

impl Part {
    fn open(reader: &SegmentReader, key: FacetKey, values: &mut Values) -> Result<Part, TantivyError> {
        let (columns, name) = (reader.fast_fields(), column(key));
        Ok(match key {
            FacetKey::Category | FacetKey::Flavour | FacetKey::DeviceType => {
                let Some(texts) = columns.str(&name)? else { return Ok(Part::Nothing) };
                let (dictionary, numbers) = texts.into_parts();
                let (mut places, mut terms) = (Vec::new(), dictionary.stream()?);
                while terms.advance() {
                    let text = std::str::from_utf8(terms.key()).unwrap_or_default();
                    places.push(values.place(FacetValue::Text(text.to_owned())));
                }
                Part::Texts(numbers, places)
            }
            FacetKey::NicotineStrength | FacetKey::Volume | FacetKey::PuffCount => {
                let Some(numbers) = columns.column_opt::<i64>(&name)? else { return Ok(Part::Nothing) };
                let value = if key == FacetKey::PuffCount { FacetValue::Whole } else { FacetValue::Thousandths };
                let known = (0..reader.max_doc()).filter_map(|document| numbers.first(document));
                let mut places = HashMap::new();
                for number in known {
                    places.entry(number).or_insert_with(|| values.place(value(number)));
                }
                Part::Numbers(numbers, places)
            }
            FacetKey::InStock => {
                let Some(truths) = columns.column_opt(&name)? else { return Ok(Part::Nothing) };
                Part::Truths(truths, [false, true].map(|truth| values.place(FacetValue::Truth(truth))))
            }
        })
    }

    fn place(&self, document: u32) -> u32 {
        let place = match self {
            Part::Texts(numbers, places) => {
                let number = numbers.first(document).and_then(|number| usize::try_from(number).ok());
                number.and_then(|number| places.get(number).copied())
            }
            Part::Numbers(numbers, places) => numbers.first(document).and_then(|number| places.get(&number).copied()),
            Part::Truths(truths, places) => truths.first(document).map(|truth| places[usize::from(truth)]),
            Part::Nothing => None,
        };
        place.unwrap_or(NONE)
    }
}
