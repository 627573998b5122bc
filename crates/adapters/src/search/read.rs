//! Reads the columns of an index into a table: each column from its beginning to its end, and then by slot.

use tantivy::columnar::{self, DynamicColumn, HasAssociatedColumnType};
use tantivy::{SegmentReader, TantivyError};
use tierway_catalogue::{FacetKey, FacetValue};

use super::Slot;
use super::column::{Column, NOTHING};
use super::names::{Names, Texts};
use super::schema::{ACTIVE, CREATED, ID, NAME, POPULARITY, PRICE, column};
use super::table::{Columns, Table, Values};
use super::words::{NOWHERE, Segment};

/// What the documents of a segment are sorted by.
struct Part {
    ids: Vec<i64>,
    names: Texts,
    /// Numbers of the names, by document.
    name_of: Vec<u32>,
}

/// All that are alive, by slot: a segment and a document of it.
type Order = Vec<(u32, u32)>;

/// The table of what is alive in the segments, and the segments with the slots of their documents.
pub fn read(readers: Vec<SegmentReader>) -> Result<(Table, Vec<Segment>), TantivyError> {
    let (order, ids, names) = ordered(&readers)?;
    let mut slots: Vec<Vec<Slot>> = readers.iter().map(|reader| vec![NOWHERE; reader.max_doc() as usize]).collect();
    for (slot, (part, document)) in (0..).zip(&order) {
        slots[*part as usize][*document as usize] = slot;
    }
    let mut columns = Columns {
        ids,
        names,
        active: by_slot(&readers, &order, |reader| needed(reader, ACTIVE))?,
        prices: by_slot(&readers, &order, |reader| needed(reader, PRICE))?,
        popularity: by_slot(&readers, &order, |reader| needed(reader, POPULARITY))?,
        created: by_slot(&readers, &order, |reader| needed(reader, CREATED))?,
        ..Columns::default()
    };
    for ((key, places), values) in FacetKey::ALL.into_iter().zip(&mut columns.places).zip(&mut columns.values) {
        *places = Column::of(by_slot(&readers, &order, |reader| facet(reader, key, values))?);
    }
    drop(order);
    let written = slots.iter().flatten().copied().filter(|slot| *slot != NOWHERE);
    let table = Table::of(columns, written);
    let segments = readers.into_iter().zip(slots).map(|(reader, slots)| Segment { reader, slots }).collect();
    Ok((table, segments))
}

/// All that are alive by name and id, with their ids and names.
fn ordered(readers: &[SegmentReader]) -> Result<(Order, Vec<i64>, Names), TantivyError> {
    let parts = readers.iter().map(Part::read).collect::<Result<Vec<_>, _>>()?;
    let mut order: Order = Vec::with_capacity(readers.iter().map(|reader| reader.num_docs() as usize).sum());
    let id = |(part, document): &(u32, u32)| parts[*part as usize].ids[*document as usize];
    let name = |(part, document): &(u32, u32)| parts[*part as usize].name(*document as usize);
    for (number, (reader, part)) in (0..).zip(readers.iter().zip(&parts)) {
        // Numbers of names are in the order of the names.
        let numbered = reader.doc_ids_alive().map(|document| (part.name_of[document as usize], document));
        let mut numbered: Vec<(u32, u32)> = numbered.collect();
        numbered.sort_unstable();
        for namesakes in numbered.chunk_by_mut(|(one, _), (other, _)| one == other) {
            namesakes.sort_unstable_by_key(|(_, document)| part.ids[*document as usize]);
        }
        order.extend(numbered.into_iter().map(|(_, document)| (number, document)));
    }
    if parts.len() > 1 {
        // Each segment is sorted already; this joins them.
        order.sort_by(|a, b| (name(a), id(a)).cmp(&(name(b), id(b))));
    }
    let number = |(part, document): &(u32, u32)| i64::from(parts[*part as usize].name_of[*document as usize]);
    let (ids, number) = (order.iter().map(id).collect(), Column::of(order.iter().map(number).collect()));
    let segment = Column::of(order.iter().map(|(part, _)| i64::from(*part)).collect());
    let names = Names { segment, number, segments: parts.into_iter().map(|part| part.names).collect() };
    Ok((order, ids, names))
}

