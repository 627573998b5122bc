export { NoticeList } from './NoticeList';
export { NoticePreferences } from './NoticePreferences';
export { NoticesBell } from './NoticesBell';
export { useUnread } from './useUnread';
