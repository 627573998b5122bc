import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { CommissionTable } from './CommissionTable';
import { Earnings } from './Earnings';
import { useText } from './messages';
import { earnerOf } from './summary';

/** All commissions with the sums of this month and of all time. */
export default function CommissionsPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={text('commissions')} description={text('commissionsText')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Earnings agentId={earnerOf(user)} detailed />
        <CommissionTable />
      </Box>
    </Page>
  );
}
