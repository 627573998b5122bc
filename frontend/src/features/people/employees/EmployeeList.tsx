import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import FolderIcon from '@mui/icons-material/FolderSharedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { Id } from '@/ui/data';
import { Status } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { words } from '@/lib/values';
import { text as now, useText } from './messages';
import { employmentText, PositionDialog } from '@/features/people/employees/manage';
import { StatusDialog } from './StatusDialog';

type Task = { kind: 'status' | 'position'; employee: UserResponse };

function columns(onTask: (task: Task) => void): Column<UserResponse>[] {
  return [
    {
      id: 'code',
      header: now('employeeId'),
      cell: (e) => <Id>{e.employeeId ?? now('pendingId')}</Id>,
    },
    {
      id: 'name',
      header: now('name'),
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
      cell: (e) => (e.position ? words(e.position) : '—'),
    },
    {
      id: 'department',
      header: now('department'),
      cell: (e) => (e.department ? words(e.department) : '—'),
    },
    {
      id: 'status',
      header: now('status'),
      cell: (e) => <Status of="account" value={e.isActive ? 'active' : 'inactive'} />,
    },
    {
      id: 'verification',
      header: now('verification'),
      cell: (e) => <Status of="verification" value={e.verificationStatus} />,
    },
    {
      id: 'actions',
      header: now('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (employee) => (
        <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { md: 'flex-end' } }}>
          <Tooltip title={now('documents')}>
            <IconButton
              component={Link}
              to={paths.employeeCase(employee.id)}
              aria-label={now('documentsOf', { name: employee.fullName ?? employee.username })}
            >
              <FolderIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title={employmentText('change')}>
            <IconButton
              onClick={() => onTask({ kind: 'position', employee })}
              aria-label={employmentText('positionTitle', {
                name: employee.fullName ?? employee.username,
              })}
            >
              <BadgeIcon />
            </IconButton>
          </Tooltip>
          <Button
            size="small"
            color={employee.isActive ? 'error' : 'primary'}
            onClick={() => onTask({ kind: 'status', employee })}
          >
            {now(employee.isActive ? 'deactivate' : 'activate')}
          </Button>
        </Box>
      ),
    },
  ];
}

/** Everybody who works for the company. */
export function EmployeeList() {
  const text = useText();
  const [task, setTask] = useState<Task | null>(null);
  const table = useTableState({ filters: ['q'] });
  const list = api.useListEmployeesQuery(table.args);
  const close = () => setTask(null);
  return (
    <>
      <DataTable
        label={text('listTab')}
        table={table}
        list={list}
        columns={columns(setTask)}
        rowKey={(employee) => employee.id}
        filters={[{ kind: 'search', name: 'q', label: text('search') }]}
        empty={{ title: text('noEmployees'), text: text('noEmployeesText') }}
      />
      {task?.kind === 'status' && <StatusDialog employee={task.employee} onClose={close} />}
      {task?.kind === 'position' && <PositionDialog employee={task.employee} onClose={close} />}
    </>
  );
}
