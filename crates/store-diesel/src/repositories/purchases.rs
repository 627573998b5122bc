//! Purchase orders and what arrives of them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, sql};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_application::Topic;
use tierway_kernel::{
    Cursor, Money, Page, PageRequest, ProductId, PurchaseOrderId, StoreError, from_micros, is_descending, to_micros,
};
use tierway_workforce::{
    CostEntry, NewPurchase, NewPurchaseLine, NewReceipt, PurchaseFilter, PurchaseLine, PurchaseOrder,
    PurchaseRepository, PurchaseSort, PurchaseState, Receipt, ReceiptLine, Supply,
};

use super::paging::{after_int, after_text, by_time, newest_first, paged, sorted};
use super::{Db, DieselTransaction, locks, stock_figures};
use crate::error::store_error;
use crate::rows::{PurchaseLineRow, PurchaseRow, ReceiptLineRow, ReceiptRow, day_text, stored_state};
use crate::schema::{purchase_order_lines, purchase_orders, purchase_receipt_lines, purchase_receipts, suppliers};
use crate::steps::in_steps;

/// What orders without an expected day are sorted by; in SQL literally, for the index.
const NO_DAY: &str = "9999-12-31";

/// Orders whose total differs from their lines, whose lines differ from their receipts, or whose receipts differ from
/// the stock movements.
const MISMATCHES: &str = "\
    SELECT purchase.id AS id FROM purchase_orders purchase \
    LEFT JOIN (SELECT order_id, SUM(pieces * cost) AS total FROM purchase_order_lines GROUP BY order_id) line \
        ON line.order_id = purchase.id \
    WHERE purchase.total <> COALESCE(line.total, 0) \
    UNION \
    SELECT line.order_id AS id FROM purchase_order_lines line \
    LEFT JOIN (SELECT line_id, SUM(pieces) AS pieces, SUM(rejected) AS rejected \
        FROM purchase_receipt_lines GROUP BY line_id) arrived ON arrived.line_id = line.id \
    WHERE line.received <> COALESCE(arrived.pieces, 0) OR line.rejected <> COALESCE(arrived.rejected, 0) \
    UNION \
    SELECT purchase.id AS id FROM purchase_receipt_lines arrived \
    JOIN purchase_receipts receipt ON receipt.id = arrived.receipt_id \
    JOIN purchase_orders purchase ON purchase.id = receipt.order_id \
    LEFT JOIN inventory_transactions movement ON movement.id = arrived.movement_id \
    WHERE arrived.pieces <> COALESCE(movement.quantity, 0) \
        OR (arrived.pieces > 0 AND (movement.product_id <> arrived.product_id OR movement.direction <> 'in' \
            OR movement.reason <> 'purchase' OR movement.reference IS NULL \
            OR SUBSTR(movement.reference, 1, LENGTH(purchase.number)) <> purchase.number)) \
    ORDER BY id";

/// Supply of products that were sold recently or are low on stock. The two parameters are trusted integers.
fn supplies_statement(from: i64, below: i64) -> String {
    format!(
        "SELECT product.id AS product_id, \
            level.stock_in - level.stock_out - level.reserved - level.held AS available, \
            COALESCE(awaited.pieces, 0) AS on_order, COALESCE(sale.pieces, 0) AS sold \
        FROM products product JOIN stock_levels level ON level.product_id = product.id \
        LEFT JOIN (SELECT product_id, \
                CAST(SUM(CASE WHEN direction = 'out' THEN quantity ELSE -quantity END) AS BIGINT) AS pieces \
            FROM inventory_transactions \
            WHERE created_at >= {from} AND reason IN ('sale', 'return') \
                AND direction = CASE WHEN reason = 'sale' THEN 'out' ELSE 'in' END \
            GROUP BY product_id) sale ON sale.product_id = product.id \
        LEFT JOIN (SELECT line.product_id AS product_id, CAST(SUM(CASE WHEN line.pieces > line.received \
                THEN line.pieces - line.received ELSE 0 END) AS BIGINT) AS pieces \
            FROM purchase_orders purchase JOIN purchase_order_lines line ON line.order_id = purchase.id \
            WHERE purchase.state IN ('draft', 'approved', 'ordered', 'partlyReceived') \
                AND NOT (purchase.state = 'draft' AND purchase.is_rejected) \
            GROUP BY line.product_id) awaited ON awaited.product_id = product.id \
        WHERE product.is_active AND (COALESCE(sale.pieces, 0) > 0 \
            OR level.stock_in - level.stock_out - level.reserved - level.held < {below}) \
        ORDER BY product.id"
    )
}

