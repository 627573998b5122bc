//! Closed sets of names: enums whose values are named alike in JSON, SQL and files.

/// An enum whose values have names. [`names!`](crate::names) implements it.
pub trait Named: Copy + 'static {
    /// The schema name of the type.
    const TYPE: &'static str;
    /// Its description, by line.
    const DOC: &'static [&'static str];
    /// All values.
    const VALUES: &'static [Self];
    /// Their names, in the same order.
    const NAMES: &'static [&'static str];

    /// The value's name.
    fn name(self) -> &'static str;

    /// The value of that name.
    fn of_name(name: &str) -> Option<Self> {
        let position = Self::NAMES.iter().position(|one| *one == name)?;
        Self::VALUES.get(position).copied()
    }
}

/// Declares an enum with the names of its values, and what the OpenAPI document calls it:
///
/// ```
/// tierway_kernel::names! {
///     /// How ripe it is.
///     #[derive(Default)]
///     pub enum Ripeness as "RipenessName" {
///         /// Not yet.
///         #[default]
///         Green = "green",
///         /// Quite.
///         Ripe = "ripe",
///     }
/// }
/// assert_eq!(Ripeness::ALL.map(Ripeness::as_str), ["green", "ripe"]);
/// assert_eq!(Ripeness::parse("ripe"), Some(Ripeness::Ripe));
/// ```
#[macro_export]
macro_rules! names {
    (
        $(#[doc = $doc:literal])+
        $(#[derive($($derive:ident),+)])?
        pub enum $type:ident as $schema:literal {
            $($(#[$attribute:meta])* $value:ident = $name:literal,)+
        }
    ) => {
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, $($($derive),+)?)]
        pub enum $type { $($(#[$attribute])* $value,)+ }

        impl $type {
            /// All values.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// The name in JSON, SQL and files.
            pub const fn as_str(self) -> &'static str {
                match self { $($type::$value => $name,)+ }
            }

            /// The value of that name.
            pub fn parse(name: &str) -> Option<$type> {
                $crate::Named::of_name(name)
            }
        }

        impl $crate::Named for $type {
            const TYPE: &'static str = $schema;
            const DOC: &'static [&'static str] = &[$($doc),+];
            const VALUES: &'static [$type] = &$type::ALL;
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn name(self) -> &'static str {
                self.as_str()
            }
        }
    };
}
