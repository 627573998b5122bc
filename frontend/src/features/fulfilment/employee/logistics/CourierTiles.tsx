import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { CourierName } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { COURIERS, courierName } from '@/features/fulfilment';
import { useText } from '../messages';

interface CourierTilesProps {
  /** The courier whose orders are shown. */
  shown: CourierName | undefined;
  onShow: (courier: CourierName | undefined) => void;
  chosen: readonly number[];
  onAssigned: () => void;
}

/** Gives orders to a courier and says what came of it. */
function useAssign(onAssigned: () => void) {
  const text = useText();
  const toast = useToast();
  const [assignCourier, { isLoading }] = api.useAssignCourierMutation();
  const assign = async (courier: CourierName, orderIds: readonly number[]) => {
    const { data, error } = await assignCourier({
      assignCourierRequest: { courier, orderIds: [...orderIds] },
    });
    if (!data) {
      toast.error(text('assignFailed'), problemText(error, text('tryAgain')));
      return;
    }
    const count = data.orderIds.length;
    const name = courierName(courier);
    if (count === 0) toast.success(text('assignedNone', { courier: name }));
    else
      toast.success(text(courier === 'none' ? 'takenAway' : 'assigned', { count, courier: name }));
    onAssigned();
  };
  return { assign, loading: isLoading };
}

/** A tile for each courier: how many orders it carries; it shows them, and takes the chosen ones. */
export function CourierTiles({ shown, onShow, chosen, onAssigned }: CourierTilesProps) {
  const text = useText();
  const { data } = api.useGetWarehouseFiguresQuery();
  const { assign, loading } = useAssign(onAssigned);
  return (
    <Box component="section" aria-label={text('couriers')}>
      <Typography variant="h4" component="h2">
        {text('couriers')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text('couriersText')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {COURIERS.map((courier) => {
          const name = courierName(courier);
          const isShown = shown === courier;
          return (
            <Card
              key={courier}
              sx={{
                display: 'grid',
                alignContent: 'start',
                ...(isShown ? { borderColor: 'primary.main', bgcolor: 'surface.accent' } : {}),
              }}
            >
              <ButtonBase
                aria-pressed={isShown}
                aria-label={text('showOnly', { courier: name })}
                onClick={() => onShow(isShown ? undefined : courier)}
                sx={{
                  display: 'block',
                  textAlign: 'left',
                  p: 2,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Typography component="span" sx={{ display: 'block', fontWeight: 640 }}>
                  {name}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {data ? text('courierOrders', { count: data.byCourier[courier] }) : '…'}
                </Typography>
              </ButtonBase>
              {chosen.length > 0 && (
                <Box sx={{ px: 2, pb: 2 }}>
                  <Button
                    size="small"
                    variant="outlined"
                    fullWidth
                    disabled={loading}
                    aria-label={text('assign', { count: chosen.length, courier: name })}
                    onClick={() => void assign(courier, chosen)}
                  >
                    {text('assignShort', { count: chosen.length })}
                  </Button>
                </Box>
              )}
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}
