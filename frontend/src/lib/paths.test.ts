import { expect, it } from 'vitest';
import { paths, withFilters } from './paths';

/** The paths of the specification's route tables. */
const SPECIFIED =
  `/ /login /login/admin /login/customer /login/dealer /login/agent /login/wholesaler
  /login/manufacturer /login/employee /warehouse-login /register /register/manufacturer /register/wholesaler
  /register/employee /register/dealer /register/agent /register/customer /agent-referral /search /products
  /dealers /become-agent /store/dealer /store/agent /cart /dashboard/admin /dashboard/admin/user-management
  /dashboard/manufacturer /dashboard/wholesaler /dashboard/dealer /dashboard/agent /dashboard/customer
  /dashboard/employee /dashboard/manager /dashboard/supervisor /dashboard/purchaser /warehouse/dashboard
  /manufacturer/logo-settings /employee-management /dealer-store /agent-store`.split(/\s+/);

function allPaths(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? allPaths(value) : [];
  });
}

it('has every path of the specification', () => {
  expect(allPaths(paths)).toEqual(expect.arrayContaining(SPECIFIED));
});

it('encodes what people type', () => {
  expect(paths.searchFor('mango & ice')).toBe('/search?q=mango%20%26%20ice');
  expect(paths.referral('A/1')).toBe('/ref/A%2F1');
});

it('opens a list with the filters that say something', () => {
  expect(withFilters('/list', { from: '2026-11-01', region: '', agentId: 7, to: null })).toBe(
    '/list?from=2026-11-01&agentId=7',
  );
  expect(withFilters('/list', { category: 'Nic & Salt' })).toBe('/list?category=Nic+%26+Salt');
  expect(withFilters('/list', {})).toBe('/list');
});
