//! Inventory: products are listed, produced, lost, counted, moved and discontinued.

use chrono::{DateTime, Utc};
use tierway_application::Failure;
use tierway_application::catalogue::{create_product, delete_product};
use tierway_application::inventory::{
    LotInput, MovementEntry, StockFigure, record_movement, set_product_location, set_stock,
};
use tierway_inventory::{Direction, Reason, StockLevel};
use tierway_kernel::ProductId;

use super::basket::OnShelf;
use super::batches::delivered;
use super::calendar::DAYS;
use super::catalogue::{DemoProduct, PRODUCTS};
use super::event::{Event, Trouble};
use super::products::{draft, is_scarce, opening_pieces, production_run, reorder_mark};
use super::world::World;

/// How pieces come from the plant.
const MADE: (Direction, Reason) = (Direction::In, Reason::Production);
/// The day from which scarce products are no longer made and dwindle.
const NO_MORE: i64 = DAYS - 30;

impl World<'_> {
    /// Listing and first pieces on the first day, the end of four products, and troubles all along.
    pub fn announce_shelves(&mut self) {
        let mut ends = [118, 131, 140, 152].into_iter();
        for (index, row) in PRODUCTS.iter().enumerate() {
            let minutes = i64::try_from(index).unwrap_or(0) * 3;
            self.note(self.calendar.at(0, 90 + minutes), Event::List(index));
            self.note(self.calendar.at(0, 300 + minutes), Event::Open(index));
            if row.discontinued
                && let Some(day) = ends.next()
            {
                let time = self.calendar.working_time(day, &mut self.chance);
                self.note(time, Event::Discontinue(index));
            }
            if is_scarce(row) {
                let day = self.chance.between(DAYS - 12, DAYS - 6);
                let time = self.calendar.working_time(day, &mut self.chance);
                self.note(time, Event::Thin(index));
            }
        }
        let round =
            [Trouble::Damage, Trouble::Count, Trouble::Sample, Trouble::Return, Trouble::Expired, Trouble::Count];
        let last = [(DAYS - 2, Trouble::Count), (DAYS - 1, Trouble::Damage)];
        for (day, trouble) in (6..DAYS - 2).step_by(4).zip(round.into_iter().cycle()).chain(last) {
            let time = self.calendar.working_time(day, &mut self.chance);
            let time = self.calendar.when_open(time, &mut self.chance);
            self.note(time, Event::Shelf(trouble));
        }
    }

    /// The owner adds a product to the catalogue.
    pub fn list(&mut self, now: DateTime<Utc>, index: usize) -> Result<(), Failure> {
        let owner = self.as_member(now, "manufacturer")?;
        let row = &PRODUCTS[index];
        let images = &self.props.images[index];
        for image in images {
            self.tx.media().note(image, owner.now)?;
        }
        let product = create_product(self.tx, &owner, &draft(row, index, images), None)?.view.product;
        self.shelf.push(OnShelf { id: product.id, row, on_sale: true, available: 0 });
        self.summary.products += 1;
        Ok(())
    }

    /// The first pieces, and where they lie.
    pub fn open(&mut self, now: DateTime<Utc>, index: usize) -> Result<(), Failure> {
        let product = self.shelf[index];
        let owner = self.as_member(now, "manufacturer")?;
        set_product_location(self.tx, &owner, product.id, &location(product.row, index))?;
        let pieces = opening_pieces(product.row);
        self.enter(now, product.id, MADE, pieces, ["Opening stock", "Opening stock from the plant"])
    }

    /// Takes a product off sale; its history stays.
    pub fn discontinue(&mut self, now: DateTime<Utc>, index: usize) -> Result<(), Failure> {
        let owner = self.as_member(now, "manufacturer")?;
        delete_product(self.tx, &owner, self.shelf[index].id)?;
        self.summary.discontinued += 1;
        Ok(())
    }

    /// Moves what is above the scarce figure to the showroom.
    pub fn thin(&mut self, now: DateTime<Utc>, index: usize) -> Result<(), Failure> {
        self.read_shelf()?;
        let product = self.shelf[index];
        let surplus = product.available - product.row.opening_stock;
        let words = ["TRF | Showroom", "Moved to the showroom stock"];
        self.enter(now, product.id, (Direction::Out, Reason::Transfer), surplus, words)
    }

    /// The plant delivers: what has run low is made again.
    pub fn produce(&mut self, now: DateTime<Utc>, day: i64) -> Result<(), Failure> {
        self.read_shelf()?;
        for product in self.shelf.clone() {
            let made_no_more = product.row.discontinued || (is_scarce(product.row) && day > NO_MORE);
            if !product.on_sale || made_no_more || product.available >= reorder_mark(product.row) {
                continue;
            }
            let reference = format!("WO-{:05} | Line {}", 1_040 + self.summary.movements, self.chance.between(1, 4));
            let pieces = production_run(product.row);
            self.enter(now, product.id, MADE, pieces, [&reference, "Production delivery, checked"])?;
        }
        Ok(())
    }

    /// One of the small troubles, with a product that has some.
    pub fn trouble(&mut self, now: DateTime<Utc>, trouble: Trouble) -> Result<(), Failure> {
        self.read_shelf()?;
        let fits = |product: &&OnShelf| product.available > 80 && suits(trouble, product.row);
        let candidates: Vec<OnShelf> = self.shelf.iter().filter(fits).copied().collect();
        let Some(product) = self.chance.pick(&candidates).copied() else { return Ok(()) };
        let some = self.chance.between(2, 12);
        let way = match trouble {
            Trouble::Damage => (Direction::Out, Reason::Damage),
            Trouble::Sample => (Direction::Out, Reason::Sample),
            Trouble::Expired => (Direction::Out, Reason::Expired),
            Trouble::Return => (Direction::In, Reason::Return),
            Trouble::Count => return self.count(now, product.id),
        };
        let words = self.chance.pick(words_for(trouble)).copied().unwrap_or_default();
        self.enter(now, product.id, way, some, words)
    }

    /// The supervisor counts and finds a piece or two more or less.
    fn count(&mut self, now: DateTime<Utc>, product: ProductId) -> Result<(), Failure> {
        let Some(level) = self.tx.stock().level(product)? else { return Ok(()) };
        let found = level.balance() + self.chance.between(-4, 2);
        let supervisor = self.as_member(now, "supervisor")?;
        let reason = Some("Monthly count".to_owned());
        let figure = StockFigure { balance: found, reason, ..StockFigure::default() };
        set_stock(self.tx, &supervisor, product, &figure)?;
        self.summary.stock_counts += 1;
        Ok(())
    }

    /// The owner enters a movement; `words` are reference and notes.
    fn enter(
        &mut self,
        now: DateTime<Utc>,
        product_id: ProductId,
        (direction, reason): (Direction, Reason),
        quantity: i64,
        [reference, notes]: [&str; 2],
    ) -> Result<(), Failure> {
        if quantity < 1 {
            return Ok(());
        }
        let entry = MovementEntry {
            product_id,
            direction,
            quantity,
            reason: Some(reason),
            reference: Some(reference.to_owned()),
            notes: Some(notes.to_owned()),
            lot: self.batch_of(product_id, (direction, reason), now),
        };
        let owner = self.as_member(now, "manufacturer")?;
        record_movement(self.tx, &owner, &entry)?;
        self.summary.movements += 1;
        Ok(())
    }

    /// The batch that comes from the plant.
    fn batch_of(&self, product: ProductId, way: (Direction, Reason), now: DateTime<Utc>) -> LotInput {
        let row = self.shelf.iter().find(|known| known.id == product).filter(|_| way == MADE);
        row.map_or_else(LotInput::default, |known| delivered(known.row, now))
    }

    /// Reads what every product can promise now; what is not sold any more promises nothing.
    pub fn read_shelf(&mut self) -> Result<(), Failure> {
        let ids: Vec<ProductId> = self.shelf.iter().map(|product| product.id).collect();
        let levels = self.tx.stock().levels(&ids)?;
        let sold = self.tx.products().by_ids(&ids)?;
        for product in &mut self.shelf {
            product.on_sale = sold.iter().any(|row| row.id == product.id && row.is_active);
            let level = levels.iter().find(|level| level.product_id == product.id);
            product.available = level.filter(|_| product.on_sale).map_or(0, StockLevel::available);
        }
        Ok(())
    }
}

