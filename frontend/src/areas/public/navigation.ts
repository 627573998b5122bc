import { paths } from '@/lib/paths';
import { dashboardPath, type Standing } from '@/lib/roles';

/** The links of the public header, in their order; labels are keys of the common messages. */
export const HEADER_LINKS = [
  { to: paths.products, label: 'navProducts' },
  { to: paths.dealers, label: 'navDealers' },
  { to: paths.becomeAgent, label: 'navBecomeAgent' },
  { to: paths.login.manufacturer, label: 'navManufacturer' },
  { to: paths.register.employee, label: 'navEmployeeSignup' },
  { to: paths.register.customer, label: 'navCustomerSignup' },
] as const;

/** Sign-in and sign-up for guests, the way to the own dashboard for everybody else. */
export function accountWays(user: Standing | null) {
  if (user)
    return [{ to: dashboardPath(user), label: 'myDashboard', variant: 'contained' }] as const;
  return [
    { to: paths.login.customer, label: 'client', variant: 'outlined' },
    { to: paths.register.choose, label: 'signUp', variant: 'contained' },
  ] as const;
}

/** The licences of the company. */
export const LICENCES = ['businessLicense', 'importExport', 'manufacturing'] as const;

export const FOOTER_GROUPS = [
  {
    title: 'footerShop',
    links: [
      { to: paths.products, label: 'navProducts' },
      { to: paths.dealerStore, label: 'dealerStore' },
      { to: paths.agentStore, label: 'agentStore' },
      { to: paths.cart, label: 'cart' },
    ],
  },
  {
    title: 'footerPartners',
    links: [
      { to: paths.dealers, label: 'navDealers' },
      { to: paths.becomeAgent, label: 'navBecomeAgent' },
      { to: paths.agentReferral, label: 'referralTool' },
      { to: paths.register.choose, label: 'signUp' },
    ],
  },
  {
    title: 'footerHelp',
    links: [
      { to: paths.help.home, label: 'helpCentre' },
      { to: paths.clause('orders'), label: 'ordersAndPayment' },
      { to: paths.clause('delivery'), label: 'delivery' },
      { to: paths.clause('returns'), label: 'returns' },
      { to: paths.terms, label: 'terms' },
      { to: paths.privacy, label: 'privacy' },
    ],
  },
  {
    title: 'footerSignIn',
    links: [
      { to: paths.login.customer, label: 'customers' },
      { to: paths.login.dealer, label: 'navDealers' },
      { to: paths.login.agent, label: 'agents' },
      { to: paths.login.wholesaler, label: 'wholesalers' },
      { to: paths.login.manufacturer, label: 'manufacturers' },
      { to: paths.login.employee, label: 'employees' },
      { to: paths.login.warehouse, label: 'warehouse' },
      { to: paths.login.admin, label: 'admin' },
    ],
  },
] as const;
