import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { ListCard, ListLine } from '@/ui/page/ListCard';
import { paths } from '@/lib/paths';
import { Expiry, figure } from './LotParts';
import { useText } from './messages';

const DAYS = 60;
const SHOWN = 5;

/** Lots that soon cannot be sold any more, for the dashboard. */
export function ExpiringLots() {
  const text = useText();
  const list = api.useListLotsQuery(
    { expiresWithinDays: DAYS, sort: 'expiry', limit: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListCard
      title={text('expiringTitle')}
      empty={text('expiringNone', { days: DAYS })}
      more={{ label: text('viewAll'), to: paths.manufacturer.lotsExpiring(DAYS) }}
      list={list}
      rowKey={({ id }) => id}
      row={(lot) => (
        <ListLine
          title={
            <Link component={RouterLink} to={paths.manufacturer.lot(lot.id)}>
              {lot.code}
            </Link>
          }
          detail={
            <>
              {lot.productName} · <Expiry lot={lot} />
            </>
          }
          end={text('linePieces', { count: lot.balance, shown: figure(lot.balance) })}
        />
      )}
    />
  );
}
