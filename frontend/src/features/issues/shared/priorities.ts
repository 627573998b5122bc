import type { IssuePriorityName } from '@/api/generated';
import type { Tone } from '@/theme/palette';
import { text } from './messages';

/** From the most to the least urgent. */
export const PRIORITIES = [
  'urgent',
  'high',
  'medium',
  'low',
] as const satisfies readonly IssuePriorityName[];

export const PRIORITY_TONES: Readonly<Record<IssuePriorityName, Tone>> = {
  urgent: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

export const priorityWord = (priority: IssuePriorityName) => text(priority);

/** The priorities as choices. */
export const priorityOptions = () =>
  PRIORITIES.map((value) => ({ value, label: priorityWord(value) }));
