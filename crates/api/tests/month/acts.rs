//! Actions of users, with the expected bookkeeping.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::books::{Line, Order, SHIPPING, TAX, TIERS, amount, cents, divide};
use super::market::Market;

impl Market {
    /// A wholesaler sets regional prices, dealers set their own.
    pub async fn change_prices(&mut self) {
        for audience in ["dealer", "agent"] {
            let wholesaler = self.somebody(Role::Wholesaler);
            let mut cells = Vec::new();
            for product in self.books.products.clone() {
                let region = ["usa", "canada", "europe", "asia"][self.chance.below(4)];
                let price = if audience == "dealer" { 1500 } else { 1150 } + self.chance.between(0, 199);
                self.books.regional.insert((audience, product, region), price);
                cells.push(json!({ "productId": product, "region": region, "price": amount(price) }));
            }
            let body = json!({ "audience": audience, "cells": cells });
            let path = "/api/wholesaler/prices";
            self.clients[wholesaler].put(path, body).await.expect(200);
        }
        for _ in 0..6 {
            let (dealer, product, price) =
                (self.somebody(Role::Dealer), self.product(), self.chance.between(1600, 2500));
            let path = format!("/api/dealer-pricing/{}/{product}", self.books.people[dealer].id);
            self.clients[dealer].put(&path, json!({ "customPrice": amount(price) })).await.expect(200);
            self.books.dealers.insert((dealer, product), price);
        }
    }

    /// An order or a quote request by anybody.
    pub async fn somebody_buys(&mut self) {
        let role = match self.chance.below(20) {
            0 => Role::Wholesaler,
            1..=3 => Role::Dealer,
            4 => Role::Agent,
            5 => Role::SubAgent,
            _ => Role::Customer,
        };
        let buyer = self.somebody(role);
        if self.chance.in_hundred(10) {
            return self.ask_for_quotation(buyer).await;
        }
        let in_store = role == Role::Customer && self.chance.in_hundred(30);
        let seller = if in_store { Some(self.somebody(Role::Dealer)) } else { None };
        let mut wanted: Vec<(i64, usize, i64)> = Vec::new();
        for _ in 0..self.chance.between(1, 4) {
            let line = (self.product(), self.chance.below(TIERS.len()), self.chance.between(1, 9));
            if !wanted.iter().any(|(product, tier, _)| (*product, *tier) == (line.0, line.1)) {
                wanted.push(line);
            }
        }
        let prices: Vec<i64> =
            wanted.iter().map(|(product, tier, _)| self.books.price(buyer, seller, *product, *tier)).collect();
        let item = |((product, tier, quantity), price): (&(i64, usize, i64), &i64)| json!({ "productId": product, "tier": TIERS[*tier].0, "quantity": quantity, "expectedPrice": amount(*price) });
        let items: Vec<Value> = wanted.iter().zip(&prices).map(item).collect();
        let mut body = json!({ "items": items });
        if let Some(seller) = seller {
            body["sellerId"] = json!(self.books.people[seller].id);
        }
        let client = self.clients[buyer].clone();
        let placed = self.once(&client, "/api/orders", body, 201).await;
        let order = self.enter(&placed, buyer, seller, &wanted, &prices);
        assert_eq!(cents(&placed["totalAmount"]), order.total(), "{placed}");
        self.books.orders.push(order);
    }

    /// What the books say of an order: its ids are the product's, its amounts the test's own.
    fn enter(
        &self,
        placed: &Value,
        buyer: usize,
        seller: Option<usize>,
        wanted: &[(i64, usize, i64)],
        prices: &[i64],
    ) -> Order {
        let ids = placed["items"].as_array().unwrap();
        assert_eq!(ids.len(), wanted.len());
        let line = |((product, tier, quantity), (price, item)): (&(i64, usize, i64), (&i64, &Value))| Line {
            id: item["id"].as_i64().unwrap(),
            product: *product,
            pieces: quantity * TIERS[*tier].1,
            total: quantity * price,
            shipped: 0,
            returned: 0,
        };
        let lines: Vec<Line> = wanted.iter().zip(prices.iter().zip(ids)).map(line).collect();
        let goods: i64 = lines.iter().map(|line| line.total).sum();
        Order {
            id: placed["id"].as_i64().unwrap(),
            buyer,
            seller,
            lines,
            tax: divide(goods * TAX, 10_000),
            shipping: SHIPPING,
            is_request: false,
            is_paid: false,
            is_cancelled: false,
            is_delivered: false,
            refunded: 0,
            earned: (0, 0),
        }
    }

