import { COUNT_KEY, readStored, removeStored, writeStored } from '@/lib/storage';
import { EMPTY, type Draft, type DraftLine } from './draft';

const keyFor = (userId: number) => `${COUNT_KEY}${userId}`;

function isLine(value: unknown): value is DraftLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<DraftLine>;
  return (
    typeof line.productId === 'number' &&
    (line.lotId === null || typeof line.lotId === 'number') &&
    typeof line.name === 'string' &&
    typeof line.expected === 'number' &&
    typeof line.counted === 'string'
  );
}

/** What somebody counted on this device and has not posted yet; what cannot be read is forgotten. */
export function readDraft(userId: number): Draft {
  try {
    const stored = JSON.parse(readStored(keyFor(userId)) ?? 'null') as Partial<Draft> | null;
    if (!stored || !Array.isArray(stored.lines)) return EMPTY;
    const reason = typeof stored.reason === 'string' ? stored.reason : '';
    const isBlind = stored.isBlind === true;
    return { reason, lines: stored.lines.filter(isLine), ...(isBlind ? { isBlind } : {}) };
  } catch {
    return EMPTY;
  }
}

/** Keeps the draft; an empty one leaves nothing behind. */
export function writeDraft(userId: number, draft: Draft): void {
  if (draft.lines.length === 0 && !draft.reason) removeStored(keyFor(userId));
  else writeStored(keyFor(userId), JSON.stringify(draft));
}
