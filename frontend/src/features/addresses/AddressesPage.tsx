import AddIcon from '@mui/icons-material/Add';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import { fullName } from '@/access/user';
import { useSession } from '@/access/useSession';
import type { ShownAddress } from '@/features/addresses';
import { CardGridSkeleton, EmptyState, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { lazyPart } from '@/lib/parts';
import { AddressCard } from './AddressCard';
import { useText } from './messages';

const AddressDialog = lazyPart(() => import('@/features/addresses/shared/AddressDialog'));

/** As many as the server keeps for one person. */
const MOST = 50;

/** The own address book. */
export default function AddressesPage() {
  const text = useText();
  const { user } = useSession();
  const query = api.useListAddressesQuery({});
  const { data } = query;
  const [edited, setEdited] = useState<ShownAddress | 'new' | null>(null);
  const addresses = data?.items ?? [];
  const isFull = addresses.length >= MOST;
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      disabled={!data || isFull}
      onClick={() => setEdited('new')}
    >
      {text('add')}
    </Button>
  );
  return (
    <Page title={text('title')} description={text('intro')} action={addresses.length > 0 && add}>
      <QueryView query={query} loading={<CardGridSkeleton count={3} height={180} />}>
        {({ items }) =>
          items.length === 0 && (
            <Card>
              <EmptyState
                icon={<PlaceIcon />}
                title={text('empty')}
                text={text('emptyText')}
                action={add}
              />
            </Card>
          )
        }
      </QueryView>
      {isFull && <Typography sx={{ mb: 2 }}>{text('full', { count: MOST })}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => setEdited(address)} />
        ))}
      </Box>
      {edited && (
        <Suspense>
          <AddressDialog
            {...(edited === 'new'
              ? {
                  isFirst: addresses.length === 0,
                  start: { recipient: user ? fullName(user) : '' },
                }
              : { address: edited })}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
