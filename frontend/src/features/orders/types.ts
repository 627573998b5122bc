import type { Tier } from '@/lib/cart';

type Text = string | null;

/** A line of an order, with name and price as they were when it was placed. Prices are absent if the viewer may not see them. */
export interface ShownOrderItem {
  /** The line's own number; shipments and returns name it. */
  id?: number;
  productId: number;
  name: string;
  sku?: Text;
  thumbImageUrl?: Text;
  tier: Tier;
  /** What one of the size was called. */
  tierLabel?: Text;
  quantity: number;
  pieces: number;
  /** Where it is picked; for the company's people. */
  location?: Text;
  price?: Text;
  total?: Text;
  /** Pieces that have left, and those that came back. */
  shippedPieces?: number | null;
  returnedPieces?: number | null;
  /** Pieces that can be shipped now. */
  shippablePieces?: number | null;
  /** Pieces that can still come back, time allowing. */
  returnablePieces?: number | null;
}

/** Pieces of a line that were to be picked and not all found; for the company's people. */
export interface ShownShortPick {
  lineId: number;
  waveId: number;
  pieces: number;
  pickedPieces: number;
  reason?: 'missing' | 'damaged' | 'wrongPlace' | 'other' | null;
  note?: Text;
  pickedBy?: Text;
  decidedAt?: Text;
}

/** Pieces of an order that left together. */
export interface ShownShipment {
  id: number;
  number: string;
  carrier?: Text;
  trackingNumber?: Text;
  notes?: Text;
  createdAt: string;
  /** When its pieces were taken back because the order went back. */
  undoneAt?: Text;
  lines: readonly { lineId: number; name: string; pieces: number }[];
}

/** Goods a buyer sends back. */
export interface ShownReturn {
  id: number;
  orderId: number;
  number: string;
  state: string;
  reason?: Text;
  notes?: Text;
  /** What was said when it was decided. */
  answer?: Text;
  requestedByName?: Text;
  createdAt: string;
  customerName?: Text;
  /** What the caller may do with it. */
  allowedActions?: readonly string[] | null;
  /** What can be refunded for it now. */
  refundable?: Text;
  lines: readonly {
    lineId: number;
    name: string;
    pieces: number;
    receivedPieces?: number | null;
    restockedPieces?: number | null;
    reason?: Text;
  }[];
}

/** Money that came in or went back. */
export interface ShownPayment {
  kind: string;
  amount: string;
  method?: Text;
  reference?: Text;
  /** Receipt or credit note. */
  number?: Text;
  createdAt: string;
}

/** What was asked for, and what is offered for it. */
export interface ShownQuoteLine {
  productId: number;
  name: string;
  sku?: Text;
  thumbImageUrl?: Text;
  tier: Tier;
  quantity: number;
  pieces?: number | null;
  requestedQuantity?: number | null;
  targetPrice?: Text;
  price?: Text;
  /** What the offered line costs. */
  total?: Text;
}

/** One tax of an order. */
export interface ShownTax {
  name: string;
  /** With up to four decimals: "8.875". */
  percent: string;
  tax: string;
}

/** Why no tax is due: the buyer's tax number, or their certificate. */
export interface ShownRelief {
  kind: 'reverse_charge' | 'exemption';
  reference: string;
}

/** A request for quotation and its answer. */
export interface ShownQuote {
  state: string;
  validUntil?: Text;
  note?: Text;
  lines: readonly ShownQuoteLine[];
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
  /** The buyer's account. */
  customerId?: number | null;
  customerName?: Text;
  items?: ShownOrderItem[] | null;
  goodsTotal?: Text;
  tax?: Text;
  /** The tax by rate; absent where none was recorded. */
  taxes?: readonly ShownTax[] | null;
  /** Absent where tax is due, and for whoever does not see the taxes. */
  relief?: ShownRelief | null;
  pricesIncludeTax?: boolean | null;
  /** A sentence for the documents of where it goes. */
  taxStatement?: Text;
  shippingCost?: Text;
  notes?: Text;
  paymentMethod?: Text;
  paymentReference?: Text;
  /** The account to pay to, while the order waits for a bank transfer. */
  bankDetails?: Text;
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
  payments?: readonly ShownPayment[] | null;
  refundedTotal?: Text;
  /** What a cancelled, paid order still has to give back. */
  refundDue?: Text;
  /** The refundable amount; absent without permission to refund. */
  refundable?: Text;
  /** Whether the caller can send goods back now. */
  canReturn?: boolean | null;
  /** The last day on which the buyer can; a day of the business. */
  returnUntil?: Text;
  /** The papers of it as a whole that the caller can take. */
  papers?: readonly string[] | null;
  shipments?: readonly ShownShipment[] | null;
  shortPicks?: readonly ShownShortPick[] | null;
  /** Warning before an unpaid order is shipped; absent if the viewer does not ship. */
  shipUnpaid?: 'warn' | 'refuse' | 'allow' | null;
  returns?: readonly ShownReturn[] | null;
  quote?: ShownQuote | null;
  /** Counts changes; an answer to an offer names the one that was seen. */
  version?: number;
}
