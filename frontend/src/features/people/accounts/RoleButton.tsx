import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UserResponse } from '@/api/generated';
import { PositionDialog, useEmploymentText } from '@/features/people/employees/manage';
import { isStaffRole, isTradingRole } from '@/lib/roles';
import { useText } from './messages';
import { RoleDialog } from './RoleDialog';

/** What somebody is: the role of those who trade, position and access of those who work for the company. */
export function RoleButton({ user }: { user: UserResponse }) {
  const text = useText();
  const employment = useEmploymentText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isStaff = isStaffRole(user.role);
  if (!isStaff && !isTradingRole(user.role)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {isStaff ? employment('change') : text('changeRole')}
      </Button>
      {isOpen && isStaff && <PositionDialog employee={user} onClose={close} />}
      {isOpen && !isStaff && <RoleDialog user={user} onClose={close} />}
    </>
  );
}
