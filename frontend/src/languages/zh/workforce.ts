import type { Messages } from '@/lib/i18n';

export default {
  employeeId: '工号',
  pendingId: '待分配',
  position: '职位',
  department: '部门',
  none: '未设置',
  active: '已启用',
  inactive: '已停用',
  logout: '退出登录',
} satisfies Messages;
