import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { oneOf, readParams, sortedBy } from '@/lib/queryParams';
import type { MailResponse } from '@/api/generated';
import { Page } from '@/ui/page/Page';
import { DateTime } from '@/ui/data';
import { Status, statusesOf, statusOptions } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { useSession } from '@/access/useSession';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { MailDialog } from './MailDialog';
import { text as now, useText } from './messages';

const PARAMS = { status: oneOf(statusesOf('mail')), sort: sortedBy('created') };

const schema = z.object({
  to: z
    .string()
    .trim()
    .pipe(z.email(now('notAnEmail'))),
});

/** Writes a mail to see whether the mail server takes it. */
function TestMailDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const { user } = useSession();
  const [send, { isLoading, error }] = api.useSendTestMailMutation();
  const form = useZodForm(schema, { to: user?.email ?? '' });
  return (
    <FormDialog
      open
      form={form}
      title={text('testMail')}
      submitLabel={text('testSend')}
      maxWidth="xs"
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={async (values) => {
        const answer = await send({ sendTestMailRequest: values });
        if (answer.error) return;
        toast.success(text('testSent'), text('testSentText'));
        onClose();
      }}
    >
      <TextField control={form.control} name="to" type="email" label={text('testTo')} required />
    </FormDialog>
  );
}

/** Columns of the outbox. */
function mailColumns(onOpen: (mail: MailResponse) => void): Column<MailResponse>[] {
  return [
    {
      id: 'subject',
      header: now('subject'),
      onCard: 'title',
      cell: ({ subject, lastError, status }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {subject}
          </Box>
          {status === 'failed' && lastError && (
            <Typography
              variant="caption"
              component="div"
              sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
            >
              {lastError}
            </Typography>
          )}
        </Box>
      ),
    },
    {
      id: 'to',
      header: now('to'),
      cell: ({ to }) => <Box sx={{ overflowWrap: 'anywhere' }}>{to}</Box>,
    },
    {
      id: 'status',
      header: now('status'),
      onCard: 'status',
      cell: ({ status }) => <Status of="mail" value={status} />,
    },
    {
      id: 'created',
      header: now('created'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    { id: 'sent', header: now('sent'), cell: ({ sentAt }) => <DateTime time={sentAt} /> },
    {
      id: 'open',
      header: now('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (mail) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onOpen(mail)}
          aria-label={now('openNamed', { subject: mail.subject, to: mail.to })}
        >
          {now('open')}
        </Button>
      ),
    },
  ];
}

/** Every mail that the platform wrote, the newest first until another order is wanted. */
export default function MailPage() {
  const text = useText();
  const [opened, setOpened] = useState<MailResponse | null>(null);
  const [isTesting, setTesting] = useState(false);
  const table = useTableState({ filters: ['status'], defaultSort: '-created' });
  const list = api.useListMailQuery(readParams(table.args, PARAMS), {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => mailColumns(setOpened), []);
  return (
    <Page
      title={text('mail')}
      description={text('mailText')}
      action={
        <Button variant="contained" onClick={() => setTesting(true)}>
          {text('testMail')}
        </Button>
      }
    >
      <DataTable
        label={text('mail')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        filters={[
          {
            kind: 'select',
            name: 'status',
            label: text('status'),
            all: text('allStates'),
            options: statusOptions('mail'),
          },
        ]}
        empty={{
          icon: <OutboxIcon />,
          title: text(table.hasFilters ? 'noMailMatches' : 'noMail'),
          ...(table.hasFilters ? {} : { text: text('noMailText') }),
        }}
      />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
      {isTesting && <TestMailDialog onClose={() => setTesting(false)} />}
    </Page>
  );
}
