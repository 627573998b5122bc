export {
  cellKey,
  NO_WORK,
  summarize,
  work,
  type Edit,
  type Edits,
  type Entry,
  type Step,
  type Summary,
  type Work,
} from './edits';
export { PriceCards } from './PriceCards';
export { PriceGrid, type PriceGridProps, type Selection } from './PriceGrid';
export { readPrice } from './price';
export type { ComingPrice, PriceColumn, PriceRow } from './types';
