import type { Messages } from '@/lib/i18n';

export default {
  admin: '管理员',
  manufacturer: '制造商',
  wholesaler: '批发商',
  dealer: '经销商',
  agent: '代理商',
  'sub-agent': '下级代理商',
  customer: '客户',
  employee: '员工',
  warehouse: '仓库',
} satisfies Messages;
