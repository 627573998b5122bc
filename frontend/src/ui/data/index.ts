export { CopyButton } from './CopyButton';
export { DateTime } from './DateTime';
export { KpiCard, KpiGrid, type KpiChange } from './KpiCard';
export { Money } from './Money';
export { ProductImage } from './ProductImage';
export { Sparkline } from './Sparkline';
