/** A picture of the product form: stored already, so it has addresses. */
export interface Picture {
  imageUrl: string;
  thumbImageUrl: string;
}

/** What the server takes (product.md §5). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** 5 MB (specification 2 §9). */
export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_PICTURES = 10;

export type Refusal = 'invalidType' | 'tooLarge' | 'tooMany';

/** The files that may be sent beside so many pictures, and the first reason why others may not. */
export function sortOut(files: readonly File[], present: number) {
  const good: File[] = [];
  let refusal: Refusal | undefined;
  for (const file of files) {
    if (!PICTURE_TYPES.includes(file.type)) refusal ??= 'invalidType';
    else if (file.size > MOST_BYTES) refusal ??= 'tooLarge';
    else if (present + good.length >= MOST_PICTURES) refusal ??= 'tooMany';
    else good.push(file);
  }
  return { good, refusal };
}

/** The list with one entry at another place; places outside of the list change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const changed = [...list];
  if (to < 0 || to >= list.length) return changed;
  changed.splice(to, 0, ...changed.splice(from, 1));
  return changed;
}
