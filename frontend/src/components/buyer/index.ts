export { useBuyerNav } from './useBuyerNav';
