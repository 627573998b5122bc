import type { Messages } from '@/lib/i18n';

export default {
  nowhere: '无国家',
  waiting: '您从 {{from}} 迁至 {{to}} 的变更正在等待批准。在此之前，仍按原区域的价格计算。',
  title: '待批准的迁移',
  intro: '在您作出决定之前，仍按原区域的价格计算。',
  move: '{{from}} → {{to}}',
  approve: '批准',
  approveNamed: '批准“{{name}}”的迁移',
  refuse: '拒绝',
  refuseNamed: '拒绝“{{name}}”的迁移',
  refuseTitle: '拒绝“{{name}}”的迁移？',
  refuseText: '“{{name}}”仍留在 {{from}}，并会看到您填写的原因。',
  reason: '原因',
  approved: '迁移已批准',
  approvedText: '“{{name}}”现按 {{to}} 的价格付款。',
  refused: '迁移已拒绝',
  refusedText: '已通知“{{name}}”。',
  failed: '迁移未能更新',
} satisfies Messages;
