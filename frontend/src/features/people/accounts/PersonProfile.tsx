import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import type { ShownCase } from '@/features/people/documents';
import { Block, Facts } from '@/ui/data/Facts';
import { CaseFacts } from '@/features/people/verification/CaseFacts';
import { CaseHistory } from '@/features/people/verification/CaseHistory';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { CaseDecision } from '../verification/queue/CaseDecision';
import { PersonReset } from './PersonReset';

function Referrer({ id }: { id: number }) {
  const { data } = api.useGetUserQuery({ id });
  if (!data) return <>…</>;
  return (
    <Link component={RouterLink} to={paths.admin.account(id)}>
      {data.fullName ?? data.username}
    </Link>
  );
}

function Referral({ user }: { user: UserResponse }) {
  const text = useText();
  if (!user.referralCode && !user.referredBy) return null;
  return (
    <Block title={text('referral')}>
      <Facts
        facts={[
          [text('referralCode'), user.referralCode],
          [text('referredBy'), user.referredBy && <Referrer key="by" id={user.referredBy} />],
        ]}
      />
    </Block>
  );
}

/** Who the person is, where their account stands, and what is to be decided about it. */
export function PersonProfile({ shown }: { shown: ShownCase }) {
  const { user } = shown;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CaseFacts user={user} />
        <Referral user={user} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CaseDecision shown={shown} />
        <PersonReset userId={user.id} />
        <CaseHistory history={shown.history} />
      </Box>
    </Box>
  );
}
