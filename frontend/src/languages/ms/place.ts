import type { Messages } from '@/lib/i18n';

export default {
  nowhere: 'tiada negara',
  waiting:
    'Perpindahan anda dari {{from}} ke {{to}} menunggu kelulusan. Sehingga itu, harga wilayah lama anda terpakai.',
  title: 'Perpindahan untuk diluluskan',
  intro: 'Harga wilayah lama terpakai sehingga anda membuat keputusan.',
  move: '{{from}} → {{to}}',
  approve: 'Luluskan',
  approveNamed: 'Luluskan perpindahan {{name}}',
  refuse: 'Tolak',
  refuseNamed: 'Tolak perpindahan {{name}}',
  refuseTitle: 'Tolak perpindahan {{name}}?',
  refuseText: '{{name}} kekal di {{from}} dan akan melihat sebab anda.',
  reason: 'Sebab',
  approved: 'Perpindahan diluluskan',
  approvedText: '{{name}} kini membayar harga {{to}}.',
  refused: 'Perpindahan ditolak',
  refusedText: '{{name}} telah dimaklumkan.',
  failed: 'Perpindahan tidak dikemas kini',
} satisfies Messages;
