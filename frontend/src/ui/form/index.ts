export { FormDialog, type FormDialogProps } from './FormDialog';
export { FormShell, type FormShellProps } from './FormShell';
export { NameDialog } from './NameDialog';
export { UnsavedGuard } from './UnsavedGuard';
export { useZodForm } from './useZodForm';
