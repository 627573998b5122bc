/** Who works with the product, each with all pages of theirs, and the dialogs that hold a form or a computation. */

export const DEMO_PASSWORD = 'tierway-demo';

export interface Visitor {
  username: string;
  door: string;
  pages: readonly string[];
  /** By page and button. */
  dialogs?: readonly (readonly [string, string | RegExp])[];
}

export const VISITORS: readonly Visitor[] = [
  {
    username: 'admin',
    door: '/login/admin',
    pages: [
      '/dashboard/admin',
      '/dashboard/admin/user-management',
      '/dashboard/admin/verification',
      '/dashboard/admin/verification?status=approved',
      '/dashboard/admin/password-resets',
      '/dashboard/admin/mail',
      '/dashboard/admin/jobs',
      '/dashboard/admin/jobs?tab=calendar',
      '/dashboard/admin/settings',
      '/dashboard/admin/settings?tab=compliance',
      '/dashboard/admin/settings?tab=operation',
      '/dashboard/admin/settings/taxes',
      '/dashboard/admin/settings/history',
      '/dashboard/admin/settings/backups',
      '/dashboard/admin/settings/about',
      '/dashboard/admin/accounts',
      '/dashboard/admin/accounts/2',
      '/dashboard/admin/accounts/2?tab=money',
      '/dashboard/admin/accounts/2?tab=notes',
      '/account?tab=tokens',
      '/account?tab=webhooks',
      '/dashboard/admin/orders',
      '/dashboard/admin/commissions',
      '/dashboard/admin/commissions?tab=payouts',
      '/dashboard/admin/commissions?tab=plans',
      '/dashboard/admin/commissions?tab=simulator',
      '/dashboard/admin/orders/400',
      '/dashboard/admin/returns',
      '/dashboard/admin/analytics',
      '/issues',
      '/issues/1',
    ],
  },
  {
    username: 'manufacturer',
    door: '/login/manufacturer',
    pages: [
      '/dashboard/manufacturer',
      '/dashboard/manufacturer/products',
      '/dashboard/manufacturer/taxes',
      '/dashboard/manufacturer/products/new',
      '/dashboard/manufacturer/products/1/edit',
      '/dashboard/manufacturer/products/1/edit?tab=prices',
      '/dashboard/manufacturer/products/1/edit?tab=priceHistory',
      '/dashboard/manufacturer/products/1/edit?tab=lots',
      '/dashboard/manufacturer/products/1/edit?tab=history',
      '/dashboard/manufacturer/search-synonyms',
      '/dashboard/manufacturer/dealer-pricing',
      '/dashboard/manufacturer/agent-pricing',
      '/dashboard/manufacturer/regional-zones',
      '/dashboard/manufacturer/stock-in',
      '/dashboard/manufacturer/stock-out',
      '/dashboard/manufacturer/stock-history',
      '/dashboard/manufacturer/lots',
      '/dashboard/manufacturer/low-stock',
      '/stock-counts',
      '/stock-counts/new',
      '/dashboard/manufacturer/imports',
      '/dashboard/manufacturer/imports/new',
      '/dashboard/manufacturer/production',
      '/dashboard/manufacturer/orders',
      '/dashboard/manufacturer/activity',
      '/employee-management',
      '/employee-management/3',
      '/manufacturer/logo-settings',
      '/dashboard/manufacturer/orders/400',
      '/dashboard/manufacturer/lots/1',
      '/dashboard/manufacturer/returns',
      '/stock-counts/1',
      '/dashboard/manufacturer/imports/1',
    ],
  },
  {
    username: 'wholesaler',
    door: '/login/wholesaler',
    pages: [
      '/dashboard/wholesaler',
      '/dashboard/wholesaler/dealer-pricing',
      '/dashboard/wholesaler/agent-pricing',
      '/dashboard/wholesaler/dealer-pricing?tab=history',
      '/dashboard/wholesaler/regional-zones',
      '/dashboard/wholesaler/inventory',
      '/dashboard/wholesaler/products',
      '/dashboard/wholesaler/dealers',
      '/dashboard/wholesaler/orders',
    ],
    dialogs: [
      ['/dashboard/wholesaler/dealer-pricing', 'Bulk edit'],
      ['/dashboard/wholesaler/agent-pricing', 'Upload a file'],
      ['/dashboard/wholesaler/dealer-pricing?tab=history', 'Details'],
    ],
  },
  {
    username: 'dealer',
    door: '/login/dealer',
    pages: [
      '/dashboard/dealer',
      '/dashboard/dealer/products',
      '/dashboard/dealer/products?tab=store',
      '/dashboard/dealer/orders',
      '/dashboard/dealer/custom-pricing',
      '/dashboard/dealer/analytics',
      '/dashboard/dealer/analytics?as=buyer&days=365',
      '/dashboard/dealer/settings',
      '/products',
      '/products/1',
      '/cart',
      '/store/dealer',
      '/store/agent',
    ],
  },
  {
    username: 'agent',
    door: '/login/agent',
    pages: [
      '/dashboard/agent',
      '/dashboard/agent/referrals',
      '/dashboard/agent/referrals?tab=sub-agents',
      '/dashboard/agent/commissions',
      '/dashboard/agent/payouts',
      '/dashboard/agent/orders',
    ],
    dialogs: [['/dashboard/agent/commissions', /^How it’s calculated/]],
  },
  {
    username: 'subagent',
    door: '/login/agent',
    pages: [
      '/dashboard/agent',
      '/dashboard/agent/referrals',
      '/dashboard/agent/commissions',
      '/dashboard/agent/payouts',
      '/dashboard/agent/orders',
    ],
  },
  {
    username: 'customer',
    door: '/login/customer',
    pages: [
      '/dashboard/customer',
      '/dashboard/customer/orders',
      '/products',
      '/products/1',
      '/cart',
      '/account',
      '/dashboard/customer/shop',
      '/quick-order',
      '/price-list',
      '/quotes/new',
      '/returns',
      '/addresses',
      '/saved',
    ],
    dialogs: [
      ['/addresses', 'Add an address'],
      ['/dashboard/customer', /^Cart, /],
    ],
  },
  {
    username: 'employee',
    door: '/login/employee',
    pages: [
      '/dashboard/employee',
      '/dashboard/employee?tab=inventory',
      '/dashboard/employee?tab=logistics',
      '/warehouse/picking',
      '/stock?tab=batches',
      '/stock/products/1',
    ],
    dialogs: [['/dashboard/employee?tab=inventory', /^Update Stock/]],
  },
  {
    username: 'manager',
    door: '/login/employee',
    pages: ['/dashboard/manager', '/issues', '/stock'],
  },
  { username: 'supervisor', door: '/login/employee', pages: ['/dashboard/supervisor', '/issues'] },
  {
    username: 'purchaser',
    door: '/login/employee',
    pages: [
      '/dashboard/purchaser',
      '/purchasing',
      '/purchasing?tab=orders',
      '/purchasing?tab=suppliers',
      '/purchasing/orders/1',
      '/purchasing/suppliers/1',
    ],
  },
  {
    username: 'warehouse',
    door: '/warehouse-login',
    pages: [
      '/warehouse/dashboard',
      '/warehouse/dashboard?order=399',
      '/warehouse/orders/400',
      '/warehouse/picking',
      '/warehouse/orders/399',
      '/warehouse/returns',
      '/stock',
      '/stock-counts',
      '/stock-counts/new',
      '/stock-counts/1',
    ],
    dialogs: [['/warehouse/orders/399', 'Add report']],
  },
];

/** The own account, which every role has; people with documents see them there. */
const ACCOUNT = [
  '/account',
  '/account?tab=security',
  '/account?tab=activity',
  '/account?tab=notices',
  '/account?tab=notice-settings',
] as const;
const WITH_DOCUMENTS = ['dealer', 'agent', 'subagent', 'employee', 'warehouse'];

/** All pages of somebody, those of the own account included. */
export function pagesOf({ username, pages }: Visitor): string[] {
  const papers = WITH_DOCUMENTS.includes(username) ? ['/account?tab=documents'] : [];
  return [...new Set([...pages, ...ACCOUNT, ...papers])];
}
