import { useAgentPlan } from '@/access/publicSettings';
import type { ProductResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { Store } from './Store';
import { StoreFigures, yourLine } from './StoreFigures';

/** The public store for agents: what customers pay, and what it earns. */
export default function AgentStorePage() {
  const text = useText();
  const plan = useAgentPlan();
  const rate = { rate: formatMoney(plan?.agentRate), basis: formatMoney(plan?.basisAmount) };
  const card = (product: ProductResponse) => ({
    prices: (
      <StoreFigures
        figures={[
          [text('retail'), <Money key="price" amount={product.storePrice} />],
          [text('commission'), text('commissionRate', rate)],
          ...yourLine(text('yourPrice'), product),
        ]}
      />
    ),
  });
  return (
    <Store
      title={text('agentTitle')}
      banner={text('agentBanner', rate)}
      lead={text('agentText', rate)}
      login={paths.login.agent}
      store="agent"
      card={card}
    />
  );
}
