import type { IssuePriorityName } from '@/api/generated';
import { StatusChip } from '@/ui/status';
import { PRIORITY_TONES, priorityWord } from './priorities';

/** How urgent an issue is, in words. */
export function PriorityChip({ priority }: { priority: IssuePriorityName }) {
  return <StatusChip tone={PRIORITY_TONES[priority]} label={priorityWord(priority)} />;
}
