import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('productBrowser', {
  search: 'Search by name, description or category',
  category: 'Category',
  allCategories: 'All Categories',
  severalCategories: '{{count}} categories',
  sort: 'Sort by',
  sortRelevance: 'Relevance',
  sortName: 'Name',
  sortPrice: 'Price',
  sortCategory: 'Category',
  sortBest: 'Best selling',
  filters: 'Filters',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  found_one: '{{count}} product found',
  found_other: '{{count}} products found',
  products: 'Products',
  empty: 'No products found',
  emptyText: 'No products match this search and category.',
  emptyShop: 'Nothing is on sale right now.',
});
