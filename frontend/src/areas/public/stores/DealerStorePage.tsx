import { useParams } from 'react-router-dom';
import type { ProductResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { NotFoundPage } from '@/ui/feedback';
import { useAddress } from '@/lib/hooks/useAddress';
import { idIn } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { OneDealerStore } from './OneDealerStore';
import { Store } from './Store';
import { StoreFigures, yourLine } from './StoreFigures';
import { dealerOf } from '@/lib/ids';

function DealersStore() {
  const text = useText();
  const card = (product: ProductResponse) => ({
    prices: (
      <StoreFigures
        figures={[
          [text('dealerPrice'), <Money key="price" amount={product.storePrice} />],
          [text('margin'), text('flexible')],
          ...yourLine(text('yourPrice'), product),
        ]}
      />
    ),
  });
  return (
    <Store
      title={text('dealerTitle')}
      banner={text('dealerBanner')}
      lead={text('dealerText')}
      login={paths.login.dealer}
      store="dealer"
      card={card}
    />
  );
}

/** The dealer whose store it is: the number at the end of the path, or `?dealer=` of older links. */
function useDealer(): number | null | undefined {
  const { params } = useAddress();
  const { store } = useParams();
  return store === undefined ? dealerOf(params) : idIn(store.split('-').at(-1)) || null;
}

/** The public store for dealers, or the store of one of them. */
export default function DealerStorePage() {
  const dealer = useDealer();
  if (dealer === null) return <NotFoundPage />;
  return dealer === undefined ? <DealersStore /> : <OneDealerStore key={dealer} id={dealer} />;
}
