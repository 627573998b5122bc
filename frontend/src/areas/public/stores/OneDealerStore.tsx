import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { Money } from '@/ui/data';
import { QueryView } from '@/ui/feedback';
import { LogoTile, Paragraphs } from '@/ui/data/LogoTile';
import { AddToCartButton, ProductGridSkeleton } from '@/features/products';
import { ShareButton } from '@/ui/share';
import { placeOf } from '@/lib/countries';
import { paths } from '@/lib/paths';
import { passesRole } from '@/lib/roles';
import { useText } from './messages';
import { Store, StoreFrame } from './Store';
import { StoreFigures } from './StoreFigures';

/** In the place of a store that is closed, or never was. */
function ClosedStore() {
  const text = useText();
  return (
    <StoreFrame
      title={text('dealerStore')}
      banner={text('closed')}
      lead={text('closedText')}
      login={paths.login.customer}
    >
      <Box>
        <Button component={Link} to={paths.products} variant="contained">
          {text('toCatalogue')}
        </Button>
      </Box>
    </StoreFrame>
  );
}

/** Said to the dealer whose store it is. */
function OwnNote() {
  const text = useText();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={paths.dealer.settings} color="inherit" size="small">
          {text('storeSettings')}
        </Button>
      }
    >
      {text('yourStore')}
    </Alert>
  );
}

/** Said to the owners of the company, who answer for what stores show. */
function OwnersNote({ dealer }: { dealer: number }) {
  const text = useText();
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={paths.storeLook(dealer)} color="inherit" size="small">
          {text('editLook')}
        </Button>
      }
    >
      {text('ownersNote')}
    </Alert>
  );
}

/** Puts the store's own address in the place of one without its name, with a former name, or from an older link. */
function useOwnAddress(path: string | undefined) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined || path === pathname) return;
    const params = new URLSearchParams(search);
    params.delete('dealer');
    void navigate({ pathname: path, search: params.toString(), hash }, { replace: true });
  }, [path, pathname, search, hash, navigate]);
}

/** The store of one dealer: the catalogue at the dealer's own prices, bought of the dealer. */
export function OneDealerStore({ id }: { id: number }) {
  const text = useText();
  const { user } = useSession();
  const query = api.useGetDealerStoreQuery({ id });
  const { currentData: data, error } = query;
  useOwnAddress(data?.path);
  const name = data?.name ?? text('dealerStore');
  const place = data ? placeOf(data) : '';
  const banner = {
    title: text('dealerStore'),
    banner: name,
    lead: place ? text('oneText', { name, place }) : text('oneTextNoPlace', { name }),
    login: paths.login.customer,
  };
  if (isNotFound(error)) return <ClosedStore />;
  if (!data)
    return (
      <StoreFrame {...banner}>
        <QueryView query={query} current loading={<ProductGridSkeleton />}>
          {() => null}
        </QueryView>
      </StoreFrame>
    );
  const card = (product: ProductResponse) => ({
    to: paths.productOfDealer(product.id, id),
    action: <AddToCartButton product={product} sellerId={id} fullWidth />,
    prices: product.storePrice ? (
      <StoreFigures figures={[[text('price'), <Money key="p" amount={product.storePrice} />]]} />
    ) : (
      // What stands in the way is said where the button would be.
      <></>
    ),
  });
  return (
    <Store
      {...banner}
      title={name}
      kind={text('dealerStore')}
      extra={
        <ShareButton
          link={window.location.origin + data.path}
          title={name}
          text={text('shareText', { name })}
          plain
        />
      }
      mark={<LogoTile src={data.logoUrl} size={72} />}
      about={<Paragraphs text={data.about} />}
      note={
        <>
          {user?.id === id && <OwnNote />}
          {user && passesRole(user, 'manufacturer') && <OwnersNote dealer={id} />}
        </>
      }
      store={`dealer:${id}`}
      card={card}
    />
  );
}
