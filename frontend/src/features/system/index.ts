/** What the admin sets and looks after: settings, jobs, mail, backups, password resets. */
export { LinkDialog } from './LinkDialog';
export { useText as useSystemText } from './messages';
export { ResetDialog } from './ResetDialog';
export { resetActions, type ResetAction } from './resets';
export { type HandedOver } from './useResets';
