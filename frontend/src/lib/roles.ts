import { paths } from './paths';

export const ROLES = [
  'admin',
  'manufacturer',
  'wholesaler',
  'dealer',
  'agent',
  'sub-agent',
  'customer',
  'employee',
  'warehouse',
] as const;
export type Role = (typeof ROLES)[number];

/** Positions of employees that have a dashboard of their own. */
export const LEAD_POSITIONS = ['Manager', 'Supervisor', 'Purchaser'] as const;
export type LeadPosition = (typeof LEAD_POSITIONS)[number];

/** What the decisions below need to know about a person. */
export interface Standing {
  role: string;
  position?: string | null | undefined;
}

const LEAD_DASHBOARDS: Record<LeadPosition, string> = {
  Manager: paths.dashboard.manager,
  Supervisor: paths.dashboard.supervisor,
  Purchaser: paths.dashboard.purchaser,
};

const DASHBOARDS: Record<Role, string> = {
  admin: paths.dashboard.admin,
  manufacturer: paths.dashboard.manufacturer,
  wholesaler: paths.dashboard.wholesaler,
  dealer: paths.dashboard.dealer,
  agent: paths.dashboard.agent,
  'sub-agent': paths.dashboard.agent,
  customer: paths.dashboard.customer,
  employee: paths.dashboard.employee,
  warehouse: paths.dashboard.warehouse,
};

const LOGINS: Record<Role, string> = {
  admin: paths.login.admin,
  manufacturer: paths.login.manufacturer,
  wholesaler: paths.login.wholesaler,
  dealer: paths.login.dealer,
  agent: paths.login.agent,
  'sub-agent': paths.login.agent,
  customer: paths.login.customer,
  employee: paths.login.employee,
  warehouse: paths.login.warehouse,
};

/** Roles that hand in documents for their verification. */
const WITH_DOCUMENTS: readonly string[] = ['dealer', 'agent', 'sub-agent', 'employee', 'warehouse'];

export function hasDocuments(person: Standing): boolean {
  return WITH_DOCUMENTS.includes(person.role);
}

/** Whether the role goes with a position in the company. */
export function isStaffRole(role: string): boolean {
  return role === 'employee' || role === 'warehouse';
}

/** Roles that trade; the admin changes one into another. */
const TRADING: readonly string[] = ['wholesaler', 'dealer', 'agent', 'sub-agent', 'customer'];

export function isTradingRole(role: string): boolean {
  return TRADING.includes(role);
}

/** Roles whose links bring buyers, and who earn commissions on their orders. */
export const REFERRING_ROLES: readonly string[] = ['agent', 'sub-agent'] satisfies Role[];

export function refers(role: string): boolean {
  return REFERRING_ROLES.includes(role);
}

/** Roles that may have webhooks, and tokens for programs. */
const WITH_PROGRAMS: readonly string[] = [
  'admin',
  'manufacturer',
  'wholesaler',
  'dealer',
  'agent',
  'sub-agent',
];

/** Of employees those who lead or buy may have tokens too. */
export function mayHaveTokens(person: Standing): boolean {
  if (isStaffRole(person.role))
    return holdsPosition(person, 'Manager') || holdsPosition(person, 'Purchaser');
  return WITH_PROGRAMS.includes(person.role);
}

export function mayHaveWebhooks(person: Standing): boolean {
  return WITH_PROGRAMS.includes(person.role);
}

/** Whether the person may open the account of anybody. */
export function opensAccounts(person: Standing): boolean {
  return person.role === 'admin';
}

/** The company's own people: its owners and who works for it. */
const COMPANY: readonly string[] = ['admin', 'manufacturer', 'employee', 'warehouse'];

export function isOfCompany(person: Standing): boolean {
  return COMPANY.includes(person.role);
}

export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}

/** Positions are compared without case. */
export function holdsPosition(person: Standing, position: string): boolean {
  return person.position?.toLowerCase() === position.toLowerCase();
}

/** The admin passes any requirement; a sub-agent also passes an agent requirement. */
export function passesRole(person: Standing, required: Role): boolean {
  if (person.role === 'admin' || person.role === required) return true;
  return person.role === 'sub-agent' && required === 'agent';
}

/** Where a person belongs; an unknown role belongs to the public home. */
export function dashboardPath(person: Standing): string {
  if (person.role === 'employee') {
    const lead = LEAD_POSITIONS.find((position) => holdsPosition(person, position));
    return lead ? LEAD_DASHBOARDS[lead] : paths.dashboard.employee;
  }
  return isRole(person.role) ? DASHBOARDS[person.role] : paths.home;
}

/** Where somebody lands right after signing in: customers go shopping, all others to their dashboard. */
export function pathAfterLogin(person: Standing): string {
  return person.role === 'customer' ? paths.home : dashboardPath(person);
}

/** Where a buyer finds an own order: customers below their dashboard, all others on a page of its own. */
export function ownOrderPath({ role }: Standing, id: number): string {
  return role === 'customer' ? paths.customer.order(id) : paths.order(id);
}

/** Whether the address is outside of other roles' dashboards; what it shows, the page and the server decide. */
export function mayGoTo(person: Standing, address: string): boolean {
  const isBelow = (area: string) => new RegExp(`^${area}(?![\\w-])`).test(address);
  const lead = LEAD_POSITIONS.find((position) => isBelow(LEAD_DASHBOARDS[position]));
  if (lead) return person.role === 'admin' || holdsPosition(person, lead);
  const role = ROLES.find((one) => isBelow(DASHBOARDS[one]));
  return role === undefined || passesRole(person, role);
}

/** Where somebody goes on who has just signed in: to what they wanted to see, if it is for them. */
export function pathFrom(person: Standing, next: string | undefined): string {
  return next && mayGoTo(person, next) ? next : pathAfterLogin(person);
}

export function loginPath(role: Role): string {
  return LOGINS[role];
}
