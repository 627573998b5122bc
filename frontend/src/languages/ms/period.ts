import type { Messages } from '@/lib/i18n';

export default {
  period: 'Tempoh',
  'period.30': '30 hari terakhir',
  'period.90': '90 hari terakhir',
  'period.365': '12 bulan terakhir',
  custom: 'Julat tersuai',
  from: 'Dari',
  to: 'Hingga',
  bucket: 'Kumpulkan mengikut',
  'bucket.day': 'Hari',
  'bucket.week': 'Minggu',
  'bucket.month': 'Bulan',
  wrongOrder: 'Tarikh akhir tempoh lebih awal daripada tarikh mula.',
  weekOf: 'Minggu {{date}}',
  'period.last-month': 'Bulan lepas',
} satisfies Messages;
