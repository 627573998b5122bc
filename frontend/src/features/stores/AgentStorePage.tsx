import type { ProductResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { Store } from './Store';
import { StoreFigures, yourLine } from './StoreFigures';

/** The published rate: what an agent earns for so much of a purchase. */
const RATE = { rate: formatMoney('0.50'), basis: formatMoney('14.00') };

/** The public store for agents: what customers pay, and what it earns. */
export default function AgentStorePage() {
  const text = useText();
  const card = (product: ProductResponse) => ({
    prices: (
      <StoreFigures
        figures={[
          [text('retail'), <Money key="price" amount={product.storePrice} />],
          [text('commission'), text('commissionRate', RATE)],
          ...yourLine(text('yourPrice'), product),
        ]}
      />
    ),
  });
  return (
    <Store
      title={text('agentTitle')}
      banner={text('agentBanner')}
      lead={text('agentText')}
      login={paths.login.agent}
      store="agent"
      card={card}
    />
  );
}
