//! The macro of the permission table.

/// Declares the permissions: `Name = "operationId", guests, roles;`.
macro_rules! permissions {
    ($($name:ident = $operation:literal, $guests:literal, $roles:expr;)+) => {
        /// One operation of the API, by its `operationId`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each row is named as the operation it stands for")]
        pub enum Permission { $($name),+ }

        impl Permission {
            /// Every row of the table.
            pub const ALL: &'static [Permission] = &[$(Permission::$name),+];

            /// The `operationId` in the OpenAPI document.
            pub const fn operation_id(self) -> &'static str {
                match self { $(Permission::$name => $operation),+ }
            }

            /// Whether guests may call it.
            pub const fn open_to_guests(self) -> bool {
                match self { $(Permission::$name => $guests),+ }
            }

            /// The roles that may call it.
            pub const fn roles(self) -> RoleSet {
                match self { $(Permission::$name => $roles),+ }
            }
        }
    };
}
pub(super) use permissions;
