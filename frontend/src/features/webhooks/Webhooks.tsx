import WebhookIcon from '@mui/icons-material/Webhook';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { WebhookWithSecretResponse } from '@/api/generated';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { PlainTable } from '@/ui/table/PlainTable';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { SecretShown } from './SecretShown';
import { webhookColumns } from './webhookColumns';
import { CreateWebhookDialog } from './WebhookDialog';

function NewWebhook() {
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<WebhookWithSecretResponse | null>(null);
  return (
    <>
      <Button variant="contained" onClick={() => setMaking(true)}>
        {text('create')}
      </Button>
      {isMaking && (
        <CreateWebhookDialog
          onClose={() => setMaking(false)}
          onMade={(webhook) => {
            setMaking(false);
            setMade(webhook);
          }}
        />
      )}
      {made && <SecretShown webhook={made} onClose={() => setMade(null)} />}
    </>
  );
}

/** What one call brings; nobody has more than 20, so they are all there and are sorted here. */
const MOST = 200;

/** One's webhooks: which programs are told what, and whether it reaches them. */
export function Webhooks() {
  const text = useText();
  const query = api.useListWebhooksQuery(
    { limit: MOST },
    { refetchOnMountOrArgChange: true, pollingInterval: usePolling() },
  );
  const columns = useMemo(() => webhookColumns(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{text('intro')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <NewWebhook />
        <Button href={paths.apiReference} target="_blank" rel="noopener">
          {text('docs')}
        </Button>
        <Button component={RouterLink} to={paths.help.guide}>
          {text('guide')}
        </Button>
        <Button href={paths.webhookConvention} target="_blank" rel="noopener">
          {text('signatures')}
        </Button>
      </Box>
      <QueryView query={query} loading={<LinesSkeleton count={3} height={56} />}>
        {({ items }) => (
          <Card>
            {items.length === 0 ? (
              <EmptyState icon={<WebhookIcon />} title={text('none')} text={text('noneText')} />
            ) : (
              <PlainTable
                label={text('title')}
                columns={columns}
                rows={items}
                rowKey={({ id }) => id}
              />
            )}
          </Card>
        )}
      </QueryView>
    </Box>
  );
}
