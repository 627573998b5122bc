/**
 * What the warehouse does with an order: the queue, picking, handing over to a courier. `employee` is the dashboard of
 * those without a position.
 */
export { asCourier, COURIERS, courierName } from './couriers';
export { LogisticsFields } from './LogisticsFields';
export { PickButton } from './PickButton';
export { isPickable, MOST_ORDERS, useClaim } from './useClaim';
export { useLogistics, type Logistics, type LogisticsOrder } from './useLogistics';
export { useChoice } from './useChoice';
export { RecentWork, type WorkFigure } from './RecentWork';
export { WarehouseFigures, type Figure } from './WarehouseFigures';
