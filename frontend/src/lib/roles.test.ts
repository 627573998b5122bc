import { describe, expect, it } from 'vitest';
import { paths } from './paths';
import {
  dashboardPath,
  hasDocuments,
  isOfCompany,
  loginPath,
  mayHaveTokens,
  mayHaveWebhooks,
  ownOrderPath,
  passesRole,
  pathAfterLogin,
  REFERRING_ROLES,
  refers,
  ROLES,
} from './roles';

describe('dashboardPath', () => {
  it.each([
    ['Manager', paths.dashboard.manager],
    ['supervisor', paths.dashboard.supervisor],
    ['PURCHASER', paths.dashboard.purchaser],
    ['driver', paths.dashboard.employee],
    [null, paths.dashboard.employee],
  ])('sends an employee of position %s to %s', (position, path) => {
    expect(dashboardPath({ role: 'employee', position })).toBe(path);
  });

  it('sends a sub-agent to the agent panel and an unknown role home', () => {
    expect(dashboardPath({ role: 'sub-agent' })).toBe(paths.dashboard.agent);
    expect(dashboardPath({ role: 'pirate' })).toBe('/');
  });

  it('ignores positions of other roles', () => {
    expect(dashboardPath({ role: 'warehouse', position: 'Manager' })).toBe('/warehouse/dashboard');
  });
});

it('knows who refers buyers', () => {
  expect(ROLES.filter(refers)).toEqual(REFERRING_ROLES);
});

it('sends customers home after sign-in and all others to their dashboard', () => {
  expect(pathAfterLogin({ role: 'customer' })).toBe('/');
  expect(pathAfterLogin({ role: 'dealer' })).toBe('/dashboard/dealer');
});

describe('passesRole', () => {
  it.each(ROLES)('lets the admin and the role itself pass for %s', (role) => {
    expect(passesRole({ role: 'admin' }, role)).toBe(true);
    expect(passesRole({ role }, role)).toBe(true);
  });

  it('lets a sub-agent pass as an agent, but not the other way round', () => {
    expect(passesRole({ role: 'sub-agent' }, 'agent')).toBe(true);
    expect(passesRole({ role: 'agent' }, 'sub-agent')).toBe(false);
    expect(passesRole({ role: 'manufacturer' }, 'admin')).toBe(false);
  });
});

it('knows a login page for every role', () => {
  expect(loginPath('warehouse')).toBe('/warehouse-login');
  expect(loginPath('sub-agent')).toBe('/login/agent');
  expect(new Set(ROLES.map(loginPath)).size).toBe(ROLES.length - 1);
});

it('shows customers their orders below the dashboard', () => {
  expect(ownOrderPath({ role: 'customer' }, 9)).toBe(paths.customer.order(9));
  expect(ownOrderPath({ role: 'dealer' }, 9)).toBe(paths.order(9));
});

it('knows the people of the company', () => {
  const roles = ['admin', 'manufacturer', 'employee', 'warehouse'];
  expect(ROLES.filter((role) => isOfCompany({ role }))).toEqual(roles);
});

it('knows who hands in documents', () => {
  const roles = ['dealer', 'agent', 'sub-agent', 'employee', 'warehouse'];
  expect(ROLES.filter((role) => hasDocuments({ role }))).toEqual(roles);
});

it.each([
  ['admin', null, true],
  ['sub-agent', null, true],
  ['customer', null, false],
  ['employee', 'Manager', true],
  ['warehouse', 'purchaser', true],
  ['employee', 'Supervisor', false],
  ['warehouse', null, false],
])('%s with the position %s may have tokens: %s', (role, position, may) => {
  expect(mayHaveTokens({ role, position })).toBe(may);
});

it('lets those who trade have webhooks, and nobody of the staff', () => {
  const may = ROLES.filter((role) => mayHaveWebhooks({ role, position: 'Manager' }));
  expect(may).toEqual(['admin', 'manufacturer', 'wholesaler', 'dealer', 'agent', 'sub-agent']);
});
