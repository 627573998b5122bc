import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { MOST_LETTERS, Talk, WriteForm } from '@/ui/talk';
import { usePolling } from '@/lib/hooks/usePolling';
import { Block } from '@/ui/data/Facts';
import { useText } from './messageMessages';

const FIRST = 20;
/** As many as one response has. */
const MOST = 200;

function Write({ orderId }: { orderId: number }) {
  const text = useText();
  const [add, { isLoading, error }] = api.useAddOrderMessageMutation();
  const send = async (written: string) => {
    const { data } = await add({ id: orderId, orderMessageRequest: { text: written } });
    return data !== undefined;
  };
  return (
    <WriteForm
      texts={{
        label: text('write'),
        send: text('send'),
        sending: text('sending'),
        failed: text('failed'),
        missing: text('missing'),
        tooLong: text('tooLong', { most: MOST_LETTERS }),
      }}
      onSend={send}
      loading={isLoading}
      error={error}
    />
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
  const { data } = list;
  const said = (data?.items ?? []).toReversed().map((message) => {
    const isOwn = message.fromCompany !== isBuyer;
    return {
      ...message,
      isOwn,
      author: isOwn ? text('you') : (message.authorName ?? text('company')),
    };
  });
  return (
    <Block title={text('title')}>
      <QueryView query={list} loading={<LinesSkeleton count={2} />}>
        {({ items, next }) => (
          <>
            {items.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('none')}
              </Typography>
            )}
            {next !== null && limit < MOST && (
              <Button
                size="small"
                color="inherit"
                onClick={() => setLimit(Math.min(limit + FIRST, MOST))}
              >
                {text('older')}
              </Button>
            )}
            <Talk said={said} isOwn={({ isOwn }) => isOwn} />
          </>
        )}
      </QueryView>
      <Write orderId={orderId} />
    </Block>
  );
}
