/** What the admin sets and looks after: settings, taxes, shipping, jobs, mail, backups, password resets. */
export { useText as useSystemText } from './messages';
export {
  LinkDialog,
  resetActions,
  ResetDialog,
  type HandedOver,
  type ResetAction,
} from './ResetDialog';
