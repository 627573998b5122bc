//! Shared types of all Tierway crates: ids, money, quantities, measures, pages, roles, actors, permissions, the clock,
//! countries and their subdivisions, the store's error, and sentences for people with their translations.
//!
//! This crate holds value types with invariants that more than one domain uses. It holds no business rules about
//! prices, stock, orders or people (see the domain crates), and nothing that knows a database or a web framework. Of wire
//! formats it knows JSON, in which messages are stored and translated.

// The derive names the crate as everybody else does.
extern crate self as tierway_kernel;

mod actor;
mod bucket;
mod business_zone;
mod clock;
mod date_sort;
mod field;
mod ids;
mod language;
mod measure;
mod message;
mod money;
mod names;
mod page;
mod permission;
mod place;
mod quantity;
mod refused;
mod role;
mod scope;
mod store_error;
mod text;

pub use actor::{Actor, SignedIn};
pub use bucket::Bucket;
pub use business_zone::{BusinessZone, DayRun, UnknownZone};
pub use clock::{Clock, from_micros, to_micros};
pub use date_sort::{DateSort, is_descending};
pub use field::FieldError;
pub use ids::*;
pub use language::Language;
pub use measure::{Measure, MeasureError};
pub use message::{Message, MessageValue, Sentence, ToValue, Values, date, short_date, too_long};
pub use money::{Money, MoneyError};
pub use names::Named;
pub use page::{Cursor, CursorKey, DEFAULT_LIMIT, MAX_LIMIT, Page, PageError, PageRequest};
pub use permission::Permission;
pub use place::{Country, Place, PlaceError, countries};
pub use quantity::{Quantity, QuantityError};
pub use refused::Refused;
pub use role::{Role, RoleSet, UnknownRole};
pub use scope::{Area, Scope, TokenAccess, UnknownScope};
pub use store_error::StoreError;
pub use text::{ONE_LINE, PLAIN_TEXT, fold, is_one_line, is_plain_text, lookalike_skeletons, parse_enum, skeleton};
pub use tierway_sentences::Sentence;
