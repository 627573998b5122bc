import { holdsPosition, type Standing } from './roles';

/**
 * Who sees what of purchasing, so that nobody is led where the server lets nobody in. What may be done with an order,
 * the server says with each (`allowedSteps`).
 */
/** Who looks; nobody while nobody is signed in. */
type Reader = Standing | null;

const isOwner = ({ role }: Standing) => role === 'admin' || role === 'manufacturer';

const holds = (person: Standing, positions: readonly string[]) =>
  (person.role === 'employee' || person.role === 'warehouse') &&
  positions.some((position) => holdsPosition(person, position));

/** Sees orders and suppliers. */
export const looksAtPurchasing = (person: Standing) =>
  isOwner(person) ||
  person.role === 'warehouse' ||
  holds(person, ['Purchaser', 'Manager', 'Supervisor']);

/** Makes orders and keeps suppliers. */
export const buys = (person: Reader) =>
  person !== null && (isOwner(person) || holds(person, ['Purchaser']));

/** Sees what things cost. */
export const seesCosts = (person: Reader) =>
  person !== null && (isOwner(person) || holds(person, ['Purchaser', 'Manager']));

/** Where the paper of a purchase order is opened. */
export const purchasePaperAddress = (id: number) => `/api/purchase-orders/${id}/paper.pdf`;
