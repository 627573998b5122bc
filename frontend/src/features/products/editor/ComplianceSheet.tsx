import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import { api } from '@/api/enhance';
import { useFocusOnceGone } from '@/lib/hooks/useFocusOnceGone';
import { isProblem, problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { readDataUrl, type FileRules } from '@/ui/fields';
import { DropZone } from '@/ui/fields/DropZone';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { refuseFile } from '@/ui/fields/fileRules';
import { useToast } from '@/ui/toaster';
import { useText } from './productMessages';

/** As the server has it. */
const FILES: FileRules = { types: ['pdf'], maxBytes: 10 * 1024 * 1024 };

/** What the server says of the file, else of the call. */
const sentenceOf = (error: unknown, fallback: string) =>
  (isProblem(error) ? error.errors.file : undefined) ?? problemText(error, fallback);

/** The PDF that visitors download from the product's page. It is uploaded at once, not with the form around it. */
export function ComplianceSheet({ productId }: { productId: number }) {
  const text = useText();
  const toast = useToast();
  const { currentData: product } = api.useGetProductQuery({ id: productId });
  const [set, { isLoading }] = api.useSetComplianceSheetMutation();
  const [remove, { isLoading: isRemoving }] = api.useRemoveComplianceSheetMutation();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const url = product?.complianceSheetUrl;
  const input = useRef<HTMLInputElement>(null);
  const onRemoved = useFocusOnceGone(Boolean(url), () => input.current?.focus());

  const take = async ([file]: File[]) => {
    if (!file) return;
    const fault = refuseFile(file, FILES);
    setRefusal(fault);
    if (fault) return;
    const data = await readDataUrl(file).catch(() => undefined);
    if (data === undefined) {
      setRefusal(text('sheetUnreadable'));
      return;
    }
    const { error } = await set({ id: productId, setComplianceSheetRequest: { file: data } });
    if (error) setRefusal(sentenceOf(error, text('tryAgain')));
    else toast.success(text('sheetSaved'));
  };
  const removeSheet = async () => {
    const { error } = await remove({ id: productId });
    setAsking(false);
    if (error) {
      toast.error(text('updateFailed'), problemText(error, text('tryAgain')));
      return;
    }
    onRemoved();
    toast.success(text('sheetRemoved'));
  };

  return (
    <FieldGroup title={text('sheet')}>
      {url && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Link href={url} download>
            {text('sheetOpen')}
          </Link>
          <Button
            color="error"
            size="small"
            disabled={isLoading || isRemoving}
            onClick={() => setAsking(true)}
          >
            {text('sheetRemove')}
          </Button>
        </Box>
      )}
      <FieldFrame
        label={text('sheetFile')}
        hint={text(isLoading ? 'sheetUploading' : 'sheetHint')}
        error={refusal}
      >
        {({ id, describedBy }) => (
          <DropZone
            id={id}
            describedBy={describedBy}
            accept=".pdf,application/pdf"
            multiple={false}
            filled={Boolean(url)}
            invalid={refusal !== undefined}
            disabled={isLoading}
            inputRef={input}
            onFiles={(files) => void take(files)}
          />
        )}
      </FieldFrame>
      <ConfirmDialog
        open={isAsking}
        danger
        title={text('sheetRemoveTitle')}
        consequence={text('sheetRemoveText')}
        confirmLabel={text('sheetRemove')}
        loading={isRemoving}
        onConfirm={removeSheet}
        onClose={() => setAsking(false)}
      />
    </FieldGroup>
  );
}
