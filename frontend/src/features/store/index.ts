/** A dealer's store: what it sells at which price, and its settings. */
export { NotForSale } from './NotForSale';
export { NoStore } from './NoStore';
