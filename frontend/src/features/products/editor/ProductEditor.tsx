import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { ProductDetailsResponse } from '@/api/generated';
import { Presence } from '@/features/activity';
import { isNotFound } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { EmptyState, LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { useZodForm } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { ProductForm, type ProductParts } from './EditorTabs';
import { PRODUCT_FIELDS } from './productConflict';
import {
  EMPTY_PRODUCT,
  productInput,
  productRequest,
  productSchema,
  type ProductValues,
} from './productForm';
import { useTaxClasses } from './productLists';
import { useText } from './productMessages';
import { useProductList } from './productTabs';

interface EditFormProps {
  product: ProductDetailsResponse;
  parts: ProductParts;
  onClose: () => void;
  onDone: () => void;
  onReload: () => void;
}

function EditForm({ product, parts, onClose, onDone, onReload }: EditFormProps) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(productSchema, productInput(product));
  const [update, { isLoading, error }] = api.useUpdateProductMutation();
  const classes = useTaxClasses();
  const edited = useConflict({
    ...PRODUCT_FIELDS,
    taxClassId: {
      label: text('taxClass'),
      nothing: text('taxStandard'),
      show: (value) => classes.find(({ id }) => String(id) === value)?.name ?? value,
    },
  });

  const submit = async (values: ProductValues) => {
    const answer = await edited.save(productRequest(values), product, (request, expected) =>
      update({ id: product.id, productRequest: { ...request, expected } }),
    );
    if (!answer.data) return answer.error;
    toast.success(text('updated'), text('updatedText', { name: answer.data.name }));
    onDone();
    return undefined;
  };

  return (
    <>
      <Presence
        kind="product"
        id={product.id}
        onReload={onReload}
        isTyped={form.formState.isDirty}
      />
      <ProductForm
        form={form}
        onSubmit={submit}
        onClose={onClose}
        loading={isLoading}
        error={edited.failure(error)}
        words={{ submit: text('save'), loading: text('saving'), failed: text('updateFailed') }}
        parts={parts}
      />
      {edited.dialog}
    </>
  );
}

/**
 * The product as it stood when its page opened, freshly loaded. A newer version that arrives while somebody types
 * does not take what they typed.
 */
function useOpenedProduct(id: number) {
  const query = api.useGetProductQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const [opened, setOpened] = useState<ProductDetailsResponse>();
  if (data?.id === id && !isFetching && !error && opened?.id !== id) setOpened(data);
  /** Opens it once more, as it stands now. */
  const reopen = () => {
    void refetch();
    setOpened(undefined);
  };
  return { product: opened?.id === id ? opened : undefined, error, refetch, reopen };
}

interface ProductEditorProps {
  /** 0: the address names none. */
  id: number;
  parts: (product: ProductDetailsResponse) => ProductParts;
}

/** One product to change, with all that belongs to it. What others changed meanwhile is loaded first. */
export function ProductEditor({ id, parts }: ProductEditorProps) {
  const text = useText();
  const { list, close, done } = useProductList();
  const { product, error, refetch, reopen } = useOpenedProduct(id);
  if (id === 0) return <NotFoundPage />;
  const title = product ? text('editTitle', { name: product.name }) : text('edit');
  const content = () => {
    if (isNotFound(error) && !product)
      return (
        <EmptyState
          title={text('gone')}
          text={text('goneText')}
          action={<Button onClick={close}>{text('closeEditor')}</Button>}
        />
      );
    return (
      <QueryView
        query={{ data: product, error, refetch }}
        loading={<LinesSkeleton count={8} height={56} />}
      >
        {(opened) => (
          <EditForm
            key={opened.id}
            product={opened}
            parts={parts(opened)}
            onClose={close}
            onDone={done}
            onReload={reopen}
          />
        )}
      </QueryView>
    );
  };
  return (
    <Page
      title={title}
      crumbs={[{ label: text('title'), to: list }, { label: product?.name ?? text('edit') }]}
      description={
        product && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Status of="product" value={product.status} />
            {product.sku}
          </Box>
        )
      }
    >
      {content()}
    </Page>
  );
}

/** A new product; it is active at once. */
export default function NewProductPage() {
  const text = useText();
  const toast = useToast();
  const { list, close, done } = useProductList();
  const form = useZodForm(productSchema, EMPTY_PRODUCT);
  const [create, { isLoading, error }] = api.useCreateProductMutation();

  const submit = async (values: ProductValues) => {
    const { sku, ...request } = productRequest(values);
    const answer = await create({
      productRequest: { ...request, ...(sku ? { sku } : {}), isActive: true },
    });
    if (!answer.data) return answer.error;
    toast.success(text('created'), text('createdText', { name: answer.data.name }));
    done();
    return undefined;
  };
  return (
    <Page
      title={text('createTitle')}
      crumbs={[{ label: text('title'), to: list }, { label: text('createTitle') }]}
    >
      <ProductForm
        form={form}
        onSubmit={submit}
        onClose={close}
        loading={isLoading}
        error={error}
        words={{ submit: text('create'), loading: text('creating'), failed: text('createFailed') }}
      />
    </Page>
  );
}
