export { CancelOrderButton } from './CancelOrderButton';
export { OrderDetailPanel, type OrderDetailPanelProps } from './OrderDetailPanel';
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
