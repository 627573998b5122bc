import type { Messages } from '@/lib/i18n';

export default {
  pendingTitle: '您的账户正在等待审核',
  pendingText: '您可以先浏览。注册审核通过后，价格、订单和佣金发放即会开放，我们会立即通知您。',
  needed: '仍需您提供：{{list}}。',
  checking: '正在审核：{{list}}。',
  accepted: '您的文件已通过。接下来我们会审核您的账户。',
  rejectedTitle: '您的注册未通过审核',
  rejectedText: '您可以在账户中查看原因。',
  account: '我的账户',
  documents: '我的文件',
} satisfies Messages;
