import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { Cohorts } from './Cohorts';
import { Conversion } from './Conversion';
import type { Lists } from './links';
import { useText } from './messages';
import { Sales } from './Sales';
import { StockTurns } from './StockTurns';

/** The same days are looked at in all tabs. */
const KEPT = ['days', 'from', 'to', 'bucket'];

/** The figures of the trade, for the areas of the admin and the manufacturer. */
export default function Analytics({ lists }: { lists: Lists }) {
  const text = useText();
  return (
    <Page title={text('title')} description={text('titleText')}>
      <PageTabs
        label={text('title')}
        keep={KEPT}
        tabs={[
          { id: 'sales', label: text('sales'), content: <Sales lists={lists} /> },
          { id: 'cohorts', label: text('cohorts'), content: <Cohorts lists={lists} /> },
          { id: 'conversion', label: text('conversion'), content: <Conversion lists={lists} /> },
          { id: 'stock-turns', label: text('stockTurns'), content: <StockTurns lists={lists} /> },
        ]}
      />
    </Page>
  );
}
