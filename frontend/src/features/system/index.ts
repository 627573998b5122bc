/** What the admin sets and looks after: settings, taxes, jobs, mail, backups, password resets. */
export { useText as useSystemText } from './messages';
export { LinkDialog, ResetDialog } from './ResetDialog';
export { resetActions, type HandedOver, type ResetAction } from './useResets';
