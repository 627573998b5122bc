import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { DealerStoreResponse } from '@/api/generated';
import { useConflict } from '@/ui/conflict';
import { LogoTile, Paragraphs } from '@/ui/data/LogoTile';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { FileField, readDataUrl, TextField, type FileRules } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useFocusOnceGone } from '@/lib/hooks/useFocusOnceGone';
import { HERO_GROUND } from '@/theme/focus';
import { text as say, useText } from './messages';

/** As the server has it. */
const LONGEST = 1000;
const FILES: FileRules = {
  types: ['png', 'jpg', 'jpeg', 'webp'],
  maxBytes: 5 * 1024 * 1024,
};

const lookSchema = z.object({
  about: z
    .string()
    .trim()
    .refine((typed) => [...typed].length <= LONGEST, say('aboutLong')),
  logo: z.instanceof(File).nullable(),
});
type LookValues = z.output<typeof lookSchema>;

/** The chosen file to look at, as soon as it is read. */
function usePicture(file: File | null): string | undefined {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    readDataUrl(file).then(
      (url) => isWanted && setRead({ file, url }),
      () => undefined, // saving says so
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return read?.file === file ? read?.url : undefined;
}

/** Only what differs from what the server has. */
async function changesOf(store: DealerStoreResponse, { about, logo }: LookValues) {
  return {
    ...(about === (store.about ?? '') ? {} : { about }),
    ...(logo ? { logo: await readDataUrl(logo) } : {}),
  };
}

/** The head of the store as its visitors see it. */
function Preview({ name, logo, about }: { name: string; logo: string | undefined; about: string }) {
  const text = useText();
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {text('preview')}
      </Typography>
      <Box
        role="group"
        aria-label={text('preview')}
        sx={{ ...HERO_GROUND, p: 2.5, borderRadius: 1 }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <LogoTile src={logo} size={72} />
          <Typography variant="h3" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Box>
        <Paragraphs text={about} />
      </Box>
    </Box>
  );
}

/** A store's logo and text, with what they look like. */
export function LookForm({ store }: { store: DealerStoreResponse }) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading, error }] = api.useUpdateDealerStoreMutation();
  const [isAsking, setAsking] = useState(false);
  // What the form began with: what arrives meanwhile is not what was seen.
  const [seen, setSeen] = useState(store);
  const edited = useConflict({ about: { label: text('about') } });
  const form = useZodForm(lookSchema, { about: store.about ?? '', logo: null });
  const { control } = form;
  const about = useWatch({ control, name: 'about' });
  const onRemoved = useFocusOnceGone(Boolean(seen.logoUrl), () => form.setFocus('logo'));
  const picture = usePicture(useWatch({ control, name: 'logo' }));

  const save = async (values: LookValues) => {
    const changes = await changesOf(seen, values).catch(() => undefined);
    if (!changes) {
      toast.error(text('unreadable'));
      return;
    }
    if (Object.keys(changes).length === 0) {
      toast.success(text('nothingChanged'));
      return;
    }
    const { data } = await edited.save(changes, seen, (body, expected) =>
      update({ id: store.id, updateDealerStoreRequest: { ...body, expected } }),
    );
    if (!data) return;
    setSeen(data);
    form.reset({ about: data.about ?? '', logo: null });
    toast.success(text('saved'), text('savedText'));
  };
  const removeLogo = async () => {
    const { data } = await update({ id: store.id, updateDealerStoreRequest: { logo: null } });
    setAsking(false);
    if (!data) return;
    onRemoved();
    // What is typed into the text meanwhile began with what was seen then.
    setSeen(({ about: before }) => ({ ...data, about: before ?? null }));
    toast.success(text('logoRemoved'));
  };

  return (
    <Card component="section" aria-label={text('look')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {text('look')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>
        {text('lookText')}
      </Typography>
      <FormShell
        form={form}
        onSubmit={save}
        loading={isLoading}
        error={edited.failure(error)}
        submitLabel={text('saveLook')}
        loadingLabel={text('saving')}
      >
        <FileField
          control={control}
          name="logo"
          label={text('logo')}
          hint={text('logoHint')}
          rules={FILES}
        />
        {seen.logoUrl && (
          <Box>
            <Button
              variant="outlined"
              color="error"
              disabled={isLoading}
              onClick={() => setAsking(true)}
            >
              {text('removeLogo')}
            </Button>
          </Box>
        )}
        <TextField
          control={control}
          name="about"
          label={text('about')}
          hint={text('aboutHint')}
          rows={5}
        />
        <Preview name={store.name} logo={picture ?? seen.logoUrl ?? undefined} about={about} />
        {edited.dialog}
      </FormShell>
      <ConfirmDialog
        open={isAsking}
        danger
        title={text('removeLogoTitle')}
        consequence={text('removeLogoText')}
        confirmLabel={text('removeLogo')}
        loading={isLoading}
        onConfirm={removeLogo}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
