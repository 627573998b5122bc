import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { WebhookResponse } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { DateTime } from '@/ui/data';
import { Block, Facts } from '@/ui/data/Facts';
import { DeliveryLog } from './DeliveryLog';
import { useText } from './messages';
import { RemoveButton } from './RemoveButton';
import { RotateButton } from './RotateButton';
import { SwitchButton } from './SwitchButton';
import { TestButton } from './TestButton';
import { stateOf } from './webhook';
import { EditWebhookDialog } from './WebhookDialog';
import { byArea, kindName } from './kinds';

/** Where a webhook is and what it is told. */
function About({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const { url, kinds, createdAt, oldSecretUntil } = webhook;
  return (
    <Block title={text('about')}>
      <Facts
        facts={[
          [text('url'), url],
          [
            text('kinds'),
            byArea(kinds).map((area) => (
              <Box key={area.area}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {text(`area.${area.area}`)}
                </Box>
                {': '}
                {area.kinds.map(kindName).join(' · ')}
              </Box>
            )),
          ],
          [text('created'), <DateTime key="created" time={createdAt} show="full" />],
          [
            text('oldSecret'),
            oldSecretUntil && <DateTime key="secret" time={oldSecretUntil} show="full" />,
          ],
        ]}
      />
    </Block>
  );
}

/** Why nothing arrives, where nothing does. */
function Trouble({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const { failures, disabledAt } = webhook;
  switch (stateOf(webhook)) {
    case 'stopped': {
      const time = disabledAt ? formatDateTime(disabledAt) : '';
      return (
        <Alert severity="error">
          {text('stoppedText', { time, count: formatCount(failures) })}
        </Alert>
      );
    }
    case 'off':
      return <Alert severity="info">{text('offText')}</Alert>;
    case 'failing':
      return <Alert severity="warning">{text('failingText', { count: failures })}</Alert>;
    case 'active':
      return null;
  }
}

function Steps({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const [isEditing, setEditing] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <TestButton webhook={webhook} variant="contained" />
      {!webhook.isEnabled && <SwitchButton webhook={webhook} />}
      <Button variant="outlined" onClick={() => setEditing(true)}>
        {text('edit')}
      </Button>
      <RotateButton webhook={webhook} />
      {webhook.isEnabled && <SwitchButton webhook={webhook} />}
      <RemoveButton webhook={webhook} />
      {isEditing && <EditWebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
    </Box>
  );
}

/** One webhook: whether it reaches its program, its steps, what it is told and its log. */
export function WebhookDetails({ webhook }: { webhook: WebhookResponse }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Trouble webhook={webhook} />
      <Steps webhook={webhook} />
      <About webhook={webhook} />
      <DeliveryLog webhook={webhook} />
    </Box>
  );
}
