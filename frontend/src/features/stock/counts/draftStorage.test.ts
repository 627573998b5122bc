import { expect, it } from 'vitest';
import { clearStorage, writeStored } from '@/lib/storage';
import { EMPTY, type Draft } from './draft';
import { readDraft, writeDraft } from './draftStorage';

const draft: Draft = {
  reason: 'Yearly count',
  lines: [{ productId: 1, lotId: 7, name: 'Mango', sku: 'M-1', expected: 10, counted: '9' }],
};

it('keeps a draft for its owner, also when the session ends', () => {
  writeDraft(4, draft);
  clearStorage();
  expect(readDraft(4)).toEqual(draft);
  expect(readDraft(5)).toEqual(EMPTY);
});

it('leaves nothing behind of an empty one', () => {
  writeDraft(4, draft);
  writeDraft(4, EMPTY);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('forgets what it cannot read', () => {
  writeStored('tierway-count-4', '{"reason": 3, "lines": [{"productId": "x"}, null]}');
  expect(readDraft(4)).toEqual(EMPTY);
  writeStored('tierway-count-4', 'no json');
  expect(readDraft(4)).toEqual(EMPTY);
});
