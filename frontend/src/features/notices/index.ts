/** Notices: the list, the bell, what one wants to be told. `live` puts what arrives into the answers that pages look at. */
export { NoticeList } from './NoticeList';
export { NoticePreferences } from './NoticePreferences';
export { NoticesBell } from './NoticesBell';
export { onPresence, useLivePolling } from './live/liveStatus';
export { useUnread } from './useUnread';
export { thingPath, subjectPath } from './subjectPath';
