import type { Messages } from '@/lib/i18n';

export default {
  change: '职位与权限',
  positionTitle: '“{{name}}”的职位与权限',
  position: '职位',
  department: '部门',
  access: '权限',
  accessEmployee: '员工',
  accessWarehouse: '仓库',
  accessHint: '拥有仓库权限的员工使用仓库登录页面。',
  choose: '未设置',
  save: '保存',
  saving: '正在保存…',
  updated: '员工状态已更新',
  failed: '员工更新失败',
  failedText: '更新员工状态时出错。',
} satisfies Messages;
