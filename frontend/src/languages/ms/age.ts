import type { Messages } from '@/lib/i18n';

export default {
  ageTitle: 'Adakah anda berumur {{age}} tahun ke atas?',
  ageText:
    'Kami menjual produk untuk orang dewasa yang mungkin mengandungi nikotin. Jawapan anda diingati pada peranti ini.',
  ageYes: 'Ya',
  ageNo: 'Tidak',
} satisfies Messages;
