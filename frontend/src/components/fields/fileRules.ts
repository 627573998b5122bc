import { text } from '../messages';

export interface FileRules {
  /** Endings without dots: `['pdf', 'jpg', 'jpeg', 'png']`. */
  types: readonly string[];
  maxBytes: number;
}

const MB = 1024 * 1024;

/** Registration documents. */
export const DOCUMENT_FILES: FileRules = {
  types: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10 * MB,
};
export const PHOTO_FILES: FileRules = { types: ['jpg', 'jpeg', 'png'], maxBytes: 10 * MB };
/** Pictures of products. */
export const PRODUCT_IMAGES: FileRules = {
  types: ['png', 'jpg', 'jpeg', 'webp', 'gif'],
  maxBytes: 5 * MB,
};

export function formatBytes(bytes: number): string {
  return bytes >= MB ? `${+(bytes / MB).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}

function ending(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** What is wrong with the file, as a sentence; undefined when it may be sent. */
export function refuseFile(file: File, { types, maxBytes }: FileRules): string | undefined {
  const { name } = file;
  if (!types.includes(ending(name))) return text('wrongType', { name, types: types.join(', ') });
  if (file.size > maxBytes) return text('tooLarge', { name, size: formatBytes(maxBytes) });
  return undefined;
}
