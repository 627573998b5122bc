//! The tables as diesel knows them, the same on both databases. The migrations are the source; what only they
//! know (generated columns, CHECKs, indexes) does not appear here.

mod people;
mod trade;

pub(crate) use people::*;
pub(crate) use trade::*;
