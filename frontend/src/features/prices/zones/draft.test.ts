import { expect, it } from 'vitest';
import { differences, placeName, put, regionOf, take, type Zones } from './draft';

const ZONES: Zones = {
  usa: [{ country: 'United States' }],
  canada: [{ country: 'Canada' }],
  europe: [],
  asia: [{ country: 'Malaysia' }, { country: 'United States', zone: 'Guam' }],
};

it('knows where a place is, however it is written', () => {
  expect(regionOf(ZONES, { country: ' united  STATES ' })).toBe('usa');
  expect(regionOf(ZONES, { country: 'United States', zone: 'guam' })).toBe('asia');
  expect(regionOf(ZONES, { country: 'Peru' })).toBeUndefined();
});

it('keeps a place in one region only', () => {
  const moved = put(ZONES, { country: 'malaysia', zone: ' ' }, 'europe');
  expect(moved.asia).toEqual([{ country: 'United States', zone: 'Guam' }]);
  expect(moved.europe).toEqual([{ country: 'malaysia' }]);
});

it('takes a zone out without its country', () => {
  const left = take(ZONES, { country: 'United States', zone: 'Guam' });
  expect(left.asia).toEqual([{ country: 'Malaysia' }]);
  expect(left.usa).toHaveLength(1);
});

it('counts what differs', () => {
  expect(differences(ZONES, ZONES).count).toBe(0);
  const changed = put(
    take(put(ZONES, { country: 'Peru' }, 'usa'), { country: 'Canada' }),
    { country: 'Malaysia' },
    'europe',
  );
  expect(differences(ZONES, changed)).toEqual({ added: 1, removed: 1, moved: 1, count: 3 });
  const backAgain = put(put(ZONES, { country: 'Canada' }, 'usa'), { country: 'Canada' }, 'canada');
  expect(differences(ZONES, backAgain).count).toBe(0);
});

it('is named zone first', () => {
  expect(placeName({ country: 'United States', zone: 'Guam' })).toBe('Guam, United States');
  expect(placeName({ country: 'Canada', zone: null })).toBe('Canada');
});