    /// Asked, offered, and mostly accepted.
    async fn ask_for_quotation(&mut self, buyer: usize) {
        let wanted = [(self.product(), self.chance.below(TIERS.len()), self.chance.between(5, 40))];
        let (product, tier, quantity) = wanted[0];
        let asked =
            json!({ "requestedItems": [{ "productId": product, "tier": TIERS[tier].0, "quantity": quantity }] });
        let client = self.clients[buyer].clone();
        let placed = self.once(&client, "/api/orders", asked, 201).await;
        let path = format!("/api/orders/{}/quote", placed["id"]);
        let price = self.chance.between(700, 1100) * TIERS[tier].1;
        let line = json!({ "productId": product, "tier": TIERS[tier].0, "quantity": quantity, "price": amount(price) });
        let offer = json!({ "version": placed["version"], "lines": [line], "shippingCost": amount(SHIPPING) });
        let offered = self.owner.put(&path, offer).await.expect(200);
        if self.chance.in_hundred(25) {
            client.post(&format!("{path}/decline"), json!({ "reason": "Too much" })).await.expect(200);
            return;
        }
        let accepted =
            self.once(&client, &format!("{path}/accept"), json!({ "version": offered["version"] }), 200).await;
        let order = self.enter(&accepted, buyer, None, &wanted, &[price]);
        assert_eq!(cents(&accepted["totalAmount"]), order.total(), "{accepted}");
        self.books.orders.push(order);
    }

    /// The next thing that happens to some order, if there is one.
    pub async fn something_goes_on(&mut self) {
        let place = self.chance.below(self.books.orders.len());
        let order = &self.books.orders[place];
        if order.is_cancelled || order.is_request {
            return;
        }
        match (order.is_paid, order.is_shipped(), order.is_delivered) {
            _ if !order.has_shipped() && self.chance.in_hundred(8) => self.cancel(place).await,
            (false, ..) if self.chance.in_hundred(80) => self.pay(place).await,
            (_, false, _) => self.ship(place).await,
            (_, true, false) => self.deliver(place).await,
            (_, true, true) if self.chance.in_hundred(20) => self.cancel_picks(place).await,
            _ => {}
        }
    }

    async fn pay(&mut self, place: usize) {
        let path = format!("/api/orders/{}", self.books.orders[place].id);
        let body = json!({ "status": "paid", "paymentMethod": "Bank" });
        self.owner.patch(&path, body).await.expect(200);
        if self.chance.in_hundred(10) {
            let again = self.owner.patch(&path, json!({ "paymentStatus": "paid" })).await;
            again.refused(409, "This order has already been paid.");
        }
        self.books.orders[place].is_paid = true;
        self.books.first_earn(place);
    }

    /// By the buyer, or by the company, which may write the pieces off; what was paid goes back.
    async fn cancel(&mut self, place: usize) {
        let (id, buyer) = (self.books.orders[place].id, self.books.orders[place].buyer);
        let path = format!("/api/orders/{id}");
        let restock = self.chance.in_hundred(70);
        let is_paid = self.books.orders[place].is_paid;
        if restock && !is_paid && self.chance.in_hundred(50) {
            self.clients[buyer].patch(&path, json!({ "status": "cancelled" })).await.expect(200);
        } else {
            let body = json!({ "status": "cancelled", "notes": "Called off", "restock": restock });
            self.owner.patch(&path, body).await.expect(200);
            if !restock {
                for line in &self.books.orders[place].lines {
                    *self.books.gone.entry(line.product).or_default() += line.pieces;
                }
            }
        }
        self.books.orders[place].is_cancelled = true;
        if is_paid {
            let total = self.books.orders[place].total();
            let first = self.chance.between(1, total);
            for part in [first, total - first].into_iter().filter(|part| *part > 0) {
                self.refund(place, json!({ "amount": amount(part), "method": "Bank", "reason": "Cancelled" }), part)
                    .await;
            }
            self.books.earn(place);
        }
    }

    async fn refund(&mut self, place: usize, body: Value, expected: i64) {
        let path = format!("/api/orders/{}/refunds", self.books.orders[place].id);
        let owner = self.owner.clone();
        let answer = self.once(&owner, &path, body, 201).await;
        self.books.orders[place].refunded += expected;
        assert_eq!(cents(&answer["refundedTotal"]), self.books.orders[place].refunded, "{answer}");
        self.books.earn(place);
    }

