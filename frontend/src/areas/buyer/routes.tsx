import { RequireBuyer, RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

/** What buyers of every role use. */
export const routes: AreaRoutes = {
  open: [
    { path: paths.cart, lazy: page(() => import('@/features/cart/CartPage')) },
    {
      element: <RequireRole redirectTo={paths.login.customer} />,
      children: [
        { path: paths.orderPattern, lazy: page(() => import('@/features/cart/PlacedOrderPage')) },
      ],
    },
  ],
  inside: [
    {
      element: <RequireBuyer />,
      children: [
        {
          path: paths.buying.quickOrder,
          lazy: page(() => import('@/features/cart/QuickOrderPage')),
        },
        {
          path: paths.buying.priceList,
          lazy: page(() => import('@/features/prices/PriceListPage')),
        },
        { path: paths.buying.saved, lazy: page(() => import('@/features/products/SavedPage')) },
        { path: paths.buying.newQuote, lazy: page(() => import('@/features/quotes/NewQuotePage')) },
        { path: paths.buying.returns, lazy: page(() => import('./ReturnsPage')) },
        { path: paths.buying.returnPattern, lazy: page(() => import('./ReturnPage')) },
        {
          path: paths.buying.addresses,
          lazy: page(() => import('@/features/addresses/AddressesPage')),
        },
      ],
    },
  ],
};
