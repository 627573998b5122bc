//! What cached responses and waiting readers depend on.

/// Topics of cached responses and of change notifications.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Products, and whether they are in stock; raised by the store when a product is written.
    Catalogue,
    /// Regional prices, dealers' own prices, the table of regions; raised by the store.
    Prices,
    /// Settings; raised by the store when one is set.
    Settings,
    /// Jobs; raised by the store when one is enqueued.
    Jobs,
    /// Notices; raised by the store when one is written.
    Notices,
    /// Orders and their fulfilment. This and what follows is raised by the store, and wakes those who wait for notices.
    Orders,
    /// Stock: levels, movements, lots, counts.
    Stock,
    /// Returns of goods.
    Returns,
    /// Purchase orders and what arrives of them.
    Purchasing,
    /// Reported issues.
    Issues,
    /// Accounts, their documents and what was decided about them.
    Accounts,
    /// Sessions that may have ended, and people who are another now.
    Sessions,
}

impl Topic {
    /// All of them, each at the place of its number.
    pub const ALL: [Topic; 12] = [
        Topic::Catalogue,
        Topic::Prices,
        Topic::Settings,
        Topic::Jobs,
        Topic::Notices,
        Topic::Orders,
        Topic::Stock,
        Topic::Returns,
        Topic::Purchasing,
        Topic::Issues,
        Topic::Accounts,
        Topic::Sessions,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_topic_stands_at_the_place_of_its_number() {
        for (place, topic) in Topic::ALL.into_iter().enumerate() {
            assert_eq!(topic as usize, place, "{topic:?}");
        }
    }
}
