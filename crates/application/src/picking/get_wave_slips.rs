//! `GET /api/picking/waves/{id}/slips.pdf`.

use tierway_kernel::{BusinessZone, Language, Message, Permission, PickWaveId, message, short_date};
use tierway_orders::{Order, PickError, PickState, TradeDocumentKind, WaveState, check_order_document};

use super::view::{PickView, WaveView, reloaded};
use crate::invoicing::{PickSheet, PickSheetLine, WaveSlips, packing_slips, rendered, seller};
use crate::{Context, Failure, Settings, Transaction};

/// The pick sheet of a wave in pick-path order, and the packing slip of each of its orders. Orders that left the wave
/// are left out.
pub fn get_wave_slips(tx: &mut dyn Transaction, context: &Context, id: PickWaveId) -> Result<WaveSlips, Failure> {
    context.require(Permission::GetWaveSlips)?;
    let wave = reloaded(tx, id)?;
    if wave.wave.state == WaveState::Cancelled {
        return Err(PickError::Returned.into());
    }
    let settings = Settings::load(tx)?;
    let language = context.language;
    let us = seller(&settings, None, language);
    let is_of_wave = |order: &Order| {
        let mut picks = wave.picks.iter().filter(|view| view.pick.entry.order_id == order.id);
        picks.any(|view| view.pick.state != PickState::Cancelled)
            && check_order_document(order, TradeDocumentKind::PackingSlip, &context.actor).is_ok()
    };
    let orders: Vec<Order> = wave.orders.iter().map(|view| view.order.clone()).filter(is_of_wave).collect();
    let slips = packing_slips(tx, &orders, &settings, language)?;
    let sheet = PickSheet {
        language,
        title: message!("Pick sheet").render(language),
        number: message!("Wave #{wave}", wave = id).render(language),
        date: settings.business_zone.day(wave.wave.created_at),
        company: us.name,
        facts: rendered(facts(&wave, orders.len(), settings.business_zone), language),
        lines: lines(&wave, language),
        footer: us.footer,
    };
    Ok(WaveSlips { sheet, slips, file_name: format!("wave-{id}-slips") })
}

fn is_wanted(view: &&PickView) -> bool {
    view.pick.state != PickState::Cancelled
}

fn facts(wave: &WaveView, orders: usize, zone: BusinessZone) -> Vec<(Message, Message)> {
    let pieces: i64 = wave.picks.iter().filter(is_wanted).map(|view| view.pick.entry.pieces.get()).sum();
    vec![
        (message!("Picker"), Message::verbatim(&wave.picker_name)),
        (message!("Claimed"), short_date(zone.day(wave.wave.created_at))),
        (message!("Orders"), Message::verbatim(orders.to_string())),
        (message!("Pieces"), Message::verbatim(pieces.to_string())),
    ]
}

fn lines(wave: &WaveView, language: Language) -> Vec<PickSheetLine> {
    let line = |view: &PickView| {
        let order = view.pick.entry.order_id;
        let place = wave.orders.iter().position(|one| one.order.id == order).map_or(0, |place| place + 1);
        let target = message!("Box {place} · order #{order}", place, order);
        PickSheetLine {
            location: view.location.as_ref().map(ToString::to_string).unwrap_or_default(),
            sku: view.target.sku.clone(),
            name: view.target.name.clone(),
            batch: batch(view).map(|words| words.render(language)).unwrap_or_default(),
            target: target.render(language),
            pieces: view.pick.entry.pieces.get(),
            is_done: view.pick.state == PickState::Picked,
        }
    };
    wave.picks.iter().filter(is_wanted).map(line).collect()
}

fn batch(view: &PickView) -> Option<Message> {
    let code = view.target.lot_code.as_ref()?;
    Some(match view.expires_on {
        Some(day) => message!("Batch {code} (until {day})", code, day = short_date(day)),
        None => message!("Batch {code}", code),
    })
}
