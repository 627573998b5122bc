//! Which product has which slot.

use std::collections::HashMap;

use tierway_kernel::ProductId;

use super::Slot;

/// Slots in use and free ones.
#[derive(Debug, Default)]
pub struct Slots {
    by_id: HashMap<ProductId, Slot>,
    free: Vec<Slot>,
    next: Slot,
}

impl Slots {
    /// The product's slot; a new product gets one.
    pub fn of(&mut self, id: ProductId) -> Slot {
        *self.by_id.entry(id).or_insert_with(|| {
            self.free.pop().unwrap_or_else(|| {
                self.next += 1;
                self.next - 1
            })
        })
    }

    /// The slot of a product that may be unknown.
    pub fn known(&self, id: ProductId) -> Option<Slot> {
        self.by_id.get(&id).copied()
    }

    /// Takes the slot of a product that is gone.
    pub fn free(&mut self, id: ProductId) {
        self.free.extend(self.by_id.remove(&id));
    }
}
