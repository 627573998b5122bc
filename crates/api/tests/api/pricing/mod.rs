//! Regional prices, regions, dealers' own prices, public stores.

mod changes;
mod dealers;
mod files;
mod paying;
mod pending;
mod previews;
mod regional;
mod regions;
mod store_profiles;
mod store_sizes;
mod stores;
pub mod support;
mod warnings;
