//! The requested shipment, and the resulting lines.

use tierway_kernel::{FieldError, LineId, Quantity, message};

use super::error::FulfilmentError;
use super::progress::Progress;
use super::shipment::may_ship;
use crate::checks::{check_length, tidy};
use crate::{Order, OrderError, OrderLine, OrderStatus};

/// A shipment request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShipmentInput {
    /// Pieces by line as sent; `None`: all that is left.
    pub lines: Option<Vec<(LineId, i64)>>,
    /// Courier that delivers it.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    pub notes: Option<String>,
    /// The order's version it was decided against.
    pub expected_version: Option<i64>,
}

/// A decided shipment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShipPlan {
    /// Pieces by line, at least one of each, in the order of the lines.
    pub lines: Vec<(LineId, Quantity)>,
    /// The order's status afterwards: shipped once nothing is left, otherwise at least processing.
    pub status: OrderStatus,
    /// The tidied texts.
    pub carrier: Option<String>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    pub notes: Option<String>,
}

/// Decides a shipment: known lines, whole pieces, never more than is left of a line. The status of an order of which
/// a part is left stays, but is at least processing.
pub fn plan_shipment(
    order: &Order,
    lines: &[OrderLine],
    progress: &Progress,
    input: &ShipmentInput,
) -> Result<ShipPlan, FulfilmentError> {
    if input.expected_version.is_some_and(|version| version != order.version) {
        return Err(OrderError::Stale.into());
    }
    may_ship(order)?;
    let mut errors = Vec::new();
    let mut text = |field: &str, text: &Option<String>, most: usize| {
        let text = tidy(text.as_deref());
        check_length(field, text.as_deref(), most, &mut errors);
        text
    };
    let carrier = text("carrier", &input.carrier, 100);
    let tracking_number = text("trackingNumber", &input.tracking_number, 100);
    let notes = text("notes", &input.notes, 2000);
    let pieces = match &input.lines {
        Some(wanted) => wanted_pieces(lines, progress, wanted, &mut errors),
        None => lines.iter().map(|line| (line.id, progress.left(line))).filter(|(_, left)| left.get() > 0).collect(),
    };
    if !errors.is_empty() {
        return Err(FulfilmentError::Fields(errors));
    }
    if pieces.is_empty() {
        return Err(FulfilmentError::NothingLeft);
    }
    let going = |id: LineId| pieces.iter().find(|(line, _)| *line == id).map_or(0, |(_, pieces)| pieces.get());
    let all_gone = lines.iter().all(|line| progress.left(line).get() == going(line.id));
    let status = match order.status {
        _ if all_gone => OrderStatus::Shipped,
        OrderStatus::Pending | OrderStatus::Paid => OrderStatus::Processing,
        other => other,
    };
    Ok(ShipPlan { lines: pieces, status, carrier, tracking_number, notes })
}

fn wanted_pieces(
    lines: &[OrderLine],
    progress: &Progress,
    wanted: &[(LineId, i64)],
    errors: &mut Vec<FieldError>,
) -> Vec<(LineId, Quantity)> {
    if wanted.is_empty() {
        errors.push(FieldError::new("lines", "Please choose what to ship."));
    }
    let mut pieces: Vec<(LineId, Quantity)> = Vec::with_capacity(wanted.len().min(lines.len()));
    for (index, (id, count)) in wanted.iter().enumerate() {
        let Some(line) = lines.iter().find(|line| line.id == *id) else {
            errors.push(FieldError::new(format!("lines[{index}].lineId"), "This order does not have this line."));
            continue;
        };
        let field = format!("lines[{index}].pieces");
        let left = progress.left(line).get();
        match Quantity::positive(*count) {
            _ if pieces.iter().any(|(other, _)| other == id) => {
                errors.push(FieldError::new(format!("lines[{index}].lineId"), "This line is listed twice."));
            }
            Ok(count) if count.get() <= left => pieces.push((*id, count)),
            Ok(_) => errors.push(FieldError::new(
                field,
                message!("Only {left} pieces of {product} are left.", left, product = line.name),
            )),
            Err(_) => {
                errors.push(FieldError::new(field, "The pieces must be a whole number of at least 1."));
            }
        }
    }
    let position = |id: LineId| lines.iter().position(|line| line.id == id);
    pieces.sort_by_key(|(id, _)| position(*id));
    pieces
}
