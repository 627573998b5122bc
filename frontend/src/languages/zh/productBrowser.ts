import type { Messages } from '@/lib/i18n';

export default {
  search: '按名称、描述或类别搜索',
  category: '类别',
  allCategories: '全部类别',
  severalCategories: '{{count}} 个类别',
  sort: '排序方式',
  sortRelevance: '相关度',
  sortName: '名称',
  sortPrice: '价格',
  sortCategory: '类别',
  sortBest: '热销',
  filters: '筛选',
  view: '视图',
  grid: '网格',
  list: '列表',
  found_other: '找到 {{count}} 个产品',
  products: '产品',
  empty: '未找到产品',
  emptyText: '没有符合此搜索和类别的产品。',
  emptyShop: '目前没有在售产品。',
} satisfies Messages;
