import { z } from 'zod';
import { api } from '@/api/enhance';
import { FileField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { ISSUE_PHOTOS, shrunk } from '@/features/issues/shared/photos';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

const schema = z.object({ photos: z.array(z.instanceof(File)).min(1, now('needPhoto')) });

interface AddPhotosDialogProps {
  issueId: number;
  /** How many more the issue takes. */
  room: number;
  onClose: () => void;
}

/** Adds pictures to an issue, from the camera or from what is there. */
export default function AddPhotosDialog({ issueId, room, onClose }: AddPhotosDialogProps) {
  const text = useText();
  const toast = useToast();
  const [add, { isLoading, error }] = api.useAddIssuePhotosMutation();
  const form = useZodForm(schema, { photos: [] });
  const submit = async ({ photos }: z.output<typeof schema>) => {
    const sent = await Promise.all(photos.map(shrunk));
    const { data } = await add({ id: issueId, issuePhotosForm: { photos: sent } });
    if (!data) return;
    toast.success(text('photosAdded'));
    onClose();
  };
  return (
    <FormDialog
      open
      title={text('addPhotosTitle', { id: issueId })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading || form.formState.isSubmitting}
      error={error}
      submitLabel={text('addPhotos')}
      loadingLabel={text('adding')}
      failure={{ title: text('photosFailed') }}
    >
      <FileField
        control={form.control}
        name="photos"
        label={text('photoField')}
        hint={text('photoHint', { count: room })}
        rules={{ ...ISSUE_PHOTOS, maxFiles: room }}
        multiple
        required
      />
    </FormDialog>
  );
}
