//! Suppliers and purchase orders.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use tierway_inventory::{Direction, Reason};
use tierway_kernel::{
    Cursor, Money, Page, PageRequest, ProductId, PurchaseLineId, PurchaseOrderId, PurchaseReceiptId, StoreError,
    SupplierId, fold,
};
use tierway_workforce::{
    CostEntry, NewPurchase, NewPurchaseLine, NewReceipt, PurchaseFilter, PurchaseLine, PurchaseOrder,
    PurchaseRepository, PurchaseState, Receipt, ReceiptLine, Supplier, SupplierDraft, SupplierFilter, SupplierProduct,
    SupplierRepository, SupplierTerms, Supply,
};

use super::paging::{Way, matches, newest_first, occurs, page as cut};
use super::state::{State, need, unique};
use super::table::Table;
use super::transaction::MemoryTransaction;

/// Everything that purchasing keeps.
#[derive(Clone, Default)]
pub(super) struct PurchasingTables {
    suppliers: Table<Supplier>,
    products: BTreeMap<(SupplierId, ProductId), SupplierProduct>,
    orders: Table<PurchaseOrder>,
    lines: Table<PurchaseLine>,
    receipts: Table<Receipt>,
}

impl PurchasingTables {
    fn name_is_free(&self, name: &str, own: Option<SupplierId>) -> bool {
        !self.suppliers.rows().any(|row| Some(row.id) != own && fold(&row.draft.name) == fold(name))
    }

    fn write_lines(&mut self, id: PurchaseOrderId, lines: &[NewPurchaseLine]) {
        for line in lines {
            let entry = line.clone();
            self.lines.add(|line| PurchaseLine {
                id: PurchaseLineId(line),
                order_id: id,
                entry,
                received: 0,
                rejected: 0,
            });
        }
    }

    fn arrived(&self) -> impl Iterator<Item = (&Receipt, &ReceiptLine)> {
        self.receipts.rows().flat_map(|receipt| receipt.entry.lines.iter().map(move |line| (receipt, line)))
    }
}

impl SupplierRepository for MemoryTransaction {
    fn add(&mut self, draft: &SupplierDraft, now: DateTime<Utc>) -> Result<Supplier, StoreError> {
        let tables = &mut self.write()?.purchasing;
        unique(tables.name_is_free(&draft.name, None), "suppliers.name_key")?;
        let draft = draft.clone();
        Ok(tables.suppliers.add(|id| Supplier {
            id: SupplierId(id),
            draft,
            version: 1,
            created_at: now,
            updated_at: now,
        }))
    }

    fn by_id(&mut self, id: SupplierId) -> Result<Option<Supplier>, StoreError> {
        Ok(self.state.purchasing.suppliers.get(id.0).cloned())
    }

    fn by_ids(&mut self, ids: &[SupplierId]) -> Result<Vec<Supplier>, StoreError> {
        Ok(self.state.purchasing.suppliers.rows().filter(|row| ids.contains(&row.id)).cloned().collect())
    }

    fn save(&mut self, supplier: &Supplier, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let tables = &mut self.write()?.purchasing;
        let free = tables.name_is_free(&supplier.draft.name, Some(supplier.id));
        let Some(row) = tables.suppliers.get_mut(supplier.id.0).filter(|row| row.version == supplier.version) else {
            return Ok(false);
        };
        unique(free, "suppliers.name_key")?;
        *row = Supplier { version: row.version + 1, updated_at: now, ..supplier.clone() };
        Ok(true)
    }

    fn list(&mut self, filter: &SupplierFilter, page: &PageRequest) -> Result<Page<Supplier>, StoreError> {
        let fits = |row: &&Supplier| {
            let draft = &row.draft;
            let contact = draft.contact.as_deref().unwrap_or_default();
            matches(filter.is_active, draft.is_active)
                && occurs(filter.text.as_deref(), &[&draft.name, contact, draft.email.as_deref().unwrap_or_default()])
        };
        let rows = self.state.purchasing.suppliers.rows().filter(fits).cloned().collect();
        Ok(cut(rows, page, Way::Up, |row: &Supplier| Cursor::text(fold(&row.draft.name), row.id.0)))
    }

    fn set_products(&mut self, id: SupplierId, products: &[SupplierProduct]) -> Result<(), StoreError> {
        let state = self.write()?;
        need(state.purchasing.suppliers.contains(id.0), "supplier")?;
        state.purchasing.products.retain(|(supplier, _), _| *supplier != id);
        for product in products {
            need(state.products.contains(product.product_id.0), "product")?;
            if product.is_preferred {
                let others = state.purchasing.products.values_mut();
                others.filter(|other| other.product_id == product.product_id).for_each(|o| o.is_preferred = false);
            }
            let row = SupplierProduct { supplier_id: id, ..product.clone() };
            if state.purchasing.products.insert((id, product.product_id), row).is_some() {
                return Err(StoreError::Constraint("a product stands twice".to_owned()));
            }
        }
        Ok(())
    }

