import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { ProductResponse } from '@/api/generated';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { useToast } from '@/ui/toaster';
import { paths } from '@/lib/paths';
import { AddPanel } from './AddPanel';
import { CountLines } from './CountLines';
import { CountSheet } from './CountSheet';
import { countOne, keyOf, removeLine, setCounted, type DraftLine } from './draft';
import { useText } from './messages';
import { PostBar } from './PostBar';
import { useAddProducts } from './useAddProducts';
import { useCountKeys } from './useCountKeys';
import { useDraft } from './useDraft';

/** Counting a shelf: what to count, the figures, and posting their differences as adjustments. */
export default function NewCountPage() {
  const text = useText();
  const toast = useToast();
  const { draft, change, discard } = useDraft();
  const { addProduct, addCategory, addCode, isBusy } = useAddProducts(change, draft);
  const [eachScan, setEachScan] = useState(false);
  const onRemove = (key: string) => change((current) => removeLine(current, key));
  const { list, scan, onKeyDown, focusLine } = useCountKeys(onRemove);

  const showFirst = ([first]: DraftLine[]) => {
    if (first) focusLine(keyOf(first));
  };
  const onProduct = async (product: ProductResponse) =>
    showFirst((await addProduct(product)) ?? []);
  const onCode = async (code: string) => {
    const lines = await addCode(code);
    const [first, ...others] = lines ?? [];
    if (!first) {
      if (lines) toast.error(text('scanUnknown', { code }));
      return;
    }
    if (eachScan && others.length === 0) change((current) => countOne(current, keyOf(first)));
    else showFirst([first]);
    if (eachScan && others.length > 0) toast.error(text('eachScanMany', { name: first.name }));
  };

  return (
    <>
      <Box data-print="no">
        <Page
          title={text('newCount')}
          description={text('newText')}
          crumbs={[{ label: text('title'), to: paths.stock.counts }, { label: text('newCount') }]}
          action={
            draft.lines.length > 0 && (
              <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
                {text('printSheet')}
              </Button>
            )
          }
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <AddPanel
              inputRef={scan}
              onCode={(code) => void onCode(code)}
              onProduct={(product) => void onProduct(product)}
              onCategory={(category) => void addCategory(category)}
              busy={isBusy}
              eachScan={eachScan}
              onEachScan={setEachScan}
              isBlind={draft.isBlind === true}
              onBlind={(isBlind) => change((current) => ({ ...current, isBlind }))}
            />
            {draft.lines.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<FactCheckIcon />}
                  title={text('empty')}
                  text={text('emptyText')}
                />
              </Card>
            ) : (
              // The keys of the figures inside of it; it takes none itself.
              // eslint-disable-next-line jsx-a11y/no-static-element-interactions
              <div ref={list} onKeyDown={onKeyDown}>
                <CountLines
                  lines={draft.lines}
                  isBlind={draft.isBlind === true}
                  onCounted={(key, typed) => change((current) => setCounted(current, key, typed))}
                  onRemove={onRemove}
                />
              </div>
            )}
            <PostBar draft={draft} change={change} discard={discard} />
          </Box>
        </Page>
      </Box>
      <CountSheet draft={draft} />
    </>
  );
}
