import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { CommissionList } from './CommissionList';
import { useText } from './messages';
import { PayoutsTab } from './PayoutsTab';
import { PlansTab } from './PlansTab';
import { SimulatorTab } from './SimulatorTab';

/** What referrals earn, by which rates, and how it is paid out. */
export default function CommissionsPage() {
  const text = useText();
  return (
    <Page title={text('title')} description={text('titleText')}>
      <PageTabs
        label={text('title')}
        tabs={[
          { id: 'list', label: text('list'), content: <CommissionList /> },
          { id: 'payouts', label: text('payouts'), content: <PayoutsTab /> },
          { id: 'plans', label: text('plans'), content: <PlansTab /> },
          { id: 'simulator', label: text('simulator'), content: <SimulatorTab /> },
        ]}
      />
    </Page>
  );
}
