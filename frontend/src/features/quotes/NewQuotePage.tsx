import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import { useSession } from '@/access/useSession';
import { useServerCart } from '@/features/cart';
import { TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import {
  quoteRequest,
  requestSchema,
  type Request,
  type RequestValues,
  QuoteLineFields,
  useQuoteText as useText,
} from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { AddProduct } from '@/features/products';
import { mayOrder } from '@/lib/buyers';
import { useToast } from '@/ui/toaster';
import { selectCartLines } from '@/lib/cart';
import { useAddress } from '@/lib/hooks/useAddress';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { ownOrderPath } from '@/lib/roles';

const EMPTY: RequestValues = { lines: [], notes: '' };

/** The lines of the own cart that the company sells, as lines of a request. */
function useCartLines(isBuying: boolean): RequestValues['lines'] | undefined {
  const { cart, isCurrent } = useServerCart(isBuying);
  if (!cart || !isCurrent) return undefined;
  return cart.groups
    .filter(({ sellerId }) => !sellerId)
    .flatMap(({ lines }) =>
      lines.map(({ productId, name, tier, quantity }) => ({
        productId,
        name: name ?? '',
        tier,
        quantity: String(quantity),
        targetPrice: '',
      })),
    );
}

/** Asks the company for prices: of products in quantities, or in words. */
export default function NewQuotePage() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { params } = useAddress();
  const { user } = useSession();
  const hasLines = useSelector(selectCartLines).some(({ sellerId }) => !sellerId);
  const inCart = useCartLines(mayOrder(user));
  const { keyFor } = useIdempotencyKey();
  const [send, { isLoading, error }] = api.usePlaceOrderMutation();
  const form = useZodForm(requestSchema, EMPTY);
  const { control } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'lines' });

  // Somebody who comes from the cart finds its lines here, once.
  const isFilled = useRef(params.get('from') !== 'cart');
  useEffect(() => {
    if (isFilled.current || !inCart) return;
    isFilled.current = true;
    replace(inCart);
  }, [inCart, replace]);
  if (!user) return null;

  const submit = async (values: Request) => {
    const placeOrderRequest = quoteRequest(user.id, values);
    const key = keyFor(placeOrderRequest);
    const { data } = await send({ 'Idempotency-Key': key, placeOrderRequest });
    if (!data) return;
    toast.success(text('requested'), text('requestedToast'));
    await navigate(ownOrderPath(user, data.id));
  };
  return (
    <Page title={text('newTitle')} description={text('newIntro')} width="md">
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <FormShell
          form={form}
          onSubmit={submit}
          loading={isLoading}
          error={error}
          failure={{ title: text('requestFailed'), text: text('tryAgain') }}
          submitLabel={text('request')}
          loadingLabel={text('requesting')}
        >
          <Box>
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
              <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
                {text('newLines')}
              </Typography>
              {hasLines && fields.length === 0 && (
                <Button size="small" disabled={!inCart} onClick={() => inCart && replace(inCart)}>
                  {text('fromCart')}
                </Button>
              )}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {fields.map((line, index) => (
                <QuoteLineFields
                  key={line.id}
                  control={control}
                  index={index}
                  name={line.name}
                  price={{ name: 'targetPrice', label: text('target') }}
                  onRemove={() => remove(index)}
                />
              ))}
            </Box>
          </Box>
          <AddProduct
            label={text('addLine')}
            placeholder={text('findProduct')}
            noOptions={text('noProduct')}
            onPick={({ id, name }) =>
              append({ productId: id, name, tier: 'unit', quantity: '1', targetPrice: '' })
            }
          />
          <TextField
            control={control}
            name="notes"
            label={text('wish')}
            hint={text('wishHint')}
            rows={4}
          />
        </FormShell>
      </Card>
    </Page>
  );
}
