import type { Messages } from '@/lib/i18n';

export default {
  title: 'Pemberitahuan',
  bell: 'Pemberitahuan',
  bellUnread_other: 'Pemberitahuan, {{count}} belum dibaca',
  unread: 'Belum dibaca',
  markRead: 'Tandai dibaca',
  markReadNamed: 'Tandai dibaca: {{title}}',
  markFailed: 'Pemberitahuan tidak ditandai sebagai dibaca',
  markFailedText: 'Sila cuba lagi.',
  which: 'Tapis pemberitahuan',
  allOfThem: 'Semua',
  nothingUnread: 'Tiada pemberitahuan belum dibaca',
  settings: 'Tetapan pemberitahuan',
  settingsText:
    'Pemberitahuan segera dikira pada loceng dan ditunjukkan sebaik sahaja berlaku; yang lain hanya disenaraikan. E-mel harian merumuskan pemberitahuan yang belum anda baca.',
  atOnce: 'Segera',
  byMail: 'E-mel harian',
  noKinds: 'Tiada pemberitahuan untuk dipilih',
  choiceFailed: 'Tetapan pemberitahuan tidak diubah',
  markAll: 'Tandai semua sebagai dibaca',
  markAllFailed: 'Pemberitahuan tidak ditandai sebagai dibaca',
  newOnes_other: '{{count}} pemberitahuan baharu',
  newOnesText: 'Lihat pada ikon loceng.',
  empty: 'Belum ada pemberitahuan',
  emptyText: 'Makluman tentang pesanan, stok dan akaun anda dipaparkan di sini.',
  all: 'Lihat semua pemberitahuan',
} satisfies Messages;
