import { text } from '../messages';

export interface FileRules {
  /** Endings without dots: `['pdf', 'jpg', 'jpeg', 'png']`. */
  types: readonly string[];
  maxBytes: number;
  /** Most files of a field that takes several. */
  maxFiles?: number;
  /** What the browser offers, where that is more than the endings: `image/*` lets a phone take a photo. */
  accept?: string;
}

const MB = 1024 * 1024;

/** Registration documents. */
export const DOCUMENT_FILES: FileRules = {
  types: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10 * MB,
};
export const PHOTO_FILES: FileRules = {
  types: ['jpg', 'jpeg', 'png'],
  maxBytes: 10 * MB,
  maxFiles: 10,
};

export function formatBytes(bytes: number): string {
  return bytes >= MB ? `${+(bytes / MB).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}

/** A file as a `data:` URL, to look at or to send. */
export function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

function ending(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** What is wrong with the file, as a sentence; undefined when it may be sent. */
export function refuseFile(file: File, { types, maxBytes }: FileRules): string | undefined {
  const { name } = file;
  if (!types.includes(ending(name))) return text('wrongType', { name, types: types.join(', ') });
  if (file.size === 0) return text('emptyFile', { name });
  if (file.size > maxBytes) return text('tooLarge', { name, size: formatBytes(maxBytes) });
  return undefined;
}

/** What is wrong with so many files, as a sentence; undefined when they may be sent together. */
export function refuseCount(count: number, { maxFiles }: FileRules): string | undefined {
  if (maxFiles === undefined || count <= maxFiles) return undefined;
  return text('tooMany', { count: maxFiles });
}
