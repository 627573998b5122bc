import { paths } from '@/lib/paths';

/** The doors: each admits its own role only; the server decides. */
export type Portal =
  | 'admin'
  | 'manufacturer'
  | 'wholesaler'
  | 'dealer'
  | 'agent'
  | 'customer'
  | 'employee'
  | 'warehouse';

export const PORTALS: readonly Portal[] = [
  'admin',
  'manufacturer',
  'wholesaler',
  'dealer',
  'agent',
  'customer',
  'employee',
  'warehouse',
];

type LinkKey =
  | 'registerManufacturer'
  | 'warehouseAccess'
  | 'registerWholesaler'
  | 'registerDealer'
  | 'registerAgent'
  | 'referralTool'
  | 'registerCustomer'
  | 'registerEmployee'
  | 'employeeLogin';

/** Where else one can go from a door (specification 1 §2). */
export const PORTAL_LINKS: Record<Portal, readonly { key: LinkKey; to: string }[]> = {
  admin: [],
  manufacturer: [
    { key: 'registerManufacturer', to: paths.register.manufacturer },
    { key: 'warehouseAccess', to: paths.login.warehouse },
  ],
  wholesaler: [{ key: 'registerWholesaler', to: paths.register.wholesaler }],
  dealer: [{ key: 'registerDealer', to: paths.register.dealer }],
  agent: [
    { key: 'registerAgent', to: paths.register.agent },
    { key: 'referralTool', to: paths.agentReferral },
  ],
  customer: [{ key: 'registerCustomer', to: paths.register.customer }],
  employee: [{ key: 'registerEmployee', to: paths.register.employee }],
  warehouse: [{ key: 'employeeLogin', to: paths.login.employee }],
};