#[derive(QueryableByName)]
struct SupplyRow {
    #[diesel(sql_type = BigInt)]
    product_id: i64,
    #[diesel(sql_type = BigInt)]
    available: i64,
    #[diesel(sql_type = BigInt)]
    on_order: i64,
    #[diesel(sql_type = BigInt)]
    sold: i64,
}

fn filtered(filter: &PurchaseFilter) -> purchase_orders::BoxedQuery<'_, Db> {
    let mut query = purchase_orders::table.into_boxed();
    if let Some(state) = filter.state {
        query = query.filter(purchase_orders::state.eq(stored_state(state)));
        if matches!(state, PurchaseState::Draft | PurchaseState::Rejected) {
            query = query.filter(purchase_orders::is_rejected.eq(state == PurchaseState::Rejected));
        }
    }
    if let Some(today) = filter.overdue_on {
        let sent = PurchaseState::SENT.map(PurchaseState::as_str);
        query = query.filter(purchase_orders::state.eq_any(sent).and(purchase_orders::expected_on.lt(day_text(today))));
    }
    if let Some(supplier) = filter.supplier_id {
        query = query.filter(purchase_orders::supplier_id.eq(supplier.0));
    }
    // Numbers have capital letters only. A range goes along their index, a pattern does not.
    let begin = filter.number.as_deref().map(|text| text.trim().to_uppercase()).filter(|text| !text.is_empty());
    if let Some(begin) = begin {
        let end = format!("{begin}{}", char::MAX);
        query = query.filter(purchase_orders::number.ge(begin).and(purchase_orders::number.lt(end)));
    }
    query
}

impl DieselTransaction<'_> {
    fn write_lines(&mut self, id: PurchaseOrderId, lines: &[NewPurchaseLine]) -> Result<(), StoreError> {
        let rows: Vec<_> = lines
            .iter()
            .enumerate()
            .map(|(index, line)| {
                (
                    purchase_order_lines::order_id.eq(id.0),
                    purchase_order_lines::position.eq(index as i64),
                    purchase_order_lines::product_id.eq(line.product_id.0),
                    purchase_order_lines::supplier_sku.eq(line.supplier_sku.as_deref()),
                    purchase_order_lines::pieces.eq(line.pieces.get()),
                    purchase_order_lines::cost.eq(line.cost.minor()),
                )
            })
            .collect();
        diesel::insert_into(purchase_order_lines::table)
            .values(rows)
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}

