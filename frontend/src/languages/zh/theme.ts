import type { Messages } from '@/lib/i18n';

export default {
  toLight: '切换到浅色模式',
  toDark: '切换到深色模式',
  close: '关闭',
  clear: '清除',
  open: '展开',
  noOptions: '没有可选项',
  loading: '正在加载…',
  showPath: '显示完整路径',
} satisfies Messages;
