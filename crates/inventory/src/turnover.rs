//! How often the stock was sold within a time, and how long what is there will last.

use tierway_kernel::Money;

/// Number of evenly spaced points in time at which stock is valued, including start and end.
pub const STOCK_MOMENTS: usize = 13;

/// Stock turns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Turnover {
    /// The cost of the sold pieces.
    pub cost_of_goods: Money,
    /// The average stock value.
    pub average_stock: Money,
    /// Its value at the end.
    pub closing_stock: Money,
}

impl Turnover {
    /// Of one product: what its sold pieces cost, the pieces there at evenly spaced moments, what one costs.
    pub fn of(cost_of_goods: Money, balances: &[i64], unit_cost: Money) -> Turnover {
        let closing = balances.last().copied().unwrap_or_default();
        let steps = i64::try_from(balances.len().saturating_sub(1)).unwrap_or(i64::MAX);
        // Trapezoidal average between two points in time.
        let twice = balances.iter().sum::<i64>() * 2 - balances.first().copied().unwrap_or_default() - closing;
        let most = Money::of(Money::LIMIT);
        let average = if steps == 0 { unit_cost.times(closing) } else { unit_cost.ratio(twice, steps * 2) };
        Turnover {
            cost_of_goods,
            average_stock: average.unwrap_or(most),
            closing_stock: unit_cost.times(closing).unwrap_or(most),
        }
    }

    /// Takes another product in as well.
    pub fn add(&mut self, other: &Turnover) {
        let sum = |a: Money, b: Money| Money::of(a.minor().saturating_add(b.minor()));
        self.cost_of_goods = sum(self.cost_of_goods, other.cost_of_goods);
        self.average_stock = sum(self.average_stock, other.average_stock);
        self.closing_stock = sum(self.closing_stock, other.closing_stock);
    }

    /// How many times the average stock was sold, in hundredths; `None` without stock.
    pub fn turns(&self) -> Option<i64> {
        let average = self.average_stock.minor();
        (average > 0).then(|| rounded(self.cost_of_goods.minor(), 100, average))
    }

    /// For how many days the stock at the end lasts when as much is sold as in these days, in tenths; `None` when
    /// nothing was sold.
    pub fn days_of_stock(&self, days: i64) -> Option<i64> {
        let sold = self.cost_of_goods.minor();
        (sold > 0).then(|| rounded(self.closing_stock.minor(), days.saturating_mul(10), sold))
    }
}

/// `amount × times ÷ by`, half up, where `by` is above zero.
fn rounded(amount: i64, times: i64, by: i64) -> i64 {
    let (product, by) = (i128::from(amount) * i128::from(times), i128::from(by));
    i64::try_from((product + by / 2).div_euclid(by)).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_lies_between_the_moments() {
        let one = Turnover::of(Money::of(3_000), &[10, 20, 0], Money::of(100));
        // (10 + 20) / 2 and (20 + 0) / 2 are 15 and 10, on average 12.5 pieces.
        assert_eq!((one.average_stock, one.closing_stock), (Money::of(1_250), Money::ZERO));
        assert_eq!((one.turns(), one.days_of_stock(30)), (Some(240), Some(0)));
    }

    #[test]
    fn what_was_not_there_or_not_sold_has_no_rate() {
        let none = Turnover::of(Money::of(500), &[0, 0], Money::of(100));
        assert_eq!((none.turns(), none.days_of_stock(30)), (None, Some(0)));
        let still = Turnover::of(Money::ZERO, &[5], Money::of(100));
        assert_eq!((still.average_stock, still.turns(), still.days_of_stock(30)), (Money::of(500), Some(0), None));
    }

    #[test]
    fn rates_are_rounded_half_up() {
        // 2 / 16 is 0.125 times, 2 / 17 less; 3 / 20 is 0.15 days.
        let one = |sold: i64, stock: i64| Turnover::of(Money::of(sold), &[1], Money::of(stock));
        assert_eq!((one(2, 16).turns(), one(2, 17).turns()), (Some(13), Some(12)));
        assert_eq!((one(20, 3).days_of_stock(1), one(20, 2).days_of_stock(1)), (Some(2), Some(1)));
    }

    #[test]
    fn products_add_up() {
        let mut whole = Turnover::default();
        for _ in 0..3 {
            whole.add(&Turnover::of(Money::of(100), &[2, 2], Money::of(150)));
        }
        assert_eq!(whole.average_stock, Money::of(900));
        assert_eq!((whole.turns(), whole.days_of_stock(10)), (Some(33), Some(300)));
    }
}
