/**
 * Every path of the app. Nothing else in the code spells a path out.
 * Patterns for the router end in `Pattern`; functions build an address.
 */
export const paths = {
  home: '/',
  search: '/search',
  searchFor: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  products: '/products',
  productsOf: (category: string) => `/products?category=${encodeURIComponent(category)}`,
  productPattern: '/products/:productId',
  product: (id: number) => `/products/${id}`,
  /** The product as a dealer's store sells it. */
  productOfDealer: (id: number, dealerId: number) => `/products/${id}?dealer=${dealerId}`,
  dealers: '/dealers',
  becomeAgent: '/become-agent',
  agentReferral: '/agent-referral',
  dealerStore: '/store/dealer',
  /** The store of one dealer: its name in small letters, and the dealer's number (`/store/cloud-corner-7`). */
  storePattern: '/store/:store',
  /** The same without the name, which the page puts into its address. */
  dealerStoreOf: (dealerId: number) => `/store/${dealerId}`,
  agentStore: '/store/agent',
  cart: '/cart',
  /** An own order of a buyer of any role. */
  orderPattern: '/orders/:orderId',
  order: (id: number) => `/orders/${id}`,
  referralPattern: '/ref/:code',
  referral: (code: string) => `/ref/${encodeURIComponent(code)}`,
  /** Registration as a sub-agent, where there is one under the agent with this code. */
  subAgent: (code?: string) =>
    code ? `/ref/${encodeURIComponent(code)}?role=sub-agent` : '/register/agent?role=sub-agent',

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
  /** How things are done in the product, and the guide for programs. */
  help: {
    home: '/help',
    pagePattern: '/help/:page',
    page: (slug: string) => `/help/${slug}`,
    guide: '/help/integration',
    guidePattern: '/help/integration/:page',
  },
  terms: '/terms',
  /** A clause of the terms. */
  clause: (name: string) => `/terms#${name}`,
  privacy: '/privacy',
  /** Where somebody goes who is not old enough for the shop. */
  underage: '/underage',
  /** Where the installed app begins: it leads on to what its user works on. */
  start: '/start',
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
  /** What buyers of every role use while they buy. */
  buying: {
    quickOrder: '/quick-order',
    priceList: '/price-list',
    newQuote: '/quotes/new',
    returns: '/returns',
    returnPattern: '/returns/:returnId',
    return: (id: number) => `/returns/${id}`,
    addresses: '/addresses',
    saved: '/saved',
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
    payouts: '/dashboard/agent/payouts',
    orders: '/dashboard/agent/orders',
  },
  /** Pages of the admin below the dashboard. */
  admin: {
    accounts: '/dashboard/admin/accounts',
    accountPattern: '/dashboard/admin/accounts/:userId',
    account: (userId: number) => `/dashboard/admin/accounts/${userId}`,
    accountNotes: (userId: number) => `/dashboard/admin/accounts/${userId}?tab=notes`,
    verification: '/dashboard/admin/verification',
    casePattern: '/dashboard/admin/verification/:userId',
    case: (userId: number) => `/dashboard/admin/verification/${userId}`,
    passwordResets: '/dashboard/admin/password-resets',
    mail: '/dashboard/admin/mail',
    jobs: '/dashboard/admin/jobs',
    settings: '/dashboard/admin/settings',
    /** One setting on the page of its section. */
    setting: (section: string, key: string) => `/dashboard/admin/settings?tab=${section}#${key}`,
    taxes: '/dashboard/admin/settings/taxes',
    settingsHistory: '/dashboard/admin/settings/history',
    backups: '/dashboard/admin/settings/backups',
    about: '/dashboard/admin/settings/about',
    orders: '/dashboard/admin/orders',
    orderPattern: '/dashboard/admin/orders/:orderId',
    order: (id: number) => `/dashboard/admin/orders/${id}`,
    returns: '/dashboard/admin/returns',
    returnPattern: '/dashboard/admin/returns/:returnId',
    return: (id: number) => `/dashboard/admin/returns/${id}`,
    commissions: '/dashboard/admin/commissions',
    commissionTab: (tab: string) => `/dashboard/admin/commissions?tab=${tab}`,
    payoutPattern: '/dashboard/admin/commissions/payouts/:payoutId',
    payout: (id: number) => `/dashboard/admin/commissions/payouts/${id}`,
    activity: '/dashboard/admin/activity',
    analytics: '/dashboard/admin/analytics',
  },
  /** Pages of the warehouse below its dashboard. */
  warehouse: {
    orderPattern: '/warehouse/orders/:orderId',
    order: (id: number) => `/warehouse/orders/${id}`,
    picking: '/warehouse/picking',
    wavePattern: '/warehouse/picking/:waveId',
    wave: (id: number) => `/warehouse/picking/${id}`,
    returns: '/warehouse/returns',
    returnPattern: '/warehouse/returns/:returnId',
    return: (id: number) => `/warehouse/returns/${id}`,
  },
  /** Pages of the manufacturer below the dashboard. */
  manufacturer: {
    products: '/dashboard/manufacturer/products',
    /** One product: what is typed about it, its stock, lots and history; `?tab=` names the part. */
    productPattern: '/dashboard/manufacturer/products/:productId/edit',
    product: (id: number) => `/dashboard/manufacturer/products/${id}/edit`,
    /** Its address in older links. */
    oldProductPattern: '/dashboard/manufacturer/products/:productId',
    newProduct: '/dashboard/manufacturer/products/new',
    dealerPricing: '/dashboard/manufacturer/dealer-pricing',
    agentPricing: '/dashboard/manufacturer/agent-pricing',
    zones: '/dashboard/manufacturer/regional-zones',
    taxes: '/dashboard/manufacturer/taxes',
    stockIn: '/dashboard/manufacturer/stock-in',
    stockInOf: (id: number) => `/dashboard/manufacturer/stock-in?product=${id}`,
    stockOut: '/dashboard/manufacturer/stock-out',
    stockHistory: '/dashboard/manufacturer/stock-history',
    stockHistoryOf: (id: number) => `/dashboard/manufacturer/stock-history?productId=${id}`,
    stockHistoryOfLot: (productId: number, lotId: number) =>
      `/dashboard/manufacturer/stock-history?productId=${productId}&lotId=${lotId}`,
    stockHistoryOfCount: (id: number) => `/dashboard/manufacturer/stock-history?countId=${id}`,
    lowStock: '/dashboard/manufacturer/low-stock',
    lots: '/dashboard/manufacturer/lots',
    lotsOf: (productId: number) => `/dashboard/manufacturer/lots?productId=${productId}`,
    lotsExpiring: (days: number) => `/dashboard/manufacturer/lots?expiresWithinDays=${days}`,
    lotPattern: '/dashboard/manufacturer/lots/:lotId',
    lot: (id: number) => `/dashboard/manufacturer/lots/${id}`,
    recallPattern: '/dashboard/manufacturer/lots/:lotId/recall',
    recall: (lotId: number) => `/dashboard/manufacturer/lots/${lotId}/recall`,
    synonyms: '/dashboard/manufacturer/search-synonyms',
    imports: '/dashboard/manufacturer/imports',
    newImport: '/dashboard/manufacturer/imports/new',
    importPattern: '/dashboard/manufacturer/imports/:importId',
    import: (id: number) => `/dashboard/manufacturer/imports/${id}`,
    production: '/dashboard/manufacturer/production',
    orders: '/dashboard/manufacturer/orders',
    orderPattern: '/dashboard/manufacturer/orders/:orderId',
    order: (id: number) => `/dashboard/manufacturer/orders/${id}`,
    returns: '/dashboard/manufacturer/returns',
    returnPattern: '/dashboard/manufacturer/returns/:returnId',
    return: (id: number) => `/dashboard/manufacturer/returns/${id}`,
    activity: '/dashboard/manufacturer/activity',
    analytics: '/dashboard/manufacturer/analytics',
  },
  /** The stock, for everybody of the company. */
  stock: {
    home: '/stock',
    tab: (tab: string) => `/stock?tab=${tab}`,
    productPattern: '/stock/products/:productId',
    product: (id: number) => `/stock/products/${id}`,
    counts: '/stock-counts',
    newCount: '/stock-counts/new',
    countPattern: '/stock-counts/:countId',
    count: (id: number) => `/stock-counts/${id}`,
  },
  /** Issue reports, for everybody of the company. */
  issues: {
    list: '/issues',
    issuePattern: '/issues/:issueId',
    issue: (id: number) => `/issues/${id}`,
  },
  /** Purchase orders; requires permission to see them. */
  purchasing: {
    home: '/purchasing',
    tab: (tab: string) => `/purchasing?tab=${tab}`,
    orderPattern: '/purchasing/orders/:purchaseOrderId',
    order: (id: number) => `/purchasing/orders/${id}`,
    supplierPattern: '/purchasing/suppliers/:supplierId',
    supplier: (id: number) => `/purchasing/suppliers/${id}`,
    costsPattern: '/purchasing/products/:productId/costs',
    costs: (productId: number) => `/purchasing/products/${productId}/costs`,
  },
  /** Pages of dealers below the dashboard. */
  dealer: {
    products: '/dashboard/dealer/products',
    pricing: '/dashboard/dealer/custom-pricing',
    /** Custom pricing with all products to choose from. */
    pricingOfAll: '/dashboard/dealer/custom-pricing?tab=all',
    orders: '/dashboard/dealer/orders',
    orderPattern: '/dashboard/dealer/orders/:orderId',
    order: (id: number) => `/dashboard/dealer/orders/${id}`,
    analytics: '/dashboard/dealer/analytics',
    settings: '/dashboard/dealer/settings',
  },
  /** Pages of wholesalers below the dashboard. */
  wholesaler: {
    products: '/dashboard/wholesaler/products',
    inventory: '/dashboard/wholesaler/inventory',
    dealerPricing: '/dashboard/wholesaler/dealer-pricing',
    agentPricing: '/dashboard/wholesaler/agent-pricing',
    zones: '/dashboard/wholesaler/regional-zones',
    dealers: '/dashboard/wholesaler/dealers',
    orders: '/dashboard/wholesaler/orders',
    orderPattern: '/dashboard/wholesaler/orders/:orderId',
    order: (id: number) => `/dashboard/wholesaler/orders/${id}`,
  },
  /** Every operation of the API, to read and to try; the server shows it. */
  apiReference: '/swagger-ui/',
  /** The convention by which messages to webhooks are signed, with libraries that verify it. */
  webhookConvention: 'https://www.standardwebhooks.com/',

  /** The own account of anybody who is signed in. */
  account: '/account',
  accountTab: (tab: string) => `/account?tab=${tab}`,
  /** One webhook with what was sent to it; `?delivery=` opens one delivery. */
  webhookPattern: '/account/webhooks/:webhookId',
  webhook: (id: number) => `/account/webhooks/${id}`,
  webhookDelivery: (id: number, delivery: number) => `/account/webhooks/${id}?delivery=${delivery}`,
  /** Logo and text of any dealer's store, for the owners of the company. */
  storeLookPattern: '/store-settings/:dealerId',
  storeLook: (dealerId: number) => `/store-settings/${dealerId}`,
  employeeManagement: '/employee-management',
  employeeCasePattern: '/employee-management/:userId',
  employeeCase: (userId: number) => `/employee-management/${userId}`,
  logoSettings: '/manufacturer/logo-settings',

  /** Addresses of the older application that lead on to today's. */
  moved: { dealerStore: '/dealer-store', agentStore: '/agent-store' },
  /** Stock counts, one of them and a new one stood there; it leads on, too. */
  movedCounts: '/dashboard/manufacturer/stock-counts/:countId?',
} as const;

/** A list that opens narrowed: its path with the filters that have a value. */
export function withFilters(
  path: string,
  filters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  const said = search.toString();
  return said ? `${path}?${said}` : path;
}
