import type { Messages } from '@/lib/i18n';

export default {
  admin: 'Pentadbir',
  manufacturer: 'Pengilang',
  wholesaler: 'Pemborong',
  dealer: 'Pengedar',
  agent: 'Ejen',
  'sub-agent': 'Subejen',
  customer: 'Pelanggan',
  employee: 'Pekerja',
  warehouse: 'Gudang',
} satisfies Messages;
