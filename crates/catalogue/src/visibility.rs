//! Visibility of discontinued products (specification 2 §4: hidden from active sales, kept with their history).

use tierway_kernel::Actor;

tierway_kernel::names! {
    /// Which products a list shows.
    pub enum StatusFilter as "ProductStatusFilter" {
        /// On sale.
        Active = "active",
        /// No longer on sale.
        Discontinued = "discontinued",
        /// Both.
        All = "all",
    }
}

/// Visibility of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatusScope {
    /// Products on sale and discontinued ones.
    All,
    /// Only those whose `is_active` is this.
    Only(bool),
    /// None: the viewer requested what they may not see.
    Nothing,
}

/// Whether this viewer sees discontinued products: company staff do.
pub fn sees_discontinued(viewer: &Actor) -> bool {
    match viewer {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => user.role.is_staff(),
    }
}

/// Which products a list shows a viewer who requested `wanted` and may or may not see discontinued products; without a
/// filter, everything they may see, because older clients separate active and discontinued products themselves.
pub fn visible_status(sees_discontinued: bool, wanted: Option<StatusFilter>) -> StatusScope {
    match (sees_discontinued, wanted) {
        (_, Some(StatusFilter::Active)) | (false, None | Some(StatusFilter::All)) => StatusScope::Only(true),
        (true, Some(StatusFilter::Discontinued)) => StatusScope::Only(false),
        (true, None | Some(StatusFilter::All)) => StatusScope::All,
        (false, Some(StatusFilter::Discontinued)) => StatusScope::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_only_see_what_is_on_sale() {
        assert!(!sees_discontinued(&Actor::Guest) && sees_discontinued(&Actor::System));
        assert_eq!(visible_status(false, None), StatusScope::Only(true));
        assert_eq!(visible_status(false, Some(StatusFilter::All)), StatusScope::Only(true));
        assert_eq!(visible_status(false, Some(StatusFilter::Discontinued)), StatusScope::Nothing);
        assert_eq!(visible_status(true, None), StatusScope::All);
        assert_eq!(visible_status(true, Some(StatusFilter::Discontinued)), StatusScope::Only(false));
    }
}
