import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useId, type ReactNode } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { FormShell } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { isProblem } from '@/lib/server/problem';
import { ProductFields } from './ProductFields';
import type { ProductInput, ProductValues } from './productForm';
import { useText } from './productMessages';
import { isFormTab, tabOf, useProductTab, type FormTab, type ProductTab } from './productTabs';

const NEW_TABS: readonly ProductTab[] = ['basics', 'prices', 'stock', 'media'];
const ALL_TABS: readonly ProductTab[] = [
  'basics',
  'prices',
  'stock',
  'lots',
  'media',
  'priceHistory',
  'history',
];

/** What a product that exists has besides its form. */
export interface ProductParts {
  /** Its figures, below the fields about its stock. */
  stock: ReactNode;
  lots: ReactNode;
  /** Its compliance sheet, below its pictures. */
  media: ReactNode;
  priceHistory: ReactNode;
  history: ReactNode;
}

interface ProductFormProps {
  form: UseFormReturn<ProductInput, unknown, ProductValues>;
  /** What a failure of it says; the answer is shown on its fields. */
  onSubmit: (values: ProductValues) => Promise<unknown>;
  onClose: () => void;
  loading: boolean;
  error: unknown;
  words: { submit: string; loading: string; failed: string };
  parts?: ProductParts;
}

/** The refusal of a product form as the screens have it: name first, then category. */
function useInvalidToast() {
  const text = useText();
  const toast = useToast();
  return useCallback(
    ({ name, category }: FieldErrors<ProductInput>) =>
      toast.error(
        text('validationError'),
        name?.message ?? category?.message ?? text('checkFields'),
      ),
    [text, toast],
  );
}

/** How many wrong fields each tab has. */
function countWrong(form: ProductFormProps['form']) {
  const wrong = Object.keys(form.formState.errors).map(tabOf);
  return (tab: ProductTab) => wrong.filter((one) => one === tab).length;
}

/** One product on tabs: what is typed is one form on all of them, what is only read stands beside it. */
export function ProductForm(props: ProductFormProps) {
  const { form, onSubmit, onClose, loading, error, words, parts } = props;
  const text = useText();
  const id = useId();
  const sayInvalid = useInvalidToast();
  const tabs = parts ? ALL_TABS : NEW_TABS;
  const { tab, open, showWrong } = useProductTab(tabs);
  const wrongOn = countWrong(form);

  const submit = async (values: ProductValues) => {
    const failure = await onSubmit(values);
    if (isProblem(failure)) showWrong(Object.keys(failure.errors));
  };
  const panel = (name: ProductTab, content: ReactNode) => (
    <Box
      key={name}
      role="tabpanel"
      id={`${id}-${name}-panel`}
      aria-labelledby={`${id}-${name}`}
      sx={{
        display: tab === name ? 'grid' : 'none',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
      }}
    >
      {content}
    </Box>
  );
  const fields = (name: FormTab) =>
    panel(
      name,
      <>
        <ProductFields control={form.control} tab={name} />
        {name === 'stock' && parts?.stock}
        {name === 'media' && parts?.media}
      </>,
    );
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, wanted: ProductTab) => open(wanted)}
        aria-label={text('parts')}
        variant="scrollable"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            label={
              <span>
                {text(`tab.${name}`)}
                {wrongOn(name) > 0 && (
                  <Box component="span" sx={{ color: 'error.main', ml: 1 }}>
                    {text('wrong', { count: wrongOn(name) })}
                  </Box>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      <Card
        sx={{
          p: { xs: 2, sm: 3 },
          pb: { xs: 0, sm: 0 },
          overflow: 'visible',
          display: isFormTab(tab) ? 'block' : 'none',
        }}
      >
        <FormShell
          form={form}
          onSubmit={submit}
          onInvalid={(errors) => {
            showWrong(Object.keys(errors));
            sayInvalid(errors);
          }}
          onCancel={onClose}
          loading={loading}
          error={error}
          failure={{ title: words.failed, text: text('tryAgain') }}
          submitLabel={words.submit}
          loadingLabel={words.loading}
          stickyActions
        >
          {fields('basics')}
          {fields('prices')}
          {fields('stock')}
          {fields('media')}
        </FormShell>
      </Card>
      {parts && tab === 'lots' && panel('lots', parts.lots)}
      {parts && tab === 'priceHistory' && panel('priceHistory', parts.priceHistory)}
      {parts && tab === 'history' && panel('history', parts.history)}
    </>
  );
}
