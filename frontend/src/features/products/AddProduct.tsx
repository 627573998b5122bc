import { api } from '@/api/enhance';
import type { ListProductsApiArg, ProductResponse } from '@/api/generated';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';

interface AddProductProps {
  label: string;
  placeholder: string;
  noOptions: string;
  /** Those that stand there already are not offered. */
  taken?: readonly number[];
  /** By default only what is on sale. */
  status?: Exclude<ListProductsApiArg['status'], undefined>;
  onPick: (product: ProductResponse) => void;
}

/** Finds a product to be put onto a list; empty again after each. */
export function AddProduct(props: AddProductProps) {
  const { label, placeholder, noOptions, taken = [], status = 'active', onPick } = props;
  const { asked, onSearch } = usePickerSearch();
  const found = api.useListProductsQuery({ ...asked, status });
  const products = (found.data?.items ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Picker
      label={label}
      placeholder={placeholder}
      noOptions={noOptions}
      value={null}
      options={products.map(({ id, name, sku }) => ({ id, label: name, hint: sku }))}
      loading={found.isFetching}
      onSearch={onSearch}
      onChange={(option) => {
        const product = products.find(({ id }) => id === option?.id);
        if (product) onPick(product);
      }}
      isEmptiedByChoice
    />
  );
}
