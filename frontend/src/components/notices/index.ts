export { NoticeList } from './NoticeList';
export { NoticePreferences } from './NoticePreferences';
export { NoticesBell } from './NoticesBell';
export { useLivePolling } from './live/liveStatus';
export { useUnread } from './useUnread';
