import type { Messages } from '@/lib/i18n';

export default {
  pendingTitle: 'Akaun anda menunggu kelulusan',
  pendingText:
    'Anda boleh melihat-lihat dahulu. Harga, pesanan dan bayaran komisen anda dibuka setelah pendaftaran anda disemak; anda akan dimaklumkan serta-merta.',
  needed: 'Masih diperlukan daripada anda: {{list}}.',
  checking: 'Kami sedang menyemak: {{list}}.',
  accepted: 'Dokumen anda telah diterima; keputusan tentang akaun anda menyusul.',
  rejectedTitle: 'Pendaftaran anda tidak diterima',
  rejectedText: 'Sebabnya ditunjukkan dalam akaun anda.',
  account: 'Akaun saya',
  documents: 'Dokumen saya',
} satisfies Messages;
