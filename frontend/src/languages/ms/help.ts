import type { Messages } from '@/lib/i18n';

export default {
  title: 'Bantuan',
  lead: 'Panduan ringkas untuk kerja harian.',
  search: 'Cari bantuan',
  found_other: '{{count}} halaman ditemui',
  none: 'Tiada halaman bantuan tentang “{{query}}”',
  noneText: 'Cuba perkataan yang lebih sedikit atau yang lain.',
  guide: 'Panduan integrasi',
  guideLead: 'Untuk mereka yang menyambungkan program lain. Dalam bahasa Inggeris.',
  'for.joining': 'Sebelum menyertai',
  'for.buyers': 'Untuk pembeli',
  'for.dealers': 'Untuk pengedar',
  'for.wholesalers': 'Untuk pemborong',
  'for.agents': 'Untuk ejen',
  'for.warehouse': 'Untuk gudang',
  'for.employees': 'Untuk pekerja',
  'for.manufacturer': 'Untuk pengilang',
  'for.admin': 'Untuk pentadbir',
  'for.everyone': 'Untuk semua',
} satisfies Messages;
