import type { Tier } from '@/lib/cart';

type Text = string | null;

/** A line of an order, with name and price as they were when it was placed. Prices only for those who may see them. */
export interface ShownOrderItem {
  productId: number;
  name: string;
  sku?: Text;
  tier: Tier;
  quantity: number;
  pieces: number;
  price?: Text;
  total?: Text;
}

/** Something that happened to an order. */
export interface ShownOrderEvent {
  from?: Text;
  to: string;
  note?: Text;
  actorName?: Text;
  createdAt: string;
}

/**
 * The part of the server's order that tables and the detail panel read. For the referring agent only number,
 * status, totals, date and buyer are there.
 */
export interface ShownOrder {
  id: number;
  status: string;
  paymentStatus: string;
  totalAmount: string;
  createdAt: string;
  customerName?: Text;
  items?: ShownOrderItem[] | null;
  goodsTotal?: Text;
  tax?: Text;
  shippingCost?: Text;
  notes?: Text;
  paymentMethod?: Text;
  paymentReference?: Text;
  paidAt?: Text;
  receiptNumber?: Text;
  invoiceNumber?: Text;
  shippingMethod?: Text;
  shippingAddress?: Text;
  shippingNotes?: Text;
  trackingNumber?: Text;
  deliveryNote?: Text;
  shippingNumber?: Text;
  completedAt?: Text;
  isQuote?: boolean | null;
  allowedTransitions?: readonly string[] | null;
  history?: readonly ShownOrderEvent[] | null;
}
