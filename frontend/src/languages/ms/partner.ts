import type { Messages } from '@/lib/i18n';

export default {
  pendingTitle: 'Akaun anda menunggu kelulusan',
  pendingText:
    'Anda boleh melihat-lihat dahulu. Harga, pesanan dan bayaran komisen anda dibuka setelah pendaftaran anda disemak; anda akan dimaklumkan serta-merta.',
  rejectedTitle: 'Pendaftaran anda tidak diterima',
  rejectedText: 'Sebabnya ditunjukkan dalam akaun anda.',
  account: 'Akaun saya',
  documents: 'Dokumen saya',
} satisfies Messages;
