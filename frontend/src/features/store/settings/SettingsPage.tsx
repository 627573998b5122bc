import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { DealerStoreResponse } from '@/api/generated';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { ShareTools } from '@/ui/share';
import { NoStore } from '../NoStore';
import { LookForm } from './LookForm';
import { useText } from './messages';
import { StoreForm } from './StoreForm';

function StoreLink({ store }: { store: DealerStoreResponse }) {
  const text = useText();
  const link = window.location.origin + store.path;
  return (
    <ShareTools
      title={text('linkTitle')}
      text={text('linkText')}
      lines={[{ label: text('link'), value: link, copyLabel: text('copyLink') }]}
      link={link}
      fileName={`store-${store.id}`}
      invitation={{
        title: text('shareTitle', { name: store.name }),
        text: text('shareText'),
      }}
      more={
        <Button component={Link} to={store.path} variant="outlined" startIcon={<OpenInNewIcon />}>
          {text('open')}
        </Button>
      }
    />
  );
}

/** An open store: its link, and what it shows of itself. */
function OpenStore({ id }: { id: number }) {
  const query = api.useGetDealerStoreQuery({ id });
  return (
    <QueryView query={query} loading={<LinesSkeleton count={2} height={96} />}>
      {(store) => (
        <>
          <StoreLink store={store} />
          <LookForm key={store.id} store={store} />
        </>
      )}
    </QueryView>
  );
}

/** The dealer's store: its link, its look, its name, and how the dealer is reached. */
export default function SettingsPage() {
  const text = useText();
  const { user } = useSession();
  const isDealer = user?.role === 'dealer';
  const query = api.useGetUserQuery({ id: user?.id ?? 0 }, { skip: !isDealer });
  if (!isDealer)
    return (
      <Page title={text('title')} width="lg">
        <NoStore />
      </Page>
    );
  return (
    <Page title={text('title')} description={text('titleText')} width="lg">
      <QueryView query={query} loading={<LinesSkeleton count={4} height={96} />}>
        {(me) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            {me.verificationStatus === 'approved' ? (
              <OpenStore id={me.id} />
            ) : (
              <Alert severity="info">{text('waiting')}</Alert>
            )}
            <StoreForm key={me.id} me={me} />
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
