//! The tables as diesel knows them, the same on both databases. The migrations are the source; what only they
//! know (generated columns, CHECKs, indexes) does not appear here.

mod machinery;
mod people;
mod trade;

pub(crate) use machinery::*;
pub(crate) use people::*;
pub(crate) use trade::*;
