//! The three sizes a product is bought in.

/// How a line is bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Tier {
    /// One piece.
    #[default]
    Unit,
    /// A pack of pieces.
    Pack,
    /// A carton, pallet or other bulk of pieces.
    Bulk,
}

impl Tier {
    /// All tiers.
    pub const ALL: [Tier; 3] = [Tier::Unit, Tier::Pack, Tier::Bulk];

    /// The name in JSON and SQL.
    pub const fn as_str(self) -> &'static str {
        match self {
            Tier::Unit => "unit",
            Tier::Pack => "pack",
            Tier::Bulk => "bulk",
        }
    }

    /// The tier of that name.
    pub fn parse(text: &str) -> Option<Tier> {
        tierway_kernel::parse_enum(&Tier::ALL, Tier::as_str, text)
    }
}
