/** Who signed in and did what: the report of it and its columns. */
export { actionLabel, LOGIN_COLUMNS, REPORT_COLUMNS } from './activityColumns';
