//! Shipments on the wire.

use tierway_orders::{OrderLine, Shipment};

use super::names::{Names, name_of};
use crate::dto::*;

/// Pieces of an order that left together.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShipmentResponse {
    /// Identity.
    #[schema(example = 4)]
    pub id: i64,
    /// Delivery note number.
    #[schema(example = "DLN-2026-000001")]
    pub number: String,
    /// Courier that delivers it.
    pub carrier: Option<String>,
    /// The carrier's number.
    #[schema(example = "TRK-1042")]
    pub tracking_number: Option<String>,
    /// Notes for the parcel.
    pub notes: Option<String>,
    /// The sender, for company staff.
    pub created_by_name: Option<String>,
    /// When it left.
    pub created_at: DateTime<Utc>,
    /// When the shipment was cancelled because the order moved back; it no longer counts.
    pub undone_at: Option<DateTime<Utc>>,
    /// Its lines.
    pub lines: Vec<ShipmentLineResponse>,
}

/// A line of a shipment.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShipmentLineResponse {
    /// The order's line.
    #[schema(example = 33)]
    pub line_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// Pieces.
    #[schema(example = 12)]
    pub pieces: i64,
}

impl ShipmentResponse {
    pub(super) fn of(one: &Shipment, lines: &[OrderLine], names: &Names) -> ShipmentResponse {
        let line = |(id, pieces): &(tierway_kernel::LineId, tierway_kernel::Quantity)| {
            let line = lines.iter().find(|line| line.id == *id)?;
            let (sku, name) = (line.sku.clone(), line.name.clone());
            Some(ShipmentLineResponse { line_id: id.0, sku, name, pieces: pieces.get() })
        };
        ShipmentResponse {
            id: one.id.0,
            number: one.entry.number.clone(),
            carrier: one.entry.carrier.clone(),
            tracking_number: one.entry.tracking_number.clone(),
            notes: one.entry.notes.clone(),
            created_by_name: name_of(names, one.entry.created_by),
            created_at: one.created_at,
            undone_at: one.undone_at,
            lines: one.entry.lines.iter().filter_map(line).collect(),
        }
    }
}
