import { useState } from 'react';
import type { UserResponse } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useText } from './messages';
import { InputField } from '@/ui/fields';
import { useManage } from '@/features/people/employees/manage';

/** Activates or deactivates an employee, with an optional reason. */
export function StatusDialog({
  employee,
  onClose,
}: {
  employee: UserResponse;
  onClose: () => void;
}) {
  const text = useText();
  const [reason, setReason] = useState('');
  const { decide, loading } = useManage();
  const action = employee.isActive ? 'deactivate' : 'activate';
  const name = employee.fullName ?? employee.username;

  const confirm = async () => {
    const given = reason.trim();
    const done = await decide({
      employeeId: String(employee.id),
      action,
      ...(given ? { reason: given } : {}),
    });
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text(`${action}Title`, { name })}
      consequence={text(`${action}Text`)}
      confirmLabel={text(action)}
      danger={employee.isActive ?? false}
      loading={loading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <InputField label={text('reason')} value={reason} onChange={setReason} maxLength={500} />
    </ConfirmDialog>
  );
}
