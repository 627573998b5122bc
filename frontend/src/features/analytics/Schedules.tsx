import EmailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { ReportScheduleRequest, ReportScheduleResponse } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { QueryView } from '@/ui/feedback';
import { SelectField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { formatDay } from '@/lib/dates';
import { problemText } from '@/lib/server/problem';
import { useText, text as say } from './messages';

const EVERY = ['week', 'month'] as const;
const FILES = ['pdf', 'csv', 'both'] as const;
const schema = z.object({ every: z.enum(EVERY), files: z.enum(FILES) });

/** What a report holds beyond its days and files: what is chosen on the screen. */
type Shown = Omit<ReportScheduleRequest, 'every' | 'files'>;

function ScheduleDialog({ report, onClose }: { report: Shown; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [create, { isLoading, error }] = api.useCreateReportScheduleMutation();
  const form = useZodForm(schema, { every: 'week', files: 'pdf' });
  const submit = async (values: z.output<typeof schema>) => {
    const answer = await create({ reportScheduleRequest: { ...report, ...values } });
    if (!answer.data) return;
    toast.success(text('scheduled'), text('scheduledText', { day: formatDay(answer.data.nextOn) }));
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text('scheduleTitle')}
      submitLabel={text('scheduleSave')}
      maxWidth="xs"
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('scheduleText')}</Typography>
      <SelectField
        control={form.control}
        name="every"
        label={text('every')}
        options={EVERY.map((value) => ({ value, label: text(`every.${value}`) }))}
        required
      />
      <SelectField
        control={form.control}
        name="files"
        label={text('files')}
        options={FILES.map((value) => ({ value, label: text(`files.${value}`) }))}
        required
      />
    </FormDialog>
  );
}

/** Has the report on the screen sent by email, every week or month. */
export function ScheduleButton({ report }: { report: Shown }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EmailIcon />} onClick={() => setOpen(true)}>
        {text('schedule')}
      </Button>
      {isOpen && <ScheduleDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A report in words: how often, by what, against what, as what. */
function nameOf({ every, by, compare, files }: ReportScheduleResponse): string {
  const parts = [
    say(`every.${every}`),
    by ? say(by) : undefined,
    compare ? say(`compare.${compare}`) : undefined,
    say(`files.${files}`),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

function ScheduleLine({ schedule }: { schedule: ReportScheduleResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = api.useDeleteReportScheduleMutation();
  const name = nameOf(schedule);
  const confirm = async () => {
    const { error } = await remove({ id: schedule.id });
    setAsking(false);
    if (error) toast.error(text('deleteFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('deleted'));
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('nextOn', { day: formatDay(schedule.nextOn) })}
        </Typography>
      </Box>
      <Button
        size="small"
        color="error"
        aria-label={text('deleteNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('deleteSchedule')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('deleteTitle')}
        consequence={text('deleteText', { name })}
        confirmLabel={text('deleteSchedule')}
        danger
        loading={isLoading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

/** The reports that are sent to the person who is signed in; nothing while there are none. */
export function Schedules() {
  const text = useText();
  const query = api.useListReportSchedulesQuery({});
  return (
    <QueryView query={query} loading={null}>
      {({ items }) =>
        items.length > 0 && (
          <Card
            component="section"
            aria-label={text('schedules')}
            data-print="no"
            sx={{ mt: 2, px: 2.5, py: 2 }}
          >
            <Typography variant="h4" component="h2">
              {text('schedules')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {items.map((schedule) => (
                <ScheduleLine key={schedule.id} schedule={schedule} />
              ))}
            </Box>
          </Card>
        )
      }
    </QueryView>
  );
}
