export * from './cartSlice';
export * from './line';
export { reconcile } from './reconcile';
export {
  CART_KEY,
  forgetGuestCart,
  guestCartName,
  readCart,
  readServerCart,
  saveCart,
  saveServerCart,
  SERVER_CART_KEY,
} from './cartStorage';