    fn products(&mut self, id: SupplierId) -> Result<Vec<SupplierProduct>, StoreError> {
        let state = &self.state;
        let rows = state.purchasing.products.values();
        let own = |row: &&SupplierProduct| row.supplier_id == id && state.products.contains(row.product_id.0);
        Ok(rows.filter(own).cloned().collect())
    }

    fn sources(&mut self, products: &[ProductId]) -> Result<Vec<SupplierTerms>, StoreError> {
        let tables = &self.state.purchasing;
        let terms = |row: &SupplierProduct| {
            let supplier = tables.suppliers.get(row.supplier_id.0).filter(|supplier| supplier.draft.is_active)?;
            let (supplier_name, lead_days) = (supplier.draft.name.clone(), supplier.draft.lead_days);
            Some(SupplierTerms { product: row.clone(), supplier_name, lead_days })
        };
        let wanted = tables.products.values().filter(|row| products.contains(&row.product_id));
        let mut sources: Vec<SupplierTerms> = wanted.filter_map(terms).collect();
        sources.sort_by_key(|source| (source.product.product_id, source.product.supplier_id));
        Ok(sources)
    }
}

impl PurchaseRepository for MemoryTransaction {
    fn add(
        &mut self,
        order: &NewPurchase,
        lines: &[NewPurchaseLine],
        now: DateTime<Utc>,
    ) -> Result<PurchaseOrder, StoreError> {
        let state = self.write()?;
        need(state.purchasing.suppliers.contains(order.supplier_id.0), "supplier")?;
        for line in lines {
            need(state.products.contains(line.product_id.0), "product")?;
        }
        let taken = state.purchasing.orders.rows().any(|row| row.entry.number == order.number);
        unique(!taken, "purchase_orders.number")?;
        let entry = order.clone();
        let added = state.purchasing.orders.add(|id| PurchaseOrder {
            id: PurchaseOrderId(id),
            entry,
            state: PurchaseState::Draft,
            version: 1,
            created_at: now,
            approved_by: None,
            approved_at: None,
            ordered_by: None,
            ordered_at: None,
            closed_by: None,
            closed_at: None,
        });
        state.purchasing.write_lines(added.id, lines);
        Ok(added)
    }

    fn by_id(&mut self, id: PurchaseOrderId) -> Result<Option<PurchaseOrder>, StoreError> {
        Ok(self.state.purchasing.orders.get(id.0).cloned())
    }

    fn lock(&mut self, id: PurchaseOrderId) -> Result<Option<PurchaseOrder>, StoreError> {
        Ok(self.write()?.purchasing.orders.get(id.0).cloned())
    }

    fn save(&mut self, order: &PurchaseOrder) -> Result<bool, StoreError> {
        let orders = &mut self.write()?.purchasing.orders;
        let Some(row) = orders.get_mut(order.id.0).filter(|row| row.version == order.version) else {
            return Ok(false);
        };
        *row = PurchaseOrder { version: row.version + 1, ..order.clone() };
        Ok(true)
    }

    fn set_lines(&mut self, id: PurchaseOrderId, lines: &[NewPurchaseLine]) -> Result<(), StoreError> {
        let state = self.write()?;
        for line in lines {
            need(state.products.contains(line.product_id.0), "product")?;
        }
        let old: Vec<i64> =
            state.purchasing.lines.rows().filter(|line| line.order_id == id).map(|line| line.id.0).collect();
        for line in old {
            state.purchasing.lines.remove(line);
        }
        state.purchasing.write_lines(id, lines);
        Ok(())
    }

    fn lines(&mut self, ids: &[PurchaseOrderId]) -> Result<Vec<PurchaseLine>, StoreError> {
        let wanted = self.state.purchasing.lines.rows().filter(|line| ids.contains(&line.order_id));
        let mut lines: Vec<PurchaseLine> = wanted.cloned().collect();
        lines.sort_by_key(|line| (line.order_id, line.id));
        Ok(lines)
    }

    fn add_receipt(&mut self, receipt: &NewReceipt, now: DateTime<Utc>) -> Result<Receipt, StoreError> {
        let tables = &mut self.write()?.purchasing;
        need(tables.orders.contains(receipt.order_id.0), "purchase order")?;
        for arrived in &receipt.lines {
            let line = tables.lines.get_mut(arrived.line_id.0);
            let line = line.ok_or_else(|| StoreError::Constraint("the line does not exist".to_owned()))?;
            line.received += arrived.pieces;
            line.rejected += arrived.rejected;
        }
        let entry = receipt.clone();
        Ok(tables.receipts.add(|id| Receipt { id: PurchaseReceiptId(id), entry, created_at: now }))
    }

    fn receipts(&mut self, id: PurchaseOrderId) -> Result<Vec<Receipt>, StoreError> {
        Ok(self.state.purchasing.receipts.rows().filter(|row| row.entry.order_id == id).cloned().collect())
    }

