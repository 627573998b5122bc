import { useState } from 'react';
import { z } from 'zod';
import type { ManageEmployeeRequest, UserResponse } from '@/api/generated';
import { SelectField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { words } from '@/lib/values';
import { ALL_POSITIONS, choicesOf, DEPARTMENTS } from '@/lib/workforce';
import { useText } from './messages';
import { useManage } from './useManage';

const schema = z.object({
  position: z.string(),
  department: z.string(),
  access: z.enum(['employee', 'warehouse']),
});
type Values = z.output<typeof schema>;

/** The decisions that bring an employee from what they are to what the form says. */
export function decisionsOf(employee: UserResponse, values: Values): ManageEmployeeRequest[] {
  const employeeId = String(employee.id);
  const decisions: ManageEmployeeRequest[] = [];
  const isNewPosition = values.position !== '' && values.position !== (employee.position ?? '');
  const isNewDepartment =
    values.department !== '' && values.department !== (employee.department ?? '');
  if (isNewPosition || (isNewDepartment && values.position !== '')) {
    const department = values.department ? { department: values.department } : {};
    decisions.push({ employeeId, action: 'position', position: values.position, ...department });
  }
  if (values.access !== employee.role)
    decisions.push({ employeeId, action: 'access', access: values.access });
  return decisions;
}

/** Gives an employee a position, a department, and warehouse access or not. */
export function PositionDialog({
  employee,
  onClose,
}: {
  employee: UserResponse;
  onClose: () => void;
}) {
  const text = useText();
  const [seen] = useState(employee);
  const { decide, loading, dialog } = useManage(seen);
  const form = useZodForm(schema, {
    position: employee.position ?? '',
    department: employee.department ?? '',
    access: employee.role === 'warehouse' ? 'warehouse' : 'employee',
  });
  const submit = async (values: Values) => {
    const decisions = decisionsOf(seen, values);
    if (decisions.length === 0 || (await decide(...decisions))) onClose();
  };
  const { control } = form;
  const choices = (values: readonly string[], current?: string | null) =>
    choicesOf(values, current).map((value) => ({ value, label: words(value) }));
  return (
    <FormDialog
      open
      title={text('positionTitle', { name: employee.fullName ?? employee.username })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={loading}
      error={undefined}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
    >
      <SelectField
        control={control}
        name="position"
        label={text('position')}
        placeholder={text('choose')}
        options={choices(ALL_POSITIONS, employee.position)}
      />
      <SelectField
        control={control}
        name="department"
        label={text('department')}
        placeholder={text('choose')}
        options={choices(DEPARTMENTS, employee.department)}
      />
      <SelectField
        control={control}
        name="access"
        label={text('access')}
        hint={text('accessHint')}
        options={[
          { value: 'employee', label: text('accessEmployee') },
          { value: 'warehouse', label: text('accessWarehouse') },
        ]}
      />
      {dialog}
    </FormDialog>
  );
}
