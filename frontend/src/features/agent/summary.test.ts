import { describe, expect, it } from 'vitest';
import { bonusProgress, changeOf, chartPoints, earnedOf } from './summary';

it('counts all as earned but what was reversed', () => {
  const sums = { pending: '1.10', approved: '2.20', paid: '0.05', reversed: '9.00' };
  expect(earnedOf(sums)).toBe('3.35');
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
  const bonus = { month: '2026-11', percent: 10, maximum: '100.00' };

  it('is the share of the most that is paid, and what is still missing', () => {
    expect(bonusProgress({ ...bonus, basis: '250.00', amount: '25.00' })).toEqual({
      share: 25,
      left: '750.00',
    });
  });

  it('stands still once the most is reached', () => {
    expect(bonusProgress({ ...bonus, basis: '4000.00', amount: '100.00' })).toEqual({
      share: 100,
      left: '0.00',
    });
  });

  it('is nothing where there is no bonus, or where more was reversed than approved', () => {
    expect(
      bonusProgress({ ...bonus, percent: 0, maximum: '0.00', basis: '5.00', amount: '0.00' }),
    ).toEqual({ share: 0, left: '0.00' });
    expect(bonusProgress({ ...bonus, basis: '-20.00', amount: '0.00' }).share).toBe(0);
  });
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
