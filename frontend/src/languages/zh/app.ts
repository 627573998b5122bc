import type { Messages } from '@/lib/i18n';

export default {
  cartChanged: '您的购物车已恢复原样',
  cartRefused: '此项无法保留在您的购物车中。',

  view: '他人的页面',
  viewing: '您正以 {{name}} 的身份查看 Tierway，无法进行任何更改。',
  viewEnd: '结束',
  viewEndFailed: '您仍在查看这些页面',
  viewEndFailedText: '请重试。',

  connectionLost: '连接已断开，正在重试……',
  notRefreshed: '本页部分内容未能刷新，正在重试……',
  signOutPending: '您尚未退出登录：没有连接。服务器恢复连接后会立即退出。',
  outdated: '本页面有新版本。',
  reload: '重新加载',
  sessionEnded: '您的会话已结束',
  sessionEndedText: '登录后可从刚才的位置继续。',
} satisfies Messages;
