import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { CopyButton, DateTime } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { LanguageField } from '@/ui/language/LanguageField';
import { Block, Facts } from '@/ui/data/Facts';
import { OwnTax, PlaceChangeNote } from '@/features/people';
import { Status } from '@/ui/status';
import { roleName } from '@/lib/roleNames';
import { isTradingRole } from '@/lib/roles';
import { words } from '@/lib/values';
import { useText } from './messages';
import { ProfileForm } from './ProfileForm';

function Account({ me }: { me: UserResponse }) {
  const text = useText();
  return (
    <Block title={text('work')}>
      <Facts
        facts={[
          [text('username'), me.username],
          [text('role'), roleName(me.role)],
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
          [text('since'), <DateTime key="since" time={me.createdAt} show="date" />],
          [text('age'), text(me.ageConfirmed ? 'ageConfirmed' : 'ageUnconfirmed')],
          [
            text('terms'),
            me.termsAcceptedAt && (
              <>
                {me.termsVersion} · <DateTime time={me.termsAcceptedAt} show="date" />
              </>
            ),
          ],
        ]}
      />
    </Block>
  );
}

function Verification({ me }: { me: UserResponse }) {
  const text = useText();
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
      </Box>
    </Block>
  );
}

function accessOf(me: UserResponse) {
  return me.isActive === false ? 'inactive' : 'active';
}

/** The person's own facts: what they can change, and beside it what they cannot. */
export function Profile() {
  const query = api.useGetMeQuery();
  return (
    <QueryView query={query} loading={<LinesSkeleton count={3} height={140} />}>
      {(me) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <PlaceChangeNote me={me} />
            <ProfileForm me={me} />
            {isTradingRole(me.role) && <OwnTax me={me} />}
          </Box>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Account me={me} />
            <Verification me={me} />
            <LanguageField />
          </Box>
        </Box>
      )}
    </QueryView>
  );
}
