//! Special prices: wholesalers maintain regional prices, dealers their own store prices.

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{ProfileChange, StoreProfileChange};
use tierway_application::Failure;
use tierway_application::accounts::update_user;
use tierway_application::catalogue::{ProductChange, update_product};
use tierway_application::pricing::{
    GridQuery, OwnPriceInput, PreviewPrices, PriceInput, SetPrices, preview_wholesaler_prices, set_dealer_price,
    set_wholesaler_prices, undo_price_change, update_dealer_store,
};
use tierway_catalogue::{Audience, DetailsChange, PriceCell, PriceStep, Region};
use tierway_kernel::{Money, ProductId};

use super::calendar::DAYS;
use super::catalogue::PRODUCTS;
use super::event::{Event, PriceRound};
use super::products::draft;
use super::world::World;

const fn round(
    (day, by): (i64, &'static str),
    (audience, region): (Audience, Region),
    (points, every): (i64, usize),
    note: &'static str,
) -> PriceRound {
    PriceRound { day, by, audience, region, points, every, note, ahead: 0, mistaken: false }
}

const ROUNDS: [PriceRound; 11] = [
    round(
        (4, "wholesaler"),
        (Audience::Dealer, Region::Asia),
        (-400, 2),
        "Opening prices for shops within reach of the plant",
    ),
    round((5, "wholesaler"), (Audience::Agent, Region::Asia), (-250, 3), "Opening prices for agents"),
    round((9, "wholesaler"), (Audience::Agent, Region::Usa), (250, 3), "Freight to the West Coast"),
    round((11, "wholesaler"), (Audience::Dealer, Region::Canada), (350, 3), "Freight and duty to Canada"),
    round((11, "wholesaler"), (Audience::Agent, Region::Canada), (300, 3), "Freight and duty to Canada"),
    round((14, "wholesaler"), (Audience::Dealer, Region::Europe), (300, 3), "Freight and duty to Europe"),
    round((40, "andaman.coast"), (Audience::Dealer, Region::Usa), (450, 4), "Freight to the West Coast"),
    PriceRound {
        mistaken: true,
        ..round((76, "andaman.coast"), (Audience::Dealer, Region::Asia), (-4_000, 6), "End of season")
    },
    round((77, "andaman.coast"), (Audience::Dealer, Region::Asia), (-150, 6), "End of season"),
    round((120, "wholesaler"), (Audience::Agent, Region::Europe), (200, 5), "Freight and duty to Europe"),
    PriceRound {
        ahead: 14,
        ..round((DAYS - 1, "wholesaler"), (Audience::Dealer, Region::Asia), (250, 4), "New price list")
    },
];

/// Who sets own prices, on which day, from which product of the catalogue on and how many hundredths of the suggested
/// range above its lower end.
const STORES: [(&str, i64, usize, i64); 5] = [
    ("dealer", 6, 0, 40),
    ("emberoak", 12, 3, 65),
    ("dampfkontor", 25, 5, 20),
    ("northlight", 60, 1, 80),
    ("rivergate", 97, 2, 50),
];
/// What two of these stores say of themselves.
const TEXTS: [(&str, &str); 2] = [
    (
        "dealer",
        "Pods, coils and liquids for adults, chosen by people who use them.\n\nAsk us before you buy: we answer every \
         message on the same day.",
    ),
    ("emberoak", "A small shop with a short list: what we sell, we have tried ourselves."),
];
/// Each store prices every so many products by itself.
const STORE_STEP: usize = 4;
/// The product whose suggested range moves away from the first dealer's price, and when.
const MOVED: (usize, i64) = (8, 150);

impl World<'_> {
    /// Puts the changes of prices on the agenda.
    pub fn announce_prices(&mut self) {
        for round in &ROUNDS {
            self.note(self.calendar.at(round.day, 610), Event::Price(round));
        }
        for (username, day, first, share) in STORES {
            self.note(self.calendar.at(day, 580), Event::StorePrices(username, first, share));
        }
        self.note(self.calendar.at(MOVED.1, 640), Event::MoveRange(MOVED.0));
        self.note(self.calendar.at(DAYS - 1, 700), Event::AskPlace(STORES[0].0));
    }

    /// A wholesaler previews an adjustment and applies it.
    pub fn price(&mut self, now: DateTime<Utc>, round: &PriceRound) -> Result<(), Failure> {
        let wholesaler = self.as_member(now, round.by)?;
        let ids: Vec<ProductId> = self
            .shelf
            .iter()
            .filter(|product| product.on_sale)
            .step_by(round.every)
            .map(|product| product.id)
            .collect();
        let input = PreviewPrices {
            query: GridQuery {
                audience: round.audience,
                text: None,
                category: None,
                region: None,
                out_of_range: false,
            },
            product_ids: Some(ids),
            regions: vec![round.region],
            step: PriceStep::BasisPoints(round.points),
        };
        let rows = preview_wholesaler_prices(self.tx, &wholesaler, &input)?;
        let cell = |row: &tierway_application::pricing::PricePreviewRow| {
            let (product_id, _) = row.product.as_ref()?;
            let cell = PriceCell { product_id: *product_id, region: round.region, price: Some(row.to?) };
            Some(PriceInput { cell, expected: None })
        };
        let command = SetPrices {
            audience: round.audience,
            effective_from: (round.ahead > 0).then(|| now + Duration::days(round.ahead)),
            note: Some(round.note.to_owned()),
            cells: rows.iter().filter_map(cell).collect(),
        };
        let change = set_wholesaler_prices(self.tx, &wholesaler, &command)?.change;
        if round.mistaken {
            let later = self.as_member(now + Duration::hours(1), round.by)?;
            undo_price_change(self.tx, &later, change.id)?;
        }
        Ok(())
    }

    /// A dealer prices a part of their store, and may say something of it.
    pub fn store_prices(
        &mut self,
        now: DateTime<Utc>,
        username: &str,
        first: usize,
        share: i64,
    ) -> Result<(), Failure> {
        let dealer = self.as_member(now, username)?;
        let id = dealer.actor.signed_in()?.id;
        let shelf: Vec<_> = self.shelf.iter().skip(first).step_by(STORE_STEP).copied().collect();
        for product in shelf.into_iter().filter(|product| product.on_sale) {
            let (min, max) = (product.row.dealer_min_minor, product.row.dealer_max_minor);
            // Whole tens of cents, as price tags have them.
            let price = (min + (max - min) * share / 100 + 9) / 10 * 10;
            let own = OwnPriceInput { unit: Money::of(price.clamp(min, max)), pack: None, bulk: None };
            set_dealer_price(self.tx, &dealer, id, product.id, own, None)?;
        }
        if let Some((_, text)) = TEXTS.iter().find(|(name, _)| *name == username) {
            let change = StoreProfileChange { logo: None, about: Some((*text).to_owned()) };
            update_dealer_store(self.tx, &dealer, id, &change, None)?;
        }
        Ok(())
    }

    /// The owner lifts the suggested range of a product, so that prices set before no longer fit.
    pub fn move_range(&mut self, now: DateTime<Utc>, index: usize) -> Result<(), Failure> {
        let owner = self.as_member(now, "manufacturer")?;
        let row = &PRODUCTS[index];
        let mut draft = draft(row, index, &self.props.images[index]);
        let middle = (row.dealer_min_minor + row.dealer_max_minor) / 2;
        draft.suggested_dealer_min_price = Some(Money::of(middle));
        let change = ProductChange {
            draft,
            details: DetailsChange::default(),
            sets_active: false,
            tax_class: None,
            version: None,
        };
        update_product(self.tx, &owner, self.shelf[index].id, &change, None)?;
        Ok(())
    }

    /// A dealer requests a change of address, still pending.
    pub fn ask_place(&mut self, now: DateTime<Utc>, username: &str) -> Result<(), Failure> {
        let dealer = self.as_member(now, username)?;
        let id = dealer.actor.signed_in()?.id;
        let (country, zone) = (Some("Canada".to_owned()), Some("Ontario".to_owned()));
        update_user(self.tx, &dealer, id, &ProfileChange { country, zone, ..ProfileChange::default() }, None, None)?;
        Ok(())
    }
}
