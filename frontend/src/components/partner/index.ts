export { OrderCount, ProductCount } from './Figure';
export { LatestOrders } from './LatestOrders';
export { LatestProducts } from './LatestProducts';
export { Section } from './Section';
export { StandingNotice } from './StandingNotice';
