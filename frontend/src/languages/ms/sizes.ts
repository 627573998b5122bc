import type { Messages } from '@/lib/i18n';

export default {
  unit: 'Unit',
  pack: 'Pek',
  bulk: 'Pukal',
  pieces_other: '{{shown}} unit',
  of: '{{size}} ({{pieces}})',
} satisfies Messages;
