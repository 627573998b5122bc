import { Page } from '@/components/page/Page';
import { CommissionList } from './CommissionList';
import { useText } from './messages';

/** What referrals earn. */
export default function CommissionsPage() {
  const text = useText();
  return (
    <Page title={text('title')} description={text('titleText')}>
      <CommissionList />
    </Page>
  );
}
