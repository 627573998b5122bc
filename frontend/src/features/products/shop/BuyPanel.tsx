import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DealerStoreResponse, ProductResponse } from '@/api/generated';
import { useDoorFromHere } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { Money } from '@/ui/data';
import {
  AddToCartButton,
  firstChoice,
  obstacle,
  PriceBlock,
  SaveButton,
  StockAlert,
  StockNote,
  storeChoices,
  tierChoices,
  TierPicker,
} from '@/features/products';
import { QuantityStepper } from '@/ui/fields/QuantityStepper';
import { multiplyMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';

type DealerStore = Pick<DealerStoreResponse, 'id' | 'name' | 'path'>;

function GuestNote() {
  const text = useText();
  const doorFromHere = useDoorFromHere();
  return (
    <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography variant="subtitle2" component="p">
        {text('guestPrices')}
      </Typography>
      <Typography variant="body2">{text('guestPricesText')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button
          component={RouterLink}
          to={doorFromHere(paths.login.customer)}
          variant="outlined"
          size="small"
        >
          {text('signIn')}
        </Button>
        <Button component={RouterLink} to={paths.register.customer} size="small" color="inherit">
          {text('signUp')}
        </Button>
      </Box>
    </Alert>
  );
}

function Heading({ product, store }: { product: ProductResponse; store: DealerStore | undefined }) {
  const text = useText();
  const { category, name } = product;
  const crumbs = store
    ? [{ label: store.name, to: store.path }]
    : [
        { label: text('productsTitle'), to: paths.products },
        { label: category, to: paths.productsOf(category) },
      ];
  return (
    <Box>
      <Breadcrumbs sx={{ mb: 1, fontSize: '0.875rem' }}>
        {crumbs.map(({ label, to }) => (
          <Link key={to} component={RouterLink} to={to} color="text.secondary">
            {label}
          </Link>
        ))}
      </Breadcrumbs>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1, minWidth: 0 }}>
          {name}
        </Typography>
        <SaveButton product={product} />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <StockNote product={product} />
      </Box>
    </Box>
  );
}

function StorePrice({ product, store }: { product: ProductResponse; store: DealerStore }) {
  const text = useText();
  return (
    <Box>
      {product.storePrice && (
        <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
          <Money amount={product.storePrice} />
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('soldBy', { name: store.name })}
      </Typography>
    </Box>
  );
}

interface BuyPanelProps {
  product: ProductResponse;
  /** The dealer's store it is bought in; without one the company sells. */
  store: DealerStore | undefined;
}

/** Name, prices, sizes, quantity and the way into the cart. */
export function BuyPanel({ product, store }: BuyPanelProps) {
  const text = useText();
  const { user } = useSession();
  const seller = store ? { sellerId: store.id } : {};
  const choices = store ? storeChoices(product) : tierChoices(product);
  const [picked, setTier] = useState(firstChoice(choices)?.tier ?? 'unit');
  const [quantity, setQuantity] = useState(1);
  const choice = choices.find(({ tier }) => tier === picked) ?? choices[0];
  const canBuy = obstacle(product, user, store !== undefined) === undefined;
  const most = choice?.left;
  const count = most === undefined ? quantity : Math.min(quantity, Math.max(most, 1));

  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Heading product={product} store={store} />
      {store && <StorePrice product={product} store={store} />}
      {!store && user && <PriceBlock product={product} large />}
      {choice && <TierPicker choices={choices} value={choice.tier} onChange={setTier} />}
      {canBuy && choice && most === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('tooFew', { tier: choice.label })}
        </Typography>
      )}
      {canBuy && choice && most !== 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <QuantityStepper
            label={text('quantity', { name: product.name })}
            value={count}
            onChange={setQuantity}
            {...(most === undefined ? {} : { max: most })}
          />
          <AddToCartButton
            {...seller}
            product={product}
            tier={choice.tier}
            quantity={count}
            size="large"
          />
          {choice.price && (
            <Typography sx={{ ml: 'auto' }}>
              {text('total')}{' '}
              <Box component="strong" sx={{ fontWeight: 650 }}>
                <Money amount={multiplyMoney(choice.price, count)} />
              </Box>
            </Typography>
          )}
        </Box>
      )}
      {!canBuy && <AddToCartButton product={product} {...seller} />}
      <StockAlert product={product} inStore={store !== undefined} />
      {!user && !store && <GuestNote />}
    </Box>
  );
}