impl PurchaseRepository for DieselTransaction<'_> {
    fn add(
        &mut self,
        order: &NewPurchase,
        lines: &[NewPurchaseLine],
        now: DateTime<Utc>,
    ) -> Result<PurchaseOrder, StoreError> {
        self.changes.note(Topic::Purchasing);
        let added = diesel::insert_into(purchase_orders::table)
            .values((
                purchase_orders::number.eq(&order.number),
                purchase_orders::supplier_id.eq(order.supplier_id.0),
                purchase_orders::state.eq(PurchaseState::Draft.as_str()),
                purchase_orders::expected_on.eq(order.expected_on.map(day_text)),
                purchase_orders::note.eq(order.note.as_deref()),
                purchase_orders::total.eq(order.total.minor()),
                purchase_orders::version.eq(1_i64),
                purchase_orders::created_by.eq(order.created_by.map(|user| user.0)),
                purchase_orders::created_at.eq(to_micros(now)),
            ))
            .returning(PurchaseRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_order()?;
        self.write_lines(added.id, lines)?;
        Ok(added)
    }

    fn by_id(&mut self, id: PurchaseOrderId) -> Result<Option<PurchaseOrder>, StoreError> {
        let row: Option<PurchaseRow> = purchase_orders::table
            .find(id.0)
            .select(PurchaseRow::as_select())
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        row.map(PurchaseRow::into_order).transpose()
    }

    fn lock(&mut self, id: PurchaseOrderId) -> Result<Option<PurchaseOrder>, StoreError> {
        let row = locks::purchase_order(self.connection, id.0).map_err(store_error)?;
        row.map(PurchaseRow::into_order).transpose()
    }

    fn save(&mut self, order: &PurchaseOrder) -> Result<bool, StoreError> {
        self.changes.note(Topic::Purchasing);
        let known = purchase_orders::table.find(order.id.0).filter(purchase_orders::version.eq(order.version));
        diesel::update(known)
            .set((
                purchase_orders::state.eq(stored_state(order.state)),
                purchase_orders::expected_on.eq(order.entry.expected_on.map(day_text)),
                purchase_orders::note.eq(order.entry.note.as_deref()),
                purchase_orders::total.eq(order.entry.total.minor()),
                purchase_orders::version.eq(order.version + 1),
                purchase_orders::approved_by.eq(order.approved_by.map(|user| user.0)),
                purchase_orders::approved_at.eq(order.approved_at.map(to_micros)),
                purchase_orders::ordered_by.eq(order.ordered_by.map(|user| user.0)),
                purchase_orders::ordered_at.eq(order.ordered_at.map(to_micros)),
                purchase_orders::closed_by.eq(order.closed_by.map(|user| user.0)),
                purchase_orders::closed_at.eq(order.closed_at.map(to_micros)),
                purchase_orders::rejected_by.eq(order.rejection.as_ref().and_then(|done| done.by).map(|user| user.0)),
                purchase_orders::rejected_at.eq(order.rejection.as_ref().map(|done| to_micros(done.at))),
                purchase_orders::rejection_note.eq(order.rejection.as_ref().map(|done| done.note.as_str())),
                purchase_orders::is_rejected.eq(order.state == PurchaseState::Rejected),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn set_lines(&mut self, id: PurchaseOrderId, lines: &[NewPurchaseLine]) -> Result<(), StoreError> {
        diesel::delete(purchase_order_lines::table.filter(purchase_order_lines::order_id.eq(id.0)))
            .execute(self.connection)
            .map_err(store_error)?;
        self.write_lines(id, lines)
    }

    fn lines(&mut self, ids: &[PurchaseOrderId]) -> Result<Vec<PurchaseLine>, StoreError> {
        let rows: Vec<PurchaseLineRow> = in_steps(ids, |ids| {
            purchase_order_lines::table
                .filter(purchase_order_lines::order_id.eq_any(ids.iter().map(|id| id.0)))
                .order((purchase_order_lines::order_id, purchase_order_lines::position, purchase_order_lines::id))
                .select(PurchaseLineRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(PurchaseLineRow::into_line).collect()
    }

    fn add_receipt(&mut self, receipt: &NewReceipt, now: DateTime<Utc>) -> Result<Receipt, StoreError> {
        self.changes.note(Topic::Purchasing);
        let row: ReceiptRow = diesel::insert_into(purchase_receipts::table)
            .values((
                purchase_receipts::order_id.eq(receipt.order_id.0),
                purchase_receipts::invoice.eq(receipt.invoice.as_deref()),
                purchase_receipts::note.eq(receipt.note.as_deref()),
                purchase_receipts::received_by.eq(receipt.received_by.map(|user| user.0)),
                purchase_receipts::created_at.eq(to_micros(now)),
            ))
            .returning(ReceiptRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        let lines: Vec<ReceiptLineRow> =
            receipt.lines.iter().map(|line| ReceiptLineRow::new(row.id, line, now)).collect();
        diesel::insert_into(purchase_receipt_lines::table)
            .values(&lines)
            .execute(self.connection)
            .map_err(store_error)?;
        for line in &receipt.lines {
            diesel::update(purchase_order_lines::table.find(line.line_id.0))
                .set((
                    purchase_order_lines::received.eq(purchase_order_lines::received + line.pieces),
                    purchase_order_lines::rejected.eq(purchase_order_lines::rejected + line.rejected),
                ))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(row.into_receipt(receipt.lines.clone()))
    }

    fn receipts(&mut self, id: PurchaseOrderId) -> Result<Vec<Receipt>, StoreError> {
        let rows: Vec<ReceiptRow> = purchase_receipts::table
            .filter(purchase_receipts::order_id.eq(id.0))
            .order(purchase_receipts::id)
            .select(ReceiptRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let lines: Vec<ReceiptLineRow> = purchase_receipt_lines::table
            .inner_join(purchase_receipts::table)
            .filter(purchase_receipts::order_id.eq(id.0))
            .order(purchase_receipt_lines::id)
            .select(ReceiptLineRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let mut by_receipt: HashMap<i64, Vec<ReceiptLine>> = HashMap::new();
        for line in lines {
            by_receipt.entry(line.receipt_id).or_default().push(line.into_line());
        }
        let whole = |row: ReceiptRow| {
            let lines = by_receipt.remove(&row.id).unwrap_or_default();
            row.into_receipt(lines)
        };
        Ok(rows.into_iter().map(whole).collect())
    }

    fn list(&mut self, filter: &PurchaseFilter, page: &PageRequest) -> Result<Page<PurchaseOrder>, StoreError> {
        let (query, down) = (filtered(filter), is_descending(filter.sort.as_str()));
        let query = match filter.sort {
            PurchaseSort::Newest | PurchaseSort::Oldest => by_time!(query, purchase_orders, page, down),
            PurchaseSort::Largest | PurchaseSort::Smallest => {
                sorted!(query, purchase_orders::total, purchase_orders::id, after_int(page), page, down)
            }
            PurchaseSort::ExpectedFirst | PurchaseSort::ExpectedLast => {
                // The expression of the index `purchase_orders_by_expected`.
                let day = || sql::<Text>("COALESCE(purchase_orders.expected_on, '9999-12-31')");
                sorted!(query, day(), purchase_orders::id, after_text(page), page, down)
            }
        };
        let rows: Vec<PurchaseRow> =
            query.select(PurchaseRow::as_select()).load(self.connection).map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let cursor = |row: &PurchaseRow| match filter.sort {
            PurchaseSort::Newest | PurchaseSort::Oldest => Cursor::int(row.created_at, row.id),
            PurchaseSort::Largest | PurchaseSort::Smallest => Cursor::int(row.total, row.id),
            PurchaseSort::ExpectedFirst | PurchaseSort::ExpectedLast => {
                Cursor::text(row.expected_on.as_deref().unwrap_or(NO_DAY), row.id)
            }
        };
        paged(rows, page, count, cursor, PurchaseRow::into_order)
    }

    fn supplies(&mut self, from: DateTime<Utc>, below: i64) -> Result<Vec<Supply>, StoreError> {
        let rows: Vec<SupplyRow> =
            diesel::sql_query(supplies_statement(to_micros(from), below)).load(self.connection).map_err(store_error)?;
        let read = |row: SupplyRow| Supply {
            product_id: ProductId(row.product_id),
            available: row.available,
            on_order: row.on_order,
            sold: row.sold,
        };
        Ok(rows.into_iter().map(read).collect())
    }

    fn costs(&mut self, product: ProductId, page: &PageRequest) -> Result<Page<CostEntry>, StoreError> {
        type Row = (i64, i64, String, i64, String, i64, i64);
        let whole = purchase_receipt_lines::table
            .inner_join(purchase_receipts::table.inner_join(purchase_orders::table.inner_join(suppliers::table)))
            .filter(purchase_receipt_lines::product_id.eq(product.0).and(purchase_receipt_lines::pieces.gt(0)))
            .into_boxed();
        let rows: Vec<Row> = newest_first!(whole, purchase_receipt_lines, page)
            .select((
                purchase_receipt_lines::id,
                purchase_receipt_lines::created_at,
                suppliers::name,
                purchase_orders::id,
                purchase_orders::number,
                purchase_receipt_lines::cost,
                purchase_receipt_lines::pieces,
            ))
            .load(self.connection)
            .map_err(store_error)?;
        let counted = purchase_receipt_lines::table
            .filter(purchase_receipt_lines::product_id.eq(product.0).and(purchase_receipt_lines::pieces.gt(0)));
        let count = || counted.count().get_result(self.connection);
        let read = |(_, at, supplier_name, order, number, cost, pieces): Row| {
            Ok(CostEntry {
                at: from_micros(at),
                supplier_name,
                order_id: PurchaseOrderId(order),
                number,
                cost: Money::of(cost),
                pieces,
            })
        };
        paged(rows, page, count, |row| Cursor::int(row.1, row.0), read)
    }

    fn has_lines_of(&mut self, product: ProductId) -> Result<bool, StoreError> {
        let lines = purchase_order_lines::table.filter(purchase_order_lines::product_id.eq(product.0));
        diesel::select(exists(lines)).get_result(self.connection).map_err(store_error)
    }

    fn mismatches(&mut self) -> Result<Vec<PurchaseOrderId>, StoreError> {
        Ok(stock_figures::found(self.connection, MISMATCHES)?.into_iter().map(PurchaseOrderId).collect())
    }
}
