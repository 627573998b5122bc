import type { Messages } from '@/lib/i18n';

export default {
  networkTitle: 'Ralat rangkaian',
  network: 'Ralat rangkaian. Sila cuba lagi.',

  'notice.order': 'Pesanan',
  'notice.stock_update': 'Kemas kini stok',
  'notice.low_stock': 'Stok rendah',
  'notice.back_in_stock': 'Stok ada semula',
  'notice.lot_hold': 'Kelompok ditahan',
  'notice.lot_expired': 'Kelompok luput',
  'notice.issue': 'Isu',
  'notice.mention': 'Sebutan',
  'notice.purchase_order': 'Pesanan belian',
  'notice.payout': 'Bayaran komisen',
  'notice.bonus': 'Bonus',
  'notice.registration': 'Pendaftaran baharu',
  'notice.approval': 'Keputusan tentang akaun saya',
  'notice.document': 'Dokumen',
  'notice.password': 'Kata laluan saya',
  'notice.webhook': 'Webhook saya',
  'notice.passwordReset': 'Permohonan kata laluan',

  'document.businessLicense': 'Lesen syarikat',
  'document.bankStatement': 'Penyata bank',
  'document.shopPhotos': 'Foto kedai',
  'document.idDocument': 'Dokumen pengenalan diri',
  'document.walletProof': 'Bukti dompet digital',
  'document.employmentLetter': 'Surat pengesahan kerja',
} satisfies Messages;
