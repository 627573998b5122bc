import type { ProductResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { Store } from './Store';
import { StoreFigures } from './StoreFigures';

/** The Dealer Price: the suggested minimum, else the wholesale price. Absent for people who may not see it. */
export function storePrice(product: ProductResponse): string | null | undefined {
  const { suggestedDealerMinPrice, wholesalerPrice, dealerPrice } = product;
  return dealerPrice ?? suggestedDealerMinPrice ?? wholesalerPrice;
}

/** The public store for dealers. */
export default function DealerStorePage() {
  const text = useText();
  const figures = (product: ProductResponse) => {
    const price = storePrice(product);
    return (
      <StoreFigures
        figures={[
          [
            text('dealerPrice'),
            price ? <Money key="price" amount={price} /> : text('dealerSignIn'),
          ],
          [text('margin'), text('flexible')],
        ]}
      />
    );
  };
  return (
    <Store
      title={text('dealerTitle')}
      banner={text('dealerBanner')}
      lead={text('dealerText')}
      login={paths.login.dealer}
      figures={figures}
    />
  );
}
