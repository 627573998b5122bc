import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { LotDetailsResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Block, Facts } from '@/ui/data/Facts';
import { formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Expiry, figure, LotStateChip } from './LotParts';
import { useText } from './messages';

/** What there is of a lot, and until when. */
export function LotFacts({ lot }: { lot: LotDetailsResponse }) {
  const text = useText();
  return (
    <Block title={text('figures')}>
      <Facts
        facts={[
          [text('state'), <LotStateChip key="state" state={lot.state} />],
          [
            text('product'),
            <Link
              key="product"
              component={RouterLink}
              to={paths.manufacturer.product(lot.productId)}
            >
              {lot.productName}
            </Link>,
          ],
          [text('cameIn'), figure(lot.stockIn)],
          [text('wentOut'), figure(lot.stockOut)],
          [text('balance'), <strong key="balance">{figure(lot.balance)}</strong>],
          [text('location'), lot.location ?? text('sameLocation')],
          [text('producedOn'), lot.producedOn ? formatDay(lot.producedOn) : text('noDate')],
          [text('expiresOn'), lot.expiresOn ? <Expiry key="expiry" lot={lot} /> : text('noDate')],
        ]}
      />
    </Block>
  );
}

/** Who held, released and dated it, the latest first. */
export function LotHistory({ lot }: { lot: LotDetailsResponse }) {
  const text = useText();
  return (
    <Block title={text('history')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lot.events.toReversed().map((event) => (
          <Box
            component="li"
            key={`${event.createdAt} ${event.event}`}
            sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {text(`event.${event.event}`)}
            </Typography>
            {event.note && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {event.note}
              </Typography>
            )}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <DateTime time={event.createdAt} /> · {event.actorName ?? text('platform')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Block>
  );
}
