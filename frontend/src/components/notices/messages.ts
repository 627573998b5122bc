import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('notices', {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  unread: 'Unread',
  markRead: 'Mark Read',
  markReadNamed: 'Mark Read: {{title}}',
  markFailed: 'The notification was not marked as read',
  markFailedText: 'Please try again.',
  empty: 'No notifications yet',
  emptyText: 'News about orders, stock and your account appears here.',
  all: 'See all notifications',
});
