import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { CopyButton, DateTime } from '@/components/data';
import { ErrorState, LinesSkeleton } from '@/components/feedback';
import { Block, Facts } from '@/components/orders/Facts';
import { Status } from '@/components/status';
import { words } from '@/lib/workforce';
import { useText } from './messages';

function Personal({ me }: { me: UserResponse }) {
  const text = useText();
  return (
    <Block title={text('personal')}>
      <Facts
        facts={[
          [text('name'), me.fullName],
          [text('username'), me.username],
          [text('email'), me.email],
          [text('phone'), me.phone ?? me.phoneNumber],
          [text('country'), me.country],
          [text('zone'), me.zone],
          [text('since'), <DateTime key="since" time={me.createdAt} show="date" />],
        ]}
      />
    </Block>
  );
}

function Work({ me }: { me: UserResponse }) {
  const text = useText();
  return (
    <Block title={text('work')}>
      <Facts
        facts={[
          [text('role'), text(`role.${me.role}`)],
          [text('company'), me.companyName],
          [text('address'), me.companyAddress],
          [text('businessType'), me.businessType],
          [text('regions'), me.distributionRegions],
          [text('dealerId'), me.dealerId],
          [text('employeeId'), me.employeeId],
          [text('position'), me.position && words(me.position)],
          [text('department'), me.department && words(me.department)],
          [
            text('referralCode'),
            me.referralCode && (
              <Box
                key="code"
                component="span"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, my: -1 }}
              >
                {me.referralCode} <CopyButton value={me.referralCode} />
              </Box>
            ),
          ],
        ]}
      />
    </Block>
  );
}

function Verification({ me }: { me: UserResponse }) {
  const text = useText();
  const missing = me.missingDocuments ?? [];
  const status = me.verificationStatus ?? 'pending';
  return (
    <Block title={text('verification')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Facts
          facts={[
            [text('status'), <Status key="status" of="verification" value={status} />],
            [text('access'), <Status key="access" of="account" value={accessOf(me)} />],
          ]}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(`verification.${status}`)}
        </Typography>
        {me.rejectionReason && <Alert severity="error">{me.rejectionReason}</Alert>}
        {missing.length > 0 && (
          <Alert severity="warning">
            {text('missing')}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {missing.map((name) => (
                <li key={name}>{text(`document.${name}`)}</li>
              ))}
            </Box>
          </Alert>
        )}
      </Box>
    </Block>
  );
}

function accessOf(me: UserResponse) {
  return me.isActive === false ? 'inactive' : 'active';
}

/** The person's own facts, to read. */
export function Profile() {
  const { data: me, error, refetch } = api.useGetMeQuery();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!me) return <LinesSkeleton count={3} height={140} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Personal me={me} />
      <Work me={me} />
      <Verification me={me} />
    </Box>
  );
}
