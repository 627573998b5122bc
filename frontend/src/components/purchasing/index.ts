export { NewPurchaseButton } from './NewPurchaseButton';
export { PurchaseOrderTable } from './PurchaseOrderTable';
export { SuggestionTable } from './SuggestionTable';
