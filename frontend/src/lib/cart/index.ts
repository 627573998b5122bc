export * from './cartSlice';
export * from './line';
export { CART_KEY, readCart, saveCart } from './cartStorage';
