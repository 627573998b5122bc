import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { isNotFound } from '@/lib/server/problem';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { LookForm } from './LookForm';
import { useText } from './messages';

/** Logo and text of a dealer's store, for the owners of the company. */
export default function StoreLookPage() {
  const text = useText();
  const id = useIdParam('dealerId');
  const query = api.useGetDealerStoreQuery({ id }, { skip: id === 0 });
  const { currentData, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  return (
    <Page
      title={currentData?.name ?? text('store')}
      width="lg"
      action={
        currentData && (
          <Button component={Link} to={currentData.path} variant="outlined">
            {text('view')}
          </Button>
        )
      }
    >
      <QueryView query={query} loading={<LinesSkeleton count={2} height={96} />} current>
        {(store) => <LookForm key={store.id} store={store} />}
      </QueryView>
    </Page>
  );
}
