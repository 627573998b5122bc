/** What is on hand: levels, movements, lots, counts and imports from a file. */
export { StockLevelChip } from './levels/StockLevelChip';
export { StockTable } from './levels/StockTable';
export { StockUpdates } from './levels/StockUpdates';
export { NameAndSku } from './levels/stockColumns';
