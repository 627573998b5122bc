export { changeSince } from './change';
export { CopyButton } from './CopyButton';
export { DateTime, InColumn } from './DateTime';
export { Id } from './Id';
export { KpiCard, KpiGrid, type KpiChange } from './KpiCard';
export { Money } from './Money';
export { ProductImage } from './ProductImage';
export { Sparkline } from './Sparkline';
