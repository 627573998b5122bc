export { CartContents } from './CartContents';
export { CartTool } from './CartTool';
export { cartLines, groupKey } from './serverCart';
export { useServerCart, type PricedCart } from './useServerCart';
export { useStoreName } from './useStoreName';
