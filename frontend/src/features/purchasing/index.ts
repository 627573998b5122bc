/** Buying from suppliers. `shared` is what dashboards use too: suggestions, new orders, the table of orders. */
export { NewPurchaseButton } from './shared/NewPurchaseButton';
export { PurchaseOrderTable } from './shared/PurchaseOrderTable';
export { SuggestionTable } from './shared/SuggestionTable';
