import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('workforce', {
  employeeId: 'Employee ID',
  pendingId: 'Pending',
  position: 'Position',
  department: 'Department',
  none: 'Not set',
  active: 'Active',
  inactive: 'Inactive',
  logout: 'Logout',
});
