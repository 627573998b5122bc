/** The cart as a buyer sees it anywhere (`contents`), its page, the checkout and the quick order. */
export { CartContents } from './contents/CartContents';
export { CartTool } from './contents/CartTool';
export { cartLines, groupKey } from './contents/serverCart';
export { useServerCart, type PricedCart } from './contents/useServerCart';
export { useStoreName } from './contents/useStoreName';
