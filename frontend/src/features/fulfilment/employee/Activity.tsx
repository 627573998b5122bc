import { api } from '@/api/enhance';
import type { MovementResponse } from '@/api/generated';
import { ListCard, ListLine } from '@/ui/page/ListCard';
import { DateTime } from '@/ui/data';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';

const LATEST = 5;

function Line({ movement }: { movement: MovementResponse }) {
  const text = useText();
  const { type, quantity, productName, reason, balanceAfter, createdAt } = movement;
  const words = { count: formatCount(quantity), name: productName };
  const details = [
    text(`why.${reason}`),
    movement.reference,
    movement.createdByName ?? text('platform'),
  ];
  return (
    <ListLine
      title={text(type === 'in' ? 'movedIn' : 'movedOut', words)}
      detail={
        <>
          {details.filter(Boolean).join(' · ')} · <DateTime time={createdAt} />
        </>
      }
      end={text('after', { count: formatCount(balanceAfter) })}
    />
  );
}

/** What came and went last, whoever moved it: set stock, goods received, orders shipped. */
export function Activity() {
  const text = useText();
  const pollingInterval = usePolling();
  const list = api.useListMovementsQuery(
    { limit: LATEST },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  return (
    <ListCard
      title={text('recentActivity')}
      list={list}
      rowKey={({ id }) => id}
      row={(movement) => <Line movement={movement} />}
      empty={text('noActivity')}
    />
  );
}
