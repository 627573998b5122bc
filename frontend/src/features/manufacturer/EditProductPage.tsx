import Card from '@mui/material/Card';
import { useNavigate, useParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { isProblem } from '@/api/problem';
import { ErrorState, LinesSkeleton, NotFoundPage } from '@/components/feedback';
import { FormShell, useZodForm } from '@/components/form';
import { Page } from '@/components/page/Page';
import { useToast } from '@/components/toaster';
import { paths } from '@/lib/paths';
import { ProductFields } from './ProductFields';
import { productInput, productRequest, productSchema, type ProductValues } from './productForm';
import { useText } from './productMessages';
import { useInvalidToast } from './useInvalidToast';

function EditForm({ product }: { product: ProductResponse }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const onInvalid = useInvalidToast();
  const form = useZodForm(productSchema, productInput(product));
  const [update, { isLoading, error }] = api.useUpdateProductMutation();
  const leave = () => navigate(paths.manufacturer.products);

  const submit = async (values: ProductValues) => {
    const answer = await update({ id: product.id, productRequest: productRequest(values) });
    if (answer.error) return;
    toast.success(text('updated'), text('updatedText', { name: values.name }));
    await leave();
  };

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <FormShell
        form={form}
        onSubmit={submit}
        onInvalid={onInvalid}
        onCancel={() => void leave()}
        loading={isLoading}
        error={error}
        failure={{ title: text('updateFailed'), text: text('tryAgain') }}
        submitLabel={text('save')}
        loadingLabel={text('saving')}
        guardUnsaved
      >
        <ProductFields control={form.control} />
      </FormShell>
    </Card>
  );
}

/** One product to change. What others changed meanwhile is loaded first. */
export default function EditProductPage() {
  const text = useText();
  const id = Number(useParams().productId);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = api.useGetProductQuery(
    { id },
    { skip: !isNumber, refetchOnMountOrArgChange: true },
  );
  if (!isNumber || (isProblem(error) && error.status === 404)) return <NotFoundPage />;
  const product = data?.id === id ? data : undefined;
  const title = product ? text('editTitle', { name: product.name }) : text('edit');
  return (
    <Page
      title={title}
      width="md"
      crumbs={[{ label: text('title'), to: paths.manufacturer.products }, { label: title }]}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !product && <LinesSkeleton count={8} height={56} />}
      {!error && product && <EditForm key={product.updatedAt} product={product} />}
    </Page>
  );
}
