import type { Messages } from '@/lib/i18n';

export default {
  'kind.businessLicense': 'Lesen syarikat',
  'kind.bankStatement': 'Penyata bank',
  'kind.shopPhotos': 'Foto kedai',
  'kind.idDocument': 'Dokumen pengenalan diri',
  'kind.walletProof': 'Bukti dompet digital',
  'kind.employmentLetter': 'Surat pengesahan kerja',

  'reason.unreadable': 'Dokumen tidak dapat dibaca dengan jelas.',
  'reason.expired': 'Dokumen sudah tamat tempoh.',
  'reason.wrongDocument': 'Ini bukan dokumen yang diminta.',
  'reason.nameMismatch': 'Nama pada dokumen tidak sama dengan nama akaun.',
  'reason.incomplete': 'Sebahagian daripada dokumen tiada.',
  'reason.suspectedForgery': 'Kami tidak dapat mengesahkan ketulenan dokumen ini.',
  'reason.other': 'Lihat catatan.',

  'why.missing': 'Belum diserahkan.',
  'why.expired': 'Sudah tamat tempoh.',
  'why.refused': 'Telah ditolak.',

  documents: 'Dokumen',
  requestsTitle_other: '{{count}} dokumen memerlukan perhatian anda',
  requestsPending:
    'Kami boleh meluluskan akaun anda setelah menerima salinan yang sah bagi setiap dokumen.',
  requestsApproved:
    'Sila gantikan dokumen yang tamat tempoh atau ditolak supaya akaun anda kekal disahkan.',
  sendBetter: 'Muat naik salinan baharu',
  sendMissing: 'Muat naik',
  sendRenewed: 'Muat naik dokumen yang diperbaharui',
  replace: 'Ganti',
  addPhoto: 'Tambah foto',
  file: 'Fail',
  expiresOn: 'Sah sehingga',
  expiresOnHint: 'Jika tarikh dicetak pada dokumen.',
  chooseFile: 'Sila pilih fail.',
  pastDate: 'Tarikh ini sudah berlalu. Sila muat naik dokumen yang masih sah.',
  send: 'Serahkan dokumen',
  sending: 'Menyerahkan…',
  sent: 'Dokumen diserahkan',
  sentText: '{{label}} sudah kami terima. Anda akan dimaklumkan sebaik sahaja ia disemak.',
  note: 'Catatan: {{note}}',

  handedIn: 'Dokumen diserahkan',
  listText:
    'Dokumen yang anda serahkan dan statusnya. Hanya anda dan penyemak kami boleh melihatnya.',
  noneTitle: 'Belum ada dokumen',
  noneText: 'Dokumen yang anda serahkan dipaparkan di sini bersama statusnya.',
  sentOn: 'diserahkan',
  checkedOn: 'disemak',
  validUntil: 'Sah sehingga {{date}}',
  endedOn: 'Tamat tempoh pada {{date}}',
  endsSoon: 'Sah sehingga {{date}}. Sila muat naik yang lebih baharu tidak lama lagi.',
  download: 'Muat turun',
  downloadNamed: 'Muat turun {{name}}',
} satisfies Messages;
