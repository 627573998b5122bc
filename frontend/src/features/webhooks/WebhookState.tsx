import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WebhookResponse } from '@/api/generated';
import { Status } from '@/ui/status';
import { useText } from './messages';
import { stateOf } from './webhook';

/** How a webhook goes, and what is wrong with it. */
export function WebhookState({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const { failures } = webhook;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}
    >
      <Status of="webhook" value={stateOf(webhook)} />
      {failures > 0 && (
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {text('failures', { count: failures })}
        </Typography>
      )}
    </Box>
  );
}
