//! Quotations and messages on the wire.

use tierway_application::quotes::MessageView;
use tierway_catalogue::thumb_image_url;
use tierway_orders::{Quote, QuoteLine, QuoteState};

use crate::dto::*;
use crate::routes::catalogue::names::TierName;

/// State of a quotation.
pub type QuoteStateName = Name<QuoteState>;

/// The quotation of an order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderQuote {
    /// Its status.
    pub state: QuoteStateName,
    /// Expiry of the offer; absent if it does not expire.
    pub valid_until: Option<DateTime<Utc>>,
    /// The company's message with the offer.
    pub note: Option<String>,
    /// When it was offered.
    pub offered_at: Option<DateTime<Utc>>,
    /// When the buyer responded.
    pub answered_at: Option<DateTime<Utc>>,
    /// The requested and offered lines.
    pub lines: Vec<OrderQuoteLine>,
}

/// One line of a quotation.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderQuoteLine {
    /// The product.
    #[schema(example = 42)]
    pub product_id: i64,
    /// Its SKU.
    #[schema(example = "MANGO-ICE-7K2QXD")]
    pub sku: String,
    /// Its name.
    #[schema(example = "Mango Ice")]
    pub name: String,
    /// The product's picture now; absent if it has none.
    #[schema(example = "/media/0123456789abcdef0123456789abcdef-thumb.jpg")]
    pub thumb_image_url: Option<String>,
    /// Size it is bought in.
    pub tier: TierName,
    /// Quantity: as offered, before that as requested.
    #[schema(example = 200)]
    pub quantity: i64,
    /// Pieces in all.
    #[schema(example = 2000)]
    pub pieces: i64,
    /// Requested quantity; absent for a line added by the company.
    #[schema(example = 250)]
    pub requested_quantity: Option<i64>,
    /// Target price per tier unit; absent for staff, who see totals only.
    pub target_price: Option<WireMoney>,
    /// Offered price per tier unit; absent if nothing is offered (yet), and for staff.
    pub price: Option<WireMoney>,
    /// Total of the offered line.
    pub total: Option<WireMoney>,
}

/// A message about an order.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderMessageResponse {
    /// Identity.
    #[schema(example = 9)]
    pub id: i64,
    /// Whether the company wrote it; otherwise the buyer did.
    pub from_company: bool,
    /// Author; absent for the buyer if the company wrote it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Lina Tan")]
    pub author_name: Option<String>,
    /// What.
    #[schema(example = "Could you do 9.50 for 500?")]
    pub text: String,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl OrderQuote {
    /// A quotation, with or without prices.
    pub fn of(quote: &Quote, prices: bool) -> OrderQuote {
        OrderQuote {
            state: quote.state.into(),
            valid_until: quote.valid_until,
            note: quote.note.clone(),
            offered_at: quote.offered_at,
            answered_at: quote.answered_at,
            lines: quote.lines.iter().map(|line| OrderQuoteLine::of(line, prices)).collect(),
        }
    }
}

impl OrderQuoteLine {
    fn of(line: &QuoteLine, prices: bool) -> OrderQuoteLine {
        let price = line.price.filter(|_| prices);
        OrderQuoteLine {
            product_id: line.product_id.0,
            sku: line.sku.clone(),
            name: line.name.clone(),
            thumb_image_url: line.image.as_deref().map(thumb_image_url),
            tier: TierName::of_line(line.tier),
            quantity: line.quantity.get(),
            pieces: line.pieces.get(),
            requested_quantity: line.requested_quantity.map(|quantity| quantity.get()),
            target_price: line.target_price.filter(|_| prices).map(WireMoney),
            price: price.map(WireMoney),
            total: price.and_then(|price| price.times(line.quantity.get())).map(WireMoney),
        }
    }
}

impl From<MessageView> for OrderMessageResponse {
    fn from(view: MessageView) -> OrderMessageResponse {
        OrderMessageResponse {
            id: view.message.id.0,
            from_company: view.from_company,
            author_name: view.author_name,
            text: view.message.text,
            created_at: view.message.created_at,
        }
    }
}
