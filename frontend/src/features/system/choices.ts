import { words } from '@/lib/values';
import { text } from './messages';

const WORDS: Partial<
  Record<string, 'afterApproval' | 'atOnce' | 'askFirst' | 'refuseIt' | 'allowIt'>
> = {
  'manufacturerActivation onApproval': 'afterApproval',
  'manufacturerActivation immediate': 'atOnce',
  'shipUnpaid warn': 'askFirst',
  'shipUnpaid refuse': 'refuseIt',
  'shipUnpaid allow': 'allowIt',
};

/** A choice of a setting as a person reads it; one without a word of its own is taken apart: `onApproval`. */
export function choiceLabel(key: string, value: string): string {
  if (key === 'businessTimeZone') return value;
  const word = WORDS[`${key} ${value}`];
  if (word) return text(word);
  return words(value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
