import { asText, listOf, oneOf } from '@/lib/queryParams';

/** How a list of products comes until another order is wanted: what is searched for as the search ranks it. */
export const productSort = (isSearch: boolean) => ({
  defaultSort: isSearch ? 'relevance' : 'name',
});

/** How the filters of a list of products are read from the address. */
export const PRODUCT_PARAMS = {
  category: listOf(asText),
  sort: oneOf([
    'relevance',
    'name',
    '-name',
    'price',
    '-price',
    'category',
    '-category',
    'newest',
    'oldest',
    'stock',
    '-stock',
    'best_selling',
  ]),
};
