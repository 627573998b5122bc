import { words } from '@/lib/values';
import { text } from './messages';

/** A choice of a setting as a person reads it; one without a word of its own is taken apart: `onApproval`. */
export function choiceLabel(key: string, value: string): string {
  if (key === 'manufacturerActivation' && value === 'onApproval') return text('afterApproval');
  if (key === 'manufacturerActivation' && value === 'immediate') return text('atOnce');
  if (key === 'businessTimeZone') return value;
  return words(value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
