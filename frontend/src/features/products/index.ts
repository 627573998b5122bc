/**
 * The catalogue: cards, lists with filters, prices and sizes. `shop` has its public pages, `editor` those of whoever
 * makes the products.
 */
export { AddToCartButton } from './AddToCartButton';
export { obstacle, type Obstacle } from './buying';
export { CategoryBadge } from './CategoryBadge';
export { CategoryButtons } from './CategoryButtons';
export { ClosedNotice } from './ClosedNotice';
export { PriceBlock } from './PriceBlock';
export { priceTags, type PriceTag } from './prices';
export { ProductBrowser } from './ProductBrowser';
export { ProductCard, type ProductCardProps } from './ProductCard';
export { ProductGrid, ProductGridSkeleton } from './ProductGrid';
export { ProductRow } from './ProductRow';
export { SaveButton, StockAlert } from './SaveButton';
export { StockNote } from './StockNote';
export { TierPicker } from './TierPicker';
export { firstChoice, storeChoices, tierChoices, type TierChoice } from './tiers';
export type { ShownProduct, TierOffer } from './types';
export { useAddToCart } from './useAddToCart';
export { useCategoryFilter } from './useCategoryFilter';
export { AddProduct } from './AddProduct';
export { ProductIdentity } from './editor/productColumns';
export { PRODUCT_PARAMS, productSort } from './productParams';
