export { asCourier, COURIERS, courierName } from './couriers';
export { FloorFrame } from './FloorFrame';
export { LogisticsFields } from './LogisticsFields';
export { PickButton } from './PickButton';
export { isPickable, MOST_ORDERS, useClaim } from './useClaim';
export { useLogistics, type Logistics, type LogisticsOrder } from './useLogistics';
export { useChoice } from './useChoice';
export { WarehouseFigures, type Figure } from './WarehouseFigures';
