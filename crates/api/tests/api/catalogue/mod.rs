//! `/api/products…` and `/api/categories`.

mod deleting;
mod form;
mod images;
mod lists;
mod prices;
