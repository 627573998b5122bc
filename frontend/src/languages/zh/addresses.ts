import type { Messages } from '@/lib/i18n';

export default {
  title: '地址',
  intro: '您的订单收货地址，下单时从中选择。',
  add: '添加地址',
  empty: '暂无地址',
  emptyText: '保存收货地址，下单时从中选择。',
  isDefault: '默认',
  edit: '编辑',
  editNamed: '编辑“{{name}}”',
  remove: '移除',
  removeNamed: '移除“{{name}}”',
  removeTitle: '移除“{{name}}”？',
  removeText: '该地址将从地址簿中移除，以往订单不受影响。',
  removed: '地址已移除',
  removeFailed: '地址未移除',
  tryAgain: '请重试。',
  makeDefault: '设为默认',
  makeDefaultNamed: '设为默认：{{name}}',
  defaultSet: '默认地址已更改',
  full: '地址簿已满，最多保存 {{count}} 个地址。',
} satisfies Messages;
