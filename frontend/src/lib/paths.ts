/**
 * Every path of the app. Nothing else in the code spells a path out.
 * Patterns for the router end in `Pattern`; functions build an address.
 */
export const paths = {
  home: '/',
  search: '/search',
  searchFor: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  products: '/products',
  productPattern: '/products/:productId',
  product: (id: number) => `/products/${id}`,
  dealers: '/dealers',
  becomeAgent: '/become-agent',
  agentReferral: '/agent-referral',
  dealerStore: '/store/dealer',
  agentStore: '/store/agent',
  cart: '/cart',
  /** An own order of a buyer of any role. */
  orderPattern: '/orders/:orderId',
  order: (id: number) => `/orders/${id}`,
  referralPattern: '/ref/:code',
  referral: (code: string) => `/ref/${encodeURIComponent(code)}`,

  register: {
    choose: '/register',
    manufacturer: '/register/manufacturer',
    wholesaler: '/register/wholesaler',
    employee: '/register/employee',
    dealer: '/register/dealer',
    agent: '/register/agent',
    customer: '/register/customer',
  },
  login: {
    portal: '/login',
    admin: '/login/admin',
    customer: '/login/customer',
    dealer: '/login/dealer',
    agent: '/login/agent',
    wholesaler: '/login/wholesaler',
    manufacturer: '/login/manufacturer',
    employee: '/login/employee',
    warehouse: '/warehouse-login',
  },
  /** Where a link from the reset mail leads; it carries `?token=`. */
  resetPassword: '/reset-password',

  dashboard: {
    admin: '/dashboard/admin',
    userManagement: '/dashboard/admin/user-management',
    manufacturer: '/dashboard/manufacturer',
    wholesaler: '/dashboard/wholesaler',
    dealer: '/dashboard/dealer',
    agent: '/dashboard/agent',
    customer: '/dashboard/customer',
    employee: '/dashboard/employee',
    manager: '/dashboard/manager',
    supervisor: '/dashboard/supervisor',
    purchaser: '/dashboard/purchaser',
    warehouse: '/warehouse/dashboard',
  },
  /** Pages of a customer below the dashboard. */
  customer: {
    shop: '/dashboard/customer/shop',
    orders: '/dashboard/customer/orders',
    orderPattern: '/dashboard/customer/orders/:orderId',
    order: (id: number) => `/dashboard/customer/orders/${id}`,
  },
  /** Pages of agents and sub-agents below the dashboard. */
  agent: {
    referrals: '/dashboard/agent/referrals',
    commissions: '/dashboard/agent/commissions',
    orders: '/dashboard/agent/orders',
  },
  /** Pages of the admin below the dashboard. */
  admin: {
    accounts: '/dashboard/admin/accounts',
    orders: '/dashboard/admin/orders',
    orderPattern: '/dashboard/admin/orders/:orderId',
    order: (id: number) => `/dashboard/admin/orders/${id}`,
    commissions: '/dashboard/admin/commissions',
  },
  employeeManagement: '/employee-management',
  logoSettings: '/manufacturer/logo-settings',

  /** Addresses of the older application that lead on to today's. */
  moved: { dealerStore: '/dealer-store', agentStore: '/agent-store' },
} as const;
