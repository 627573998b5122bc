//! The fixture of API tests: the whole product in process (real handlers, middleware and use cases over a throwaway
//! database), and clients that behave like a browser or a program.

mod answer;
mod app;
mod client;
pub mod log;
mod people;
mod shape;

pub use answer::Answer;
pub use app::TestApp;
pub use client::Client;
