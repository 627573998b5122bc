import type { Messages } from '@/lib/i18n';

export default {
  pendingTitle: 'Akaun anda menunggu kelulusan',
  pendingText:
    'Anda boleh melihat-lihat dahulu. Harga, pesanan dan bayaran komisen anda dibuka setelah pendaftaran anda disemak; anda akan dimaklumkan serta-merta.',
  needed: 'Masih diperlukan: {{list}}.',
  checking: 'Sedang disemak: {{list}}.',
  accepted: 'Dokumen anda telah diterima. Seterusnya kami membuat keputusan tentang akaun anda.',
  rejectedTitle: 'Pendaftaran anda tidak diterima',
  rejectedText: 'Sebabnya ditunjukkan dalam akaun anda.',
  account: 'Akaun saya',
  documents: 'Dokumen saya',
} satisfies Messages;
