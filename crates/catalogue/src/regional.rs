//! The company's regional prices: product × region × audience, maintained by wholesalers and owners (product.md §4,
//! decision 19). Prices are appended, never changed: the latest effective one applies.

use std::collections::HashSet;

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{
    FieldError, Message, Money, PriceChangeId, ProductId, Sentence, SignedIn, UserId, message, too_long,
};

use crate::{Buyer, Product, Region, dealer_price};
use tierway_kernel::Role;

/// Most prices of one change.
pub const MOST_CELLS: usize = 1_000;
/// How far ahead a change can be planned, in days.
const MOST_DAYS_AHEAD: i64 = 731;
/// Longest note of a change, in characters.
const LONGEST_NOTE: usize = 500;

tierway_kernel::names! {
    /// Audiences of prices.
    pub enum Audience as "PriceAudience" {
        /// Dealers.
        Dealer = "dealer",
        /// Agents, sub-agents and the customers they referred.
        Agent = "agent",
    }
}

impl Audience {
    /// The audience a buyer belongs to; others have no regional prices.
    pub const fn of(buyer: Buyer) -> Option<Audience> {
        match buyer.role {
            Role::Dealer => Some(Audience::Dealer),
            Role::Agent | Role::SubAgent => Some(Audience::Agent),
            Role::Customer if buyer.referred => Some(Audience::Agent),
            _ => None,
        }
    }

    /// The price for this audience without a regional price.
    pub fn base_price(self, product: &Product) -> Option<Money> {
        match self {
            Audience::Dealer => Some(dealer_price(product)),
            Audience::Agent => product.agent_price,
        }
        .filter(|price| *price > Money::ZERO)
    }
}

/// Whether the buyer may use the prices of their kind: after approval (product.md §3), which customers do not need.
pub const fn prices_are_open(user: &SignedIn) -> bool {
    user.verified || matches!(user.role, Role::Customer)
}

/// A price to set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceCell {
    /// Which product.
    pub product_id: ProductId,
    /// Where.
    pub region: Region,
    /// The price of a piece; `None` removes it.
    pub price: Option<Money>,
}

/// A price that was set, with what it replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangedCell {
    /// The prices that were set.
    pub cell: PriceCell,
    /// The price effective before that time.
    pub before: Option<Money>,
}

/// Prices set together, to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPriceChange {
    /// The audience of the prices.
    pub audience: Audience,
    /// The user who sets them; `None` for the platform.
    pub actor_id: Option<UserId>,
    /// Why.
    pub note: Option<String>,
    /// Effective from.
    pub effective_from: DateTime<Utc>,
    /// The change it undoes.
    pub undoes: Option<PriceChangeId>,
    /// Whether its prices take effect; neither those of a plan undone before its time nor those of the undoing change
    /// ever do.
    pub counts: bool,
    /// The prices.
    pub cells: Vec<ChangedCell>,
}

/// Prices that were set together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceChange {
    /// Identity.
    pub id: PriceChangeId,
    /// The audience of the prices.
    pub audience: Audience,
    /// The user who set them.
    pub actor_id: Option<UserId>,
    /// Why.
    pub note: Option<String>,
    /// Effective from.
    pub effective_from: DateTime<Utc>,
    /// The change it undoes.
    pub undoes: Option<PriceChangeId>,
    /// The change that undid it.
    pub undone_by: Option<PriceChangeId>,
    /// Whether its prices take effect at their time: not those of a plan undone before, nor those of the change that
    /// undid it.
    pub counts: bool,
    /// How many prices.
    pub cell_count: u64,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

/// A row of a cell's history that counts now or will.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellPrice {
    /// Where and what; `None`: removed.
    pub cell: PriceCell,
    /// From when on.
    pub effective_from: DateTime<Utc>,
    /// The change that set it.
    pub change_id: PriceChangeId,
    /// The user who set it.
    pub actor_id: Option<UserId>,
}

