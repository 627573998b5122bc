import { paths } from '@/lib/paths';

/** The links of the public header, in their order; labels are keys of the common messages. */
export const HEADER_LINKS = [
  { to: paths.products, label: 'navProducts' },
  { to: paths.dealers, label: 'navDealers' },
  { to: paths.becomeAgent, label: 'navBecomeAgent' },
  { to: paths.login.manufacturer, label: 'navManufacturer' },
  { to: paths.register.employee, label: 'navEmployeeSignup' },
  { to: paths.register.customer, label: 'navCustomerSignup' },
] as const;

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
