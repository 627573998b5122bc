import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: '您的购物车已恢复',
  cartRefused: '此更改无法保存到您的购物车。',

  view: '查看身份',
  viewing: '您正以 {{name}} 的身份查看 Tierway，无法进行任何更改。',
  viewEnd: '结束查看',
  viewEndFailed: '未能结束查看',
  viewEndFailedText: '请重试。',

  connectionLost: '连接已断开，正在重试…',
  notRefreshed: '本页部分内容未能刷新，正在重试…',
  signOutPending: '没有连接。连上服务器后会立即为您退出登录。',
  outdated: '有新版本可用。',
  reload: '重新加载',
  sessionEnded: '您的登录会话已结束',
  sessionEndedText: '登录后可从刚才的位置继续。',
} satisfies Messages;
