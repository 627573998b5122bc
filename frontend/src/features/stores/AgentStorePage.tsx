import type { ProductResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { Store } from './Store';
import { StoreFigures } from './StoreFigures';

/** The published rate: what an agent earns for so much of a purchase. */
const RATE = { rate: formatMoney('0.50'), basis: formatMoney('14.00') };

/** The public store for agents. */
export default function AgentStorePage() {
  const text = useText();
  const figures = ({ customerPrice, yourPrice }: ProductResponse) => {
    const price = customerPrice ?? yourPrice;
    return (
      <StoreFigures
        figures={[
          [text('retail'), price ? <Money key="price" amount={price} /> : text('agentSignIn')],
          [text('commission'), text('commissionRate', RATE)],
        ]}
      />
    );
  };
  return (
    <Store
      title={text('agentTitle')}
      banner={text('agentBanner')}
      lead={text('agentText')}
      login={paths.login.agent}
      figures={figures}
    />
  );
}
