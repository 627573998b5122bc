import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { OrderStatusName, UpdateOrderRequest } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { describeStatus } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { leftToShip } from './fulfilment';
import { ShipButton } from './FulfilmentButtons';
import { sortMoves } from './moves';
import { useOrderFields } from './orderFields';
import { useText } from './staffMessages';
import { needsDialog, StatusMoveDialog, type StatusMove } from './StatusMoveDialog';
import type { ShownOrder } from './types';

/** Sends a change of status against the order as it was seen, and says what came of it. */
function useStatusChange() {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateOrderMutation();
  const edited = useConflict(useOrderFields());
  const change = async (
    seen: ShownOrder,
    to: string,
    details: UpdateOrderRequest = {},
  ): Promise<boolean> => {
    const { id, version } = seen;
    const body: UpdateOrderRequest = {
      ...details,
      status: to as OrderStatusName,
      ...(version ? { version } : {}),
    };
    const { data, error } = await edited.save(body, seen, (last, expected) =>
      update({ id, updateOrderRequest: { ...last, expected } }),
    );
    if (error) toast.error(text('changeFailed'), problemText(error, text('tryAgain')));
    if (!data) return false;
    toast.success(text('changed', { id, status: describeStatus('order', data.status).label }));
    return true;
  };
  return { change, isLoading, dialog: edited.dialog };
}

interface OtherStepsProps {
  moves: StatusMove[];
  disabled: boolean;
  onChoose: (move: StatusMove) => void;
}

function OtherSteps({ moves, disabled, onChoose }: OtherStepsProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (moves.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('moreSteps')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moves.map((move) => (
          <MenuItem
            key={move.to}
            onClick={() => {
              setAnchor(null);
              onChoose(move);
            }}
          >
            {text(move.isBack ? 'backTo' : 'skipTo', {
              status: describeStatus('order', move.to).label,
            })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The buttons for an order's status, exactly those the server allows; what needs details is asked for. */
export function OrderStatusActions({ order }: { order: ShownOrder }) {
  const text = useText();
  const [asked, setAsked] = useState<{ move: StatusMove; seen: ShownOrder } | null>(null);
  const { change, isLoading, dialog } = useStatusChange();
  const { next, skips, backs, canCancel } = sortMoves(order);
  // Where pieces can leave, the shipment is the one way to ship: it says what leaves and with whom.
  const canShip = leftToShip(order).length > 0;
  const isShipment = (to: string) => canShip && to === 'shipped';
  const others = [
    ...skips.filter((to) => !isShipment(to)).map((to) => ({ to, isBack: false })),
    ...backs.map((to) => ({ to, isBack: true })),
  ];
  const choose = (move: StatusMove) => {
    if (needsDialog(move, order)) setAsked({ move, seen: order });
    else void change(order, move.to);
  };
  if (!next && !canShip && others.length === 0 && !canCancel)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('noSteps')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {next && !isShipment(next) && (
        <Button
          variant="contained"
          loading={isLoading && !asked}
          onClick={() => choose({ to: next, isBack: false })}
        >
          {text('markAs', { status: describeStatus('order', next).label })}
        </Button>
      )}
      <ShipButton order={order} isNext={next === 'shipped'} />
      <OtherSteps moves={others} disabled={isLoading} onChoose={choose} />
      {canCancel && (
        <Button
          color="error"
          disabled={isLoading}
          onClick={() => choose({ to: 'cancelled', isBack: false })}
        >
          {text('cancel')}
        </Button>
      )}
      {asked && (
        <StatusMoveDialog
          order={order}
          move={asked.move}
          loading={isLoading}
          onClose={() => setAsked(null)}
          onConfirm={async (details) => {
            if (await change(asked.seen, asked.move.to, details)) setAsked(null);
          }}
        />
      )}
      {dialog}
    </Box>
  );
}
