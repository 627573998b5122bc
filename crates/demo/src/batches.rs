//! Liquids are tracked by batch, with code and dates. On the last day one batch is on hold, one expires soon, one has
//! expired, and a stock count was posted.

use chrono::{DateTime, Days, NaiveDate, Utc};
use tierway_application::Failure;
use tierway_application::inventory::{LotInput, MovementEntry, hold_lot, post_stock_count, record_movement};
use tierway_inventory::{CountLine, Direction, LotDates, Reason};

use super::basket::OnShelf;
use super::calendar::DAYS;
use super::catalogue::DemoProduct;
use super::event::Event;
use super::world::World;

/// Days a liquid is good.
const SHELF_LIFE: u64 = 540;

/// Whether the product is tracked by batch.
pub fn has_batches(row: &DemoProduct) -> bool {
    row.category == "E-Liquids"
}

/// The batch the plant delivers on a day; none for products without.
pub fn delivered(row: &DemoProduct, now: DateTime<Utc>) -> LotInput {
    if !has_batches(row) {
        return LotInput::default();
    }
    let made = now.date_naive() - Days::new(2);
    batch(format!("LQ-{}", made.format("%y%m%d")), made, made + Days::new(SHELF_LIFE))
}

fn batch(code: String, made: NaiveDate, last: NaiveDate) -> LotInput {
    LotInput { id: None, code: Some(code), dates: LotDates { produced_on: Some(made), expires_on: Some(last) } }
}

impl World<'_> {
    /// What is to be seen on the last day.
    pub fn announce_batches(&mut self) {
        self.note(self.calendar.at(DAYS - 1, 866), Event::Batches);
    }

    /// A batch on hold, one that ends soon, one that has ended, and a count.
    pub fn show_batches(&mut self, now: DateTime<Utc>) -> Result<(), Failure> {
        self.read_shelf()?;
        let liquids: Vec<OnShelf> =
            self.shelf.iter().filter(|product| product.on_sale && has_batches(product.row)).copied().collect();
        let today = now.date_naive();
        let made = |days_ago: u64| today - Days::new(days_ago);
        let strong = batch(format!("LQ-{}S", made(9).format("%y%m%d")), made(9), made(9) + Days::new(SHELF_LIFE));
        let late = batch(format!("LQ-{}R", made(525).format("%y%m%d")), made(525), today + Days::new(15));
        let over = batch(format!("LQ-{}R", made(560).format("%y%m%d")), made(560), made(20));
        let came = [
            (strong, 60, Reason::Production, "Production delivery, waiting for the laboratory"),
            (late, 24, Reason::Return, "Unopened, back on the shelf"),
            (over, 18, Reason::Return, "Unopened, past its date"),
        ];
        for (product, (lot, pieces, reason, notes)) in liquids.iter().zip(came) {
            let id = self.take_in(now, product, lot, (pieces, reason, notes))?;
            if reason == Reason::Production
                && let Some(id) = id
            {
                let warehouse = self.as_member(now, "warehouse")?;
                hold_lot(self.tx, &warehouse, id, "Laboratory: nicotine strength above the label")?;
            }
        }
        self.count_a_shelf(now)
    }

    fn take_in(
        &mut self,
        now: DateTime<Utc>,
        product: &OnShelf,
        lot: LotInput,
        (quantity, reason, notes): (i64, Reason, &str),
    ) -> Result<Option<tierway_kernel::LotId>, Failure> {
        let entry = MovementEntry {
            product_id: product.id,
            direction: Direction::In,
            quantity,
            reason: Some(reason),
            reference: None,
            notes: Some(notes.to_owned()),
            lot,
        };
        let owner = self.as_member(now, "manufacturer")?;
        let written = record_movement(self.tx, &owner, &entry)?;
        self.summary.movements += 1;
        Ok(written.first().and_then(|view| view.movement.entry.lot_id))
    }

    /// The warehouse counts six products and finds two pieces fewer of one and one more of another.
    fn count_a_shelf(&mut self, now: DateTime<Utc>) -> Result<(), Failure> {
        let plain = |product: &&OnShelf| !has_batches(product.row) && product.available > 80;
        let shelf: Vec<OnShelf> = self.shelf.iter().filter(plain).take(6).copied().collect();
        let mut lines = Vec::with_capacity(shelf.len());
        for (product, found) in shelf.iter().zip([0, -2, 0, 1, 0, 0]) {
            let Some(level) = self.tx.stock().level(product.id)? else { continue };
            let expected = level.balance();
            lines.push(CountLine { product_id: product.id, lot_id: None, expected, counted: expected + found });
        }
        let warehouse = self.as_member(now, "warehouse")?;
        post_stock_count(self.tx, &warehouse, "Count of the front shelf", &lines)?;
        self.summary.stock_counts += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::PRODUCTS;

    #[test]
    fn liquids_are_delivered_in_batches_of_their_day() {
        let now = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        let with: Vec<_> = PRODUCTS.iter().filter(|row| delivered(row, now) != LotInput::default()).collect();
        assert!(with.len() >= 3 && with.iter().all(|row| row.category == "E-Liquids"));
        let lot = delivered(with[0], now);
        assert_eq!(lot.code.as_deref(), Some("LQ-260919"));
        assert!(lot.dates.checked(now.date_naive()).is_ok());
    }
}