/// Where a product lies: liquids in a zone of their own, twelve bays an aisle. Displays stand on the floor, without a
/// location.
fn location(row: &DemoProduct, index: usize) -> String {
    let zone = match row.category {
        "E-Liquids" => "B",
        "Retail Displays" => return String::new(),
        _ => "A",
    };
    format!("{zone}-{:02}-{:02}-{}", index / 12 + 1, index % 12 + 1, index % 3 + 1)
}

fn suits(trouble: Trouble, row: &DemoProduct) -> bool {
    match trouble {
        Trouble::Expired => row.category == "E-Liquids",
        Trouble::Sample => row.category != "Retail Displays",
        Trouble::Damage | Trouble::Return | Trouble::Count => true,
    }
}

/// Reference and notes of a trouble's movement, to choose from.
fn words_for(trouble: Trouble) -> &'static [[&'static str; 2]] {
    match trouble {
        Trouble::Damage => &[
            ["", "Carton crushed by a fork-lift"],
            ["", "Water damage near the loading dock"],
            ["Claim | Carrier", "Broken in transit between the halls"],
        ],
        Trouble::Sample => &[
            ["Trade fair", "Samples for the fair"],
            ["Sales", "Samples for a visit to new dealers"],
            ["Laboratory", "Emission test"],
        ],
        Trouble::Expired => &[["Batch check", "Past its date"]],
        Trouble::Return => &[["RMA", "Unopened, back on the shelf"], ["RMA", "Wrong colour sent, unopened"]],
        Trouble::Count => &[],
    }
}
