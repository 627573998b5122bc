export { StockLevelChip } from './StockLevelChip';
export { StockTable } from './StockTable';
export { StockUpdates } from './StockUpdates';
