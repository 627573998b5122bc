/**
 * What the owner and the admin decide about somebody who works for the company: position, department and access, in one
 * dialog. The list of employees and the history of decisions live in the folder above.
 */
export { PositionDialog } from './PositionDialog';
export { useManage } from './useManage';
export { text as employmentText, useText as useEmploymentText } from './messages';
