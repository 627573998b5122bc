import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { WebhookResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Block } from '@/ui/data/Facts';
import { byArea, kindName } from './kinds';
import { useText } from './messages';

/** The value stands beside its name, and below it on a phone. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}

/** Where a webhook is and what it is told. */
export function About({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const { url, kinds, createdAt, oldSecretUntil } = webhook;
  return (
    <Block title={text('about')}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          m: 0,
          columnGap: 3,
          rowGap: { xs: 0.25, sm: 1 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, max-content) 1fr' },
        }}
      >
        <Line name={text('url')}>{url}</Line>
        <Line name={text('kinds')}>
          {byArea(kinds).map((area) => (
            <Box key={area.area}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {text(`area.${area.area}`)}
              </Box>
              {': '}
              {area.kinds.map(kindName).join(' · ')}
            </Box>
          ))}
        </Line>
        <Line name={text('created')}>
          <DateTime time={createdAt} show="full" />
        </Line>
        {oldSecretUntil && (
          <Line name={text('oldSecret')}>
            <DateTime time={oldSecretUntil} show="full" />
          </Line>
        )}
      </Box>
    </Block>
  );
}
