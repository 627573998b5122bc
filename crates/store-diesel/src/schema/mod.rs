//! The tables as diesel knows them, the same on both databases. The migrations are the source; what only they
//! know (generated columns, CHECKs, indexes) does not appear here.

mod buying;
mod earnings;
mod fulfilment;
mod importing;
mod integration;
mod machinery;
mod people;
mod picking;
mod prices;
mod purchasing;
mod reporting;
mod sales;
mod stock;
mod taxes;
mod trade;
mod warehouse;

pub(crate) use buying::*;
pub(crate) use earnings::*;
pub(crate) use fulfilment::*;
pub(crate) use importing::*;
pub(crate) use integration::*;
pub(crate) use machinery::*;
pub(crate) use people::*;
pub(crate) use picking::*;
pub(crate) use prices::*;
pub(crate) use purchasing::*;
pub(crate) use reporting::*;
pub(crate) use sales::*;
pub(crate) use stock::*;
pub(crate) use taxes::*;
pub(crate) use trade::*;
pub(crate) use warehouse::*;

diesel::allow_tables_to_appear_in_same_query!(orders, users);
diesel::allow_tables_to_appear_in_same_query!(commission_entries, commissions);
diesel::allow_tables_to_appear_in_same_query!(notifications, notice_reads, notice_preferences);
diesel::joinable!(api_tokens -> users (user_id));
diesel::joinable!(webhooks -> users (user_id));
diesel::allow_tables_to_appear_in_same_query!(api_tokens, users);
diesel::allow_tables_to_appear_in_same_query!(webhooks, users);
diesel::allow_tables_to_appear_in_same_query!(mail_attachments, mail_outbox);
