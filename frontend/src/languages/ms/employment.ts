import type { Messages } from '@/lib/i18n';

export default {
  change: 'Jawatan dan akses',
  positionTitle: 'Jawatan dan akses {{name}}',
  position: 'Jawatan',
  department: 'Jabatan',
  access: 'Akses',
  accessEmployee: 'Pekerja',
  accessWarehouse: 'Gudang',
  accessHint: 'Dengan akses gudang, pekerja menggunakan halaman log masuk gudang.',
  choose: 'Belum ditetapkan',
  save: 'Simpan',
  saving: 'Menyimpan…',
  updated: 'Status pekerja dikemas kini',
  failed: 'Gagal mengemas kini pekerja',
  failedText: 'Ralat berlaku semasa mengemas kini status pekerja.',
} satisfies Messages;
