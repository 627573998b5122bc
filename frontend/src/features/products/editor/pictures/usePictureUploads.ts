import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/api/enhance';
import type { UploadMediaRequest } from '@/api/generated';
import { isProblem, problemText } from '@/lib/server/problem';
import { followUpload } from '@/lib/uploads';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import type { Picture } from './pictures';

const PATH = '/api/media';
const TOO_LARGE = 413;

/** The server's refusals are the ones of the form: by their sentence they get the same titles. */
function refusalOf(error: unknown, text: ReturnType<typeof useText>) {
  if (!isProblem(error)) return 'uploadFailed';
  if (error.status === TOO_LARGE || error.detail === text('tooLargeText')) return 'tooLarge';
  return error.detail === text('invalidTypeText') ? 'invalidType' : 'uploadFailed';
}

/** Sends files one after the other, so that each has its own progress; the first of the queue is on its way. */
export function usePictureUploads(onStored: (picture: Picture, file: File) => void) {
  const text = useText();
  const toast = useToast();
  const [queue, setQueue] = useState<readonly File[]>([]);
  const [share, setShare] = useState(0);
  const [upload] = api.useUploadMediaMutation();
  const current = queue[0];
  const tell = useRef(onStored);
  useEffect(() => {
    tell.current = onStored;
  });

  // Somebody has to follow before the call goes out.
  useEffect(() => followUpload(PATH, setShare), []);

  const fail = useCallback(
    (error: unknown) => {
      const refusal = refusalOf(error, text);
      toast.error(text(refusal), problemText(error, text(`${refusal}Text`)));
    },
    [text, toast],
  );

  useEffect(() => {
    if (!current) return undefined;
    setShare(0);
    let isGone = false;
    // The document describes the JSON form of the call; a file goes as multipart under the same name.
    const body = { file: current } as unknown as UploadMediaRequest;
    const call = upload({ uploadMediaRequest: body });
    void call.then(({ data, error }) => {
      if (isGone) return;
      if (data) tell.current(data, current);
      else fail(error);
      setQueue((files) => files.filter((file) => file !== current));
    });
    return () => {
      isGone = true;
      call.abort();
    };
  }, [current, fail, upload]);

  return {
    queue,
    share,
    add: (files: readonly File[]) => setQueue((waiting) => [...waiting, ...files]),
    cancel: (file: File) => setQueue((waiting) => waiting.filter((other) => other !== file)),
  };
}
