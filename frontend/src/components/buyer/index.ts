export { useBuyerNav, useBuyingGroup } from './useBuyerNav';
