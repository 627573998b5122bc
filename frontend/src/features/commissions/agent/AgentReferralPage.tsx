import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useAgentPlan } from '@/access/publicSettings';
import { api } from '@/api/enhance';
import { EmptyState, LinesSkeleton } from '@/ui/feedback';
import { QuantityField, quantitySchema } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { only, useAddress } from '@/lib/hooks/useAddress';
import { idIn } from '@/lib/ids';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { ReferralTools } from './ReferralTools';

const DEFAULT_AGENT = 5;
const schema = z.object({ agentId: quantitySchema(1, now('agentIdWrong')) });

const readId = (given: string | null): number => idIn(given) || DEFAULT_AGENT;

function AgentForm({
  id,
  loading,
  onPick,
}: {
  id: number;
  loading: boolean;
  onPick: (id: number) => void;
}) {
  const text = useText();
  const form = useZodForm(schema, { agentId: String(id) });
  return (
    <FormShell
      guardUnsaved={false}
      form={form}
      onSubmit={({ agentId }) => onPick(agentId)}
      loading={loading}
      error={undefined}
      submitLabel={text('load')}
    >
      <Box sx={{ maxWidth: 240 }}>
        <QuantityField control={form.control} name="agentId" label={text('agentId')} required />
      </Box>
    </FormShell>
  );
}

/** The referral tool of any agent, by number: code, link, QR code. The number stands in the address. */
export default function AgentReferralPage() {
  const text = useText();
  const { params, change } = useAddress();
  const id = readId(params.get('id'));
  const plan = useAgentPlan();
  const query = api.useGetReferralQuery({ id });
  const { currentData, isFetching, refetch } = query;
  const hasFailed = query.isError && !isFetching && !currentData;
  const pick = (picked: number) => {
    if (picked === id) void refetch();
    else change(only({ id: String(picked) }));
  };
  return (
    <Page title={text('publicTitle')} description={text('publicText')} width="lg">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <AgentForm id={id} loading={isFetching} onPick={pick} />
        {hasFailed && (
          <Card role="alert">
            <EmptyState title={text('loadFailed')} />
          </Card>
        )}
        {isFetching && !currentData && <LinesSkeleton count={3} height={72} />}
        {currentData && (
          <ReferralTools code={currentData.referralCode} link={currentData.referralLink} />
        )}
        <Card component="section" sx={{ p: 3 }}>
          <Typography variant="h4" component="h2">
            {text('howTitle')}
          </Typography>
          <Box component="ol" sx={{ pl: 2.5, my: 1.5, color: 'text.secondary' }}>
            <li>{text('how1')}</li>
            <li>{text('how2')}</li>
            <li>
              {text('how3', {
                rate: formatMoney(plan?.agentRate),
                basis: formatMoney(plan?.basisAmount),
              })}
            </li>
          </Box>
          <Button component={Link} to={paths.becomeAgent} variant="outlined">
            {text('becomeAgent')}
          </Button>
        </Card>
      </Box>
    </Page>
  );
}
