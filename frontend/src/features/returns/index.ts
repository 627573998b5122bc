/** Returns of goods: the list and the page of one, for buyers and staff. */
export { ReturnPage } from './ReturnPage';
export { ReturnsPage } from './ReturnsPage';
