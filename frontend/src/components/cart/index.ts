export { CartLineList } from './CartLineList';
export { CartTool } from './CartTool';
export { cartLines, linesOfGroup } from './serverCart';
export { useServerCart, type PricedCart } from './useServerCart';
