import { describe, expect, it } from 'vitest';
import { user } from '@/testing/users';
import { bonusShare, changeOf, chartPoints, earnedOf, earnerOf } from './summary';

it('counts as earned what was approved, paid or not', () => {
  const sums = { pending: '1.10', approved: '2.20', paid: '0.05', reversed: '9.00' };
  expect(earnedOf(sums)).toBe('2.25');
});

it('names the months of the chart', () => {
  const [point] = chartPoints([{ month: '2026-11', commission: '9.50', bonus: '0.95' }]);
  expect(point).toEqual({
    id: '2026-11',
    name: 'November 2026',
    tick: 'Nov',
    values: { commission: 950, bonus: 95 },
  });
});

describe('the progress of the bonus', () => {
  const share = (amount: string, maximum = '100.00') =>
    bonusShare({ month: '2026-11', percent: 10, basis: '0.00', left: '0.00', amount, maximum });

  it('is the share of the most that is paid', () => {
    expect(share('25.00')).toBe(25);
    expect(share('99.99')).toBe(99);
    expect(share('100.00')).toBe(100);
  });

  it('is nothing where there is no bonus', () => {
    expect(share('0.00', '0.00')).toBe(0);
  });
});

it('looks at the own earnings of those who earn, and at all of them for the owners', () => {
  expect(earnerOf(user({ id: 4, role: 'sub-agent' }))).toBe(4);
  expect(earnerOf(user({ role: 'admin' }))).toBeUndefined();
});

describe('the change to the month before', () => {
  const month = (commission: string, bonus = '0.00') => ({ month: '2026-10', commission, bonus });

  it('compares the last two months, bonus included', () => {
    expect(changeOf([month('99.00'), month('10.00'), month('12.00', '3.00')])).toBe(50);
    expect(changeOf([month('10.00'), month('5.00')])).toBe(-50);
  });

  it('says nothing where there is nothing to compare with', () => {
    expect(changeOf([month('0.00'), month('5.00')])).toBeUndefined();
    expect(changeOf([month('5.00')])).toBeUndefined();
  });
});
