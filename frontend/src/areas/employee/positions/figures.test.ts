import { expect, it } from 'vitest';
import { issuePoints, openIssues, ordersOnHand, spokenHours } from './figures';
import { teamFigures } from './testFigures';

it('counts the orders that wait for somebody, and the open issues', () => {
  expect(ordersOnHand(teamFigures)).toBe(9);
  expect(openIssues(teamFigures)).toBe(3);
});

it('says hours as people do', () => {
  expect([5.44, 47.9, 48, 60].map(spokenHours)).toEqual([
    '5.4 hours',
    '47.9 hours',
    '2 days',
    '2.5 days',
  ]);
  expect(spokenHours(undefined)).toBe('—');
});

it('makes a column of each day', () => {
  expect(issuePoints(teamFigures)[1]).toEqual({
    id: '2026-11-21',
    name: 'Nov 21, 2026',
    tick: '21',
    values: { issues: 2 },
  });
});
