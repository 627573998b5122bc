import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import type { ShownCase } from '@/features/people/documents';
import {
  LinkDialog,
  useSystemText,
  ResetDialog,
  resetActions,
  type ResetAction,
  type HandedOver,
} from '@/features/system';
import { DateTime } from '@/ui/data';
import { Block, Facts } from '@/ui/data/Facts';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Status } from '@/ui/status';
import { CaseFacts } from '@/features/people/verification/CaseFacts';
import { CaseHistory } from '@/features/people/verification/CaseHistory';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { CaseDecision } from '../verification/queue/CaseDecision';

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

/** The person's open request for a new password, where there is one: mail the link anew, hand it over, or refuse. */
function PersonReset({ userId }: { userId: number }) {
  const text = useText();
  const systemText = useSystemText();
  const [action, setAction] = useState<ResetAction | null>(null);
  const [made, setMade] = useState<HandedOver | null>(null);
  const query = api.useListPasswordResetsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const request = query.data?.items.find((one) => resetActions(one).length > 0);
  const content = () => {
    return (
      <QueryView query={query} loading={<LinesSkeleton count={1} height={48} />}>
        {() => {
          if (!request)
            return (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('resetNone')}
              </Typography>
            );
          return (
            <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
              <Status of="reset" value={request.state} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {systemText('requested')} <DateTime time={request.requestedAt} />
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {resetActions(request).map((one) => (
                  <Button
                    key={one}
                    size="small"
                    variant={one === 'refuse' ? 'text' : 'outlined'}
                    color={one === 'refuse' ? 'error' : 'primary'}
                    onClick={() => setAction(one)}
                  >
                    {systemText(one)}
                  </Button>
                ))}
              </Box>
            </Box>
          );
        }}
      </QueryView>
    );
  };
  return (
    <Block title={text('resetAsked')}>
      {content()}
      {action && request && (
        <ResetDialog
          action={action}
          request={request}
          onLink={setMade}
          onClose={() => setAction(null)}
        />
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
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
