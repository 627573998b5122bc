import type { Messages } from '@/lib/i18n';

export default {
  of: '共 {{most}} 件',
  wholePieces: '请输入不小于 0 的整数。',
  tooMany: '最多 {{most}}。',
  noPieces: '请至少填写一件。',
  pieces: '“{{name}}”的件数',
  all: '全部',
  none: '清零',
} satisfies Messages;
