import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { DateTime } from '@/components/data';
import { ErrorState, LinesSkeleton } from '@/components/feedback';
import { requiredText, TextField } from '@/components/fields';
import { FormShell, useZodForm } from '@/components/form';
import { usePolling } from '@/lib/hooks/usePolling';
import { Block } from './Facts';
import { text as now, useText } from './messageMessages';

const MOST = 2000;
const FIRST = 20;
const schema = z.object({
  text: requiredText(now('missing')).max(MOST, now('tooLong', { most: MOST })),
});

interface ShownMessage {
  id: number;
  fromCompany: boolean;
  authorName?: string | null;
  text: string;
  createdAt: string;
}

function Message({ message, isOwn }: { message: ShownMessage; isOwn: boolean }) {
  const text = useText();
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOwn ? 'end' : 'start',
        maxWidth: '85%',
        px: 1.75,
        py: 1.25,
        borderRadius: 1.5,
        bgcolor: isOwn ? 'surface.accent' : 'surface.sunken',
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {isOwn ? text('you') : (message.authorName ?? text('company'))} ·{' '}
        <DateTime time={message.createdAt} />
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.text}
      </Typography>
    </Box>
  );
}

function Write({ orderId }: { orderId: number }) {
  const text = useText();
  const form = useZodForm(schema, { text: '' });
  const [add, { isLoading, error }] = api.useAddOrderMessageMutation();
  const submit = async (values: z.output<typeof schema>) => {
    const { data } = await add({ id: orderId, orderMessageRequest: values });
    if (data) form.reset();
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      loading={isLoading}
      error={error}
      failure={{ title: text('failed') }}
      submitLabel={text('send')}
      loadingLabel={text('sending')}
    >
      <TextField control={form.control} name="text" label={text('write')} rows={2} />
    </FormShell>
  );
}

interface MessagesProps {
  orderId: number;
  /** Whether the buyer looks; the company otherwise. */
  isBuyer: boolean;
}

/** What buyer and company write to each other about an order; asked for again while somebody looks. */
export function OrderMessages({ orderId, isBuyer }: MessagesProps) {
  const text = useText();
  const [limit, setLimit] = useState(FIRST);
  const pollingInterval = usePolling();
  const list = api.useListOrderMessagesQuery({ id: orderId, limit }, { pollingInterval });
  const { data, error, refetch } = list;
  return (
    <Block title={text('title')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton count={2} />}
      {data && data.items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('none')}
        </Typography>
      )}
      {data && data.next !== null && (
        <Button size="small" color="inherit" onClick={() => setLimit(limit + FIRST)}>
          {text('older')}
        </Button>
      )}
      <Box
        component="ol"
        aria-live="polite"
        sx={{ listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 1 }}
      >
        {data?.items.toReversed().map((message) => (
          <Message key={message.id} message={message} isOwn={message.fromCompany !== isBuyer} />
        ))}
      </Box>
      <Write orderId={orderId} />
    </Block>
  );
}
