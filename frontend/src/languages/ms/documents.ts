import type { Messages } from '@/lib/i18n';

export default {
  'kind.businessLicense': 'Lesen syarikat',
  'kind.bankStatement': 'Penyata bank',
  'kind.shopPhotos': 'Foto kedai',
  'kind.idDocument': 'Dokumen pengenalan diri',
  'kind.walletProof': 'Bukti e-dompet',
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
    'Akaun anda boleh diluluskan sebaik sahaja kami menerima salinan yang jelas bagi setiap dokumen.',
  requestsApproved:
    'Sila gantikan dokumen yang tamat tempoh atau ditolak supaya akaun anda kekal disahkan.',
  sendBetter: 'Hantar yang lebih jelas',
  sendMissing: 'Hantar sekarang',
  sendRenewed: 'Hantar yang diperbaharui',
  replace: 'Ganti',
  addPhoto: 'Tambah foto',
  file: 'Fail',
  expiresOn: 'Sah sehingga',
  expiresOnHint: 'Jika tarikh dicetak pada dokumen.',
  chooseFile: 'Sila pilih fail.',
  pastDate: 'Tarikh ini sudah berlalu. Sila hantar dokumen yang masih sah.',
  send: 'Hantar dokumen',
  sending: 'Menghantar …',
  sent: 'Dokumen dihantar',
  sentText: '{{label}} sudah kami terima. Anda akan dimaklumkan sebaik sahaja ia disemak.',
  note: 'Catatan: {{note}}',

  handedIn: 'Dokumen diserahkan',
  listText:
    'Dokumen yang anda serahkan dan keputusannya. Hanya anda dan pihak yang menyemaknya boleh melihatnya.',
  noneTitle: 'Belum ada dokumen',
  noneText: 'Dokumen yang anda serahkan dipaparkan di sini bersama statusnya.',
  sentOn: 'dihantar',
  checkedOn: 'disemak',
  validUntil: 'Sah sehingga {{date}}',
  endedOn: 'Sah sehingga {{date}}; kini tamat tempoh',
  endsSoon: 'Sah sehingga {{date}}. Sila hantar yang lebih baharu tidak lama lagi.',
  download: 'Muat turun',
  downloadNamed: 'Muat turun {{name}}',
} satisfies Messages;
