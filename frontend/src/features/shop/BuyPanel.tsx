import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ProductResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { Money } from '@/components/data';
import {
  AddToCartButton,
  mostOf,
  obstacle,
  PriceBlock,
  QuantityStepper,
  StockNote,
  tierChoices,
  TierPicker,
} from '@/components/products';
import { multiplyMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';

function GuestNote() {
  const text = useText();
  return (
    <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography variant="subtitle2" component="p">
        {text('guestPrices')}
      </Typography>
      <Typography variant="body2">{text('guestPricesText')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button component={RouterLink} to={paths.login.customer} variant="outlined" size="small">
          {text('signIn')}
        </Button>
        <Button component={RouterLink} to={paths.register.customer} size="small" color="inherit">
          {text('signUp')}
        </Button>
      </Box>
    </Alert>
  );
}

function Heading({ product }: { product: ProductResponse }) {
  const text = useText();
  const { category, name } = product;
  return (
    <Box>
      <Breadcrumbs sx={{ mb: 1, fontSize: '0.875rem' }}>
        <Link component={RouterLink} to={paths.products} color="text.secondary">
          {text('productsTitle')}
        </Link>
        <Link component={RouterLink} to={paths.productsOf(category)} color="text.secondary">
          {category}
        </Link>
      </Breadcrumbs>
      <Typography variant="h2" component="h1">
        {name}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <StockNote product={product} />
      </Box>
    </Box>
  );
}

/** Name, prices, sizes, quantity and the way into the cart. */
export function BuyPanel({ product }: { product: ProductResponse }) {
  const text = useText();
  const { user } = useSession();
  const choices = tierChoices(product);
  const [picked, setTier] = useState(choices[0]?.tier ?? 'unit');
  const [quantity, setQuantity] = useState(1);
  const choice = choices.find(({ tier }) => tier === picked) ?? choices[0];
  const canBuy = obstacle(product, user) === undefined;
  const most = choice && mostOf(choice, product.stockAvailable);
  const count = most === undefined ? quantity : Math.min(quantity, Math.max(most, 1));

  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Heading product={product} />
      <PriceBlock product={product} large />
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
          <AddToCartButton product={product} tier={choice.tier} quantity={count} size="large" />
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
      {!canBuy && <AddToCartButton product={product} />}
      {!user && <GuestNote />}
    </Box>
  );
}
