import type { Messages } from '@/lib/i18n';

export default {
  period: '时间范围',
  'period.30': '最近 30 天',
  'period.90': '最近 90 天',
  'period.365': '最近 12 个月',
  custom: '自定义范围',
  from: '开始日期',
  to: '结束日期',
  bucket: '分组方式',
  'bucket.day': '日',
  'bucket.week': '周',
  'bucket.month': '月',
  wrongOrder: '结束日期早于开始日期。',
  weekOf: '{{date}} 当周',
  'period.last-month': '上个月',
} satisfies Messages;
