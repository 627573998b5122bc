//! `POST /api/picking/picks/{id}/short`.

use tierway_accounts::ActivityAction;
use tierway_inventory::{Direction, NewMovement, Reason};
use tierway_kernel::{Message, Permission, PickId, Quantity, message};
use tierway_orders::{ShortPickInput, ShortReason, fall_short};
use tierway_workforce::{Audience, NewNotice, NoticeKind, Subject, SubjectKind};

use super::view::{PickView, WaveView, locked, reloaded, save};
use crate::inventory::write_off;
use crate::{Context, Failure, Transaction};

/// A reported short pick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShortPick {
    /// How many were found, and why not more.
    pub input: ShortPickInput,
    /// Whether the missing pieces leave the ledger.
    pub write_off: bool,
}

/// Reports a pick short, and notifies purchasing and supervisors.
pub fn short_pick(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PickId,
    short: &ShortPick,
) -> Result<WaveView, Failure> {
    context.require(Permission::ShortPick)?;
    let (wave, before) = locked(tx, id)?;
    let next = fall_short(&before.pick, &short.input, context.actor.id(), context.now)?;
    save(tx, &next, &before.pick)?;
    let after = PickView { pick: next, ..before };
    if short.write_off {
        take_off(tx, context, &after)?;
    }
    notify(tx, context, &after)?;
    let (order, goods) = (after.pick.entry.order_id, after.target.words());
    let log = message!("Short pick for order #{order}: {goods}", order = order, goods = goods);
    context.log(tx, ActivityAction::Stock, log)?;
    reloaded(tx, wave.id)
}

fn take_off(tx: &mut dyn Transaction, context: &Context, short: &PickView) -> Result<(), Failure> {
    let pick = &short.pick;
    let Ok(quantity) = Quantity::positive(pick.entry.pieces.get() - pick.picked) else { return Ok(()) };
    let reason = if pick.reason == Some(ShortReason::Damaged) { Reason::Damage } else { Reason::Adjustment };
    let movement = NewMovement {
        product_id: pick.entry.product_id,
        direction: Direction::Out,
        quantity,
        reason,
        reference: Some(message!(
            "Picking wave #{wave} | Order #{order}",
            wave = pick.wave_id,
            order = pick.entry.order_id
        )),
        notes: pick.note.as_deref().map(Message::verbatim),
        order_id: None,
        lot_id: pick.entry.lot_id,
        count_id: None,
        created_by: context.actor.id(),
    };
    write_off(tx, context, &movement)
}

/// Notifies manager, supervisor and purchaser.
fn notify(tx: &mut dyn Transaction, context: &Context, short: &PickView) -> Result<(), Failure> {
    let pick = &short.pick;
    let (order, wanted) = (pick.entry.order_id, pick.entry.pieces.get());
    let message = message!(
        "{missing} of {wanted} {goods} for order #{order}: {why}.",
        missing = wanted - pick.picked,
        wanted = wanted,
        goods = short.target.words(),
        order = order,
        why = pick.reason.unwrap_or(ShortReason::Other).words()
    );
    let message = message.followed_by(pick.note.as_deref().map(Message::verbatim));
    let to_group = |group: &str| NewNotice {
        audience: Audience::Group(group.to_owned()),
        kind: NoticeKind::Order.into(),
        subject: Some(Subject::new(SubjectKind::Order, order.0)),
        title: message!("Order #{number} is short", number = order),
        message: message.clone(),
    };
    let notices = ["manager", "supervisor", "purchaser"].map(to_group);
    Ok(tx.notices().add_many(&notices, context.now)?)
}
