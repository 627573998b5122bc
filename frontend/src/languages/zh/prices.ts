import type { Messages } from '@/lib/i18n';

export default {
  product: '产品',
  basePrice: '基础价',
  keys: '方向键移动，Enter 或直接输入即可编辑，Tab 跳到下一个价格，Delete 清除价格。Ctrl+C、Ctrl+V 和 Ctrl+D 用于复制、粘贴和向下填充，也可从电子表格粘贴；Ctrl+Z 撤销。按 Esc 再按 Tab 离开表格。',
  cell: '{{name}}，{{column}}：{{price}}',
  cellEdited: '{{name}}，{{column}}：{{price}}，未保存，{{note}}',
  cellPlain: '{{name}}，{{column}}：{{price}}，{{note}}',
  priceOf: '“{{name}}”在{{column}}的价格',
  none: '无',
  inherited: '无，基础价 {{price}}',
  was: '原为 {{price}}',
  wasNone: '新价格',
  removed: '已移除，原为 {{price}}',
  upcoming: '{{day}} 起为 {{price}}',
  upcomingNone: '{{day}} 起无价格',
  conflict: '现为 {{price}}',
  conflictNone: '现已移除',
  notMoney: '请输入价格，例如 5.40',
  notAboveZero: '请输入大于零的价格',
  tooMuch: '金额过大',
  selected_other: '已选 {{count}} 个单元格',
} satisfies Messages;
