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
  employeeManagement: '/employee-management',
  logoSettings: '/manufacturer/logo-settings',

  /** Addresses of the older application that lead on to today's. */
  moved: { dealerStore: '/dealer-store', agentStore: '/agent-store' },
} as const;
