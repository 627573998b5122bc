import { defineMessages } from './i18n';

const { text } = defineMessages('tradeNames', {
  usa: 'USA',
  canada: 'Canada',
  europe: 'Europe',
  asia: 'Asia',
  online: 'Online',
  store: 'Dealer store',
});

/** The regions of the trade. */
export const REGIONS = ['usa', 'canada', 'europe', 'asia'] as const;
const CHANNELS = ['online', 'store'] as const;

/** What people call a region; one this page does not know stays as it came. */
export function regionName(region: string): string {
  const known = REGIONS.find((name) => name === region);
  return known ? text(known) : region;
}

/** What people call the way an order came in; ways have free names, and others than ours stay as they came. */
export function channelName(channel: string): string {
  const known = CHANNELS.find((name) => name === channel);
  return known ? text(known) : channel;
}
