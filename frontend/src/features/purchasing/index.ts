/** Buying from suppliers: suggestions, purchase orders, receipts. `pages` has the pages of those who buy and take in. */
export { NewPurchaseButton } from './NewPurchaseButton';
export { PurchaseOrderTable } from './PurchaseOrderTable';
export { SuggestionTable } from './SuggestionTable';
