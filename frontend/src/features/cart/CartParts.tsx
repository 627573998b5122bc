import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CartGroupResponse } from '@/api/generated';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import type { SessionUser } from '@/access/user';
import { CartLineList, linesOfGroup, type PricedCart } from '@/components/cart';
import type { CartLine } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { CheckoutForm } from './CheckoutForm';
import { ClearCart } from './ClearCart';
import { useText } from './messages';
import { groupKey, StoreChoice } from './StoreChoice';
import { Summary } from './Summary';

/** Who sells the lines of a group: a dealer, or the company. */
function useStoreName() {
  const { data } = usePublicSettingsQuery();
  return ({ sellerName, sellerId }: Pick<CartGroupResponse, 'sellerName' | 'sellerId'>) =>
    sellerId ? (sellerName ?? '') : (data?.companyName ?? '');
}

interface LinesProps {
  lines: CartLine[];
  groups: readonly CartGroupResponse[];
}

/** The lines of the cart; where they are of several stores, each has a part of its own. */
export function CartParts({ lines, groups }: LinesProps) {
  const text = useText();
  const nameOf = useStoreName();
  const isOne = groups.length < 2 && !groups.some(({ sellerId }) => sellerId);
  const known = groups.flatMap((group) => linesOfGroup(lines, group));
  const unknown = lines.filter((line) => !known.includes(line));
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start', minWidth: 0 }}>
      {isOne ? (
        <CartLineList lines={lines} quoted={groups[0]?.lines ?? []} />
      ) : (
        <>
          {groups.map((group) => {
            const label = text(group.sellerId ? 'store' : 'company', { name: nameOf(group) });
            return (
              <Card
                key={groupKey(group)}
                component="section"
                aria-label={label}
                sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, boxShadow: 'none' }}
              >
                <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
                  {label}
                </Typography>
                <CartLineList lines={linesOfGroup(lines, group)} quoted={group.lines} />
              </Card>
            );
          })}
          {unknown.length > 0 && <CartLineList lines={unknown} />}
        </>
      )}
      <ClearCart count={lines.length} />
    </Card>
  );
}

function CutOff({ again }: { again: () => void }) {
  const text = useText();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={again}>
          {text('retry')}
        </Button>
      }
    >
      <AlertTitle>{text('cutOff')}</AlertTitle>
      {text('cutOffText')}
    </Alert>
  );
}

/** What the order comes to, and how it is placed; one store at a time. */
export function Checkout({ buyer, pricing }: { buyer: SessionUser; pricing: PricedCart }) {
  const text = useText();
  const nameOf = useStoreName();
  const [picked, setPicked] = useState('');
  const groups = pricing.cart?.groups ?? [];
  const group = groups.find((one) => groupKey(one) === picked) ?? groups[0];
  return (
    <>
      {pricing.isCutOff && <CutOff again={pricing.again} />}
      <StoreChoice
        groups={groups}
        nameOf={nameOf}
        value={group ? groupKey(group) : ''}
        onChange={setPicked}
      />
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {text('summary')}
      </Typography>
      <Summary group={group} isCurrent={pricing.isCurrent} />
      <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 2 }}>
        {text('checkout')}
      </Typography>
      <CheckoutForm buyer={buyer} group={group} pricing={pricing} />
      <Button component={Link} to={`${paths.buying.newQuote}?from=cart`} fullWidth sx={{ mt: 1.5 }}>
        {text('askForQuote')}
      </Button>
    </>
  );
}
