import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/enhance';
import type { ProductDetailsResponse } from '@/api/generated';
import { isProblem } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { ProductFields } from './ProductFields';
import { PRODUCT_FIELDS } from './productConflict';
import { productInput, productRequest, productSchema, type ProductValues } from './productForm';
import { useText } from './productMessages';
import { useInvalidToast } from './useInvalidToast';

const NOT_FOUND = 404;

interface EditFormProps {
  product: ProductDetailsResponse;
  onClose: () => void;
}

function EditForm({ product, onClose }: EditFormProps) {
  const text = useText();
  const toast = useToast();
  const onInvalid = useInvalidToast();
  const form = useZodForm(productSchema, productInput(product));
  const [update, { isLoading, error }] = api.useUpdateProductMutation();
  const edited = useConflict(PRODUCT_FIELDS);

  const submit = async (values: ProductValues) => {
    const answer = await edited.save(productRequest(values), product, (request, expected) =>
      update({ id: product.id, productRequest: { ...request, expected } }),
    );
    if (!answer.data) return;
    toast.success(text('updated'), text('updatedText', { name: answer.data.name }));
    onClose();
  };

  return (
    <FormShell
      form={form}
      onSubmit={submit}
      onInvalid={onInvalid}
      onCancel={onClose}
      loading={isLoading}
      error={edited.failure(error)}
      failure={{ title: text('updateFailed'), text: text('tryAgain') }}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      guardUnsaved
      stickyActions
    >
      <ProductFields control={form.control} />
      {edited.dialog}
    </FormShell>
  );
}

/** The heading takes the focus, so that keyboards and screen readers are where the editor has opened. */
function EditorTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      ref={heading}
      variant="h3"
      component="h2"
      tabIndex={-1}
      sx={{ mb: 2.5, outline: 0, scrollMarginTop: 96, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/**
 * The product as it stood when the editor opened, freshly loaded. A newer version that arrives while somebody types
 * does not take what they typed.
 */
function useOpenedProduct(id: number) {
  const query = api.useGetProductQuery({ id }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const [opened, setOpened] = useState<ProductDetailsResponse>();
  if (data?.id === id && !isFetching && !error && opened?.id !== id) setOpened(data);
  return { product: opened?.id === id ? opened : undefined, error, refetch };
}

/** One product to change, above the list. What others changed meanwhile is loaded first. */
export function ProductEditor({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText();
  const { product, error, refetch } = useOpenedProduct(id);
  const isGone = isProblem(error) && error.status === NOT_FOUND;
  const content = () => {
    if (isGone && !product)
      return (
        <EmptyState
          title={text('gone')}
          text={text('goneText')}
          action={<Button onClick={onClose}>{text('closeEditor')}</Button>}
        />
      );
    return (
      <QueryView
        query={{ data: product, error, refetch }}
        loading={<LinesSkeleton count={8} height={56} />}
      >
        {(opened) => <EditForm key={opened.id} product={opened} onClose={onClose} />}
      </QueryView>
    );
  };
  return (
    <Card
      component="section"
      aria-label={text('edit')}
      sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 0, sm: 0 }, mb: 4, overflow: 'visible' }}
    >
      <EditorTitle>
        {product ? text('editTitle', { name: product.name }) : text('edit')}
      </EditorTitle>
      <Box>{content()}</Box>
    </Card>
  );
}
