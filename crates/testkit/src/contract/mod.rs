//! The contract of a [`Store`]: cases that SQLite and PostgreSQL both pass, each on a fresh, empty store.
//!
//! A store's crate passes a constructor and gets one test per case, ignored where the store needs a server:
//!
//! ```ignore
//! tierway_testkit::contract_suite!(Fresh::sqlite);
//! tierway_testkit::contract_suite!(ignored Fresh::postgres);
//! ```
//!
//! Expectations are computed naively: a case sums, filters and sorts what it wrote, in plain loops.
//!
//! Where a port's doc comment leaves something open, the cases here define it for every store.

mod activity;
mod api_tokens;
mod backup_links;
mod carts;
mod catalogue_log;
mod commissions;
mod counts;
mod dealer_costs;
mod dealer_prices;
mod documents;
mod earnings;
mod employees;
mod fulfilment;
mod idempotency;
mod imports;
mod issued_papers;
mod issues;
mod jobs;
mod kept;
mod known_places;
mod locations;
mod lots;
mod mail;
mod media;
mod notes;
mod notices;
mod order_changes;
mod order_lists;
mod order_oracle;
mod orders;
mod password_resets;
mod payout_drafts;
mod payouts;
mod picking;
mod place_changes;
mod price_checks;
mod price_history;
mod prices;
mod product_lists;
mod products;
mod public_pages;
mod purchasing;
mod quotes;
mod races;
mod report_schedules;
mod sales;
mod sales_days;
mod sales_story;
mod saved_views;
mod sessions;
mod settings;
mod shop;
mod sorted_lists;
mod stock;
mod stock_counts;
mod stock_ledger;
mod store_profiles;
pub mod support;
mod synonyms;
mod system;
mod tax_relief;
mod taxes;
mod throttles;
mod trade;
mod transactions;
mod unpaid_orders;
mod user_lists;
mod users;
mod verification;
mod warehouse;
mod webhooks;
mod zones;

use tierway_application::Store;

/// Writes a list of cases and the macro that makes tests of them, under the name that is given. The first token is a dollar
/// sign, which the inner macro needs for its own parameters.
macro_rules! cases {
    ($d:tt $suite:ident $($module:ident { $($case:ident),+ $(,)? })+) => {
        /// Each case by its name.
        pub(in crate::contract) const CASES: &[(&str, fn(&dyn Store))] =
            &[$($((concat!(stringify!($module), "::", stringify!($case)), crate::contract::$module::$case)),+),+];

        /// A part of `contract_suite!`.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! $suite {
            ($d make_store:path, $d (#[$d note:meta])?) => {$(
                mod $module {$(
                    #[test]
                    $d (#[$d note])?
                    fn $case() {
                        use super::*;
                        let store = $d make_store();
                        $crate::contract::case(concat!(stringify!($module), "::", stringify!($case)))(&*store);
                    }
                )+}
            )+};
        }
    };
}

mod cases {
    pub(super) mod goods;
    pub(super) mod orders;
}

/// Makes one `#[test]` of every case of the contract, in a module per port.
#[macro_export]
macro_rules! contract_suite {
    ($make_store:path) => {
        $crate::goods_cases! { $make_store, }
        $crate::order_cases! { $make_store, }
    };
    (ignored $make_store:path) => {
        $crate::goods_cases! { $make_store, #[ignore = "needs PostgreSQL: make postgres-test"] }
        $crate::order_cases! { $make_store, #[ignore = "needs PostgreSQL: make postgres-test"] }
    };
}

/// The case of that name; [`contract_suite!`] asks for those it was made from.
pub fn case(name: &str) -> fn(&dyn Store) {
    let mut all = cases::goods::CASES.iter().chain(cases::orders::CASES);
    all.find(|(known, _)| *known == name).expect("a case of the list").1
}
