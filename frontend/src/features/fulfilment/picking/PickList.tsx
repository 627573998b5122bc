import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PickResponse, PickWaveResponse } from '@/api/generated';
import { StatusChip } from '@/ui/status';
import { formatDay } from '@/lib/dates';
import type { Tone } from '@/theme/palette';
import { useText } from './messages';
import { boxOf, picksByOrder } from './wave';

const TONES: Readonly<Record<PickResponse['state'], Tone>> = {
  open: 'warning',
  picked: 'success',
  short: 'danger',
  cancelled: 'neutral',
};
const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

interface RowProps {
  pick: PickResponse;
  box: number;
  isNext: boolean;
  onPick?: ((pick: PickResponse) => void) | undefined;
}

function Words({ pick, box }: Pick<RowProps, 'pick' | 'box'>) {
  const text = useText();
  const { name, sku, lotCode, expiresOn, orderId, location } = pick;
  const where = [
    sku,
    lotCode && text('batch', { code: lotCode }),
    expiresOn && text('expires', { day: formatDay(expiresOn) }),
  ];
  return (
    <Box sx={{ minWidth: 0, flexGrow: 1, textAlign: 'left' }}>
      {location && (
        <Typography variant="body2" component="div" sx={{ fontWeight: 700 }}>
          {location}
        </Typography>
      )}
      <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {where.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {text('box', { box })} · #{orderId}
      </Typography>
    </Box>
  );
}

function PickRow({ pick, box, isNext, onPick }: RowProps) {
  const text = useText();
  const { state, pickedPieces, pieces, name, orderId } = pick;
  const content = (
    <>
      <Words pick={pick} box={box} />
      <Box
        sx={{ flexShrink: 0, textAlign: 'right', display: 'grid', gap: 0.5, justifyItems: 'end' }}
      >
        <Typography variant="body2" component="span" sx={{ fontWeight: 640 }}>
          {text('piecesOf', { picked: pickedPieces, pieces })}
        </Typography>
        {isNext ? (
          <StatusChip tone="info" label={text('isNext')} />
        ) : (
          <StatusChip tone={TONES[state]} label={text(`pick.${state}`)} />
        )}
      </Box>
    </>
  );
  const row = { display: 'flex', alignItems: 'center', gap: 2, width: '100%', px: 2, py: 1.25 };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {onPick && state === 'open' && !isNext ? (
        <ButtonBase
          aria-label={text('jump', { name, id: orderId })}
          onClick={() => onPick(pick)}
          sx={{ ...row, '&:hover': { bgcolor: 'action.hover' } }}
        >
          {content}
        </ButtonBase>
      ) : (
        <Box sx={row}>{content}</Box>
      )}
    </Box>
  );
}

interface PickListProps {
  wave: PickWaveResponse;
  /** The pick that is on the screen now. */
  nextId?: number | undefined;
  /** Takes another one first; without it the list is only to read. */
  onPick?: (pick: PickResponse) => void;
}

/** Every pick of a wave, by the way along the shelves or order by order. */
export function PickList({ wave, nextId, onPick }: PickListProps) {
  const text = useText();
  const [isByOrder, setByOrder] = useState(false);
  const row = (pick: PickResponse) => (
    <PickRow
      key={pick.id}
      pick={pick}
      box={boxOf(wave, pick.orderId)}
      isNext={pick.id === nextId}
      onPick={onPick}
    />
  );
  return (
    <Card component="section" aria-label={text('list')}>
      <Box sx={{ px: 2, py: 1.5, display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {text('list')}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={isByOrder}
          aria-label={text('arrange')}
          onChange={(_event, value: boolean | null) => value !== null && setByOrder(value)}
        >
          <ToggleButton value={false}>{text('byWay')}</ToggleButton>
          <ToggleButton value>{text('byOrder')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isByOrder ? (
        picksByOrder(wave).map(({ order, picks }) => (
          <Box key={order.orderId} component="section" aria-label={`#${order.orderId}`}>
            <Box
              sx={{
                px: 2,
                py: 1,
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                borderTop: 1,
                borderColor: 'divider',
                bgcolor: 'surface.sunken',
              }}
            >
              <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
                {text('box', { box: boxOf(wave, order.orderId) })} ·{' '}
                {text('forOrder', { id: order.orderId, name: order.customerName })}
              </Typography>
              {picks.every(({ state }) => state === 'picked') && (
                <CheckIcon fontSize="small" color="success" titleAccess={text('pick.picked')} />
              )}
            </Box>
            <Box component="ul" sx={LIST}>
              {picks.map(row)}
            </Box>
          </Box>
        ))
      ) : (
        <Box component="ul" sx={LIST}>
          {wave.picks.map(row)}
        </Box>
      )}
    </Card>
  );
}
