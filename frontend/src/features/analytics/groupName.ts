import type { SalesGroupResponse } from '@/api/generated';
import { roleName } from '@/lib/roleNames';
import { channelName, regionName } from '@/lib/tradeNames';
import type { Side } from './links';
import { text } from './messages';

/** What people call a group, in the page's language where it is one of ours; a person's or product's name as it is. */
export function groupName(side: Side, { key, label }: Pick<SalesGroupResponse, 'key' | 'label'>) {
  if (!key) return text(`none.${side}`);
  if (side === 'region') return regionName(key);
  if (side === 'role') return roleName(key);
  if (side === 'channel') return channelName(key);
  // What is gone has no name any more, and comes as its number.
  return label === key && side !== 'category' ? `#${key}` : label;
}
