import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { isNotFound } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { ReturnDetails } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { useText } from './messages';

interface ReturnPageProps {
  /** Where all returns are. */
  listTo: string;
  /** Where an order is. */
  orderTo: (id: number) => string;
}

/** One return: its goods, its reason, what was decided, and what can be done. */
export default function ReturnPage({ listTo, orderTo }: ReturnPageProps) {
  const text = useText();
  const id = useIdParam('returnId');
  const query = api.useGetReturnQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { currentData: found, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;

  const title = found ? text('return', { number: found.number }) : text('title');
  return (
    <Page
      title={title}
      width="md"
      crumbs={[{ label: text('title'), to: listTo }, { label: title }]}
      description={
        found && (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Status of="return" value={found.state} />
            <DateTime time={found.createdAt} show="full" />
          </Box>
        )
      }
      action={
        found && (
          <Button component={Link} to={orderTo(found.orderId)} variant="outlined">
            {text('toOrder')}
          </Button>
        )
      }
    >
      <QueryView query={query} loading={<LinesSkeleton count={4} height={64} />} current>
        {(found) => (
          <Block title={text('goods')}>
            <ReturnDetails found={found} />
          </Block>
        )}
      </QueryView>
    </Page>
  );
}
