export { FormDialog, type FormDialogProps } from './FormDialog';
export { FormShell, type FormShellProps } from './FormShell';
export { useZodForm } from './useZodForm';
