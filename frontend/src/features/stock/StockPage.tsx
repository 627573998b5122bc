import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { StockTable, StockUpdates } from '@/features/stock';
import { paths } from '@/lib/paths';
import { Batches } from './Batches';
import { useText } from './messages';

/** The stock as everybody of the company sees it: levels, what changed, batches. */
export default function StockPage() {
  const text = useText();
  return (
    <Page title={text('title')} description={text('description')}>
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'levels', label: text('levels'), content: <Levels /> },
          { id: 'updates', label: text('updates'), content: <StockUpdates /> },
          { id: 'batches', label: text('batches'), content: <Batches /> },
        ]}
      />
    </Page>
  );
}

function Levels() {
  const text = useText();
  return (
    <StockTable
      without={['status']}
      extra={[
        {
          id: 'batches',
          header: text('batches'),
          align: 'right',
          cell: ({ id, name }) => (
            <Link component={RouterLink} to={paths.stock.product(id)} aria-label={name}>
              {text('batches')}
            </Link>
          ),
        },
      ]}
    />
  );
}