    /// A part, or all that is left.
    async fn ship(&mut self, place: usize) {
        let id = self.books.orders[place].id;
        let is_part = self.chance.in_hundred(40);
        let mut parts: Vec<(usize, i64)> = Vec::new();
        for (index, line) in self.books.orders[place].lines.iter().enumerate() {
            let left = line.pieces - line.shipped;
            let pieces = if is_part && left > 0 { self.chance.between(0, left) } else { left };
            if pieces > 0 {
                parts.push((index, pieces));
            }
        }
        let lines: Vec<Value> = parts
            .iter()
            .map(|(index, pieces)| json!({ "lineId": self.books.orders[place].lines[*index].id, "pieces": pieces }))
            .collect();
        if lines.is_empty() {
            return;
        }
        let body = if is_part { json!({ "lines": lines, "carrier": "DHL" }) } else { json!({}) };
        let warehouse = self.warehouse.clone();
        self.once(&warehouse, &format!("/api/orders/{id}/shipments"), body, 201).await;
        for (index, pieces) in parts {
            let line = &mut self.books.orders[place].lines[index];
            line.shipped += pieces;
            *self.books.gone.entry(line.product).or_default() += pieces;
        }
    }

    async fn deliver(&mut self, place: usize) {
        let path = format!("/api/orders/{}", self.books.orders[place].id);
        self.warehouse.patch(&path, json!({ "status": "delivered" })).await.expect(200);
        self.books.orders[place].is_delivered = true;
    }

    /// Some pieces come back; some of them can be sold again; what they cost goes back when it was paid.
    async fn cancel_picks(&mut self, place: usize) {
        let order = &self.books.orders[place];
        let (id, buyer, is_paid) = (order.id, order.buyer, order.is_paid);
        let index = self.chance.below(order.lines.len());
        let line = &order.lines[index];
        let (line_id, product, left) = (line.id, line.product, line.pieces - line.returned);
        if left == 0 {
            return;
        }
        let pieces = self.chance.between(1, left);
        let asked = json!({ "reason": "Broken", "lines": [{ "lineId": line_id, "pieces": pieces }] });
        let client = self.clients[buyer].clone();
        let made = self.once(&client, &format!("/api/orders/{id}/returns"), asked, 201).await;
        let path = format!("/api/returns/{}", made["id"]);
        if self.chance.in_hundred(20) {
            let body = json!({ "reason": "Not ours" });
            self.owner.post(&format!("{path}/reject"), body).await.expect(200);
            return;
        }
        self.owner.post(&format!("{path}/approve"), json!({})).await.expect(200);
        let restocked = self.chance.between(0, pieces);
        let arrived: Vec<Value> = [(restocked, true), (pieces - restocked, false)]
            .into_iter()
            .filter(|(pieces, _)| *pieces > 0)
            .map(|(pieces, restock)| json!({ "lineId": line_id, "pieces": pieces, "restock": restock }))
            .collect();
        let warehouse = self.warehouse.clone();
        self.once(&warehouse, &format!("{path}/receive"), json!({ "lines": arrived }), 200).await;
        let before = self.books.orders[place].worth_of_returned();
        self.books.orders[place].lines[index].returned += pieces;
        *self.books.gone.entry(product).or_default() -= restocked;
        let worth = self.books.orders[place].worth_of_returned() - before;
        if is_paid && worth > 0 {
            let body = json!({ "returnId": made["id"], "method": "Bank", "reason": "Returned" });
            self.refund(place, body, worth).await;
        }
    }

    /// A batch is made, now and then thrown away and made again, approved and paid.
    pub async fn pay_out(&mut self) {
        // What happened in this very moment is not behind a batch yet.
        self.app.fakes().clock.advance(chrono::Duration::minutes(1));
        let owner = self.owner.clone();
        let thrown = self.once(&owner, "/api/payouts", json!({ "note": "First try" }), 201).await;
        owner.post(&format!("/api/payouts/{}/cancel", thrown["id"]), json!({})).await.expect(200);
        let batch = self.once(&owner, "/api/payouts", json!({}), 201).await;
        assert_eq!(batch["amount"], thrown["amount"], "what was free again is due again");
        let path = format!("/api/payouts/{}", batch["id"]);
        owner.post(&format!("{path}/approve"), json!({})).await.expect(200);
        owner.post(&format!("{path}/pay"), json!({ "method": "Bank" })).await.expect(200);
        let mut sum = 0;
        for line in owner.get(&path).await.expect(200)["lines"].as_array().unwrap() {
            let who = self.books.people.iter().position(|person| json!(person.id) == line["beneficiaryId"]).unwrap();
            let paid = cents(&line["amount"]);
            assert!(paid >= 1000, "below the minimum: {line}");
            *self.books.paid_out.entry(who).or_default() += paid;
            sum += paid;
        }
        assert_eq!(sum, cents(&batch["amount"]));
    }
}