/// Why a change is rejected or cannot be undone.
#[derive(Debug, Clone, PartialEq, Eq, Sentence)]
pub enum PriceChangeError {
    /// Fields are at fault.
    #[error("{0}")]
    Fields(Vec<FieldError>),
    /// It was undone before.
    #[error("This change has already been undone.")]
    AlreadyUndone,
    /// Somebody has set prices of it since.
    #[error("{sentence}", sentence = changed_since(*_0))]
    ChangedSince(usize),
}

fn changed_since(count: usize) -> Message {
    match count {
        1 => Message::from("One of its prices has changed since, so it cannot be undone."),
        count => message!("{count} of its prices have changed since, so it cannot be undone.", count),
    }
}

/// Checks prices that are to be set together: at least one and at most 1,000, each above zero or removed, none twice.
/// Fields are named `cells[0].price`.
pub fn check_cells(cells: &[PriceCell]) -> Result<(), PriceChangeError> {
    let fault = |field: String, text: &'static str| FieldError::new(field, text);
    if cells.is_empty() {
        return Err(PriceChangeError::Fields(vec![fault("cells".to_owned(), "Please change at least one price.")]));
    }
    if cells.len() > MOST_CELLS {
        let text = "At most 1,000 prices can be changed at once.";
        return Err(PriceChangeError::Fields(vec![fault("cells".to_owned(), text)]));
    }
    let mut seen = HashSet::new();
    let mut errors = Vec::new();
    for (at, cell) in cells.iter().enumerate() {
        if cell.price.is_some_and(|price| price <= Money::ZERO) {
            errors.push(fault(format!("cells[{at}].price"), "A price must be more than zero."));
        }
        if !seen.insert((cell.product_id, cell.region)) {
            errors.push(fault(format!("cells[{at}]"), "This price is listed twice."));
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(PriceChangeError::Fields(errors)) }
}

/// From when on a change counts: at once, or at a later time of the next two years.
pub fn check_effective(input: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Result<DateTime<Utc>, PriceChangeError> {
    let refuse = |text: &'static str| Err(PriceChangeError::Fields(vec![FieldError::new("effectiveFrom", text)]));
    match input {
        None => Ok(now),
        Some(time) if time < now => refuse("Prices cannot be changed in the past."),
        Some(time) if time > now + Duration::days(MOST_DAYS_AHEAD) => {
            refuse("Prices can be planned at most two years ahead.")
        }
        Some(time) => Ok(time),
    }
}

/// A note: trimmed, not too long.
pub fn check_note(note: Option<&str>) -> Result<Option<String>, PriceChangeError> {
    let note = note.map(str::trim).filter(|note| !note.is_empty());
    if note.is_some_and(|note| note.chars().count() > LONGEST_NOTE) {
        let text = too_long(LONGEST_NOTE);
        return Err(PriceChangeError::Fields(vec![FieldError::new("note", text)]));
    }
    Ok(note.map(str::to_owned))
}

/// The time of a change made now. It is always after the `newest` change of the same prices, even if the clock is
/// behind, so that a later change always replaces an earlier one.
pub fn turn_at(now: DateTime<Utc>, newest: Option<DateTime<Utc>>) -> DateTime<Utc> {
    newest.map_or(now, |newest| newest.max(now))
}

/// The change that undoes another: it restores the previous prices at once. Undoing a plan before its time leaves
/// nothing that takes effect at that time; undoing that plans it again. `stale` is the number of its prices that were
/// replaced in the meantime.
pub fn undo(
    change: &PriceChange,
    cells: &[ChangedCell],
    stale: usize,
    actor_id: Option<UserId>,
    now: DateTime<Utc>,
) -> Result<NewPriceChange, PriceChangeError> {
    if change.undone_by.is_some() {
        return Err(PriceChangeError::AlreadyUndone);
    }
    if stale > 0 {
        return Err(PriceChangeError::ChangedSince(stale));
    }
    let back = |changed: &ChangedCell| ChangedCell {
        cell: PriceCell { price: changed.before, ..changed.cell },
        before: changed.cell.price,
    };
    Ok(NewPriceChange {
        audience: change.audience,
        actor_id,
        note: None,
        effective_from: change.effective_from.max(now),
        undoes: Some(change.id),
        counts: change.effective_from <= now || !change.counts,
        cells: cells.iter().map(back).collect(),
    })
}

/// How many prices shall be moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PriceStep {
    /// By hundredths of a percent, rounded half up to cents.
    BasisPoints(i64),
    /// Adjust by this amount.
    Amount(Money),
}

/// Why a price cannot be adjusted; shown in the preview.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum StepError {
    /// Neither a regional price nor one of the product.
    #[error("There is no price to adjust.")]
    NoPrice,
    /// The outcome is nothing or less.
    #[error("The price would be zero or less.")]
    NotPositive,
    /// The result is too large to store.
    #[error("The price would be too large.")]
    TooLarge,
}

