/** Orders from quotation to refund: tables, the page of one for its buyer and for staff, documents, returns, messages. */
export { ORDER_BULK } from './BulkOrders';
export { CancelOrderButton } from './CancelOrderButton';
export { OrderDetailPanel, OrderSkeleton, type OrderDetailPanelProps } from './OrderDetailPanel';
export { OrderHistory } from './OrderHistory';
export { OrderItems } from './OrderItems';
export {
  itemSummary,
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  orderColumns,
  type OrderFilterName,
} from './orderColumns';
export { OrderStatusTimeline } from './OrderStatusTimeline';
export { OrderTable } from './OrderTable';
export { OwnOrderPage } from './OwnOrderPage';
export { OwnOrderTable } from './OwnOrderTable';
export { timelineSteps, type TimelineStep } from './timeline';
export type { ShownOrder, ShownOrderEvent, ShownOrderItem } from './types';
export { ReturnDetails } from './ReturnDetails';
export { useOrderFields } from './orderFields';
export { OrderTotals } from './OrderTotals';
export { asksUnpaid, UnpaidNotice } from './UnpaidNotice';
export { type PaperKind } from './PaperLink';
export { PaperLinks, Papers } from './Papers';
export { quoteRequest, requestSchema, type Request, type RequestValues } from './quoteForm';
export { QuoteLineFields } from './QuoteLineFields';
export { useText as useQuoteText } from './quoteMessages';
export { PartlyShipped } from './FulfilmentBlocks';
export { ShipButton } from './FulfilmentButtons';
export { useText as useOrderText } from './messages';
export { ORDER_PARAMS, ORDER_SORT } from './orderParams';