impl Part {
    fn read(reader: &SegmentReader) -> Result<Part, TantivyError> {
        let names = reader.fast_fields().str(NAME)?.ok_or_else(|| missing(NAME))?;
        let (dictionary, numbers) = names.into_parts();
        let mut names = Texts::default();
        let mut terms = dictionary.stream()?;
        while terms.advance() {
            names.push(std::str::from_utf8(terms.key()).unwrap_or_default());
        }
        let number = |number| u32::try_from(number).unwrap_or(u32::MAX);
        let name_of = (0..reader.max_doc()).map(|document| numbers.first(document).map_or(u32::MAX, number)).collect();
        Ok(Part { ids: needed(reader, ID)?, names, name_of })
    }

    fn name(&self, document: usize) -> &str {
        self.names.get(self.name_of[document] as usize)
    }
}

/// A column of each segment as one by slot.
fn by_slot<T: Copy>(
    readers: &[SegmentReader],
    order: &[(u32, u32)],
    read: impl FnMut(&SegmentReader) -> Result<Vec<T>, TantivyError>,
) -> Result<Vec<T>, TantivyError> {
    let parts = readers.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    Ok(order.iter().map(|(part, document)| parts[*part as usize][*document as usize]).collect())
}

fn missing(name: &str) -> TantivyError {
    TantivyError::InternalError(format!("the index has no column {name}"))
}

/// A column that every document has, by document.
fn needed<T>(reader: &SegmentReader, name: &str) -> Result<Vec<T>, TantivyError>
where
    T: HasAssociatedColumnType + Default,
    DynamicColumn: Into<Option<columnar::Column<T>>>,
{
    let column: Option<columnar::Column<T>> = reader.fast_fields().column_opt(name)?;
    let column = column.ok_or_else(|| missing(name))?;
    Ok((0..reader.max_doc()).map(|document| column.first(document).unwrap_or_default()).collect())
}

/// The places of a facet's values, by document.
fn facet(reader: &SegmentReader, key: FacetKey, values: &mut Values) -> Result<Vec<i64>, TantivyError> {
    let (columns, name, documents) = (reader.fast_fields(), column(key), 0..reader.max_doc());
    Ok(match key {
        FacetKey::Category | FacetKey::Flavour | FacetKey::DeviceType => match columns.str(&name)? {
            Some(texts) => {
                let (dictionary, numbers) = texts.into_parts();
                let (mut places, mut terms) = (Vec::new(), dictionary.stream()?);
                while terms.advance() {
                    let text = std::str::from_utf8(terms.key()).unwrap_or_default();
                    places.push(i64::from(values.place(FacetValue::Text(text.to_owned()))));
                }
                let place = |number: u64| usize::try_from(number).ok().and_then(|number| places.get(number).copied());
                documents.map(|document| numbers.first(document).and_then(place).unwrap_or(NOTHING)).collect()
            }
            None => documents.map(|_| NOTHING).collect(),
        },
        FacetKey::NicotineStrength | FacetKey::Volume | FacetKey::PuffCount => {
            match columns.column_opt::<i64>(&name)? {
                Some(numbers) => {
                    let value = if key == FacetKey::PuffCount { FacetValue::Whole } else { FacetValue::Thousandths };
                    let mut known: Vec<i64> =
                        documents.clone().filter_map(|document| numbers.first(document)).collect();
                    known.sort_unstable();
                    known.dedup();
                    let places: Vec<i64> = known.iter().map(|number| i64::from(values.place(value(*number)))).collect();
                    let place = |number| known.binary_search(&number).ok().and_then(|found| places.get(found).copied());
                    documents.map(|document| numbers.first(document).and_then(place).unwrap_or(NOTHING)).collect()
                }
                None => documents.map(|_| NOTHING).collect(),
            }
        }
        FacetKey::InStock => match columns.column_opt::<bool>(&name)? {
            Some(truths) => {
                let places = [false, true].map(|truth| i64::from(values.place(FacetValue::Truth(truth))));
                let place = |truth| places[usize::from(truth)];
                documents.map(|document| truths.first(document).map_or(NOTHING, place)).collect()
            }
            None => documents.map(|_| NOTHING).collect(),
        },
    })
}
