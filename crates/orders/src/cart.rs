//! The cart of a signed-in buyer, stored across visits and browsers (product.md §7). A cart reserves nothing: prices
//! and stock are looked up whenever it is read.

use chrono::{DateTime, Utc};
use tierway_kernel::{Money, ProductId, Quantity, Sentence, StoreError, UserId};

use crate::MAX_LINES;

/// One line of a cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartEntry {
    /// Which product.
    pub product_id: ProductId,
    /// `unit`, `pack` or `bulk`.
    pub tier: String,
    /// Tier units.
    pub quantity: Quantity,
    /// The dealer in whose store it is bought; `None`: the company's own.
    pub seller_id: Option<UserId>,
    /// The price of one tier unit the buyer was shown; `None`: none.
    pub seen_price: Option<Money>,
}

/// A cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cart {
    /// Whose.
    pub user_id: UserId,
    /// Version, incremented with each change; 0 for a new cart.
    pub version: i64,
    /// Its lines, in the order added.
    pub lines: Vec<CartEntry>,
}

/// Why a cart is not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum CartError {
    /// Past [`MAX_LINES`].
    #[error("A cart can have at most 200 lines.")]
    Full,
    /// The total quantity is too large to store.
    #[error("This quantity is too large.")]
    TooLarge,
    /// Another tab or browser was faster.
    #[error("Your cart was changed in another tab or device. Please check it.")]
    Moved,
}

impl CartEntry {
    /// Whether both are bought in the same way: a cart has one line for them.
    pub fn is_same(&self, other: &CartEntry) -> bool {
        self.product_id == other.product_id && self.tier == other.tier && self.seller_id == other.seller_id
    }
}

impl Cart {
    /// An empty cart into which nothing was ever put.
    pub fn empty(user_id: UserId) -> Cart {
        Cart { user_id, version: 0, lines: Vec::new() }
    }

    /// Tier units in all, which the badge shows.
    pub fn count(&self) -> i64 {
        self.lines.iter().map(|line| line.quantity.get()).sum()
    }

    /// Adds a line that the buyer has just seen at its price; quantities of the same add up.
    pub fn add(&mut self, line: CartEntry) -> Result<(), CartError> {
        let seen = line.seen_price;
        let kept = self.join(line)?;
        kept.seen_price = seen;
        Ok(())
    }

    /// Merges another cart of the same user, as at sign-in; existing lines keep the price shown.
    pub fn merge(&mut self, lines: Vec<CartEntry>) -> Result<(), CartError> {
        lines.into_iter().try_for_each(|line| self.join(line).map(|_| ()))
    }

    fn join(&mut self, line: CartEntry) -> Result<&mut CartEntry, CartError> {
        let place = match self.lines.iter().position(|other| other.is_same(&line)) {
            Some(place) => {
                let kept = &mut self.lines[place];
                kept.quantity = kept.quantity.plus(line.quantity).map_err(|_| CartError::TooLarge)?;
                place
            }
            None if self.lines.len() >= MAX_LINES => return Err(CartError::Full),
            None => {
                self.lines.push(line);
                self.lines.len() - 1
            }
        };
        Ok(&mut self.lines[place])
    }

    /// Replaces the lines; remaining lines keep the price shown, unless the buyer confirms the new prices. `version`,
    /// if given, is the one the change is based on.
    pub fn replace(
        &mut self,
        lines: Vec<CartEntry>,
        version: Option<i64>,
        accepts_prices: bool,
    ) -> Result<(), CartError> {
        if version.is_some_and(|version| version != self.version) {
            return Err(CartError::Moved);
        }
        let before = std::mem::take(&mut self.lines);
        self.merge(lines)?;
        if !accepts_prices {
            for line in &mut self.lines {
                if let Some(kept) = before.iter().find(|kept| kept.is_same(line)) {
                    line.seen_price = kept.seen_price;
                }
            }
        }
        Ok(())
    }

    /// Takes out what was ordered at `seller`: what was put in beyond it in the meantime stays. `false`: nothing of it
    /// was there.
    pub fn take<'a>(
        &mut self,
        seller: Option<UserId>,
        ordered: impl Iterator<Item = (ProductId, &'a str, Quantity)>,
    ) -> bool {
        let mut taken = false;
        for (product, tier, quantity) in ordered {
            let is_it = |line: &CartEntry| line.product_id == product && line.tier == tier && line.seller_id == seller;
            let Some(place) = self.lines.iter().position(is_it) else { continue };
            taken = true;
            match Quantity::positive(self.lines[place].quantity.get() - quantity.get()) {
                Ok(rest) => self.lines[place].quantity = rest,
                Err(_) => drop(self.lines.remove(place)),
            }
        }
        taken
    }
}

/// Carts in the store.
pub trait CartRepository {
    /// The cart of a person.
    fn of(&mut self, user: UserId) -> Result<Cart, StoreError>;
    /// The same, created if missing, and locked until the transaction ends.
    fn lock(&mut self, user: UserId, now: DateTime<Utc>) -> Result<Cart, StoreError>;
    /// Writes the lines of a locked cart and returns its incremented version.
    fn save(&mut self, cart: &Cart, now: DateTime<Utc>) -> Result<i64, StoreError>;
}

#[cfg(test)]
mod tests;
