import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { Id } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Status } from '@/ui/status';
import { DataTable, useTableState, type Column, type RowMenu } from '@/ui/table';
import { paths } from '@/lib/paths';
import { readParams, sortedBy } from '@/lib/queryParams';
import { words } from '@/lib/values';
import { text as now, useText } from './messages';
import { switchOf } from '@/features/people/accounts/AccessDialog';
import { employmentText, PositionDialog } from '@/features/people/employees/manage';
import { StatusDialog } from './StatusDialog';

const PARAMS = { sort: sortedBy('created', 'name', 'code', 'position', 'department') };

type Task = { kind: 'status' | 'position'; employee: UserResponse };

const COLUMNS: readonly Column<UserResponse>[] = [
  {
    id: 'code',
    header: now('employeeId'),
    sort: 'code',
    cell: (e) => <Id>{e.employeeId ?? now('pendingId')}</Id>,
  },
  {
    id: 'name',
    header: now('name'),
    sort: 'name',
    onCard: 'title',
    cell: (e) => (
      <Box>
        <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
          {e.fullName}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {e.email}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'position',
    header: now('position'),
    sort: 'position',
    cell: (e) => (e.position ? words(e.position) : '—'),
  },
  {
    id: 'department',
    header: now('department'),
    sort: 'department',
    cell: (e) => (e.department ? words(e.department) : '—'),
  },
  {
    id: 'status',
    header: now('status'),
    onCard: 'status',
    cell: (e) => <Status of="account" value={e.isActive ? 'active' : 'inactive'} />,
  },
  {
    id: 'verification',
    header: now('verification'),
    onCard: 'status',
    cell: (e) => <Status of="verification" value={e.verificationStatus} />,
  },
];

function menu(employee: UserResponse, onTask: (task: Task) => void): RowMenu {
  const { id, fullName, username } = employee;
  const verb = switchOf(employee);
  return {
    of: fullName ?? username,
    actions: [
      { label: now('documents'), to: paths.employeeCase(id) },
      { label: employmentText('change'), onSelect: () => onTask({ kind: 'position', employee }) },
      ...(verb
        ? [
            {
              label: now(verb),
              isDestructive: verb === 'deactivate',
              onSelect: () => onTask({ kind: 'status', employee }),
            },
          ]
        : []),
    ],
  };
}

/** Everybody who works for the company. */
export function EmployeeList() {
  const text = useText();
  const [task, setTask] = useState<Task | null>(null);
  const table = useTableState({ filters: ['q'], defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListEmployeesQuery(args);
  const close = () => setTask(null);
  return (
    <>
      <DataTable
        label={text('listTab')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={(employee) => employee.id}
        tools={<ExportButton name="employees" filters={args} />}
        rowActions={(employee) => menu(employee, setTask)}
        filters={[{ kind: 'search', name: 'q', label: text('search') }]}
        empty={{ title: text('noEmployees'), text: text('noEmployeesText') }}
      />
      {task?.kind === 'status' && <StatusDialog employee={task.employee} onClose={close} />}
      {task?.kind === 'position' && <PositionDialog employee={task.employee} onClose={close} />}
    </>
  );
}
