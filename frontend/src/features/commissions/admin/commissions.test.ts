import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoDay, setBusinessZone } from '@/lib/dates';
import { planSchema } from './planForm';
import { isFirst, planState } from './plans';
import { FIRST_QUESTION, simulationSchema } from './simulation';

const NOW = new Date('2026-11-22T15:30:00Z');
const RATES = {
  agentRate: '0.5',
  subAgentRate: '0.50',
  basisAmount: '14',
  holdDays: '14',
  bonusPercent: '10',
  bonusMaximum: '100',
  payoutMinimum: '20.00',
  note: '',
};

afterEach(() => {
  setBusinessZone('UTC');
  vi.unstubAllEnvs();
});

describe('the state of a plan', () => {
  it.each([
    ['2027-01-01T00:00:00Z', false, 'upcoming'],
    ['2026-11-01T00:00:00Z', true, 'inForce'],
    ['2026-11-01T00:00:00Z', false, 'past'],
  ])('from %s, current %s, is %s', (effectiveFrom, isCurrent, state) => {
    expect(planState({ effectiveFrom, isCurrent }, NOW)).toBe(state);
  });

  it('knows the one from before all orders', () => {
    expect(isFirst({ effectiveFrom: '1970-01-01T00:00:00Z', isCurrent: true })).toBe(true);
    expect(isFirst({ effectiveFrom: '2026-11-01T00:00:00Z', isCurrent: true })).toBe(false);
  });
});

describe('a new plan', () => {
  const read = (changes: object) =>
    planSchema(NOW).safeParse({ effectiveFrom: '', ...RATES, ...changes });

  it('is read into amounts with two places, and applies at once without a day or today', () => {
    const wanted = {
      ...RATES,
      note: undefined,
      agentRate: '0.50',
      basisAmount: '14.00',
      bonusMaximum: '100.00',
      holdDays: 14,
      bonusPercent: 10,
    };
    expect(read({}).data).toEqual(wanted);
    expect(read({ effectiveFrom: isoDay(NOW) }).data).toEqual(wanted);
  });

  it('begins with its first day where the business is, wherever the admin is', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    setBusinessZone('Asia/Kuala_Lumpur');
    const from = '2026-11-30T16:00:00.000Z';
    expect(read({ effectiveFrom: '2026-12-01' }).data).toHaveProperty('effectiveFrom', from);
  });

  it.each([
    ['effectiveFrom', '2026-11-21'],
    ['basisAmount', '0.00'],
    ['basisAmount', '-14'],
    ['agentRate', '0.505'],
    ['holdDays', '1.5'],
    ['bonusPercent', '101'],
    ['payoutMinimum', ''],
  ])('is refused with %s of %s', (field, value) => {
    expect(read({ [field]: value }).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('a question to the simulator', () => {
  const ask = (changes: object) => simulationSchema.safeParse({ ...FIRST_QUESTION, ...changes });

  it('is about goods for somebody who was referred, or about an order', () => {
    expect(ask({ goodsTotal: '270', referrerId: 5 }).data).toEqual({
      goodsTotal: '270.00',
      referrerId: 5,
    });
    expect(ask({ goodsTotal: '270', who: 'customer', customerId: 9, referrerId: 5 }).data).toEqual({
      goodsTotal: '270.00',
      customerId: 9,
    });
    expect(ask({ what: 'order', orderId: ' 17 ', goodsTotal: 'x' }).data).toEqual({ orderId: 17 });
  });

  it('counts the whole day the order is paid on', () => {
    setBusinessZone('Asia/Kuala_Lumpur');
    expect(ask({ what: 'order', orderId: '17', at: '2026-12-01' }).data?.at).toBe(
      '2026-12-01T15:59:59.999Z',
    );
  });

  it('says what is missing where it is missing', () => {
    const paths = (changes: object) => ask(changes).error?.issues.map(({ path }) => path[0]);
    expect(paths({})).toEqual(['goodsTotal', 'referrerId']);
    expect(paths({ goodsTotal: '1', who: 'customer', referrerId: 5 })).toEqual(['customerId']);
    expect(paths({ what: 'order', orderId: '0' })).toEqual(['orderId']);
  });
});
