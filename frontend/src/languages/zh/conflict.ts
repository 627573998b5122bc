import type { Messages } from '@/lib/i18n';

export default {
  title: '其他人已更改此内容',
  intro: '请选择要保留的值。您的更改仍在这里。',
  theirs: '对方的值：{{value}}',
  mine: '您的值：{{value}}',
  takeTheirs: '采用对方的',
  keepMine: '保留我的',
  nothing: '（空）',
  on: '开启',
  off: '关闭',
  back: '返回表单',
  save: '保存',
} satisfies Messages;
