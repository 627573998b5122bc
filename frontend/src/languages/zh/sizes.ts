import type { Messages } from '@/lib/i18n';

export default {
  unit: '单件',
  pack: '整包',
  bulk: '整箱',
  pieces_other: '{{shown}} 件',
  of: '{{size}}（{{pieces}}）',
} satisfies Messages;
