import { useState } from 'react';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { Picker } from '@/components/fields/Picker';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useText } from './quoteMessages';

const CHOICES = 20;

/** Finds a product to be added to a quotation; empty again after each. */
export function QuoteProductPicker({ onPick }: { onPick: (product: ProductResponse) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState(0);
  const q = useDebounced(typed.trim());
  const found = api.useListProductsQuery({
    limit: CHOICES,
    status: 'active',
    ...(q ? { q } : {}),
  });
  const products = found.data?.items ?? [];
  return (
    <Picker
      key={count}
      label={text('addLine')}
      placeholder={text('findProduct')}
      noOptions={text('noProduct')}
      value={null}
      options={products.map(({ id, name, sku }) => ({ id, label: name, hint: sku }))}
      loading={found.isFetching}
      onSearch={setTyped}
      onChange={(option) => {
        const product = products.find(({ id }) => id === option?.id);
        if (!product) return;
        onPick(product);
        setTyped('');
        setCount(count + 1);
      }}
    />
  );
}
