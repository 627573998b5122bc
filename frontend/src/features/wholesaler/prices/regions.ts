import type { PriceColumn } from '@/components/prices/grid';
import { text } from './messages';

/** The regions in their order on a page (specification 2 §9). */
export const REGIONS = ['usa', 'canada', 'europe', 'asia'] as const;
export type RegionId = (typeof REGIONS)[number];

export const COLUMNS: readonly PriceColumn[] = REGIONS.map((id) => ({ id, label: text(id) }));

export const isRegion = (id: string): id is RegionId => REGIONS.some((region) => region === id);

export const regionName = (id: string) => (isRegion(id) ? text(id) : id);
