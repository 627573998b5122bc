//! Purchasing: suppliers, and a purchase order for each possible outcome.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Failure;
use tierway_application::inventory::LotInput;
use tierway_application::purchasing::{
    ArrivalLine, NewArrival, PurchaseInput, PurchaseLineInput, add_supplier, approve_purchase_order,
    cancel_purchase_order, close_purchase_order, create_purchase_orders, get_purchase_order, receive_purchase_order,
    reject_purchase_order, send_purchase_order, set_supplier_products, update_supplier,
};
use tierway_kernel::{Money, PurchaseOrderId, Quantity, SupplierId};
use tierway_workforce::{Arrival, SupplierDraft, SupplierProduct};

use super::basket::OnShelf;
use super::calendar::DAYS;
use super::event::{Event, Purchase, SupplyEvent, SupplyStep};
use super::products::is_scarce;
use super::world::World;

struct DemoSupplier {
    name: &'static str,
    contact: &'static str,
    email: &'static str,
    phone: &'static str,
    address: &'static str,
    lead_days: i64,
    notes: Option<&'static str>,
    /// What it sells, most of all the first; nothing: it is no longer ordered from.
    categories: &'static [&'static str],
}

const SUPPLIERS: [DemoSupplier; 4] = [
    DemoSupplier {
        name: "Straits Cell & Charge",
        contact: "Mei Ling Ong",
        email: "orders@straitscell.example",
        phone: "+60 4 555 0171",
        address: "22 Lebuhraya Kampung Jawa\n11900 Bayan Lepas\nPenang, Malaysia",
        lead_days: 12,
        notes: Some("Asks for transport papers of lithium cells with every order."),
        categories: &["Batteries & Chargers"],
    },
    DemoSupplier {
        name: "Pearl River Components",
        contact: "Zhou Wen",
        email: "sales@pearlriver.example",
        phone: "+86 20 5550 0138",
        address: "Building 6, 118 Kexue Avenue\n510663 Guangzhou\nChina",
        lead_days: 18,
        notes: None,
        // Pods end scarce, so that there is always something to order in two clicks.
        categories: &["Coils & Pods", "Pod Systems"],
    },
    DemoSupplier {
        name: "Georgetown Print & Display",
        contact: "Kavitha Raj",
        email: "studio@georgetownprint.example",
        phone: "+60 4 555 0119",
        address: "4 Lebuh Acheh\n10300 George Town\nPenang, Malaysia",
        lead_days: 6,
        notes: Some("Proofs by mail, two working days."),
        categories: &["Accessories"],
    },
    DemoSupplier {
        name: "Northport Packaging",
        contact: "Suresh Nair",
        email: "office@northport.example",
        phone: "+60 3 5555 0166",
        address: "Lot 9, Jalan Pelabuhan Utara\n42000 Port Klang\nSelangor, Malaysia",
        lead_days: 9,
        notes: Some("Closed its Klang works in spring."),
        categories: &[],
    },
];

use SupplyStep::{Approve, Cancel, Close, ReceivePart, ReceiveRest, Reject, Send};

const WHOLE: &[(i64, SupplyStep)] = &[(5, Approve), (26, Send), (250, ReceiveRest), (274, Close)];
const PURCHASES: [Purchase; 9] = [
    Purchase { day: 48, supplier: 0, products: 3, note: None, steps: WHOLE },
    Purchase { day: 83, supplier: 1, products: 4, note: None, steps: WHOLE },
    Purchase {
        day: 118,
        supplier: 2,
        products: 2,
        note: Some("Only if the new logo is on it."),
        steps: &[(4, Approve), (31, Cancel)],
    },
    Purchase {
        day: 136,
        supplier: 2,
        products: 3,
        note: None,
        steps: &[(3, Approve), (7, Send), (148, ReceivePart), (196, ReceiveRest)],
    },
    Purchase {
        day: 166,
        supplier: 1,
        products: 3,
        note: Some("Please send what is ready; the rest may follow."),
        steps: &[(6, Approve), (24, Send), (340, ReceivePart)],
    },
    Purchase { day: 176, supplier: 0, products: 2, note: None, steps: &[(5, Approve), (23, Send)] },
    Purchase { day: DAYS - 2, supplier: 2, products: 2, note: None, steps: &[(24, Approve)] },
    Purchase { day: DAYS - 1, supplier: 1, products: 2, note: Some("For the fair next month."), steps: &[] },
    Purchase {
        day: DAYS - 1,
        supplier: 0,
        products: 1,
        note: None,
        steps: &[(3, Reject("The last delivery is still on its way. Please order again when it is here."))],
    },
];

