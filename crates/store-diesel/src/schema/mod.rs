//! The tables as diesel knows them, the same on both databases. The migrations are the source; what only they
//! know (generated columns, CHECKs, indexes) does not appear here.

mod importing;
mod machinery;
mod people;
mod stock;
mod trade;

pub(crate) use importing::*;
pub(crate) use machinery::*;
pub(crate) use people::*;
pub(crate) use stock::*;
pub(crate) use trade::*;

diesel::allow_tables_to_appear_in_same_query!(orders, users);
