export { axisMoney, centsOf, moneyOf } from './amounts';
export { ChartCard } from './ChartCard';
export type { ChartPoint } from './columns';
export type { ChartColour, ChartSeries } from './types';
