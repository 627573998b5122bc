import type { Messages } from '@/lib/i18n';

export default {
  employeeId: 'ID pekerja',
  pendingId: 'Menunggu',
  position: 'Jawatan',
  department: 'Jabatan',
  none: 'Belum ditetapkan',
  active: 'Aktif',
  inactive: 'Tidak aktif',
  logout: 'Log keluar',
} satisfies Messages;
