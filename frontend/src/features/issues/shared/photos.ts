import type { FileRules } from '@/ui/fields';

const MB = 1024 * 1024;
/** What the server takes of a photo. */
const MOST_BYTES = 5 * MB;
/** Larger than any screen it is looked at on. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

/** Photos of an issue. What a phone's camera makes may be larger than what is sent: see `shrunk`. */
export const ISSUE_PHOTOS: FileRules = {
  types: ['png', 'jpg', 'jpeg', 'webp'],
  accept: 'image/*',
  maxBytes: 25 * MB,
  maxFiles: 8,
};

/** The size at which a picture of this size is sent. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** A photo that is too large for the server, drawn smaller; any other one as it is. */
export async function shrunk(photo: File): Promise<File> {
  if (photo.size <= MOST_BYTES || typeof createImageBitmap !== 'function') return photo;
  try {
    const picture = await createImageBitmap(photo);
    const canvas = Object.assign(
      document.createElement('canvas'),
      fitted(picture.width, picture.height),
    );
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', QUALITY),
    );
    return made
      ? new File([made], photo.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
      : photo;
  } catch {
    return photo; // the server says what is wrong with it
  }
}
