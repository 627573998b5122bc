//! Responses of operations about suppliers.

use tierway_application::purchasing::SupplierView;
use tierway_workforce::Supplier;

use crate::dto::*;

/// A supplier.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Unique, ignoring case.
    #[schema(example = "Harbour Trading")]
    pub name: String,
    /// Contact person.
    pub contact: Option<String>,
    /// Email address for orders.
    #[schema(example = "orders@harbour.example")]
    pub email: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Address, in lines.
    pub address: Option<String>,
    /// Lead time in days; absent: from the settings.
    #[schema(example = 9)]
    pub lead_days: Option<i64>,
    /// For colleagues.
    pub notes: Option<String>,
    /// Whether the supplier is active.
    pub is_active: bool,
    /// Version, incremented with each change.
    #[schema(example = 1)]
    pub version: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// A supplier with its products.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierDetailsResponse {
    /// The supplier.
    #[serde(flatten)]
    pub supplier: SupplierResponse,
    /// Its products, by name.
    pub products: Vec<SupplierProductResponse>,
}

/// A supplier's cost of a product.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupplierProductResponse {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its name now.
    #[schema(example = "Mango Ice")]
    pub product_name: String,
    /// Its SKU now.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub product_sku: String,
    /// The supplier's product number.
    pub supplier_sku: Option<String>,
    /// Unit cost. Requires permission to see costs; absent otherwise.
    #[schema(example = "2.50")]
    pub cost: Option<WireMoney>,
    /// Order multiple in pieces.
    #[schema(example = 24)]
    pub pack_size: i64,
    /// Minimum order quantity in pieces.
    #[schema(example = 48)]
    pub minimum_pieces: i64,
    /// Whether it is ordered here first.
    pub is_preferred: bool,
}

impl From<Supplier> for SupplierResponse {
    fn from(supplier: Supplier) -> SupplierResponse {
        let draft = supplier.draft;
        SupplierResponse {
            id: supplier.id.0,
            name: draft.name,
            contact: draft.contact,
            email: draft.email,
            phone: draft.phone,
            address: draft.address,
            lead_days: draft.lead_days,
            notes: draft.notes,
            is_active: draft.is_active,
            version: supplier.version,
            created_at: supplier.created_at,
            updated_at: supplier.updated_at,
        }
    }
}

impl From<SupplierView> for SupplierDetailsResponse {
    fn from(view: SupplierView) -> SupplierDetailsResponse {
        let sees_costs = view.sees_costs;
        let products = view.products.into_iter().map(|(row, product_name, product_sku)| SupplierProductResponse {
            product_id: row.product_id.0,
            product_name,
            product_sku,
            supplier_sku: row.supplier_sku,
            cost: sees_costs.then_some(WireMoney(row.cost)),
            pack_size: row.pack_size.get(),
            minimum_pieces: row.minimum_pieces.get(),
            is_preferred: row.is_preferred,
        });
        SupplierDetailsResponse { products: products.collect(), supplier: view.supplier.into() }
    }
}
