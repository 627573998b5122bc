//! The lot named in a movement, and its look-up.

use tierway_inventory::{Lot, LotDates, LotError, LotEventKind, NewLot, check_lot_code, expired_reason, join_lot};
use tierway_kernel::{LotId, ProductId};

use super::lot_steps::{event, put_on_hold};
use crate::{Context, Failure, Settings, Transaction};

/// The lot of a movement, as entered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LotInput {
    /// Its id; takes precedence over the code.
    pub id: Option<LotId>,
    /// Its batch code.
    pub code: Option<String>,
    /// Its dates, for movements in.
    pub dates: LotDates,
}

impl LotInput {
    /// The lot that is named, which must be one of the product's; `None`: no lot is named.
    pub(super) fn find(&self, tx: &mut dyn Transaction, product: ProductId) -> Result<Option<Lot>, Failure> {
        if let Some(id) = self.id {
            let lot = tx.lots().by_id(id)?.filter(|lot| lot.product_id == product);
            return lot.ok_or(Failure::NotFound("This batch")).map(Some);
        }
        let Some(code) = self.code()? else { return Ok(None) };
        let lot = tx.lots().by_code(product, &code)?;
        lot.ok_or(LotError::Unknown(code).into()).map(Some)
    }

    /// Whether a lot is named.
    pub(super) fn names_lot(&self) -> Result<bool, Failure> {
        Ok(self.id.is_some() || self.code()?.is_some())
    }

    /// The lot for a movement in of a locked product: the named one with its dates completed, or a new one.
    pub(super) fn find_or_make(
        &self,
        tx: &mut dyn Transaction,
        context: &Context,
        product: ProductId,
    ) -> Result<Lot, Failure> {
        let dates = self.dates.checked(context.today(tx)?)?;
        let known = match (self.id, self.code()?) {
            (Some(_), _) => self.find(tx, product)?,
            (None, Some(code)) => tx.lots().by_code(product, &code)?,
            (None, None) => None,
        };
        match (known, self.code()?) {
            (Some(lot), _) => joined(tx, context, lot, dates),
            (None, Some(code)) => made(tx, context, NewLot { product_id: product, code, dates }),
            (None, None) => Err(LotError::CodeMissing.into()),
        }
    }

    fn code(&self) -> Result<Option<String>, LotError> {
        check_lot_code(self.code.as_deref().unwrap_or_default())
    }
}

fn joined(tx: &mut dyn Transaction, context: &Context, lot: Lot, given: LotDates) -> Result<Lot, Failure> {
    let dates = join_lot(&lot, given)?;
    match dates.difference(&lot.dates) {
        None => Ok(lot),
        Some(words) => {
            tx.lots().set_dates(lot.id, dates, context.now)?;
            tx.lots().add_event(&event(context, lot.id, LotEventKind::Dated, Some(words)))?;
            Ok(Lot { dates, ..lot })
        }
    }
}

fn made(tx: &mut dyn Transaction, context: &Context, new: NewLot) -> Result<Lot, Failure> {
    let first = event(context, LotId(0), LotEventKind::Created, None);
    Ok(tx.lots().add(&new, &first, context.now)?)
}

/// Puts a lot of a locked product on hold if it has expired and expired lots are held.
pub(super) fn hold_if_expired(tx: &mut dyn Transaction, context: &Context, id: LotId) -> Result<(), Failure> {
    let Some(lot) = tx.lots().by_id(id)? else { return Ok(()) };
    match lot.dates.expires_on {
        Some(last)
            if lot.has_expired(context.today(tx)?) && !lot.is_held() && Settings::load(tx)?.hold_expired_lots =>
        {
            put_on_hold(tx, context, &lot, expired_reason(last)).map(|_| ())
        }
        _ => Ok(()),
    }
}
