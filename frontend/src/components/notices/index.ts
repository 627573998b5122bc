export { NoticeList } from './NoticeList';
export { NoticesBell } from './NoticesBell';
export { useUnread } from './useUnread';
