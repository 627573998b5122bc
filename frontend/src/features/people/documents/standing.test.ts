import { describe, expect, it } from 'vitest';
import { endsSoon, requestVerb, standingOf } from './standing';

const today = new Date('2026-11-21T09:30:00Z');
const accepted = { status: 'accepted' } as const;

describe('standingOf', () => {
  it.each([
    ['pending', undefined, 'pending'],
    ['pending', '2026-11-01', 'pending'],
    ['refused', '2026-11-01', 'refused'],
    ['accepted', undefined, 'accepted'],
    ['accepted', '2026-11-21', 'accepted'],
    ['accepted', '2026-11-20', 'expired'],
  ] as const)('of %s until %s is %s', (status, expiresOn, standing) => {
    expect(standingOf({ review: { status }, expiresOn }, today)).toBe(standing);
  });
});

describe('endsSoon', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-12-21', true],
    ['2026-12-22', false],
  ])('until %s: %s', (expiresOn, soon) => {
    expect(endsSoon({ review: accepted, expiresOn }, today)).toBe(soon);
  });

  it('is nothing for a document without a last day or that nobody accepted', () => {
    expect(endsSoon({ review: accepted }, today)).toBe(false);
    expect(endsSoon({ review: { status: 'pending' }, expiresOn: '2026-11-22' }, today)).toBe(false);
  });
});

it.each([
  ['refused', 'sendBetter'],
  ['expired', 'sendRenewed'],
  ['missing', 'sendMissing'],
] as const)('asks for what was %s by %s', (why, verb) => {
  expect(requestVerb(why)).toBe(verb);
});
