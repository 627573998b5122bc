import Box from '@mui/material/Box';
import type { WebhookResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Block, Facts } from '@/ui/data/Facts';
import { byArea, kindName } from './kinds';
import { useText } from './messages';

/** Where a webhook is and what it is told. */
export function About({ webhook }: { webhook: WebhookResponse }) {
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
