import type { Messages } from '@/lib/i18n';

export default {
  title: '帮助',
  lead: '日常操作的简短指南。',
  search: '搜索帮助',
  found_other: '找到 {{count}} 个页面',
  none: '没有帮助页面提到“{{query}}”',
  noneText: '请减少或更换关键词。',
  guide: '集成指南',
  guideLead: '供将其他程序接入本系统的人员参考（英文）。',
  'for.joining': '加入之前',
  'for.buyers': '买方',
  'for.dealers': '经销商',
  'for.wholesalers': '批发商',
  'for.agents': '代理商',
  'for.warehouse': '仓库',
  'for.employees': '员工',
  'for.manufacturer': '制造商',
  'for.admin': '管理员',
  'for.everyone': '所有人',
} satisfies Messages;
