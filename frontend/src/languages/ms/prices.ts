import type { Messages } from '@/lib/i18n';

export default {
  product: 'Produk',
  basePrice: 'Harga asas',
  keys: 'Kekunci anak panah untuk bergerak, Enter atau menaip untuk mengedit, Tab ke harga seterusnya, Delete untuk membuang harga. Ctrl+C, Ctrl+V dan Ctrl+D menyalin, menampal dan mengisi ke bawah, juga daripada hamparan; Ctrl+Z untuk buat asal. Esc, kemudian Tab untuk keluar dari jadual.',
  cell: '{{name}}, {{column}}: {{price}}',
  cellEdited: '{{name}}, {{column}}: {{price}}, belum disimpan, {{note}}',
  cellPlain: '{{name}}, {{column}}: {{price}}, {{note}}',
  priceOf: 'Harga {{name}} di {{column}}',
  none: 'tiada',
  inherited: 'tiada, harga asas {{price}}',
  was: 'sebelum ini {{price}}',
  wasNone: 'harga baharu',
  removed: 'dibuang, sebelum ini {{price}}',
  upcoming: '{{price}} mulai {{day}}',
  upcomingNone: 'tiada mulai {{day}}',
  conflict: 'kini {{price}}',
  conflictNone: 'kini dibuang',
  notMoney: 'Sila masukkan harga, contohnya 5.40',
  notAboveZero: 'Sila masukkan harga melebihi sifar',
  tooMuch: 'Terlalu besar',
  selected_other: '{{count}} sel dipilih',
} satisfies Messages;
