import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { ShareTools } from '@/ui/share';
import { paths } from '@/lib/paths';
import { NoStore } from '../NoStore';
import { useText } from './messages';
import { StoreForm } from './StoreForm';

function StoreLink({ me }: { me: UserResponse }) {
  const text = useText();
  if (me.verificationStatus !== 'approved') return <Alert severity="info">{text('waiting')}</Alert>;
  const path = paths.dealerStoreOf(me.id);
  const link = window.location.origin + path;
  return (
    <ShareTools
      title={text('linkTitle')}
      text={text('linkText')}
      lines={[{ label: text('link'), value: link, copyLabel: text('copyLink') }]}
      link={link}
      fileName={`store-${me.id}`}
      invitation={{
        title: text('shareTitle', { name: me.companyName ?? me.username }),
        text: text('shareText'),
      }}
      more={
        <Button component={Link} to={path} variant="outlined" startIcon={<OpenInNewIcon />}>
          {text('open')}
        </Button>
      }
    />
  );
}

/** The dealer's store: its link, its name, and how the dealer is reached. */
export default function SettingsPage() {
  const text = useText();
  const { user } = useSession();
  const isDealer = user?.role === 'dealer';
  const query = api.useGetUserQuery({ id: user?.id ?? 0 }, { skip: !isDealer });
  return (
    <Page title={text('title')} description={text('titleText')} width="lg">
      {isDealer ? (
        <QueryView query={query} loading={<LinesSkeleton count={4} height={96} />}>
          {(me) => (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <StoreLink me={me} />
              <StoreForm key={me.id} me={me} />
            </Box>
          )}
        </QueryView>
      ) : (
        <NoStore />
      )}
    </Page>
  );
}