/// The day on which the suppliers are written down.
const KNOWN: i64 = 31;
/// The minute of a day at which drafts are made.
const DRAFTED: i64 = 430;

impl World<'_> {
    /// Puts suppliers and purchase orders on the agenda.
    pub fn announce_supply(&mut self) {
        self.note(self.calendar.at(KNOWN, 560), Event::Supply(SupplyEvent::Know));
        for purchase in &PURCHASES {
            self.note(self.calendar.at(purchase.day, DRAFTED), Event::Supply(SupplyEvent::Draft(purchase)));
        }
    }

    /// Something happens between the company and its suppliers.
    pub fn supply(&mut self, now: DateTime<Utc>, event: SupplyEvent) -> Result<(), Failure> {
        match event {
            SupplyEvent::Know => SUPPLIERS.iter().try_for_each(|supplier| self.know(now, supplier)),
            SupplyEvent::Draft(purchase) => self.draft_purchase(now, purchase),
            SupplyEvent::GoOn(id, step) => self.purchase_step(now, id, step),
        }
    }

    fn know(&mut self, now: DateTime<Utc>, supplier: &DemoSupplier) -> Result<(), Failure> {
        let purchaser = self.as_member(now, "purchaser")?;
        let text = |text: &str| Some(text.to_owned());
        let draft = SupplierDraft {
            name: supplier.name.to_owned(),
            contact: text(supplier.contact),
            email: text(supplier.email),
            phone: text(supplier.phone),
            address: text(supplier.address),
            lead_days: Some(supplier.lead_days),
            notes: supplier.notes.map(str::to_owned),
            is_active: true,
        };
        let added = add_supplier(self.tx, &purchaser, &draft)?.supplier;
        self.suppliers.push(added.id);
        if supplier.categories.is_empty() {
            let no_more = |draft: SupplierDraft| SupplierDraft { is_active: false, ..draft };
            return update_supplier(self.tx, &purchaser, added.id, added.version, no_more, None).map(drop);
        }
        let bought = supplier.categories.iter().flat_map(|category| self.bought(category));
        let sold: Vec<SupplierProduct> = bought.filter_map(|product| offer(added.id, &product)).collect();
        set_supplier_products(self.tx, &purchaser, added.id, added.version, &sold).map(drop)
    }

    /// Products of a category that are bought and not about to end.
    fn bought(&self, category: &str) -> Vec<OnShelf> {
        let is_bought = |product: &&OnShelf| product.row.category == category && !product.row.discontinued;
        self.shelf.iter().filter(is_bought).copied().collect()
    }

    /// The purchaser orders a few packs of the first products that are not to end scarce.
    fn draft_purchase(&mut self, now: DateTime<Utc>, purchase: &'static Purchase) -> Result<(), Failure> {
        let supplier = &SUPPLIERS[purchase.supplier];
        let purchaser = self.as_member(now, "purchaser")?;
        let products = self.bought(supplier.categories.first().copied().unwrap_or_default());
        let lines = products.iter().filter(|product| !is_scarce(product.row)).take(purchase.products).map(|product| {
            let pieces = Some(product.row.pack_quantity * 6);
            PurchaseLineInput { product_id: product.id, pieces, supplier_id: None, cost: None }
        });
        let input = PurchaseInput {
            supplier_id: self.suppliers.get(purchase.supplier).copied(),
            lines: lines.collect(),
            expected_on: None,
            note: purchase.note.map(str::to_owned),
        };
        for made in create_purchase_orders(self.tx, &purchaser, &input)? {
            self.summary.purchases += 1;
            for (hours, step) in purchase.steps {
                let event = SupplyEvent::GoOn(made.order.id, *step);
                self.note(now + Duration::hours(*hours), Event::Supply(event));
            }
        }
        Ok(())
    }

    fn purchase_step(&mut self, now: DateTime<Utc>, id: PurchaseOrderId, step: SupplyStep) -> Result<(), Failure> {
        let purchaser = self.as_member(now, "purchaser")?;
        match step {
            Approve => {
                let manager = self.as_member(now, "manager")?;
                approve_purchase_order(self.tx, &manager, id, None)
            }
            Send => send_purchase_order(self.tx, &purchaser, id, None, true),
            ReceivePart => return self.take_delivery(now, id, 2, 2),
            ReceiveRest => return self.take_delivery(now, id, 1, 0),
            Close => close_purchase_order(self.tx, &purchaser, id, None),
            Cancel => cancel_purchase_order(self.tx, &purchaser, id, None),
            Reject(note) => {
                let manager = self.as_member(now, "manager")?;
                reject_purchase_order(self.tx, &manager, id, None, note)
            }
        }
        .map(drop)
    }

    /// The warehouse takes in this part of what is missing; of the first line some pieces are refused.
    fn take_delivery(
        &mut self,
        now: DateTime<Utc>,
        id: PurchaseOrderId,
        part: i64,
        refused: i64,
    ) -> Result<(), Failure> {
        let warehouse = self.as_member(now, "warehouse")?;
        let open = get_purchase_order(self.tx, &warehouse, id)?.lines;
        let arrival = |(index, line): (usize, &tierway_application::purchasing::PurchaseLineView)| {
            let rejected = if index == 0 { refused } else { 0 };
            let pieces = (line.line.entry.pieces.get() - line.line.received) / part - rejected;
            let reason = (rejected > 0).then(|| "The carton was crushed.".to_owned());
            let arrival = Arrival { line_id: line.line.id, pieces, rejected, reason };
            ArrivalLine { arrival, lot: LotInput::default() }
        };
        let new = NewArrival {
            invoice: Some(format!("DN {}", 70_400 + id.0)),
            note: (refused > 0).then(|| "Claimed with the carrier.".to_owned()),
            lines: open.iter().enumerate().map(arrival).filter(|line| line.arrival.pieces > 0).collect(),
        };
        receive_purchase_order(self.tx, &warehouse, id, &new).map(drop)
    }
}

/// What the supplier sells a product for: its cost, by the pack.
fn offer(supplier_id: SupplierId, product: &OnShelf) -> Option<SupplierProduct> {
    let row = product.row;
    Some(SupplierProduct {
        supplier_id,
        product_id: product.id,
        supplier_sku: Some(format!("S{}-{}", supplier_id.0, row.sku)),
        cost: Money::of(row.manufacturer_cost_minor),
        pack_size: Quantity::positive(row.pack_quantity).ok()?,
        minimum_pieces: Quantity::positive(row.pack_quantity * 2).ok()?,
        is_preferred: true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purchase_ends_within_the_history() {
        for purchase in &PURCHASES {
            assert!(purchase.steps.is_sorted_by_key(|(hours, _)| *hours) && purchase.day > KNOWN);
            let last = purchase.steps.last().map_or(0, |(hours, _)| *hours);
            assert!(purchase.day * 24 * 60 + DRAFTED + last * 60 < DAYS * 24 * 60, "{}", purchase.day);
            assert!(!SUPPLIERS[purchase.supplier].categories.is_empty());
        }
    }
}
