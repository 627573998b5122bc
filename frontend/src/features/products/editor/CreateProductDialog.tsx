import { api } from '@/api/enhance';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { ProductFields } from './ProductFields';
import { EMPTY_PRODUCT, productRequest, productSchema, type ProductValues } from './productForm';
import { useText } from './productMessages';
import { useInvalidToast } from './useInvalidToast';

/** A new product; it is active at once. */
export function CreateProductDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const onInvalid = useInvalidToast();
  const form = useZodForm(productSchema, EMPTY_PRODUCT);
  const [create, { isLoading, error }] = api.useCreateProductMutation();

  const submit = async (values: ProductValues) => {
    const { sku, ...request } = productRequest(values);
    const answer = await create({
      productRequest: { ...request, ...(sku ? { sku } : {}), isActive: true },
    });
    if (!answer.data) return;
    toast.success(text('created'), text('createdText', { name: answer.data.name }));
    onClose();
  };

  return (
    <FormDialog
      open
      form={form}
      title={text('createTitle')}
      submitLabel={text('create')}
      loadingLabel={text('creating')}
      loading={isLoading}
      error={error}
      failure={{ title: text('createFailed'), text: text('tryAgain') }}
      maxWidth="md"
      guardUnsaved
      onSubmit={submit}
      onInvalid={onInvalid}
      onClose={onClose}
    >
      <ProductFields control={form.control} />
    </FormDialog>
  );
}
