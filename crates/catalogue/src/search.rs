//! Semantics of catalogue search: questions, matching of words, ranking, facet counts. The search engine itself is a
//! port of `application`.

mod entry;
mod facet;
mod question;
mod rank;
mod synonyms;
mod words;

pub use entry::SearchEntry;
pub use facet::{Facet, FacetCount, FacetKey, FacetValue, Facets, MOST_FACET_VALUES};
pub use question::{Between, SearchQuestion, SearchSort};
pub use rank::{MatchKind, SearchField, name_bonus, takes_prefix, typos_allowed, weight};
pub use synonyms::{
    SynonymRepository, SynonymTable, Synonyms, Term, checked_groups, synonym_takes_prefix, synonym_weight,
};
pub use words::{fold_accents, indexed_words, words};
