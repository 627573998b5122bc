//! The test's own records and rules, kept as simple as possible. Amounts are in cents.

use std::collections::{BTreeMap, HashMap};

use tierway_kernel::Role;

/// Somebody who trades.
pub struct Person {
    pub id: i64,
    pub role: Role,
    /// Their referrer, as an index into the list of people.
    pub referrer: Option<usize>,
    pub region: Option<&'static str>,
}

/// Pieces and price of one tier of a product.
pub const TIERS: [(&str, i64, Option<i64>); 3] =
    [("unit", 1, None), ("pack", 10, Some(12_000)), ("bulk", 100, Some(110_000))];

/// A line as it was ordered.
pub struct Line {
    pub id: i64,
    pub product: i64,
    pub pieces: i64,
    pub total: i64,
    pub shipped: i64,
    /// Pieces that came back, all returns together.
    pub returned: i64,
}

/// An order and what became of it.
pub struct Order {
    pub id: i64,
    pub buyer: usize,
    pub seller: Option<usize>,
    pub lines: Vec<Line>,
    pub tax: i64,
    pub shipping: i64,
    pub is_request: bool,
    pub is_paid: bool,
    pub is_cancelled: bool,
    pub is_delivered: bool,
    pub refunded: i64,
    /// The current rates of its agent and sub-agent.
    pub earned: (i64, i64),
}

/// Everything that happened.
#[derive(Default)]
pub struct Books {
    pub people: Vec<Person>,
    pub products: Vec<i64>,
    /// By audience, product and region.
    pub regional: HashMap<(&'static str, i64, &'static str), i64>,
    /// By dealer and product.
    pub dealers: HashMap<(usize, i64), i64>,
    pub orders: Vec<Order>,
    /// Pieces that left for good or were never put back, by product.
    pub gone: BTreeMap<i64, i64>,
    /// Payouts by person.
    pub paid_out: BTreeMap<usize, i64>,
}

/// Tax in hundredths of a percent, and the flat shipping cost.
pub const TAX: i64 = 825;
pub const SHIPPING: i64 = 500;

/// Half up, for amounts that are not below zero.
pub fn divide(amount: i64, by: i64) -> i64 {
    (2 * amount + by) / (2 * by)
}

impl Order {
    pub fn goods(&self) -> i64 {
        self.lines.iter().map(|line| line.total).sum()
    }

    pub fn total(&self) -> i64 {
        self.goods() + self.tax + self.shipping
    }

    pub fn is_shipped(&self) -> bool {
        self.lines.iter().all(|line| line.shipped == line.pieces)
    }

    pub fn has_shipped(&self) -> bool {
        self.lines.iter().any(|line| line.shipped > 0)
    }

    /// Each line's part of the tax, rounded down; the cents that are left go to the largest remainders, of equal ones to
    /// the earlier line.
    fn taxes(&self) -> Vec<i64> {
        let goods = self.goods().max(1);
        let mut taxes: Vec<i64> = self.lines.iter().map(|line| self.tax * line.total / goods).collect();
        while taxes.iter().sum::<i64>() < self.tax {
            let owed = |place: &usize| self.tax * self.lines[*place].total - taxes[*place] * goods;
            let most = (0..taxes.len()).rev().max_by_key(owed).unwrap();
            taxes[most] += 1;
        }
        taxes
    }

    /// The value of the returned pieces, with their part of their line's tax.
    pub fn worth_of_returned(&self) -> i64 {
        let part = |line: &Line, amount: i64| divide(amount * line.returned, line.pieces);
        let lines = self.lines.iter().zip(self.taxes());
        lines.map(|(line, tax)| part(line, line.total) + part(line, tax)).sum()
    }

    /// The goods value after refunds, which are split proportionally into goods and tax.
    fn remaining(&self) -> i64 {
        if self.is_cancelled {
            return 0;
        }
        let back = divide(self.refunded * self.goods(), self.goods() + self.tax);
        self.goods() - back.min(self.goods())
    }
}

impl Books {
    /// The price of one piece for a buyer.
    pub fn piece(&self, buyer: usize, seller: Option<usize>, product: i64) -> i64 {
        if let Some(dealer) = seller {
            return self.dealers.get(&(dealer, product)).copied().unwrap_or(1600);
        }
        let person = &self.people[buyer];
        let (audience, own) = match person.role {
            Role::Wholesaler => ("none", 1200),
            Role::Dealer => ("dealer", 1600),
            Role::Agent | Role::SubAgent => ("agent", 1300),
            _ if person.referrer.is_some() => ("agent", 1300),
            _ => ("none", 1400),
        };
        let region = person.region.and_then(|region| self.regional.get(&(audience, product, region)));
        region.copied().unwrap_or(own)
    }

    /// The price of one unit of a tier: the lower of its own price and that of its pieces. In a store as far below the
    /// dealer's pieces as the company's pack or bulk is below its own at 14.00, and not less than the dealer pays.
    pub fn price(&self, buyer: usize, seller: Option<usize>, product: i64, tier: usize) -> i64 {
        let (_, pieces, own) = TIERS[tier];
        let piece = self.piece(buyer, seller, product);
        match (own, seller) {
            (None, _) => piece * pieces,
            (Some(own), None) => own.min(piece * pieces),
            (Some(own), Some(dealer)) => divide(piece * own, 1400).max(self.price(dealer, None, product, tier)),
        }
    }

    /// The referrer of the buyer; only customers' orders earn commissions.
    fn referrer(&self, of: &Order) -> Option<usize> {
        let buyer = &self.people[of.buyer];
        buyer.referrer.filter(|_| buyer.role == Role::Customer)
    }

    /// 0.50 for each full 14.00 to the agent, and as much to the sub-agent when one referred the buyer. It only falls.
    pub fn earn(&mut self, order: usize) {
        let of = &self.orders[order];
        let steps = of.remaining() / 1400;
        let now = match self.referrer(of).map(|referrer| self.people[referrer].role) {
            Some(Role::Agent) => (50 * steps, 0),
            Some(Role::SubAgent) => (50 * steps, 50 * steps),
            _ => (0, 0),
        };
        let order = &mut self.orders[order];
        order.earned = (order.earned.0.min(now.0), order.earned.1.min(now.1));
    }

    /// The same when an order is paid.
    pub fn first_earn(&mut self, order: usize) {
        self.orders[order].earned = (i64::MAX, i64::MAX);
        self.earn(order);
    }

    /// Earnings of each agent and sub-agent.
    pub fn earnings(&self) -> BTreeMap<usize, i64> {
        let mut sums = BTreeMap::new();
        for order in &self.orders {
            let Some(referrer) = self.referrer(order) else { continue };
            let (agent, sub) = order.earned;
            match self.people[referrer].role {
                Role::SubAgent => {
                    *sums.entry(referrer).or_default() += sub;
                    let above = self.people[referrer].referrer.unwrap();
                    *sums.entry(above).or_default() += agent;
                }
                _ => *sums.entry(referrer).or_default() += agent,
            }
        }
        sums
    }
}

/// Cents of an amount on the wire.
pub fn cents(value: &serde_json::Value) -> i64 {
    let text = value.as_str().unwrap_or_else(|| panic!("no amount: {value}"));
    text.replace('.', "").parse().unwrap_or_else(|_| panic!("no amount: {value}"))
}

/// An amount for the wire.
pub fn amount(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}
