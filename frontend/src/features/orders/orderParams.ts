import { asBoolean, asDay, asId, oneOf, sortedBy } from '@/lib/queryParams';
import { ROLES } from '@/lib/roles';
import { REGIONS } from '@/lib/tradeNames';
import { statusesOf } from '@/ui/status';

/** How the filters of a list of orders are read from the address. */
export const ORDER_PARAMS = {
  status: oneOf(statusesOf('order')),
  paymentStatus: oneOf(['unpaid', 'paid']),
  quoteState: oneOf(statusesOf('quote')),
  isQuote: asBoolean,
  isTrade: asBoolean,
  customerId: asId,
  sellerId: asId,
  agentId: asId,
  productId: asId,
  region: oneOf(REGIONS),
  buyerRole: oneOf(ROLES),
  from: asDay,
  to: asDay,
  sort: sortedBy('created', 'total'),
};

/** The newest first, until somebody wants another order. */
export const ORDER_SORT = { defaultSort: '-created' } as const;
