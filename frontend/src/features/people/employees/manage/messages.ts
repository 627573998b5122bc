import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('employment', {
  change: 'Position and access',
  positionTitle: 'Position and access of {{name}}',
  position: 'Position',
  department: 'Department',
  access: 'Access',
  accessEmployee: 'Employee',
  accessWarehouse: 'Warehouse',
  accessHint: 'With warehouse access, they use the warehouse sign-in page.',
  choose: 'Not set',
  save: 'Save',
  saving: 'Saving…',
  updated: 'Employee status updated',
  failed: 'Failed to update employee',
  failedText: 'An error occurred while updating employee status.',
});
