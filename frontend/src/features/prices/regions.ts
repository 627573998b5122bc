import type { RegionName } from '@/api/generated';
import { text } from './messages';

/** The regions in their order on a page (specification 2 §9). */
export const REGIONS = ['usa', 'canada', 'europe', 'asia'] as const satisfies RegionName[];

export const isRegion = (id: string): id is RegionName => REGIONS.some((region) => region === id);

export const regionName = (region: RegionName) => text(region);
