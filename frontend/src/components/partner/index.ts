export { OrderCount, ProductCount } from './Figure';
export { LatestOrders } from './LatestOrders';
export { LatestProducts } from './LatestProducts';
export { StandingNotice } from './StandingNotice';
