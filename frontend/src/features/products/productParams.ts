import { asText, listOf, oneOf } from '@/lib/queryParams';

/** How the filters of a list of products are read from the address. */
export const PRODUCT_PARAMS = {
  category: listOf(asText),
  sort: oneOf(['relevance', 'name', 'price', 'category', 'newest', 'stock']),
};
