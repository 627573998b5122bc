export { ReturnPage } from './ReturnPage';
export { ReturnsPage } from './ReturnsPage';
