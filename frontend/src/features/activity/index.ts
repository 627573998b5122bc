/** Who signed in and did what: the report of it and its columns; internal notes, and who else looks at a record. */
export { actionLabel, LOGIN_COLUMNS, REPORT_COLUMNS } from './activityColumns';
export { Notes } from './Notes';
export { Presence } from './Presence';
