import type { Messages } from '@/lib/i18n';

export default {
  title: '生产分析',
  titleText: '生产、报废和发货数量，实时取自库存台账。',
  produced: '已生产',
  scrapped: '已报废',
  scrapRate: '报废率',
  shipped: '已发货',
  noRate: '—',
  chart: '生产、报废和发货件数',
  chartText: '{{from}} 至 {{to}} 生产 {{produced}} 件，报废 {{scrapped}} 件，发货 {{shipped}} 件。',
  top: '产量最高',
  product: '产品',
  empty: '此期间没有生产、报废或发货',
  emptyText: '以“生产”为原因的入库、发货和报废会显示在这里。',
  stockIn: '入库',
  noProducts: '此期间没有产品生产或报废',
} satisfies Messages;