impl PriceStep {
    /// The price after the step.
    pub fn apply(self, from: Option<Money>) -> Result<Money, StepError> {
        let from = from.ok_or(StepError::NoPrice)?;
        let moved = match self {
            PriceStep::BasisPoints(points) => from.ratio(10_000_i64.saturating_add(points), 10_000),
            PriceStep::Amount(amount) => from.plus(amount),
        };
        match moved {
            Some(price) if price > Money::ZERO => Ok(price),
            Some(_) => Err(StepError::NotPositive),
            None => Err(StepError::TooLarge),
        }
    }
}

tierway_kernel::names! {
    /// Why a price should be reviewed before saving.
    pub enum PriceWarning as "PriceWarningName" {
        /// It changes by more percent than the setting `priceCheckPercent`.
        LargeChange = "largeChange",
        /// It is below the cost; for wholesalers, below what they pay.
        BelowCost = "belowCost",
    }
}

/// The unit cost used for warnings to `role`: the production cost; for wholesalers, who may not see it, the price they
/// pay.
pub fn known_cost(product: &Product, role: Option<Role>) -> Money {
    if knows_wholesale_only(role) { product.wholesaler_price } else { product.manufacturer_cost }
}

fn knows_wholesale_only(role: Option<Role>) -> bool {
    role == Some(Role::Wholesaler)
}

/// Warnings about changing a price from `from` to `to`: a change of more than `percent`, or below `cost`.
pub fn price_warnings(from: Option<Money>, to: Money, cost: Money, percent: i64) -> Vec<PriceWarning> {
    let is_far = from.filter(|from| *from > Money::ZERO).is_some_and(|from| {
        let moved = (i128::from(to.minor()) - i128::from(from.minor())).abs();
        moved * 100 > i128::from(from.minor()) * i128::from(percent)
    });
    let far = is_far.then_some(PriceWarning::LargeChange);
    let below = (to < cost).then_some(PriceWarning::BelowCost);
    far.into_iter().chain(below).collect()
}

/// Which regional prices that apply are out of range: those with a warning against the price without a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceCheck {
    /// The audience of the prices.
    pub audience: Audience,
    /// Only prices of this region; `None`: of all.
    pub region: Option<Region>,
    /// Who is warned; it decides which cost counts.
    pub role: Option<Role>,
    /// By how many percent a price may lie off the base price: the setting `priceCheckPercent`.
    pub percent: i64,
    /// When the prices apply.
    pub at: DateTime<Utc>,
}

impl PriceCheck {
    /// Why a price of a product is out of range; nothing when it is not.
    pub fn warnings(&self, product: &Product, price: Money) -> Vec<PriceWarning> {
        price_warnings(self.audience.base_price(product), price, known_cost(product, self.role), self.percent)
    }

    /// Whether the cost is what wholesalers pay, not what production costs.
    pub fn is_by_wholesale_price(&self) -> bool {
        knows_wholesale_only(self.role)
    }
}

#[cfg(test)]
mod tests;