    fn list(&mut self, filter: &PurchaseFilter, page: &PageRequest) -> Result<Page<PurchaseOrder>, StoreError> {
        let begins = |number: &str| {
            let text = filter.number.as_deref().map(fold).unwrap_or_default();
            fold(number).starts_with(&text)
        };
        let fits = |row: &&PurchaseOrder| {
            matches(filter.state, row.state)
                && matches(filter.supplier_id, row.entry.supplier_id)
                && begins(&row.entry.number)
        };
        let rows = self.state.purchasing.orders.rows().filter(fits).cloned().collect();
        Ok(newest_first(rows, page, |row: &PurchaseOrder| (row.created_at, row.id.0)))
    }

    fn supplies(&mut self, from: DateTime<Utc>, below: i64) -> Result<Vec<Supply>, StoreError> {
        let state = &self.state;
        let supply = |level: &tierway_inventory::StockLevel| {
            let id = level.product_id;
            state.products.get(id.0).filter(|product| product.is_active)?;
            let one = Supply {
                product_id: id,
                available: level.available(),
                on_order: on_order(state, id),
                sold: sold(state, id, from),
            };
            (one.sold > 0 || one.available < below).then_some(one)
        };
        Ok(state.levels.rows().filter_map(supply).collect())
    }

    fn costs(&mut self, product: ProductId, page: &PageRequest) -> Result<Page<CostEntry>, StoreError> {
        let tables = &self.state.purchasing;
        let entry = |(index, (receipt, line)): (usize, (&Receipt, &ReceiptLine))| {
            let order = tables.orders.get(receipt.entry.order_id.0)?;
            let supplier = tables.suppliers.get(order.entry.supplier_id.0)?;
            let entry = CostEntry {
                at: receipt.created_at,
                supplier_name: supplier.draft.name.clone(),
                order_id: order.id,
                number: order.entry.number.clone(),
                cost: line.cost,
                pieces: line.pieces,
            };
            (line.product_id == product && line.pieces > 0).then_some((index as i64, entry))
        };
        let rows: Vec<(i64, CostEntry)> = tables.arrived().enumerate().filter_map(entry).collect();
        Ok(newest_first(rows, page, |(index, entry)| (entry.at, *index)).map(|(_, entry)| entry))
    }

    fn has_lines_of(&mut self, product: ProductId) -> Result<bool, StoreError> {
        Ok(self.state.purchasing.lines.rows().any(|line| line.entry.product_id == product))
    }

    fn mismatches(&mut self) -> Result<Vec<PurchaseOrderId>, StoreError> {
        let state = &self.state;
        let fits = |order: &PurchaseOrder| {
            let lines: Vec<&PurchaseLine> =
                state.purchasing.lines.rows().filter(|line| line.order_id == order.id).collect();
            let total: i64 = lines.iter().map(|line| line.entry.pieces.get() * line.entry.cost.minor()).sum();
            let counts = |line: &&PurchaseLine| {
                let own = state.purchasing.arrived().filter(|(_, arrived)| arrived.line_id == line.id);
                let sums = own
                    .fold((0, 0), |(came, refused), (_, arrived)| (came + arrived.pieces, refused + arrived.rejected));
                sums == (line.received, line.rejected)
            };
            let mut arrived = state.purchasing.arrived().filter(|(receipt, _)| receipt.entry.order_id == order.id);
            Money::of(total) == order.entry.total
                && lines.iter().all(counts)
                && arrived.all(|(_, line)| moved(state, line, &order.entry.number))
        };
        Ok(state.purchasing.orders.rows().filter(|order| !fits(order)).map(|order| order.id).collect())
    }
}

/// Whether what arrived moved as it is said.
fn moved(state: &State, line: &ReceiptLine, number: &str) -> bool {
    let movement = line.movement_id.and_then(|id| state.movements.get(id.0)).map(|movement| &movement.entry);
    match movement {
        None => line.pieces == 0,
        Some(entry) => {
            entry.quantity.get() == line.pieces
                && entry.product_id == line.product_id
                && (entry.direction, entry.reason) == (Direction::In, Reason::Purchase)
                && entry.reference.as_deref().is_some_and(|reference| reference.starts_with(number))
        }
    }
}

fn on_order(state: &State, product: ProductId) -> i64 {
    let is_awaited = |line: &&PurchaseLine| {
        let order = state.purchasing.orders.get(line.order_id.0);
        line.entry.product_id == product && order.is_some_and(|order| PurchaseState::AWAITED.contains(&order.state))
    };
    state.purchasing.lines.rows().filter(is_awaited).map(PurchaseLine::missing).sum()
}

fn sold(state: &State, product: ProductId, from: DateTime<Utc>) -> i64 {
    let rows = state.movements.rows().filter(|row| row.entry.product_id == product && row.created_at >= from);
    rows.map(|row| match (row.entry.direction, row.entry.reason) {
        (Direction::Out, Reason::Sale) => row.entry.quantity.get(),
        (Direction::In, Reason::Return) => -row.entry.quantity.get(),
        _ => 0,
    })
    .sum()
}
